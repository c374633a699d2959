import { ServiceUnavailable, askTransaction } from './service-api';
import { serviceSettings } from './service-settings';
import { readTransaction, type ReadTransaction, type ReportedGift } from './service-transaction';
import type { WebhookEventRow } from './webhook-event-row';
import { objectIn, reportedTime } from './reported-text';

/** What an event means. */
export type Decided =
  | { kind: 'gift'; gift: ReportedGift; by: 'answer' | 'news' }
  | { kind: 'refund'; transactionId: string; refundedAt: Date }
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
 * What a stored event means if no key is set to query the service with. What a refund's event looks like is not
 * documented publicly (specification/donation.md, Givebutter), so only its transaction is used.
 */
function decideByWebhookEvent({ event, transactionId, raw, receivedAt }: WebhookEventRow): Decided {
  const received = new Date(receivedAt);
  const data = objectIn(objectIn(JSON.parse(raw)).data);
  const isRefund = event === 'refund.created';
  if (isRefund && transactionId !== null) {
    const said =
      reportedTime(data.refunded_at, received) ?? reportedTime(data.created_at, received);
    const isWhole = 'transacted_at' in data || 'transactions' in data;
    const read = isWhole ? readTransaction(data, received) : null;
    if (!read || 'problem' in read) {
      return { kind: 'refund', transactionId, refundedAt: said ?? received };
    }
    const refundedAt = read.gift.refundedAt ?? received;
    const gift = { ...read.gift, transactionId, refundedAt, state: 'cancelled' as const };
    return { kind: 'gift', gift, by: 'news' };
  }
  const read = readTransaction(data, received);
  return 'problem' in read ? unread(read) : { kind: 'gift', gift: read.gift, by: 'news' };
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
