import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useReopenAppointment } from '../api/appointments';

/** What an undone decision leaves: a request to answer, or the appointment. */
function undoneWords({ state, wish }: Appointment): string {
  if (wish) return APPOINTMENT_TEXTS.wishReopened;
  return state === 'requested' ? APPOINTMENT_TEXTS.requestReopened : APPOINTMENT_TEXTS.restored;
}

/** Undoes the office's last refusal or cancellation. */
export function useUndo() {
  const { trigger: reopen, isMutating } = useReopenAppointment();
  const undo = async (id: number) => {
    try {
      toast.success(undoneWords(await reopen({ id })));
    } catch (error) {
      toast.error(messageOf(error, APPOINTMENT_TEXTS.failed));
    }
  };
  return { undo, isUndoing: isMutating };
}
