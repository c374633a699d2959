import { latePart } from '@/ui/late-part';
import { lazyPage } from '@/lib/lazy-page';

export { useHasAppointments } from './api/use-has-appointments';
export type { Asking } from './components/ask-dialog';
export { appointmentPath } from './model/appointments-query';

/** The dialog that asks for an appointment. It comes late: the shell knows this feature, and needs no form. */
export const useAskDialog = latePart(
  async () => (await import('./components/ask-dialog')).AskDialog,
);

/** One's own appointments, or for the office everybody's; with `?appointmentId=` one of them. */
export const AppointmentsPage = lazyPage(
  () => import('./components/appointments-page'),
  'AppointmentsPage',
);
