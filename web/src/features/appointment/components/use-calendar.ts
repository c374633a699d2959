import { messageOf } from '@/lib/api-error';
import { saveFile } from '@/lib/download-save';
import { toast } from '@/ui/toast';
import type { Appointment } from '@hearthside/contract/appointment-endpoints';
import { useAppointmentChanges } from '../api/use-appointment-changes';

/** Saves a confirmed appointment as a file for one's own calendar. */
export function useCalendar() {
  const { calendar } = useAppointmentChanges();
  return async ({ id, date }: Appointment) => {
    try {
      saveFile(await calendar(id), `appointment-${date}.ics`);
    } catch (error) {
      toast.error(messageOf(error, 'The calendar file could not be fetched'));
    }
  };
}
