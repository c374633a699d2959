/** Processes the donation service's webhook events: each once, however often it is tried. */
import type { Core } from '@strapi/strapi';
import { isUniqueViolation } from '../../../http/answer-for';
import { lockRow } from '../../../db/lock-row';
import { loggedError } from '../../../http/logged-error';
import { transaction } from '../../../db/transaction';
import {
  decideByWebhookEvent,
  decideWebhookEvent,
  refundedWhole,
  type Decided,
} from '../rules/decide-webhook-event';
import { EVENT_UID, EVENTS } from '../rules/donation-uid';
import { refundedIn } from '../rules/refunds';
import { saveRefund, saveReported } from './saving-reported';
import type { ReportedGift } from '../rules/service-transaction';
import {
  WEBHOOK_LEASE_MS,
  WEBHOOK_MAX_TRIES,
  webhookRetryDelay,
  type WebhookEventRow,
} from '../rules/webhook-event-row';

/** How long the service has to answer when nobody waits, in milliseconds. */
const PATIENCE_MS = 30_000;
/** How many events are processed in a minute. */
const AT_ONCE = 200;

const NOT_YET = 'The gift it refunds isn’t in the portal yet.';
const NO_REFUND =
  'It reports a refund that the donation service does not show for this transaction.';

/** An event with a gift, or with its refund. */
type Usable = Extract<Decided, { kind: 'gift' | 'refund' }>;

let isWorking = false;

const query = (strapi: Core.Strapi) => strapi.db.query(EVENT_UID);

const waiting = (strapi: Core.Strapi, id: number): Promise<WebhookEventRow | null> =>
  query(strapi).findOne({ where: { id, state: 'waiting' } });

/** Unless another server has finished it. */
const open = ({ id }: WebhookEventRow) => ({ id, state: 'waiting' });

const postpone = (
  strapi: Core.Strapi,
  row: WebhookEventRow,
  problem: string,
  now: Date,
  tries = row.tries + 1,
) => {
  const nextTryAt = new Date(now.getTime() + webhookRetryDelay(row.tries + 1));
  return query(strapi).updateMany({ where: open(row), data: { nextTryAt, problem, tries } });
};

/** Leaves an event that no further try can use for an admin to look at. */
const giveOver = (strapi: Core.Strapi, row: WebhookEventRow, problem: string) => {
  const data = { state: 'unusable', tries: row.tries + 1, nextTryAt: null, problem };
  return query(strapi).updateMany({ where: open(row), data });
};

const tryLater = (strapi: Core.Strapi, row: WebhookEventRow, problem: string, now: Date) =>
  row.tries + 1 < WEBHOOK_MAX_TRIES
    ? postpone(strapi, row, problem, now)
    : giveOver(strapi, row, problem);

/**
 * When all of a gift was refunded before the gift itself arrived. A part of it is added once the gift is there, when
 * its event is tried again.
 */
async function refundedBefore(strapi: Core.Strapi, gift: ReportedGift): Promise<Date | null> {
  const row: WebhookEventRow | null = await query(strapi).findOne({
    where: {
      transactionId: gift.transactionId,
      event: 'refund.created',
      state: { $in: ['waiting', 'unusable', 'given_up'] },
    },
    orderBy: { id: 'asc' },
  });
  if (!row) return null;
  const decided = decideByWebhookEvent(row);
  if (decided.kind !== 'refund') return null;
  return decided.cents === null || decided.cents >= gift.amount ? new Date(row.receivedAt) : null;
}

/** How much the events so far said that was refunded of a transaction, in cents, as far as they said it. */
async function reportedRefunds(strapi: Core.Strapi, { id, transactionId }: WebhookEventRow) {
  const rows: WebhookEventRow[] = await query(strapi).findMany({
    // What an admin has put aside is not waited for.
    where: {
      transactionId,
      event: 'refund.created',
      id: { $lte: id },
      state: { $ne: 'put_aside' },
    },
  });
  const said = rows.map(decideByWebhookEvent);
  const parts = said.map((one) => (one.kind === 'refund' ? (one.cents ?? 0) : 0));
  const wholes = said.map((one) => (one.kind === 'gift' ? refundedIn(one.gift.refunds) : 0));
  return Math.max(
    parts.reduce((sum, cents) => sum + cents, 0),
    ...wholes,
  );
}

