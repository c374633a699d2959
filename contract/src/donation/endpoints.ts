import { z } from 'zod';
import { DONATION_LIMITS, DONATION_SORTS, type DonationSort } from './fields';
import {
  donation,
  donationDetail,
  donationService,
  donationStatus,
  donationTotals,
  donorStatement,
  donorInput,
  giftLine,
  giftInput,
  revision,
  statusInput,
  year,
} from './shapes';
import { endpoint, FILE_ANSWER } from '../endpoint';
import { idParams, pageQuery, pagination } from '../list';
import { text } from '../text';

const sorts = Object.keys(DONATION_SORTS) as [DonationSort, ...DonationSort[]];
/** The idempotency key. The same key again is the same request and gets the same answer. */
const key = text(64).min(8);

const listFilters = {
  search: pageQuery.search,
  status: donationStatus.optional(),
  sortBy: z.enum(sorts).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
};

export const donationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/donations',
    access: 'admin_payments',
    summary: 'Donations, a page at a time',
    query: z.strictObject({ page: pageQuery.page, limit: pageQuery.limit, ...listFilters }),
    answer: z.object({ donations: z.array(donation), pagination }),
  }),
  exportList: endpoint({
    method: 'GET',
    path: '/donations/export',
    access: 'admin_payments',
    summary: 'The filtered list of donations as CSV; the header X-Rows tells how many rows follow',
    query: z.strictObject(listFilters),
    answer: FILE_ANSWER,
  }),
  totals: endpoint({
    method: 'GET',
    path: '/donations/totals',
    access: 'admin_payments',
    summary: 'What was given in a year, month by month; the current year where none is named',
    query: z.strictObject({ year: year.optional() }),
    answer: donationTotals,
  }),
  service: endpoint({
    method: 'GET',
    path: '/donations/service',
    access: 'admin_payments',
    summary: 'How the portal stands with the donation service',
    answer: donationService,
  }),
  reconcile: endpoint({
    method: 'POST',
    path: '/donations/reconcile',
    access: 'admin_payments',
    summary: 'Ask the donation service for recent transactions now, and mend what is missing',
    answer: donationService,
  }),
  own: endpoint({
    method: 'GET',
    path: '/donations/mine',
    access: 'membership',
    summary: 'One\u2019s own completed gifts by year, for the statement',
    answer: z.object({
      years: z.array(z.object({ year: z.number(), amount: z.number(), count: z.number() })),
    }),
  }),
  ownStatement: endpoint({
    method: 'GET',
    path: '/donations/mine/:year',
    access: 'membership',
    summary: 'One\u2019s own statement of a year, to print',
    params: z.strictObject({ year }),
    answer: donorStatement,
  }),
  create: endpoint({
    method: 'POST',
    path: '/donations',
    access: 'admin_payments',
    summary:
      'Record a gift that came by check, cash or transfer; the same key twice records one. One like it that is there is a conflict, whose details name it as `alike`, unless this is said to be `another`',
    body: z.strictObject({ ...giftInput.shape, key, another: z.boolean().default(false) }),
    answer: donationDetail,
  }),
  importList: endpoint({
    method: 'POST',
    path: '/donations/import',
    access: 'admin_payments',
    summary: 'Check a CSV list of gifts, or record those of its lines that are good and new',
    body: z.strictObject({
      csv: z
        .string()
        .min(1, 'Please choose a file')
        .max(DONATION_LIMITS.csv, 'The list is too long'),
      record: z.boolean(),
    }),
    answer: z.object({ lines: z.array(giftLine), added: z.number() }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/donations/:id',
    access: 'admin_payments',
    summary: 'One donation with the changes of its status',
    params: idParams,
    answer: donationDetail,
  }),
  statement: endpoint({
    method: 'GET',
    path: '/donations/:id/statement',
    access: 'admin_payments',
    summary: 'The statement of this gift\u2019s donor for a year, to print',
    params: idParams,
    query: z.strictObject({ year }),
    answer: donorStatement,
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/donations/:id',
    access: 'admin_payments',
    summary: 'Give a donation another status, and say why',
    params: idParams,
    body: z.strictObject({ ...statusInput.shape, revision: revision.optional() }),
    answer: donationDetail,
  }),
  nameDonor: endpoint({
    method: 'PATCH',
    path: '/donations/:id/donor',
    access: 'admin_payments',
    summary: 'Say whose gift it is and which campaign it is for; what follows for renewals is done',
    params: idParams,
    body: z.strictObject({ ...donorInput.shape, revision: revision.optional() }),
    answer: donationDetail,
  }),
  putNewsAside: endpoint({
    method: 'PATCH',
    path: '/donations/news/:id',
    access: 'admin_payments',
    summary: 'Put news that can\u2019t be used aside, or back among those to look at',
    params: idParams,
    body: z.strictObject({ aside: z.boolean() }),
    answer: donationService,
  }),
  /** specification/donation.md, Givebutter: the header `Signature` contains the webhook's signing secret itself. */
  webhook: endpoint({
    method: 'POST',
    path: '/webhooks/givebutter',
    access: 'public',
    maxJson: 256 * 1024,
    summary:
      'News from the donation service; every event with the right signature is answered with 200',
    body: z.looseObject({}),
    answer: z.object({ received: z.literal(true) }),
  }),
};
