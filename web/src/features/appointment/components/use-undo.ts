import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useReopenAppointment } from '../api/appointments';

/** What an undone decision leaves: the appointment that was canceled, or a request to answer. */
function undoneWords({ state }: Appointment, wasCanceled: boolean): string {
  if (wasCanceled) return APPOINTMENT_TEXTS.restored;
  return state === 'requested' ? APPOINTMENT_TEXTS.requestReopened : APPOINTMENT_TEXTS.wishReopened;
}

/** Undoes the office's last refusal or cancellation. */
export function useUndo() {
  const { trigger: reopen, isMutating } = useReopenAppointment();
  const undo = async (id: number, wasCanceled: boolean) => {
    try {
      toast.success(undoneWords(await reopen({ id }), wasCanceled));
    } catch (error) {
      toast.error(messageOf(error, APPOINTMENT_TEXTS.failed));
    }
  };
  return { undo, isUndoing: isMutating };
}
