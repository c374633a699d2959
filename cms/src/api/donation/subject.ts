import { listIndex } from '../../db/indexes';
import type { Subject } from '../../subject';
import { nameEarlierGifts } from './data/earlier-gifts';
import { checkServiceSignature } from './rules/webhook-signature';
import { givingAddressRules } from './panel/giving-address-rules';
import { donationAttention } from './data/donation-attention';
import { processWebhookEvents } from './data/webhook-processing';
import * as reconciling from './data/reconciling';
import { waitingWebhookEvents } from './data/waiting-webhook-events';
import * as donationDependents from './data/donation-dependents';
import { fillDonationWords } from './data/fill-words';
import { donationFinder } from './data/find-donations';

const donations = (name: string, ...columns: string[]) =>
  listIndex('portal_donations', `portal_donations_${name}_idx`, ...columns);

export const donation: Subject = {
  name: 'donation',
  finders: [donationFinder],
  eraseMember: (strapi, { id }) => donationDependents.eraseMember(strapi, id),
  ownData: {
    tables: [
      {
        title: 'Donations',
        table: 'portal_donations',
        column: 'member_id',
        // What the office noted, and who gave it if somebody else did, as in the member's own statement.
        without: [
          ...['name_key', 'once_key', 'gift_key', 'note', 'set_by_hand', 'donor_by_hand'],
          ...['donor_name', 'donor_email'],
        ],
      },
      {
        title: 'Donations: refunds',
        table: 'portal_donation_refunds',
        ...{ column: 'donation_ref', through: { table: 'portal_donations', column: 'member_id' } },
        without: ['is_by_hand'],
      },
      {
        title: 'Donations: status changes',
        table: 'portal_donation_changes',
        ...{ column: 'donation_ref', through: { table: 'portal_donations', column: 'member_id' } },
        // Who of the office did it and why is the office's (decision 089).
        without: ['by', 'reason'],
      },
    ],
    except: {},
  },
  dependents: [donationDependents.belongings],
  showsFile: null,
  onAddressConfirmed: nameEarlierGifts,
  attention: donationAttention,
  checkCaller: (ctx, endpoint) => {
    if (endpoint === 'webhook') checkServiceSignature(ctx);
  },
  sweeps: [],
  documents: givingAddressRules,
  eachMinute: [
    {
      name: 'donationNews',
      what: 'Donation updates',
      task: (strapi) => processWebhookEvents(strapi),
    },
  ],
  backlog: waitingWebhookEvents,
  nightly: [
    {
      name: 'donationReconcile',
      at: '03:47',
      what: 'Donation reconciliation',
      task: (strapi) => reconciling.reconcile(strapi),
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
