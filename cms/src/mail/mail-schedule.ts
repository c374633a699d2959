const SECOND = 1000;
const FIRST_WAIT_MS = 5 * SECOND;
const WAIT_MAX_MS = 3600 * SECOND;
/** So long a mail server may be away; after it, the links in a mail have run out as well. */
const AGE_MAX_MS = 3 * 86_400 * SECOND;

/** A mail that a server took and did not finish is taken up again after this. */
export const LEASE_MS = 120 * SECOND;

/** Replies that refuse the portal's login, not the mail: whoever runs the portal can put that right. */
const LOGIN_REPLIES = [530, 534, 535, 538];

/** Whether the mail server's answer is final: it has refused this mail and would do so again. */
export function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = (error ?? {}) as { code?: string; responseCode?: number };
  if (code === 'EAUTH' || LOGIN_REPLIES.includes(responseCode)) return false;
  return responseCode >= 500 && responseCode < 600;
}

/**
 * When a mail is tried again that has just failed, after `triesBefore` earlier tries: soon at first, then
 * hourly. Null where it is given up, because the next try would come later than three days after the mail
 * was written.
 */
export function nextTry(createdAt: Date, triesBefore: number, now: Date): Date | null {
  const wait = Math.min(WAIT_MAX_MS, FIRST_WAIT_MS * 2 ** triesBefore);
  const next = now.getTime() + wait;
  return next <= createdAt.getTime() + AGE_MAX_MS ? new Date(next) : null;
}
