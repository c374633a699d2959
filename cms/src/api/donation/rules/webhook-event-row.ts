import type { Moment } from '../data/donation-row';

/** An event of the donation service as it is kept. */
export interface WebhookEventRow {
  id: number;
  eventKey: string;
  event: string | null;
  /** The transaction it is about, where it names one. */
  transactionId: string | null;
  /** As it came, as JSON. */
  raw: string;
  receivedAt: Moment;
  state: 'waiting' | 'done' | 'unused' | 'unusable' | 'put_aside' | 'given_up';
  tries: number;
  /** When it is worked on; null where nothing is to be tried. */
  nextTryAt: Moment | null;
  problem: string | null;
}

/** The events the portal acts on (specification/donation.md, Givebutter); every other one is kept and nothing else. */
const KNOWN_EVENTS = ['transaction.succeeded', 'refund.created'] as const;
type KnownEvent = (typeof KNOWN_EVENTS)[number];
export const isKnown = (event: string | null): event is KnownEvent =>
  (KNOWN_EVENTS as readonly string[]).includes(event ?? '');

/** So long whoever takes up news has them alone; after a crash they are taken up again. */
export const WEBHOOK_LEASE_MS = 60_000;
const MINUTE_MS = 60_000;
const WAIT_MAX_MS = 6 * 60 * MINUTE_MS;

/** Tried so often, which takes about two days, they can't be used. While the service is away nothing is given up. */
export const WEBHOOK_MAX_TRIES = 16;

/** How long news wait after so many tries that failed: a minute at first, then ever longer, up to six hours. */
export const webhookRetryDelay = (tries: number): number =>
  Math.min(WAIT_MAX_MS, MINUTE_MS * 2 ** Math.max(0, tries - 1));
