import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { messageOf } from '@/lib/api/api-error';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useWithdraw } from '../api/appointments';
import { shownWhen } from '../model/appointment-words';

export interface WithdrawDialogProps {
  /** The dialog is open while there is one. */
  appointment: Appointment | undefined;
  onClose: () => void;
}

/** Withdraws a request for an appointment, or a change request, after which the appointment stays as it was. */
export function WithdrawDialog({ appointment, onClose }: WithdrawDialogProps) {
  const { shown } = useSubject(appointment);
  const { trigger: withdraw } = useWithdraw();
  if (!shown) return null;
  const when = shownWhen(shown);
  const isRequest = shown.state === 'requested';
  return (
    <ConfirmDialog
      open={appointment !== undefined}
      onClose={onClose}
      title="Withdraw your request?"
      message={
        isRequest
          ? `The office won’t review your request for ${when} anymore. You can request another time whenever you like.`
          : `Your appointment stays as scheduled, on ${when}.`
      }
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      cancelLabel="Keep the request"
      errorText={(error) => messageOf(error, APPOINTMENT_TEXTS.failed)}
      onConfirm={async () => {
        await withdraw({ id: shown.id });
        toast.success(APPOINTMENT_TEXTS.withdrawn);
      }}
    />
  );
}
