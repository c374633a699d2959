const SECOND = 1000;
const FIRST_WAIT_MS = 5 * SECOND;
const WAIT_MAX_MS = 3600 * SECOND;
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

/**
 * When an email that has just failed is tried again, after `triesBefore` earlier tries: soon at first, then hourly.
 * Null if it is given up, because the next try would come more than three days after the email was written.
 */
export function nextTry(createdAt: Date, triesBefore: number, now: Date): Date | null {
  const wait = Math.min(WAIT_MAX_MS, FIRST_WAIT_MS * 2 ** triesBefore);
  const next = now.getTime() + wait;
  return next <= createdAt.getTime() + AGE_MAX_MS ? new Date(next) : null;
}
