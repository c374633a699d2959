const SECOND = 1000;
const FIRST_WAIT_MS = 5 * SECOND;
const WAIT_MAX_MS = 3600 * SECOND;
/**
 * How long an email that someone waits for waits between two tries, in its first day. Its link may live an hour, so it
 * has to go soon after the mail server is back.
 */
const AWAITED_WAIT_MAX_MS = 120 * SECOND;
const AWAITED_FOR_MS = 86_400 * SECOND;
/** How long a mail server may be away. By then the links in an email have expired as well. */
const AGE_MAX_MS = 3 * 86_400 * SECOND;

/** How long a server that took an email may work on it before another takes over, in milliseconds. */
export const LEASE_MS = 120 * SECOND;

/** Replies that refuse the portal's login instead of the email. Whoever runs the portal can fix that. */
export const LOGIN_REPLIES = [530, 534, 535, 538];

/** Whether the mail server's answer is final: it refused this email and would do so again. */
export function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = (error ?? {}) as { code?: string; responseCode?: number };
  if (code === 'EAUTH' || LOGIN_REPLIES.includes(responseCode)) return false;
  return responseCode >= 500 && responseCode < 600;
}

/** A reply by which a mail server ends the whole conversation (RFC 5321, 3.8). */
const CLOSING = 421;
/** No reply at all is one as well. */
const OUTAGE_REPLIES = [0, CLOSING].concat(LOGIN_REPLIES);

/** Whether a failure is about the mail server: until that is mended, other emails fail as well. */
export function isOutage(error: unknown): boolean {
  const { code, responseCode = 0 } = (error ?? {}) as { code?: string; responseCode?: number };
  return code === 'EAUTH' || OUTAGE_REPLIES.includes(responseCode);
}

/** What decides when an email is tried again. */
interface Failed {
  createdAt: Date;
  /** How often it was tried before the try that has just failed. */
  triesBefore: number;
  /** Whether someone waits for it, such as for a link for a new password. */
  isAwaited: boolean;
}

/**
 * When an email that has just failed is tried again: soon at first, then hourly, or every two minutes while someone
 * waits for it. Null if it is given up, because the next try would come more than three days after it was written.
 */
export function nextTry({ createdAt, triesBefore, isAwaited }: Failed, now: Date): Date | null {
  const isHurried = isAwaited && now.getTime() < createdAt.getTime() + AWAITED_FOR_MS;
  const longest = isHurried ? AWAITED_WAIT_MAX_MS : WAIT_MAX_MS;
  const next = now.getTime() + Math.min(longest, FIRST_WAIT_MS * 2 ** triesBefore);
  return next <= createdAt.getTime() + AGE_MAX_MS ? new Date(next) : null;
}

/** How many emails are due within one step once the mail server is back, and how long a step is. */
export const AT_ONCE = 20;
const STEP_MS = 10 * SECOND;

/** When the email at this place of those that waited for the mail server is due, so that it is not flooded. */
export const dueAfterOutage = (at: number, now: Date): Date =>
  new Date(now.getTime() + Math.floor(at / AT_ONCE) * STEP_MS);
