import { AbortedError, ApiError, isAway, messageOf } from '@/lib/api/api-error';

/** What a failed try to send or upload means for what was to be sent. */
export type SendFailure =
  /** It may go through another time; `counts` is false where it was the session that was missing. */
  | { kind: 'later'; counts: boolean }
  /**
   * It will not, and the member is told why. `uploadsLost`: because the server has given up on files that were
   * uploaded before, and would take it with new ones.
   */
  | { kind: 'uploadsLost' | 'never'; problem: string };

/** Statuses under 500 that pass by themselves: a request that took too long, and too many of them. */
const PASSING = [408, 429];

/** Sorts the failure of a try; `fallback` is told where the server has not said why. */
export function sendFailure(error: unknown, fallback: string): SendFailure {
  if (isAway(error) || error instanceof AbortedError) return { kind: 'later', counts: true };
  const { status = 0, details = {} } = error instanceof ApiError ? error : {};
  if (status === 401) return { kind: 'later', counts: false };
  if (PASSING.includes(status)) return { kind: 'later', counts: true };
  const kind = details.attachments === undefined ? 'never' : 'uploadsLost';
  return { kind, problem: messageOf(error, fallback) };
}
