import { lazyPage } from '@/lib/lazy-page';

/** Donations for admins: the list, the totals of a year, and how the donation service does. */
export const PaymentsPage = lazyPage(() => import('./components/payments-page'), 'PaymentsPage');
/** One's own statement of a year. */
export const OwnStatementPage = lazyPage(
  () => import('./components/own-statement-page'),
  'OwnStatementPage',
);
/** The statement of a gift's donor, for admins. */
export const DonorStatementPage = lazyPage(
  () => import('./components/donor-statement-page'),
  'DonorStatementPage',
);
