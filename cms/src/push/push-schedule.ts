const SECOND = 1000;
/** After each failed try, how long until the next one. A notification that is older than that tells nothing new. */
const WAITS_MS = [30 * SECOND, 120 * SECOND, 600 * SECOND] as const;
/** The longest wait that a push service may ask for. */
const ASKED_MAX_MS = 3600 * SECOND;

/** How long a server may work on a delivery before another takes over, in milliseconds. */
export const LEASE_MS = 60 * SECOND;
/** How long a push service may take to answer. */
export const PATIENCE_MS = 10 * SECOND;
/** How long a push service may keep a notification for a device that is off, in seconds. */
export const KEPT_S = 4 * 3600;
/** How long a push service may refuse everything for a device before the device is given up. */
const FAILING_MAX_MS = 7 * 86_400 * SECOND;

/**
 * What to do after an answer of a push service: `gone`, the browser has ended its subscription (RFC 8030 §7.3);
 * `later`, try again; `refused`, this notification will never be taken.
 */
export type PushOutcome =
  | { kind: 'taken' }
  | { kind: 'gone' }
  | { kind: 'refused' | 'later'; why: string; retryAfterMs?: number };

/** What an answer means, by its status. `retryAfter`: its header of that name, in seconds. */
export function outcomeOf(status: number, retryAfter?: string): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const why = `answered ${status}`;
  if (status !== 408 && status !== 429 && status < 500) return { kind: 'refused', why };
  const seconds = /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return { kind: 'later', why, retryAfterMs: Math.min(seconds * SECOND, ASKED_MAX_MS) };
}

/** How long until the next try, after `triesBefore` earlier ones. Null if there is none. */
export function nextWait(triesBefore: number, asked = 0): number | null {
  const wait = WAITS_MS[triesBefore];
  return wait === undefined ? null : Math.max(wait, asked);
}

/** Whether a device is given up that has been failing since then. */
export const isGivenUp = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() > FAILING_MAX_MS;
