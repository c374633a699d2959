import { ServiceUnavailable, askTransaction } from './service-api';
import { serviceSettings } from './service-settings';
import { centsOf } from '@hearthside/contract/money';
import { refundedIn } from './refunds';
import { readTransaction, type ReadTransaction, type ReportedGift } from './service-transaction';
import type { WebhookEventRow } from './webhook-event-row';
import { objectIn, reportedTime } from './reported-text';

/** A refund of which only the transaction is known, and how much in cents if it says so; null for all of it. */
export interface ReportedRefund {
  kind: 'refund';
  transactionId: string;
  at: Date;
  cents: number | null;
}

/** What an event means. */
export type Decided =
  | { kind: 'gift'; gift: ReportedGift; by: 'answer' | 'webhook' }
  | ReportedRefund
  | { kind: 'nothing'; why: string }
  | { kind: 'problem'; problem: string; tryAgain: boolean; isAway: boolean };

const problem = (said: string, { tryAgain = false, isAway = false } = {}): Decided => ({
  kind: 'problem',
  problem: said,
  tryAgain,
  isAway,
});

const unread = (
  { problem: said, isNothing }: Extract<ReadTransaction, { problem: string }>,
  how = {},
): Decided => (isNothing ? { kind: 'nothing', why: said } : problem(said, how));

/** Decides by what the service itself says about the transaction, which takes precedence over the event. */
async function decideByAnswer(id: string, patienceMs: number, now: Date): Promise<Decided> {
  try {
    const read = readTransaction(await askTransaction(id, patienceMs), now);
    if ('problem' in read) return unread(read, { tryAgain: !read.isFinal });
    if (read.gift.transactionId !== id) {
      return problem('The donation service returned a different transaction.', { tryAgain: true });
    }
    return { kind: 'gift', gift: read.gift, by: 'answer' };
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error;
    if (error.isUnknown) {
      return problem('The donation service has no such transaction.', { tryAgain: true });
    }
    return problem(error.message, { tryAgain: true, isAway: true });
  }
}

/**
 * The refund that an event reports. What such an event looks like is not documented publicly
 * (specification/donation.md, Givebutter). An amount in it that is no transaction's is taken as what was refunded.
 */
function decideByRefund(
  data: Record<string, unknown>,
  transactionId: string,
  received: Date,
): Decided {
  const at =
    reportedTime(data.refunded_at, received) ?? reportedTime(data.created_at, received) ?? received;
  const isTransaction = 'transacted_at' in data || 'transactions' in data;
  if (!isTransaction) {
    return { kind: 'refund', transactionId, at, cents: centsOf(data.amount) || null };
  }
  const read = readTransaction(data, received);
  if ('problem' in read) {
    return read.isRefundUnclear ? unread(read) : { kind: 'refund', transactionId, at, cents: null };
  }
  const { gift } = read;
  if (refundedIn(gift.refunds) > 0)
    return { kind: 'gift', gift: { ...gift, transactionId }, by: 'webhook' };
  return { kind: 'gift', gift: { ...refundedWhole(gift, received), transactionId }, by: 'webhook' };
}

/** A gift that was refunded whole. */
export const refundedWhole = (gift: ReportedGift, at: Date): ReportedGift => ({
  ...gift,
  refunds: [{ at, cents: gift.amount }],
  state: 'cancelled',
});

/** What a stored event means if no key is set to query the service with. */
export function decideByWebhookEvent({
  event,
  transactionId,
  raw,
  receivedAt,
}: WebhookEventRow): Decided {
  const received = new Date(receivedAt);
  const data = objectIn(objectIn(JSON.parse(raw || '{}')).data);
  if (event === 'refund.created' && transactionId !== null) {
    return decideByRefund(data, transactionId, received);
  }
  const read = readTransaction(data, received);
  return 'problem' in read ? unread(read) : { kind: 'gift', gift: read.gift, by: 'webhook' };
}

/** What an event means. The service is queried first if a key is set. */
export async function decideWebhookEvent(
  row: WebhookEventRow,
  patienceMs: number,
  now: Date,
): Promise<Decided> {
  if (!serviceSettings().key) return decideByWebhookEvent(row);
  if (row.transactionId === null) return problem('It doesn’t name a transaction.');
  return decideByAnswer(row.transactionId, patienceMs, now);
}
