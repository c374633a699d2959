import { donationPages } from '@hearthside/contract/donation/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** Donations for admins: the list, the totals of a year, and the state of the donation service. */
const PaymentsPage = lazyPage(() => import('./list/components/payments-page'), 'PaymentsPage');
/** The member's own statement for a year. */
const OwnStatementPage = lazyPage(
  () => import('./statement/components/own-statement-page'),
  'OwnStatementPage',
);
/** The statement for a gift's donor, for admins. */
const DonorStatementPage = lazyPage(
  () => import('./statement/components/donor-statement-page'),
  'DonorStatementPage',
);

export const donation = feature({
  sections: { admin_payments: { phoneRank: 17 } },
  routes: {
    membership: [{ path: donationPages.ownStatement(':year'), Component: OwnStatementPage }],
    admin_payments: [
      { path: donationPages.list, Component: PaymentsPage },
      { path: donationPages.statement(':id'), Component: DonorStatementPage },
    ],
  },
});
