import { listIndex } from '../../db/indexes';
import { services } from '../../services';
import type { Subject } from '../../subject';
import { donationDependents } from './domain/donation-dependents';
import { fillDonationWords } from './domain/fill-words';

const donations = (name: string, ...columns: string[]) =>
  listIndex('portal_donations', `portal_donations_${name}_idx`, ...columns);

export const donation: Subject = {
  name: 'donation',
  eraseMember: (strapi, { id }) => donationDependents(strapi).eraseMember(id),
  dependents: [(strapi, memberId) => donationDependents(strapi).belongings(memberId)],
  showsFile: null,
  sweeps: [],
  eachMinute: [
    {
      name: 'donationNews',
      what: 'News from the donation service',
      task: (strapi) => services(strapi).donation.processWebhookEvents(),
    },
  ],
  nightly: [
    {
      name: 'donationReconcile',
      at: '03:47',
      what: 'Comparing with the donation service',
      task: (strapi) => services(strapi).donation.reconcile(),
    },
  ],
  indexes: [
    ...['given_at', 'amount', 'name_key'].flatMap((column) => [
      donations(column, column),
      donations(`state_${column}`, 'payment_state', column),
    ]),
    donations('state', 'payment_state'),
  ],
  search: { name: 'donation', fill: fillDonationWords },
};
