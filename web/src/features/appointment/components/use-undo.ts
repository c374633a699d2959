import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useReopenAppointment } from '../api/appointments';

/** Undoes the office's last refusal or cancellation. */
export function useUndo() {
  const { trigger: reopen, isMutating } = useReopenAppointment();
  const undo = async (id: number) => {
    try {
      await reopen({ id });
      toast.success(APPOINTMENT_TEXTS.restored);
    } catch (error) {
      toast.error(messageOf(error, APPOINTMENT_TEXTS.failed));
    }
  };
  return { undo, isUndoing: isMutating };
}
