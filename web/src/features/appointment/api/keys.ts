import type { AppointmentView } from '@hearthside/contract/appointment-endpoints';

/** A page of appointments, and which of them. */
export interface AppointmentsAsked {
  page: number;
  search: string;
  view: AppointmentView;
}

/** The appointments' keys in the data cache; `useInvalidate()('appointment')` asks again for all of them. */
export const appointmentKeys = {
  list: (asked: AppointmentsAsked) => ['appointment', 'list', asked] as const,
  detail: (id: number) => ['appointment', 'detail', id] as const,
  state: ['appointment', 'state'] as const,
};
