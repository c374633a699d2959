import {
  DONATION_LIMITS,
  donationStatusOf,
  markedMember,
  type DonationStatus,
} from '@hearthside/contract/donation/fields';
import { email } from '@hearthside/contract/member/person-fields';
import { centsOf } from '@hearthside/contract/money';
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
  refundedAt: Date | null;
  method: string;
  campaignCode: string;
  /** The member its address was marked with. */
  marked: number | null;
}

/**
 * The transaction that was read, or why it can't be used. `isFinal`: another query would not change that.
 * `isNothing`: nothing is wrong with it, but it contains no gift.
 */
export type ReadTransaction =
  { gift: ReportedGift } | { problem: string; isFinal?: true; isNothing?: true };

const latest = (times: readonly (Date | null)[]): Date | null => {
  const known = times.filter((time) => time !== null).map((time) => time.getTime());
  return known.length > 0 ? new Date(Math.max(...known)) : null;
};

/** Whether and when it was refunded: it says so itself, or one of its rows does. */
function refundIn(said: Record<string, unknown>, now: Date): Date | null {
  const rows = Array.isArray(said.transactions) ? said.transactions.map(objectIn) : [];
  const refunded = [said, ...rows].filter(
    (row) => row.refunded === true || reportedTime(row.refunded_at, now) !== null,
  );
  if (refunded.length === 0) return null;
  return latest(refunded.map((row) => reportedTime(row.refunded_at, now))) ?? now;
}

const isRecurring = (said: Record<string, unknown>) => {
  const rows = Array.isArray(said.transactions) ? said.transactions.map(objectIn) : [];
  return [said, ...rows].some(({ plan_id: plan }) => Boolean(plan));
};

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
  const refundedAt = refundIn(said, now);
  const saidAt = latest([transactedAt, createdAt, reportedTime(said.updated_at, now)]);
  return {
    gift: {
      transactionId,
      donorName: nameIn(said),
      donorEmail: address.success ? address.data : '',
      amount,
      state: refundedAt ? 'cancelled' : state,
      isRecurring: isRecurring(said),
      givenAt: transactedAt ?? createdAt,
      saidAt,
      refundedAt,
      method: reportedText(said.method, 40),
      campaignCode: reportedText(said.campaign_code, DONATION_LIMITS.reference),
      marked: markedMember(objectIn(said.utm_parameters).utm_content),
    },
  };
}
