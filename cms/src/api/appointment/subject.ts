import { services } from '../../services';
import type { Subject } from '../../subject';
import { appointmentBelongings } from './domain/appointment-belongings';
import { watchAppointments } from './domain/appointment-door';

/** Appointments by when they begin, with all that the list is narrowed and counted by. */
const ORDER =
  'create index if not exists portal_appointments_order_idx on portal_appointments (starts_at, id, state, ends_at, member_id)';

export const appointment: Subject = {
  name: 'appointment',
  eraseMember: (strapi, { id }) => appointmentBelongings(strapi).forgetMember(id),
  dependents: [(strapi, memberId) => appointmentBelongings(strapi).belongings(memberId)],
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
