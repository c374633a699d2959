import type { Moment } from '../../../text/moment';

/** A stored webhook event of the donation service. */
export interface WebhookEventRow {
  id: number;
  eventKey: string;
  event: string | null;
  /** The transaction it is about, if it names one. */
  transactionId: string | null;
  /** As it was received, as JSON. */
  raw: string;
  receivedAt: Moment;
  state: 'waiting' | 'done' | 'unused' | 'unusable' | 'put_aside' | 'given_up';
  tries: number;
  /** When it is processed; null if nothing has to be tried. */
  nextTryAt: Moment | null;
  problem: string | null;
}

/** The events that the portal acts on (specification/donation.md, Givebutter). All others are only stored. */
const KNOWN_EVENTS = ['transaction.succeeded', 'refund.created'] as const;
type KnownEvent = (typeof KNOWN_EVENTS)[number];
export const isKnown = (event: string | null): event is KnownEvent =>
  (KNOWN_EVENTS as readonly string[]).includes(event ?? '');

/** How long the server that claims an event has it to itself, in milliseconds. After a crash another takes over. */
export const WEBHOOK_LEASE_MS = 60_000;
const MINUTE_MS = 60_000;
const WAIT_MAX_MS = 6 * 60 * MINUTE_MS;

/**
 * After this many tries, which takes about two days, an event can't be used. While the service is away none is given
 * up.
 */
export const WEBHOOK_MAX_TRIES = 16;

/**
 * How long an event waits after this many failed tries, in milliseconds: a minute at first, then ever longer, up to
 * six hours.
 */
export const webhookRetryDelay = (tries: number): number =>
  Math.min(WAIT_MAX_MS, MINUTE_MS * 2 ** Math.max(0, tries - 1));
