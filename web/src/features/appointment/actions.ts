import { can } from '@hearthside/contract/access';
import { appointmentPages } from '@hearthside/contract/appointment/pages';
import type { Action } from '@/lib/action';

export const ACTIONS: readonly Action[] = [
  {
    label: 'Add appointment',
    words: 'new meeting call intake',
    path: appointmentPages.list,
    opens: 'new_appointment',
    mayBegin: (me) => can(me, 'admin_appointments'),
  },
  {
    label: 'Ask for an appointment',
    words: 'new meeting call intake request',
    path: appointmentPages.list,
    opens: 'new_appointment',
    mayBegin: (me) => can(me, 'appointments') && !can(me, 'admin_appointments'),
  },
];
