/** Receives webhook events from the donation service: each is stored once, and processed at once if possible. */
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isUniqueViolation } from '../../../http/answer-for';
import { loggedError } from '../../../http/logged-error';
import { refuse } from '../../../http/refuse';
import { EVENT_UID } from '../rules/donation-uid';
import { isKnown, WEBHOOK_LEASE_MS } from '../rules/webhook-event-row';
import { objectIn, reportedText, transactionIdIn } from '../rules/reported-text';
import { workOn } from './webhook-processing';

/**
 * How long the sender of an event waits while the service is queried about it, in milliseconds. After that the event
 * waits for the minute job.
 */
const PATIENCE_MS = 4000;

/** As JSON, in which characters that databases refuse stay escaped. */
function rawOf(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch {
    throw refuse.badInput('This request could not be read.');
  }
}

/** The key by which an event is recognized: its own id or, without one, all of its content. */
function keyOf(body: Record<string, unknown>, raw: string): string {
  const id = typeof body.id === 'number' ? String(body.id) : body.id;
  if (typeof id === 'string' && /^[\x21-\x7e]{1,160}$/.test(id)) return id;
  return `sha256:${createHash('sha256').update(raw).digest('hex')}`;
}

/** The transaction an event is about. A refund names it in addition to itself. */
function aboutWhich(event: string, data: Record<string, unknown>): string | null {
  const named = [data.transaction_id, objectIn(data.transaction).id].map(transactionIdIn);
  const own = transactionIdIn(data.id);
  return event === 'refund.created' ? (named.find((id) => id !== null) ?? own) : own;
}

/** Stores an event with the right signature, whatever it says. One that is known already changes nothing. */
export async function receive(
  strapi: Core.Strapi,
  body: Record<string, unknown>,
): Promise<{ received: true }> {
  const raw = rawOf(body);
  const event = reportedText(body.event, 80);
  const data = {
    eventKey: keyOf(body, raw),
    event,
    raw,
    receivedAt: new Date(),
    tries: 0,
    transactionId: isKnown(event) ? aboutWhich(event, objectIn(body.data)) : null,
    state: isKnown(event) ? 'waiting' : 'unused',
    // The minute job takes over if this server ends before it is done.
    nextTryAt: isKnown(event) ? new Date(Date.now() + WEBHOOK_LEASE_MS) : null,
  };
  let id: number;
  try {
    ({ id } = await strapi.db.query(EVENT_UID).create({ data }));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return { received: true };
  }
  // It is stored, so what fails now is tried again and is not the sender's concern.
  if (isKnown(event)) {
    await workOn(strapi, id, PATIENCE_MS).catch((error) =>
      strapi.log.warn(
        `Event ${id} from the donation service will be tried again: ${loggedError(error)}`,
      ),
    );
  }
  return { received: true };
}
