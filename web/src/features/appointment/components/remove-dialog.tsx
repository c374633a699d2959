import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { useRemoveAppointment } from '../api/appointments';
import { nameOf, shownWhen } from '../model/appointment-words';

export interface RemoveDialogProps {
  /** The dialog is open while there is one. */
  appointment: Appointment | undefined;
  onClose: () => void;
  onRemoved?: () => void;
}

/** Removes an appointment that was entered by mistake. This can't be undone. */
export function RemoveDialog({ appointment, onClose, onRemoved }: RemoveDialogProps) {
  const { shown } = useSubject(appointment);
  const { trigger: remove } = useRemoveAppointment();
  if (!shown) return null;
  const whose = `${nameOf(shown)} of ${fullName(shown.member)}`;
  return (
    <ConfirmDialog
      open={appointment !== undefined}
      onClose={onClose}
      title="Remove the appointment?"
      message={`${whose}, on ${shownWhen(shown)}, will be permanently removed. If it just isn’t taking place, cancel it instead. It then stays in the list with the reason.`}
      confirmLabel="Remove"
      busyLabel="Removing..."
      cancelLabel="Keep it"
      danger
      errorText={(error) => messageOf(error, 'The appointment could not be removed')}
      onConfirm={async () => {
        await remove({ id: shown.id });
        toast.success('Appointment removed');
        onRemoved?.();
      }}
    />
  );
}
