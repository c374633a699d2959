import type { Section } from '../section';
import { donationPages } from './pages';

export const donationSections = [
  {
    id: 'admin_payments',
    label: 'Donation Payments',
    group: 'money',
    line: 'Gifts month by month, and each gift’s status',
    path: donationPages.list,
    permission: 'admin_payments',
  },
] as const satisfies readonly Section[];
