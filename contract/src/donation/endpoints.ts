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
  refundInput,
  giftCorrection,
  giftLine,
  giftInput,
  revision,
  statusInput,
  year,
} from './shapes';
import { calendarDate } from '../calendar-date';
import { endpoint, FILE_ANSWER } from '../endpoint';
import { idParams, pageQuery, pagination } from '../list';
import { text } from '../text';

const sorts = Object.keys(DONATION_SORTS) as [DonationSort, ...DonationSort[]];
/** The idempotency key. The same key again is the same request and gets the same answer. */
const key = text(64).min(8);

const listFilters = {
  search: pageQuery.search,
  status: donationStatus.optional(),
  /** The first and the last day on which they were given. */
  from: calendarDate('Please choose the day').optional(),
  to: calendarDate('Please choose the day').optional(),
  campaign: text(DONATION_LIMITS.reference).optional(),
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
    summary:
      'Export the filtered list of donations as CSV; the X-Rows header gives the number of rows',
    query: z.strictObject(listFilters),
    answer: FILE_ANSWER,
  }),
  totals: endpoint({
    method: 'GET',
    path: '/donations/totals',
    access: 'admin_payments',
    summary: 'The totals of a year, month by month; the current year if none is given',
    query: z.strictObject({ year: year.optional() }),
    answer: donationTotals,
  }),
  service: endpoint({
    method: 'GET',
    path: '/donations/service',
    access: 'admin_payments',
    summary: 'The state of the portal\u2019s connection to the donation service',
    answer: donationService,
  }),
  reconcile: endpoint({
    method: 'POST',
    path: '/donations/reconcile',
    access: 'admin_payments',
    summary: 'Fetch recent transactions now and add missing ones',
    answer: donationService,
  }),
  own: endpoint({
    method: 'GET',
    path: '/donations/mine',
    access: 'membership',
    summary: 'Your own completed gifts by year, for the statement',
    answer: z.object({
      years: z.array(z.object({ year: z.number(), amount: z.number(), count: z.number() })),
    }),
  }),
  ownStatement: endpoint({
    method: 'GET',
    path: '/donations/mine/:year',
    access: 'membership',
    summary: 'Your own statement for a year, to print',
    params: z.strictObject({ year }),
    answer: donorStatement,
  }),
  create: endpoint({
    method: 'POST',
    path: '/donations',
    access: 'admin_payments',
    summary:
      'Record a gift made by check, cash or transfer. Repeating a key records nothing new. A similar gift is a conflict that names it as `alike`, unless `another` is set',
    body: z.strictObject({ ...giftInput.shape, key, another: z.boolean().default(false) }),
    answer: donationDetail,
  }),
  importList: endpoint({
    method: 'POST',
    path: '/donations/import',
    access: 'admin_payments',
    summary: 'Check a CSV list of gifts, or record those of its lines that are valid and new',
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
    summary: 'One donation with its status changes',
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
    summary: 'Change a donation\u2019s status, with a reason',
    params: idParams,
    body: z.strictObject({ ...statusInput.shape, revision: revision.optional() }),
    answer: donationDetail,
  }),
  correct: endpoint({
    method: 'PATCH',
    path: '/donations/:id/gift',
    access: 'admin_payments',
    summary:
      'Correct what was typed of a gift that did not come through the donation service, and update totals and renewals. A similar gift is a conflict that names it as `alike`, unless `another` is set',
    params: idParams,
    body: z.strictObject({
      ...giftCorrection.shape,
      revision,
      another: z.boolean().default(false),
    }),
    answer: donationDetail,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/donations/:id/refunds',
    access: 'admin_payments',
    summary:
      'Record a refund of a completed gift that did not come through the donation service. A gift that is refunded in full is canceled',
    params: idParams,
    body: z.strictObject({ ...refundInput.shape, revision }),
    answer: donationDetail,
  }),
  removeRefund: endpoint({
    method: 'DELETE',
    path: '/donations/:id/refunds/:refundId',
    access: 'admin_payments',
    summary: 'Remove a refund that an admin recorded by mistake',
    params: z.strictObject({ ...idParams.shape, refundId: idParams.shape.id }),
    answer: donationDetail,
  }),
  nameDonor: endpoint({
    method: 'PATCH',
    path: '/donations/:id/donor',
    access: 'admin_payments',
    summary: 'Set a gift\u2019s member and campaign, and update renewals',
    params: idParams,
    body: z.strictObject({ ...donorInput.shape, revision: revision.optional() }),
    answer: donationDetail,
  }),
  putNewsAside: endpoint({
    method: 'PATCH',
    path: '/donations/news/:id',
    access: 'admin_payments',
    summary: 'Dismiss an unusable event, or undo that',
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
      'Receive an event from the donation service; every event with the right signature is answered with 200',
    body: z.looseObject({}),
    answer: z.object({ received: z.literal(true) }),
  }),
};
