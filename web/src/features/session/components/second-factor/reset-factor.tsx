import { REASON_MAX } from '@hearthside/contract/member/users';
import { useState, type FormEvent } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { Textarea } from '@/ui/fields/textarea';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { useCancelReset, useMemberFactor, useResetFactor } from '../../api/own-factor';
import { useMe } from '../../api/sessions';

export interface ResetFactorProps {
  memberId: number;
  /** The member's name. */
  name: string;
}

/** What an admin can do for a member who has lost their second factor. Shows nothing for members without one. */
export function ResetFactor({ memberId, name }: ResetFactorProps) {
  const me = useMe();
  const { data } = useMemberFactor(memberId === me.id ? null : { id: memberId });
  const [asking, setAsking] = useState(false);
  if (!data?.hasSecondFactor) return null;
  return (
    <>
      {data.resetAt ? (
        <WaitingReset memberId={memberId} resetAt={data.resetAt} />
      ) : (
        <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
          Reset two-step sign-in
        </Button>
      )}
      <ResetDialog open={asking} memberId={memberId} name={name} onClose={() => setAsking(false)} />
    </>
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
          Call it off
        </Button>
      }
    >
      Two-step sign-in is turned off on {formatDateTime(resetAt)}, or once they confirm it.
    </Notice>
  );
}

interface ResetDialogProps extends ResetFactorProps {
  open: boolean;
  onClose: () => void;
}

function ResetDialog({ open, memberId, name, onClose }: ResetDialogProps) {
  const { trigger } = useResetFactor();
  const [errors, setErrors] = useState<{ reason?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  const close = () => {
    setErrors({});
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (reason === '') return setErrors({ reason: 'Please give a reason' });
    setBusy(true);
    setErrors({});
    try {
      await trigger({ id: memberId, reason });
      toast.success(`${name} is told by mail.`);
      close();
    } catch (error) {
      const field = error instanceof ApiError ? error.details.reason : undefined;
      setErrors(field ? { reason: field } : { form: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      size="s"
      dismissable={!busy}
      title={`Reset ${name}’s two-step sign-in?`}
      description="For whoever has lost their phone, passkeys and recovery codes. They are told at once, and it takes effect after 24 hours, or as soon as they confirm by the link of the mail. They then sign in with their password and set it up again."
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" busy={busy} busyLabel="One moment...">
            Reset it
          </Button>
        </>
      }
    >
      <Field
        label="Reason"
        hint="The member is notified, and it is kept in the history."
        error={errors.reason}
      >
        <Textarea name="reason" rows={3} maxLength={REASON_MAX} />
      </Field>
      {errors.form && (
        <Notice tone="bad" live className="mt-3">
          {errors.form}
        </Notice>
      )}
    </Dialog>
  );
}
