/** Donations: rules, texts and limits (part 2 §2–§4, §8, §9; rulings 25, 27). Must not import zod. */

import { shownMoney } from '../money';

export const DONATION_STATUSES = {
  pending: 'Pending',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Canceled',
} as const;
export type DonationStatus = keyof typeof DONATION_STATUSES;

/** How the admin's list can be sorted (part 2 §9). */
export const DONATION_SORTS = {
  createdAt: { label: 'Date', asc: 'Oldest', desc: 'Newest' },
  amount: { label: 'Amount', asc: 'Low to high', desc: 'High to low' },
  donorName: { label: 'Donor', asc: 'A-Z', desc: 'Z-A' },
  status: { label: 'Status', asc: 'A-Z', desc: 'Z-A' },
} as const;
export type DonationSort = keyof typeof DONATION_SORTS;

/** How a donation came in. */
export const DONATION_SOURCES = {
  givebutter: 'Givebutter',
  manual: 'Entered by hand',
  import: 'Imported',
} as const;
export type DonationSource = keyof typeof DONATION_SOURCES;

/** How a gift that is entered by hand was paid. */
export const GIFT_METHODS = {
  check: 'Check',
  cash: 'Cash',
  bank_transfer: 'Bank transfer',
  other: 'Other',
} as const;
export type GiftMethod = keyof typeof GIFT_METHODS;

export const DONATION_LIMITS = {
  name: 160,
  note: 500,
  reference: 80,
  reason: 500,
  csv: 400_000,
  csvLines: 1000,
} as const;

/** The columns of a list of gifts, as its headings name them. */
export const GIFT_COLUMNS = {
  donorName: 'Donor',
  donorEmail: 'Email',
  amount: 'Amount',
  date: 'Date',
  method: 'Method',
  reference: 'Reference',
  campaignCode: 'Campaign',
  note: 'Note',
} as const;

/**
 * Whether a gift was refunded in part (ruling 33). One that was refunded in full is canceled. If an admin sets it to
 * completed again, all of it counts. Amounts are in cents.
 */
export const isRefundedInPart = ({ amount, refunded }: { amount: number; refunded: number }) =>
  refunded > 0 && refunded < amount;

/**
 * Whether a gift counts less than was given, because a part of it was refunded (ruling 33). Only completed gifts count
 * at all. Amounts are in cents.
 */
export const countsLess = ({
  status,
  ...gift
}: {
  status: DonationStatus;
  amount: number;
  refunded: number;
}) => status === 'completed' && isRefundedInPart(gift);

/**
 * What is wrong with a gift's corrected amount after something of it was refunded: one that is refunded in full keeps
 * its amount, and of another something has to be left. Undefined if nothing is wrong. Amounts are in cents.
 */
export function amountProblem(
  known: { amount: number; refunded: number },
  amount: number,
): string | undefined {
  const { refunded } = known;
  if (refunded === 0 || amount === known.amount) return undefined;
  if (refunded >= known.amount) return 'All of this gift was refunded';
  if (amount > refunded) return undefined;
  return `Must be more than the ${shownMoney(refunded)} already refunded`;
}

/** Our status for a status of the donation service. Null if it is unknown. */
export function donationStatusOf(said: unknown): DonationStatus | null {
  switch (typeof said === 'string' ? said.toLowerCase() : '') {
    case 'succeeded':
      return 'completed';
    case 'authorized':
      return 'pending';
    case 'failed':
      return 'failed';
    case 'cancelled':
    case 'canceled':
      return 'cancelled';
    default:
      return null;
  }
}

/** Whether a text has the format of the donation service's ids. Anything else is not looked up. */
export const isServiceId = (text: string): boolean => /^[\w-]{1,80}$/.test(text);

/** The mark in an address by which a gift is recognized as a member's: `utm_content=member-12`. */
export const memberMark = (memberId: number): string => `member-${memberId}`;
/** The member in such a mark. Null for anything else. */
export function markedMember(mark: unknown): number | null {
  const number = typeof mark === 'string' ? /^member-(\d{1,9})$/.exec(mark)?.[1] : undefined;
  return number ? Number(number) : null;
}

/** The widget's page polls this often, in milliseconds, and this many times before it gives up (part 2 §9). */
export const WIDGET_WAIT = { everyMs: 1000, times: 5 } as const;
/** The messages from the widget's page to the page that frames it. */
export type WidgetEvent = { widget: 'ready'; height: number } | { widget: 'away' };

/** Texts of part 2 §8, word for word. */
export const DONATION_TEXTS = {
  fetchFailed: 'Failed to fetch donations',
  statusUpdated: 'Donation status updated successfully',
  statusFailed: 'Failed to update donation status',
  updateFailed: 'Failed to update donation',
  // Not in the specification:
  conflict: 'Someone else changed this donation since you opened it.',
  none: 'No Donations Found',
  donorUpdated: 'Member and campaign saved',
  corrected: 'Gift corrected',
  receiptNote: 'No goods or services were provided in exchange for these gifts.',
  refundRecorded: 'Refund recorded',
  refundRemoved: 'Refund removed',
  webhookMissing: 'This message no longer exists or has already been processed.',
} as const;
