import { services } from '../../services';
import type { Subject } from '../../subject';
import { appointmentDependents } from './domain/appointment-dependents';
import { watchAppointments } from './domain/appointment-panel-rules';

/** Appointments by when they begin, with all that the list is narrowed and counted by. */
const ORDER =
  'create index if not exists portal_appointments_order_idx on portal_appointments (starts_at, id, state, ends_at, member_id)';

export const appointment: Subject = {
  name: 'appointment',
  eraseMember: (strapi, { id }) => appointmentDependents(strapi).eraseMember(id),
  dependents: [(strapi, memberId) => appointmentDependents(strapi).belongings(memberId)],
  showsFile: null,
  sweeps: [],
  eachMinute: [
    {
      name: 'appointmentReminders',
      what: 'Reminders of appointments',
      task: (strapi) => services(strapi).appointment.remindDue(),
    },
  ],
  indexes: [ORDER],
  register: watchAppointments,
};
