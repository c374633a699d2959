import { ROLE_LABELS } from '@hearthside/contract/access';
import type { TrustDetail } from '@hearthside/contract/trust/endpoints';
import { useEffect } from 'react';
import { useSettings } from '@/features/settings';
import { messageOf } from '@/lib/api/api-error';
import { formatDate, formatToday } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { PrintSheet } from '@/ui/print-sheet';
import { toast } from '@/ui/toast/toast';
import { useWholeTrust } from '../api/use-whole-trust';
import { careWords, peopleCount, petCount } from '../model/trust-words';

export interface TrustSheetProps {
  trust: TrustDetail;
  onDone: () => void;
}

const COLUMNS = ['Name', 'Role', 'Verified', 'Email', 'Assigned on'];

/** A trust on paper, with its people and pets. */
export function TrustSheet({ trust: shown, onDone }: TrustSheetProps) {
  const { organisationName } = useSettings();
  const { data: trust, error } = useWholeTrust(shown);
  useEffect(() => {
    if (error === undefined) return;
    toast.error(messageOf(error, 'Failed to load the trust'));
    onDone();
  }, [error, onDone]);
  if (!trust) return null;
  return (
    <PrintSheet
      date={formatToday()}
      organization={organisationName}
      title={trust.name}
      onDone={onDone}
    >
      <p className="mb-4">
        Created {formatDate(trust.createdAt)} · {peopleCount(trust.people.length)} ·{' '}
        {petCount(trust.pets.length)}
      </p>
      {trust.people.length > 0 && (
        <table className="w-full border-collapse text-left text-xs">
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} className="border-b border-line-strong py-1.5 pr-3 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trust.people.map((person) => (
              <tr key={person.id} className="break-inside-avoid align-top">
                <th className={`${cell} font-semibold`}>{fullName(person)}</th>
                <td className={cell}>{ROLE_LABELS[person.role].one}</td>
                <td className={cell}>{person.verified ? 'Verified' : 'Unverified'}</td>
                <td className={`${cell} wrap-anywhere`}>{person.email}</td>
                <td className={`${cell} whitespace-nowrap`}>{formatDate(person.assignedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {trust.pets.length > 0 && (
        <>
          <h2 className="mt-6 mb-2">Pets</h2>
          <ul className="grid gap-1">
            {trust.pets.map((pet) => (
              <li key={pet.id} className="break-inside-avoid">
                <b>{pet.name}</b>, {pet.breed} · {pet.ownerFirstName} {pet.ownerLastName} ·{' '}
                {careWords(pet)}
              </li>
            ))}
          </ul>
        </>
      )}
    </PrintSheet>
  );
}

const cell = 'border-b border-line py-1.5 pr-3';
