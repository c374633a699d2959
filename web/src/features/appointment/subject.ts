import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** One's own appointments, or for the office everybody's; with `?appointmentId=` one of them. */
const AppointmentsPage = lazyPage(
  () => import('./components/appointments-page'),
  'AppointmentsPage',
);

export const appointment = feature({
  sections: { appointments: { phoneRank: 9 } },
  routes: {
    appointments: [{ path: 'appointments', Component: AppointmentsPage }],
  },
});
