import type { Section } from '../section';
import { appointmentPages } from './pages';

export const appointmentSections = [
  {
    id: 'appointments',
    label: 'Appointments',
    group: 'start',
    line: 'See and request appointments with the office',
    path: appointmentPages.list,
    permission: 'appointments',
  },
] as const satisfies readonly Section[];
