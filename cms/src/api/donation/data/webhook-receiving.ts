/** Taking news from the donation service: each is kept once, and worked on at once where that is possible. */
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isUniqueViolation } from '../../../http/answer-for';
import { loggedError } from '../../../http/logged-error';
import { refuse } from '../../../http/refuse';
import { EVENT_UID } from '../rules/donation-uid';
import { isKnown, WEBHOOK_LEASE_MS } from '../rules/webhook-event-row';
import { objectIn, reportedText, transactionIdIn } from '../rules/reported-text';
import { workOn } from './webhook-processing';

/** So long the sender of news waits for the service to be asked about them; then they wait for the minute job. */
const PATIENCE_MS = 4000;

/** As JSON, by which signs that no database takes stay written out. */
function rawOf(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch {
    throw refuse.badInput('This request could not be read.');
  }
}

/** By which an event is known again: its own id, or where it has none, all that it says. */
function keyOf(body: Record<string, unknown>, raw: string): string {
  const id = typeof body.id === 'number' ? String(body.id) : body.id;
  if (typeof id === 'string' && /^[\x21-\x7e]{1,160}$/.test(id)) return id;
  return `sha256:${createHash('sha256').update(raw).digest('hex')}`;
}

/** The transaction news are about: a refund names it beside itself. */
function aboutWhich(event: string, data: Record<string, unknown>): string | null {
  const named = [data.transaction_id, objectIn(data.transaction).id].map(transactionIdIn);
  const own = transactionIdIn(data.id);
  return event === 'refund.created' ? (named.find((id) => id !== null) ?? own) : own;
}

/** Keeps an event with the right signature, whatever it says; one that is known already changes nothing. */
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
    // Taken up by the minute job where this server ends before it is done.
    nextTryAt: isKnown(event) ? new Date(Date.now() + WEBHOOK_LEASE_MS) : null,
  };
  let id: number;
  try {
    ({ id } = await strapi.db.query(EVENT_UID).create({ data }));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return { received: true };
  }
  // It is kept: what fails now is tried again, and is not the sender's concern.
  if (isKnown(event)) {
    await workOn(strapi, id, PATIENCE_MS).catch((error) =>
      strapi.log.warn(`News ${id} from the donation service wait: ${loggedError(error)}`),
    );
  }
  return { received: true };
}
