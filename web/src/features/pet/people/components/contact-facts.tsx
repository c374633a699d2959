import type { CareTeamMember } from '@hearthside/contract/pet/care';
import { UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { typedPhone } from '@hearthside/contract/pet/phone';
import { PhoneLink } from '@/features/member';
import { fullName } from '@/lib/full-name';
import { Avatar } from '@/ui/media/avatar';
import { VisibilityMark } from './linked-line';

type ContactWords = Pick<
  CareTeamMember,
  'member' | 'firstName' | 'lastName' | 'phoneNumber' | 'address'
>;

export interface ContactFactsProps {
  contact: ContactWords | undefined;
  /** Their role for the pet, as a label. */
  role: string;
  petName: string;
  /** Shown if nobody has the role. */
  empty: string;
  /** What can be done with them, such as a button to write to them. */
  action?: ReactNode;
}

/** A contact of a pet, read-only: name, phone, address, and whether they can see the pet. */
export function ContactFacts({ contact, role, petName, empty, action }: ContactFactsProps) {
  if (!contact) {
    return (
      <div className="flex items-center gap-3">
        <span className="grid size-10.5 shrink-0 place-items-center rounded-full border border-dashed border-line-strong text-ink-faint">
          <UserRoundPlus size={19} aria-hidden />
        </span>
        <div className="min-w-0">
          <p className="text-s text-ink-soft">{role}</p>
          <p className="text-ink-faint">{empty}</p>
        </div>
      </div>
    );
  }
  const { member, phoneNumber, address } = contact;
  const name = fullName(contact);
  const linked = member && fullName(member);
  return (
    <div className="flex items-start gap-3">
      <Avatar name={linked || name} src={member?.profilePicture} className="mt-1" />
      {/* Next to the words, or below them where a phone is narrow. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p className="flex flex-wrap items-center gap-x-3 text-s text-ink-soft">
            {role}
            {member && <VisibilityMark petName={petName} />}
          </p>
          <p dir="auto" className="font-[560] wrap-anywhere">
            {name || 'No name given'}
          </p>
          {phoneNumber && (
            <p className="my-0.5">
              <PhoneLink phone={typedPhone(phoneNumber)} />
            </p>
          )}
          {address && (
            <p dir="auto" className="text-s wrap-anywhere text-ink-soft">
              {address}
            </p>
          )}
        </div>
        {action}
      </div>
    </div>
  );
}
