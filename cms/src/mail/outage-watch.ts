/** Tells when a mail server is back after an outage, and what has waited for it may be hurried. */
import type { MailFailure } from './mail-failure';

const MINUTE_MS = 60_000;
/** How long nothing must have gone out. A connection that breaks once is no outage. */
const OUTAGE_MS = 3 * MINUTE_MS;
/** How often the waiting emails are hurried at most: a server that comes and goes would be flooded. */
const HURRY_EVERY_MS = 15 * MINUTE_MS;

/** What a watch is told, each with the time in milliseconds. */
export interface OutageWatch {
  failed(failure: MailFailure, now: number): void;
  /** An email went out. Returns whether the others are to be hurried now. */
  sent(now: number): boolean;
  /** The others were hurried. Until this is told, `sent` goes on asking for it. */
  hurried(now: number): void;
}

export function outageWatch(): OutageWatch {
  // The server before this one may have met an outage.
  let awaySince: number | null = Number.NEGATIVE_INFINITY;
  let hurriedAt = Number.NEGATIVE_INFINITY;
  let isBack = false;
  return {
    failed(failure, now) {
      if (failure === 'outage') awaySince ??= now;
    },
    sent(now) {
      if (awaySince !== null && now - awaySince >= OUTAGE_MS) isBack = true;
      awaySince = null;
      return isBack && now - hurriedAt >= HURRY_EVERY_MS;
    },
    hurried(now) {
      isBack = false;
      hurriedAt = now;
    },
  };
}
