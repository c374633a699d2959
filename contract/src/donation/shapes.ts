import { z } from 'zod';
import { calendarDate } from '../calendar-date';
import {
  DONATION_LIMITS,
  DONATION_SOURCES,
  DONATION_STATUSES,
  GIFT_METHODS,
  type DonationSource,
  type DonationStatus,
  type GiftMethod,
} from './fields';
import { id, wholeNumber } from '../list';
import { email, line } from '../member/person-fields';
import { cents } from '../money-shapes';
import { text } from '../text';

const statuses = Object.keys(DONATION_STATUSES) as [DonationStatus, ...DonationStatus[]];
const sources = Object.keys(DONATION_SOURCES) as [DonationSource, ...DonationSource[]];
const methods = Object.keys(GIFT_METHODS) as [GiftMethod, ...GiftMethod[]];
export const revision = text(64);
export const donationStatus = z.enum(statuses, { error: 'Please choose a status' });
export const year = wholeNumber(1900, 2199);

/** A row of the admin's list (part 2 §3). `amount` and `refunded` are in cents. */
export const donation = z.object({
  id: z.number(),
  donorName: z.string(),
  donorEmail: z.string(),
  /** The member who gave it, if known. */
  memberId: z.number().nullable(),
  amount: z.number(),
  /** How much of it was refunded. What it counts is lowered by that on the days of the refunds (ruling 33). */
  refunded: z.number(),
  isRecurring: z.boolean(),
  status: donationStatus,
  /** When it was given. */
  createdAt: z.string(),
  /**
   * The day it was given in the office's time zone. This is what is shown, and what months and years are counted by.
   */
  givenOn: z.string(),
  givebutterTransactionId: z.string().nullable(),
  source: z.enum(sources),
  method: z.string(),
  reference: z.string(),
  /** The membership deadline that it led to. Null if it moved none. */
  renewedUntil: z.string().nullable(),
  /** When it was last refunded. */
  refundedAt: z.string().nullable(),
  revision,
});
export type Donation = z.output<typeof donation>;

/**
 * A change: who, when, why. If `from` equals `to`, the status stayed: something was refunded, or the gift, its member or
 * its campaign was corrected.
 */
export const donationChange = z.object({
  at: z.string(),
  /** The person's name. Empty if the donation service reported the change. */
  by: z.string(),
  from: donationStatus.nullable(),
  to: donationStatus,
  /** By how many cents the refunded amount changed. */
  refunded: z.number(),
  /** Whether what was typed of the gift was corrected. */
  isCorrection: z.boolean(),
  reason: z.string(),
});
export type DonationChange = z.output<typeof donationChange>;

/** One refund of a gift. `date` is the day in the office's time zone. */
export const donationRefund = z.object({
  id: z.number(),
  date: z.string(),
  amount: z.number(),
  /** Whether an admin recorded it, who may remove it. */
  isByHand: z.boolean(),
});
export type DonationRefund = z.output<typeof donationRefund>;

export const donationDetail = z.object({
  donation: donation.extend({
    note: z.string(),
    campaignCode: z.string(),
    /** The member who gave it, by name, if known. */
    member: z.object({ id: z.number(), name: z.string(), email: z.string() }).nullable(),
  }),
  changes: z.array(donationChange),
  /** Oldest first. */
  refunds: z.array(donationRefund),
});
export type DonationDetail = z.output<typeof donationDetail>;

/** The input for a gift that did not come through the donation service. */
export const giftInput = z.object({
  donorName: line(DONATION_LIMITS.name).pipe(z.string().min(1, 'Please enter the donor’s name')),
  donorEmail: z.literal('').or(email),
  memberId: id.nullable(),
  amount: cents('Please enter an amount', 1),
  /** A day of the calendar. */
  date: calendarDate('Please choose the day'),
  method: z.enum(methods, { error: 'Please choose how it was paid' }),
  /** Such as the number of a check. */
  reference: line(DONATION_LIMITS.reference),
  note: line(DONATION_LIMITS.note),
  /** The campaign it is for. A gift to a plan's campaign renews the donor's membership. */
  campaignCode: line(DONATION_LIMITS.reference),
});
export type GiftInput = z.output<typeof giftInput>;

/** The input for changing the status of a donation. */
export const statusInput = z.object({
  status: donationStatus,
  reason: z
    .string('Please give a reason')
    .pipe(line(DONATION_LIMITS.reason))
    .pipe(z.string().min(1, 'Please give a reason')),
});
export type StatusInput = z.output<typeof statusInput>;

/** The input for correcting what was typed of a gift that did not come through the donation service. */
export const giftCorrection = giftInput
  .omit({ memberId: true, campaignCode: true })
  .extend({ reason: statusInput.shape.reason });
