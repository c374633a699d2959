import { ROLE_LABELS } from '@hearthside/contract/access';
import { TRUST_TEXTS } from '@hearthside/contract/trust/endpoints';
import type { UserListItem } from '@hearthside/contract/member/users';
import { useRef, useState } from 'react';
import { hasCode, messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { Avatar } from '@/ui/media/avatar';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { EmailText } from '@/ui/email-text';
import { toast } from '@/ui/toast/toast';
import { useAssign } from '../api/trusts';

export interface PersonToAssignProps {
  trustId: number;
  person: UserListItem['user'];
  /** Whether they are already in the trust. */
  assigned: boolean;
  /** Called with what just happened, for screen readers. */
  onTold: (text: string) => void;
}

/** A person in the results: a button that assigns them, or a note that they are assigned. */
export function PersonToAssign({ trustId, person, assigned, onTold }: PersonToAssignProps) {
  const { trigger, isMutating } = useAssign();
  const [justNow, setJustNow] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const name = fullName(person);

  const assign = async () => {
    try {
      await trigger({ userId: person.id, trustId });
      // The pressed button disappears, so the focus moves to the row.
      row.current?.focus({ preventScroll: true });
      setJustNow(true);
      onTold(`${name}: ${TRUST_TEXTS.assigned}`);
      toast.success(TRUST_TEXTS.assigned, name);
    } catch (error) {
      // The button leaves once the trust is here as it is now.
      if (hasCode(error, 'ALREADY_EXISTS')) row.current?.focus({ preventScroll: true });
      const reason = messageOf(error, TRUST_TEXTS.assignFailed);
      onTold(`${name}: ${reason}`);
      toast.error(reason);
    }
  };
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 outline-none"
    >
      <Avatar name={name} src={person.profilePicture} />
      <div className="min-w-0 flex-1 basis-32">
        <p dir="auto" className="font-[560] wrap-anywhere">
          {name}
        </p>
        <p className="text-s text-ink-soft wrap-anywhere">
          {ROLE_LABELS[person.role].one} · {person.verified ? 'Verified' : 'Unverified'}
        </p>
        <p className="text-s text-ink-soft wrap-anywhere">
          <EmailText email={person.email} />
        </p>
      </div>
      {justNow ? (
        <Badge tone="good" className="ml-auto">
          Assigned
        </Badge>
      ) : assigned ? (
        <Badge className="ml-auto">Already assigned</Badge>
      ) : (
        <Button
          variant="quiet"
          size="s"
          busy={isMutating}
          busyLabel="Assigning..."
          aria-label={`Assign ${name}`}
          onClick={() => void assign()}
        >
          Assign
        </Button>
      )}
    </li>
  );
}
