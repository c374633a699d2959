import { ROLE_LABELS } from '@hearthside/contract/access';
import type { ReviewedMember } from '@hearthside/contract/form/review';
import { USER_TEXTS } from '@hearthside/contract/member/users';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useVerifySender } from '../../review/api/responses';
import { DECISION_KEY } from './use-queue-keys';

export interface QueueNewcomerProps {
  member: ReviewedMember;
  onVerified: () => void;
}

/** Verifies a member who has sent nothing that is reviewed. Asks before, because nothing speaks for them. */
export function QueueNewcomer({ member: { user }, onVerified }: QueueNewcomerProps) {
  const [asking, setAsking] = useState(false);
  const verify = useVerifySender();
  const name = fullName(user);
  if (user.verified) return <p className="text-s text-ink-soft">User Verified</p>;
  return (
    <>
      <Button
        icon={<BadgeCheck size={18} aria-hidden />}
        aria-haspopup="dialog"
        aria-keyshortcuts={DECISION_KEY}
        onClick={() => setAsking(true)}
        className="max-sm:grow"
      >
        Verify User
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Verify ${name}?`}
        message={`They have sent no form that was reviewed. Once verified they get everything that a member with the role ${ROLE_LABELS[user.role].one} may see and do.`}
        confirmLabel="Verify User"
        busyLabel="Verifying..."
        onConfirm={async () => {
          await verify({ id: user.id, name }, true);
          onVerified();
        }}
        errorText={(error) => messageOf(error, USER_TEXTS.verifyFailed)}
      />
    </>
  );
}
