/** What the search over the whole portal finds of gifts. */
import { DONATION_STATUSES } from '@hearthside/contract/donation/fields';
import { donationPages } from '@hearthside/contract/donation/pages';
import { shownMoney } from '@hearthside/contract/money';
import { shownDay } from '@hearthside/contract/shown-date';
import type { Finder } from '../../../subject';
import { list } from './donation-list';

export const donationFinder: Finder = {
  section: 'admin_payments',
  async find(strapi, _member, typed, limit) {
    const order = { sortBy: 'createdAt', sortOrder: 'desc' } as const;
    const { donations } = await list(strapi, { search: typed, page: 1, limit, ...order });
    return donations.map(({ id, donorName, amount, givenOn, status }) => ({
      title: donorName || 'Anonymous',
      line: `${shownMoney(amount)} · ${shownDay(givenOn)} · ${DONATION_STATUSES[status]}`,
      path: donationPages.detail(id),
    }));
  },
};
