import type { SecondFactor } from '@hearthside/contract/session/second-factor';
import { messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { useKeepFactor } from '../../api/own-factor';

/** Tells the member that an admin is resetting their second factor, and lets them refuse. */
export function KeepFactor({ reset }: { reset: NonNullable<SecondFactor['reset']> }) {
  const { trigger, isMutating } = useKeepFactor();
  const keep = async () => {
    try {
      toast.success((await trigger()).message);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <Notice
      tone="warn"
      title={`${reset.by} has asked to reset your two-step sign-in`}
      action={
        <Button size="s" busy={isMutating} busyLabel="One moment..." onClick={() => void keep()}>
          Keep it
        </Button>
      }
    >
      It turns off on {formatDateTime(reset.at)}. Reason given: {reset.reason}
    </Notice>
  );
}
