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
import { email, line } from '../member/profile';
import { cents } from '../money-shapes';
import { text } from '../text';

const statuses = Object.keys(DONATION_STATUSES) as [DonationStatus, ...DonationStatus[]];
const sources = Object.keys(DONATION_SOURCES) as [DonationSource, ...DonationSource[]];
const methods = Object.keys(GIFT_METHODS) as [GiftMethod, ...GiftMethod[]];
export const revision = text(64);
export const donationStatus = z.enum(statuses, { error: 'Please choose a status' });
export const year = wholeNumber(1900, 2199);

/** A row of the admin's list (part 2 §3); `amount` in cents. */
export const donation = z.object({
  id: z.number(),
  donorName: z.string(),
  donorEmail: z.string(),
  /** The member it is known to be of. */
  memberId: z.number().nullable(),
  amount: z.number(),
  isRecurring: z.boolean(),
  status: donationStatus,
  /** When it was given. */
  createdAt: z.string(),
  /** The day of that by the office's zone: what is shown, and what months and years count by. */
  givenOn: z.string(),
  givebutterTransactionId: z.string().nullable(),
  source: z.enum(sources),
  method: z.string(),
  reference: z.string(),
  /** The membership deadline it led to; null where it moved none. */
  renewedUntil: z.string().nullable(),
  refundedAt: z.string().nullable(),
  revision,
});
export type Donation = z.output<typeof donation>;

/** A change of status: who, when, why. Where `from` is `to`, its member or campaign was put right. */
export const donationChange = z.object({
  at: z.string(),
  /** By name; empty where the donation service said so. */
  by: z.string(),
  from: donationStatus.nullable(),
  to: donationStatus,
  reason: z.string(),
});
export type DonationChange = z.output<typeof donationChange>;

export const donationDetail = z.object({
  donation: donation.extend({
    note: z.string(),
    campaignCode: z.string(),
    /** The member it is known to be of, by name. */
    member: z.object({ id: z.number(), name: z.string(), email: z.string() }).nullable(),
  }),
  changes: z.array(donationChange),
});
export type DonationDetail = z.output<typeof donationDetail>;

/** What is typed of a gift that did not come by the donation service. */
export const giftInput = z.object({
  donorName: line(DONATION_LIMITS.name).pipe(z.string().min(1, 'Please enter the donor’s name')),
  donorEmail: z.literal('').or(email),
  memberId: id.nullable(),
  amount: cents('Please enter an amount', 1),
  /** A day of the calendar. */
  date: calendarDate('Please choose the day'),
  method: z.enum(methods, { error: 'Please choose how it was paid' }),
  /** A check's number and the like. */
  reference: line(DONATION_LIMITS.reference),
  note: line(DONATION_LIMITS.note),
  /** The campaign it is for; a plan's renews the donor's membership. */
  campaignCode: line(DONATION_LIMITS.reference),
});
export type GiftInput = z.output<typeof giftInput>;

/** What is typed to give a donation another status. */
export const statusInput = z.object({
  status: donationStatus,
  reason: z
    .string('Please give a reason')
    .pipe(line(DONATION_LIMITS.reason))
    .pipe(z.string().min(1, 'Please give a reason')),
});
export type StatusInput = z.output<typeof statusInput>;

/** What is put right of a donation: whose it is, and the campaign it is for. */
export const donorInput = z.object({
  memberId: id.nullable(),
  campaignCode: giftInput.shape.campaignCode,
});
export type DonorInput = z.output<typeof donorInput>;

/** What became of a line of an imported list; `line` counts as a spreadsheet does, the headings are line 1. */
export const giftLine = z.object({
  line: z.number(),
  donorName: z.string(),
  amount: z.number().nullable(),
  date: z.string(),
  outcome: z.enum(['ready', 'added', 'there_already', 'refused']),
  /** Why it was refused; empty otherwise. */
  problem: z.string(),
  /** Whether it renews or begins its member's membership, or would where it is only looked at. */
  renews: z.boolean(),
});
export type GiftLine = z.output<typeof giftLine>;

/** One month's completed gifts: `2026-11`, cents and how many. */
const month = z.object({ month: z.string(), amount: z.number(), count: z.number() });
export const donationTotals = z.object({
  year: z.number(),
  /** The years with donations, the latest first. */
  years: z.array(z.number()),
  /** All twelve. */
  months: z.array(month),
  /** The same of the year before, to compare. */
  before: z.array(month),
  completed: z.object({ amount: z.number(), count: z.number() }),
  /** Of all years: what is still open, and what came to nothing in the chosen one. */
  pending: z.object({ amount: z.number(), count: z.number() }),
  cancelled: z.object({ amount: z.number(), count: z.number() }),
  failed: z.object({ amount: z.number(), count: z.number() }),
});
export type DonationTotals = z.output<typeof donationTotals>;

/** What a donor prints for a year: completed gifts only. */
export const donorStatement = z.object({
  year: z.number(),
  organisationName: z.string(),
  supportEmail: z.string(),
  donorName: z.string(),
  donorEmail: z.string(),
  /** Lines of the postal address, where the donor is a member who gave one. */
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
  total: z.number(),
  madeAt: z.string(),
});
export type DonorStatement = z.output<typeof donorStatement>;

/** News of the donation service nothing can be made of. */
export const unusableWebhookEvent = z.object({
  id: z.number(),
  event: z.string(),
  at: z.string(),
  transactionId: z.string().nullable(),
  /** Why not. */
  problem: z.string(),
});
export type UnusableWebhookEvent = z.output<typeof unusableWebhookEvent>;

/** How the portal stands with the donation service. */
export const donationService = z.object({
  /** Whether a signing secret is set, so that its news are taken. */
  webhook: z.boolean(),
  /** Whether a key is set, so that the portal can ask it. */
  api: z.boolean(),
  lastNewsAt: z.string().nullable(),
  lastReconciledAt: z.string().nullable(),
  lastReconciled: z.object({ seen: z.number(), added: z.number(), changed: z.number() }).nullable(),
  /** Why the last pass broke off; empty where it did not. */
  problem: z.string(),
  /** News that were kept, could not be worked on yet, and are tried again. */
  waiting: z.number(),
  /** How many news can't be used and were not put aside, and the latest of them. */
  unusableCount: z.number(),
  unusable: z.array(unusableWebhookEvent),
});
export type DonationServiceState = z.output<typeof donationService>;
