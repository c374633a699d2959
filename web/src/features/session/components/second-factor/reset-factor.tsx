import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { useFocusKept } from '@/lib/focus/use-focus-kept';
import { Button } from '@/ui/button';
import { latePart } from '@/ui/late-part';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { useOpenedPart } from '@/ui/use-asked-part';
import { useCancelReset, useMemberFactor } from '../../api/own-factor';
import { useMe } from '../../api/sessions';

const useResetDialog = latePart(async () => (await import('./reset-dialog')).ResetDialog);

export interface ResetFactorProps {
  memberId: number;
  /** The member's name. */
  name: string;
}

/** What an admin can do for a member who has lost their second factor. Shows nothing for members without one. */
export function ResetFactor({ memberId, name }: ResetFactorProps) {
  const me = useMe();
  const { data } = useMemberFactor(memberId === me.id ? null : { id: memberId });
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { data: ResetDialog } = useOpenedPart(useResetDialog, isAsking, close);
  const box = useFocusKept<HTMLDivElement>(data);
  if (!data?.hasSecondFactor) return null;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {data.resetAt ? (
        <WaitingReset memberId={memberId} resetAt={data.resetAt} />
      ) : (
        <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Reset two-step sign-in
        </Button>
      )}
      {ResetDialog && (
        <ResetDialog open={isAsking} memberId={memberId} name={name} onClose={close} />
      )}
    </div>
  );
}

function WaitingReset({ memberId, resetAt }: { memberId: number; resetAt: string }) {
  const { trigger, isMutating } = useCancelReset();
  const cancel = async () => {
    try {
      await trigger({ id: memberId });
      toast.success('Reset canceled');
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <Notice
      tone="info"
      action={
        <Button variant="quiet" size="s" busy={isMutating} onClick={() => void cancel()}>
          Cancel the reset
        </Button>
      }
    >
      Two-step sign-in turns off on {formatDateTime(resetAt)}, or as soon as they confirm.
    </Notice>
  );
}
