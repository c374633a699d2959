import { AbortedError, hasCode, isAway, messageOf } from '@/lib/api/api-error';

/** What a failed try to send or upload means. */
export type SendFailure =
  /** It may succeed another time. `counts` is false if the session was missing. */
  | { kind: 'later'; counts: boolean }
  /**
   * It will not succeed, and the member is told why. `uploadsLost` means that the server has dropped files that were
   * uploaded before, and would accept the message with new ones.
   */
  | { kind: 'uploadsLost' | 'never'; problem: string };

/** Sorts the failure of a try; `fallback` is shown if the server has not said why. */
export function sendFailure(error: unknown, fallback: string): SendFailure {
  if (isAway(error) || error instanceof AbortedError) return { kind: 'later', counts: true };
  if (hasCode(error, 'SIGNED_OUT')) return { kind: 'later', counts: false };
  // A request that took too long, and too many of them, pass by themselves.
  if (hasCode(error, 'TIMED_OUT', 'TOO_MANY_REQUESTS')) return { kind: 'later', counts: true };
  const kind = hasCode(error, 'UPLOADS_LOST') ? 'uploadsLost' : 'never';
  return { kind, problem: messageOf(error, fallback) };
}
