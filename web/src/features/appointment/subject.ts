import { appointmentPages } from '@hearthside/contract/appointment/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** The member's own appointments. For the office, everybody's. With `?appointmentId=`, a single one. */
const AppointmentsPage = lazyPage(
  () => import('./components/appointments-page'),
  'AppointmentsPage',
);

export const appointment = feature({
  sections: { appointments: { phoneRank: 9 } },
  routes: {
    appointments: [{ path: appointmentPages.list, Component: AppointmentsPage }],
  },
});
