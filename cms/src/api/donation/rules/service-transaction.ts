import {
  DONATION_LIMITS,
  donationStatusOf,
  markedMember,
  type DonationStatus,
} from '@hearthside/contract/donation/fields';
import { email } from '@hearthside/contract/member/person-fields';
import { centsOf } from '@hearthside/contract/money';
import { refundedIn, upTo, type Refund } from './refunds';
import { objectIn, reportedText, reportedTime, transactionIdIn } from './reported-text';

/** The parts of a donation service's transaction that the portal uses. */
export interface ReportedGift {
  transactionId: string;
  donorName: string;
  donorEmail: string;
  /** In cents. */
  amount: number;
  state: DonationStatus;
  isRecurring: boolean;
  /** When it was given; null if the service does not say. */
  givenAt: Date | null;
  /** The latest time it names; null if none. */
  saidAt: Date | null;
  /** What was refunded of it, up to all of it. */
  refunds: Refund[];
  method: string;
  campaignCode: string;
  /** The member its address was marked with. */
  marked: number | null;
}

/**
 * The transaction that was read, or why it can't be used. `isFinal`: another query would not change that.
 * `isNothing`: nothing is wrong with it, but it contains no gift. `isRefundUnclear`: a part was refunded, but it does
 * not say how much.
 */
export type ReadTransaction =
  | { gift: ReportedGift }
  | { problem: string; isFinal?: true; isNothing?: true; isRefundUnclear?: true };

const latest = (times: readonly (Date | null)[]): Date | null => {
  const known = times.filter((time) => time !== null).map((time) => time.getTime());
  return known.length > 0 ? new Date(Math.max(...known)) : null;
};

const rowsIn = (said: Record<string, unknown>) =>
  Array.isArray(said.transactions) ? said.transactions.map(objectIn) : [];

/**
 * What was refunded: rows of it, or all of it. Of rows without an amount, the others say how much is left. Null if a
 * part was refunded and it can't be told how much.
 */
function refundsIn(said: Record<string, unknown>, amount: number, now: Date): Refund[] | null {
  const isRefunded = (row: Record<string, unknown>) =>
    row.refunded === true || reportedTime(row.refunded_at, now) !== null;
  const rows = rowsIn(said);
  const refunded = rows.filter(isRefunded);
  const at = latest([said, ...refunded].map((row) => reportedTime(row.refunded_at, now))) ?? now;
  const all = [{ at, cents: amount }];
  if (refunded.length === 0) return isRefunded(said) ? all : [];
  if (refunded.length === rows.length) return all;
  const parts = refunded.map((row) => ({
    at: reportedTime(row.refunded_at, now) ?? at,
    cents: centsOf(row.amount),
  }));
  if (parts.every((part): part is Refund => part.cents !== null)) return upTo(amount, parts);
  const kept = rows.filter((row) => !isRefunded(row)).map((row) => centsOf(row.amount));
  if (kept.includes(null)) return null;
  const left = kept.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
  return upTo(amount, [{ at, cents: amount - left }]);
}

const isRecurring = (said: Record<string, unknown>) =>
  [said, ...rowsIn(said)].some(({ plan_id: plan }) => Boolean(plan));

function nameIn(said: Record<string, unknown>): string {
  const { name: max } = DONATION_LIMITS;
  const own = [said.first_name, said.last_name]
    .map((part) => reportedText(part, max))
    .filter(Boolean);
  return (
    reportedText(own.join(' '), max) ||
    reportedText(objectIn(said.giving_space).name, max) ||
    'Anonymous'
  );
}

/**
 * Reads a transaction in the known shape of the service's data (specification/donation.md, Givebutter). Of missing or
 * invalid fields only id, amount, currency and status matter: without them there is a problem and no donation.
 */
export function readTransaction(given: unknown, now: Date): ReadTransaction {
  const said = objectIn(given);
  const transactionId = transactionIdIn(said.id);
  if (transactionId === null) return { problem: 'It doesn’t name a transaction.' };
  const currency = reportedText(said.currency, 10);
  if (currency && currency.toUpperCase() !== 'USD') {
    return { problem: `It is in ${currency}; only US dollars are counted.`, isFinal: true };
  }
  const amount = centsOf(said.amount);
  if (amount === null) return { problem: 'Its amount isn’t a valid dollar amount.' };
  const state = donationStatusOf(said.status);
  if (state === null) return { problem: 'Its status is unknown.' };
  // A free ticket, or less than a cent: no money came, so nothing is recorded as given.
  if (amount === 0 && state === 'completed') {
    return { problem: 'No money was given with it.', isFinal: true, isNothing: true };
  }
  const address = email.safeParse(reportedText(said.email, 254));
  const transactedAt = reportedTime(said.transacted_at, now);
  const createdAt = reportedTime(said.created_at, now);
  const refunds = refundsIn(said, amount, now);
  if (refunds === null) {
    return { problem: 'Part of it was refunded, but not how much.', isRefundUnclear: true };
  }
  const saidAt = latest([transactedAt, createdAt, reportedTime(said.updated_at, now)]);
  return {
    gift: {
      transactionId,
      donorName: nameIn(said),
      donorEmail: address.success ? address.data : '',
      amount,
      state: amount > 0 && refundedIn(refunds) >= amount ? 'cancelled' : state,
      isRecurring: isRecurring(said),
      givenAt: transactedAt ?? createdAt,
      saidAt,
      refunds,
      method: reportedText(said.method, 40),
      campaignCode: reportedText(said.campaign_code, DONATION_LIMITS.reference),
      marked: markedMember(objectIn(said.utm_parameters).utm_content),
    },
  };
}
