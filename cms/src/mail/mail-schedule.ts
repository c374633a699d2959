import type { MailFailure } from './mail-failure';

const SECOND = 1000;
const FIRST_WAIT_MS = 5 * SECOND;
const WAIT_MAX_MS = 3600 * SECOND;
/**
 * How long an email that someone waits for waits between two tries during an outage, in its first day. Its link may
 * live an hour, so it has to go soon after the mail server is back. A server that answers, and takes the email later
 * or slower, would take it for an attack.
 */
const AWAITED_WAIT_MAX_MS = 120 * SECOND;
const AWAITED_FOR_MS = 86_400 * SECOND;
/** How long a mail server may be away. By then the links in an email have expired as well. */
const AGE_MAX_MS = 3 * 86_400 * SECOND;

/** How long a server that took an email may work on it before another takes over, in milliseconds. */
export const LEASE_MS = 120 * SECOND;

/** What decides when an email is tried again. */
interface Failed {
  /** When it was written, or taken up again by an admin after it had been given up. */
  since: Date;
  /** How often it was tried since, before the try that has just failed. */
  triesBefore: number;
  /** Whether someone waits for it, such as for a link for a new password. */
  isAwaited: boolean;
  failure: MailFailure;
}

/**
 * When an email that has just failed is tried again: soon at first, then hourly, or every two minutes while someone
 * waits for it and the mail server is away. Null if it is given up, because it was refused for good or the next try
 * would come more than three days after that.
 */
export function nextTry(failed: Failed, now: Date): Date | null {
  const { since, triesBefore, isAwaited, failure } = failed;
  if (failure === 'refused') return null;
  const isRecent = now.getTime() < since.getTime() + AWAITED_FOR_MS;
  const isHurried = isAwaited && failure === 'outage' && isRecent;
  const longest = isHurried ? AWAITED_WAIT_MAX_MS : WAIT_MAX_MS;
  const next = now.getTime() + Math.min(longest, FIRST_WAIT_MS * 2 ** triesBefore);
  return next <= since.getTime() + AGE_MAX_MS ? new Date(next) : null;
}

/** How many emails are due within one step once the mail server is back, and how long a step is. */
export const AT_ONCE = 20;
const STEP_MS = 10 * SECOND;

/** When the email at this place of those that waited for the mail server is due, so that it is not flooded. */
export const dueAfterOutage = (at: number, now: Date): Date =>
  new Date(now.getTime() + Math.floor(at / AT_ONCE) * STEP_MS);