export type GiftCorrection = z.output<typeof giftCorrection>;

/** The input for a refund of a gift that did not come through the donation service. */
export const refundInput = z.object({
  amount: cents('Please enter an amount', 1),
  /** A day of the calendar. */
  date: giftInput.shape.date,
  reason: statusInput.shape.reason,
});
export type RefundInput = z.output<typeof refundInput>;

/** The input for correcting a donation: its member, and its campaign. */
export const donorInput = z.object({
  memberId: id.nullable(),
  campaignCode: giftInput.shape.campaignCode,
});
export type DonorInput = z.output<typeof donorInput>;

/** The result for a line of an imported list. `line` counts as a spreadsheet does: the headings are line 1. */
export const giftLine = z.object({
  line: z.number(),
  donorName: z.string(),
  amount: z.number().nullable(),
  date: z.string(),
  outcome: z.enum(['ready', 'added', 'there_already', 'refused']),
  /** Why it was refused. Otherwise empty. */
  problem: z.string(),
  /** The line of the list that is the same gift, or another one like it. Null if there is none before it. */
  sameAs: z.number().nullable(),
  /** Whether it renews or begins its member's membership. In a check before the import, whether it would. */
  renews: z.boolean(),
});
export type GiftLine = z.output<typeof giftLine>;

/** One month: `2026-11`, its completed gifts in cents less what was refunded in part in it, and how many gifts. */
const month = z.object({ month: z.string(), amount: z.number(), count: z.number() });
export const donationTotals = z.object({
  year: z.number(),
  /** The years with donations, newest first. */
  years: z.array(z.number()),
  /** All twelve months. */
  months: z.array(month),
  /** The same for the year before, for comparison. */
  before: z.array(month),
  completed: z.object({ amount: z.number(), count: z.number() }),
  /** What was refunded in part in the chosen year. It is already subtracted from the completed gifts. */
  refunded: z.object({ amount: z.number(), count: z.number() }),
  /** `pending` is of all years. `failed` is of the chosen year. */
  pending: z.object({ amount: z.number(), count: z.number() }),
  cancelled: z.object({ amount: z.number(), count: z.number() }),
  failed: z.object({ amount: z.number(), count: z.number() }),
});
export type DonationTotals = z.output<typeof donationTotals>;

/** The statement that a donor prints for a year: completed gifts, and refunds of a part of one. */
export const donorStatement = z.object({
  year: z.number(),
  organisationName: z.string(),
  /** The lines of the organization's postal address, and its tax id; empty where the panel has none. */
  organizationAddress: z.array(z.string()),
  taxId: z.string(),
  /** What donors need for their tax return, such as that nothing was given in exchange. Empty without a tax id. */
  receiptNote: z.string(),
  supportEmail: z.string(),
  donorName: z.string(),
  donorEmail: z.string(),
  /** The lines of the postal address, if the donor is a member who entered one. */
  address: z.array(z.string()),
  gifts: z.array(
    z.object({
      id: z.number(),
      date: z.string(),
      amount: z.number(),
      method: z.string(),
      isRecurring: z.boolean(),
      reference: z.string(),
    }),
  ),
  /** Parts of gifts that were refunded in that year. `given` is the day of the gift. */
  refunds: z.array(
    z.object({ id: z.number(), date: z.string(), amount: z.number(), given: z.string() }),
  ),
  /** The gifts less the refunds. */
  total: z.number(),
  madeAt: z.string(),
});
export type DonorStatement = z.output<typeof donorStatement>;

/** A webhook event of the donation service that can't be processed. */
export const unusableWebhookEvent = z.object({
  id: z.number(),
  event: z.string(),
  at: z.string(),
  transactionId: z.string().nullable(),
  /** Why it can't be processed. */
  problem: z.string(),
});
export type UnusableWebhookEvent = z.output<typeof unusableWebhookEvent>;

/** The state of the connection to the donation service. */
export const donationService = z.object({
  /** Whether a signing secret is set, so that webhook events are accepted. */
  webhook: z.boolean(),
  /** Whether an API key is set, so that the portal can query the service. */
  api: z.boolean(),
  lastNewsAt: z.string().nullable(),
  lastReconciledAt: z.string().nullable(),
  lastReconciled: z.object({ seen: z.number(), added: z.number(), changed: z.number() }).nullable(),
  /** Why the last run was aborted. Empty if it was not. */
  problem: z.string(),
  /** How many webhook events are stored, could not be processed yet, and will be tried again. */
  waiting: z.number(),
  /** How many webhook events can't be processed and were not dismissed, and the latest of them. */
  unusableCount: z.number(),
  unusable: z.array(unusableWebhookEvent),
});
export type DonationServiceState = z.output<typeof donationService>;
