import type { Subject } from '../../subject';
import { appointmentAttention } from './data/appointment-attention';
import { remindDue } from './data/reminding';
import * as appointmentDependents from './data/appointment-dependents';
import { appointmentRules } from './panel/appointment-panel-rules';
import { appointmentFinder } from './data/find-appointments';

/** Appointments by start time, with everything by which the list is filtered and counted. */
const ORDER =
  'create index if not exists portal_appointments_order_idx on portal_appointments (starts_at, id, state, ends_at, member_id)';

export const appointment: Subject = {
  name: 'appointment',
  finders: [appointmentFinder],
  eraseMember: (strapi, { id }) => appointmentDependents.eraseMember(strapi, id),
  ownData: {
    tables: [
      {
        title: 'Appointments',
        table: 'portal_appointments',
        column: 'member_id',
        without: ['ask_key', 'changed_by', 'changed_by_id'],
      },
    ],
    except: {},
  },
  dependents: [appointmentDependents.belongings],
  showsFile: null,
  attention: appointmentAttention,
  sweeps: [],
  eachMinute: [
    {
      name: 'appointmentReminders',
      what: 'Appointment reminders',
      task: (strapi) => remindDue(strapi),
    },
  ],
  indexes: [ORDER],
  documents: [appointmentRules],
};