/** Whether the service's answer does not know yet of the refund that its own event reports. */
async function lagsBehind(strapi: Core.Strapi, row: WebhookEventRow, gift: ReportedGift) {
  if (row.event !== 'refund.created' || gift.state === 'cancelled') return false;
  const least = Math.min(gift.amount, await reportedRefunds(strapi, row));
  return refundedIn(gift.refunds) < Math.max(1, least);
}

/** Carries out the decision. Returns what is still missing, or an empty text if it is done. */
async function apply(strapi: Core.Strapi, row: WebhookEventRow, decided: Usable) {
  if (decided.kind === 'refund') return (await saveRefund(strapi, decided)) ? '' : NOT_YET;
  const { gift, by } = decided;
  const isRefunded = gift.refunds.length > 0;
  const before = by === 'webhook' && !isRefunded ? await refundedBefore(strapi, gift) : null;
  const said = before ? refundedWhole(gift, before) : gift;
  await saveReported(strapi, said, by, new Date(row.receivedAt));
  // A refund that the answer does not know yet is requested again.
  return by === 'answer' && (await lagsBehind(strapi, row, gift)) ? NO_REFUND : '';
}

async function finish(strapi: Core.Strapi, id: number, decided: Usable, now: Date) {
  await transaction(strapi, async () => {
    await lockRow(strapi, EVENTS, id);
    const row = await waiting(strapi, id);
    if (!row) return;
    const missing = await apply(strapi, row, decided);
    if (missing) {
      await tryLater(strapi, row, missing, now);
      return;
    }
    const data = { state: 'done', nextTryAt: null, problem: null, tries: row.tries + 1 };
    await query(strapi).update({ where: { id }, data });
  });
}

/**
 * Processes a waiting event. Returns whether the service was away. Runs outside any transaction, because the service
 * may be slow.
 */
export async function workOn(
  strapi: Core.Strapi,
  id: number,
  patienceMs: number,
  now = new Date(),
): Promise<boolean> {
  const row = await waiting(strapi, id);
  if (!row) return false;
  const decided = await decideWebhookEvent(row, patienceMs, now);
  if (decided.kind === 'problem') {
    const { tryAgain, isAway, problem } = decided;
    // While the service is away nothing is learned, so tries are saved for when it is back.
    if (isAway)
      await postpone(strapi, row, problem, now, Math.min(row.tries + 1, WEBHOOK_MAX_TRIES / 2));
    else await (tryAgain ? tryLater(strapi, row, problem, now) : giveOver(strapi, row, problem));
    return isAway;
  }
  if (decided.kind === 'nothing') {
    const data = { state: 'unused', nextTryAt: null, problem: decided.why };
    await query(strapi).updateMany({ where: open(row), data });
    return false;
  }
  try {
    await finish(strapi, id, decided, now);
  } catch (error) {
    // Another event about the same transaction has added it meanwhile.
    if (!isUniqueViolation(error)) throw error;
    await finish(strapi, id, decided, now);
  }
  return false;
}

/** Claims an event for this server. Of two servers only one gets it. */
async function take(strapi: Core.Strapi, row: WebhookEventRow, now: Date): Promise<boolean> {
  const { count } = await query(strapi).updateMany({
    where: { id: row.id, state: 'waiting', nextTryAt: row.nextTryAt },
    data: { nextTryAt: new Date(now.getTime() + WEBHOOK_LEASE_MS) },
  });
  return count === 1;
}

async function workDue(strapi: Core.Strapi, now: Date) {
  const due: WebhookEventRow[] = await query(strapi).findMany({
    where: { state: 'waiting', nextTryAt: { $lte: now } },
    orderBy: { id: 'asc' },
    limit: AT_ONCE,
  });
  for (const row of due) {
    if (!(await take(strapi, row, now))) continue;
    try {
      // If the service is away for one, it is away for all.
      if (await workOn(strapi, row.id, PATIENCE_MS, now)) return;
    } catch (error) {
      strapi.log.warn(
        `Event ${row.id} from the donation service will be tried again: ${loggedError(error)}`,
      );
      await tryLater(strapi, row, 'It couldn’t be processed.', now);
    }
  }
}

/** Runs every minute: processes the events that are due. */
export async function processWebhookEvents(strapi: Core.Strapi, now = new Date()): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  try {
    await workDue(strapi, now);
  } finally {
    isWorking = false;
  }
}
