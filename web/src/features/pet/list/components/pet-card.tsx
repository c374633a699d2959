import type { PetListItem } from '@hearthside/contract/pet/endpoints';
import { petPages } from '@hearthside/contract/pet/pages';
import { ArrowRight, Landmark, ShieldCheck, Trash2, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { fullName } from '@/lib/full-name';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { EmailText } from '@/ui/email-text';
import { RowMenu, type MenuEntry } from '@/ui/dialogs/menu';
import { type PetPageState } from '../../model/pet-link';
import { kindLine, warningsOf } from '../../model/pet-words';
import { PetPicture } from '@/kit/pet-picture/pet-picture';

export interface PetCardProps {
  pet: PetListItem;
  /** The query of the card's list, for the way back. */
  list: string;
  /** Set if the list is sorted by email. */
  withEmail?: boolean;
  onDelete: (pet: PetListItem) => void;
  onAssign?: (pet: PetListItem) => void;
}

/** One pet in the list. The link 'View profile' covers the whole card. */
export function PetCard({ pet, list, withEmail, onDelete, onAssign }: PetCardProps) {
  const owner = fullName({ firstName: pet.ownerFirstName, lastName: pet.ownerLastName });
  const email = withEmail ? pet.ownerEmail : '';
  const warnings = warningsOf(pet);
  const items = actions({ pet, onDelete, onAssign });
  const state: PetPageState = { list };
  return (
    <Card
      as="li"
      flush
      className="relative flex flex-col overflow-visible! transition-[border-color,box-shadow] duration-150 hover:border-line-control hover:shadow-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-brand"
    >
      <div className="flex items-start gap-4 p-4">
        <PetPicture pet={pet} size="l" className="rounded-m!" />
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 dir="auto" className="text-l leading-snug wrap-anywhere">
            {pet.name}
          </h2>
          <p dir="auto" className="text-s wrap-anywhere">
            {kindLine(pet)}
          </p>
          {(owner || email) && (
            <p className="flex items-start gap-1.5 text-s text-ink-soft">
              <span className="flex h-lh shrink-0 items-center">
                <UserRound size={16} aria-hidden />
              </span>
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">Owner: </span>
                {owner}
                {email && (
                  <span className="block">
                    <EmailText email={email} />
                  </span>
                )}
              </span>
            </p>
          )}
        </div>
      </div>
      {(pet.petTrust || warnings.length > 0) && (
        <div className="flex flex-wrap gap-1.5 px-4 pb-4">
          {pet.petTrust && (
            <Badge tone="brand" icon={<ShieldCheck size={15} aria-hidden />}>
              <span className="sr-only">Trust: </span>
              {pet.petTrust.name}
            </Badge>
          )}
          {warnings.map((warning) => (
            <Badge key={warning} tone="warn">
              {warning}
            </Badge>
          ))}
        </div>
      )}
      <div className="mx-4 mt-auto flex min-h-13 items-center justify-between border-t border-line">
        <Link
          to={petPages.detail(pet.id)}
          state={state}
          className="inline-flex min-h-11 items-center gap-1.5 font-[560] text-brand-strong outline-none after:absolute after:inset-0 after:rounded-m"
        >
          View profile <span className="sr-only">of {pet.name}</span>
          <ArrowRight size={18} aria-hidden />
        </Link>
        {items.length > 0 && <RowMenu name={pet.name} items={items} className="relative -mr-2.5" />}
      </div>
    </Card>
  );
}

function actions({
  pet,
  onDelete,
  onAssign,
}: Omit<PetCardProps, 'list' | 'withEmail'>): MenuEntry[] {
  const items: MenuEntry[] = [];
  // The owner may have been erased. Then there is nobody to assign.
  if (onAssign && pet.ownerId !== null) {
    items.push({
      label: 'Assign User to Trust',
      icon: <Landmark size={18} aria-hidden />,
      onOpen: () => onAssign(pet),
    });
  }
  if (pet.mayDelete) {
    items.push({
      label: 'Delete',
      icon: <Trash2 size={18} aria-hidden />,
      danger: true,
      divided: items.length > 0,
      onOpen: () => onDelete(pet),
    });
  }
  return items;
}
