import { ROLE_LABELS } from '@hearthside/contract/access';
import type { Unconfirmed } from '@hearthside/contract/member/waiting-room';
import type { ReactNode } from 'react';
import { fullName } from '@/lib/full-name';
import { EmailText } from '@/ui/email-text';

export interface WaitingPersonProps {
  person: Pick<Unconfirmed, 'firstName' | 'lastName' | 'email' | 'role'>;
  /** Replaces the plain name with a link. */
  name?: ReactNode;
  /** What they wait for, and since when. */
  children: ReactNode;
  actions: ReactNode;
}

/** Somebody who waits: who they are, what for, and what can be done. On a phone the buttons go below. */
export function WaitingPerson({ person, name, children, actions }: WaitingPersonProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name ?? fullName(person)}
        </p>
        <p className="text-s text-ink-soft">
          {ROLE_LABELS[person.role].one} · <EmailText email={person.email} />
        </p>
        <div className="mt-1 grid gap-0.5 text-s">{children}</div>
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </div>
  );
}
