import type { Section } from '../section';
import { membershipPages } from './pages';

export const membershipSections = [
  {
    id: 'membership',
    label: 'Membership',
    group: 'money',
    line: 'Membership benefits, how long yours lasts, and ways to give',
    path: membershipPages.plans,
    permission: 'membership',
  },
  {
    id: 'admin_memberships',
    label: 'Memberships',
    group: 'money',
    line: 'Everyone’s memberships, deadlines and reminders',
    path: membershipPages.list,
    permission: 'admin_memberships',
  },
] as const satisfies readonly Section[];
