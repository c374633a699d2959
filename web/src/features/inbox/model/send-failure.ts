import { AbortedError, ApiError, isAway, messageOf } from '@/lib/api/api-error';

/** What a failed try to send or upload means. */
export type SendFailure =
  /** It may succeed another time. `counts` is false if the session was missing. */
  | { kind: 'later'; counts: boolean }
  /**
   * It will not succeed, and the member is told why. `uploadsLost` means that the server has dropped files that were
   * uploaded before, and would accept the message with new ones.
   */
  | { kind: 'uploadsLost' | 'never'; problem: string };

/** Statuses below 500 that are temporary: a request that took too long, and too many requests. */
const PASSING = [408, 429];

/** Classifies a failure. `fallback` is the message if the server has not said why. */
export function sendFailure(error: unknown, fallback: string): SendFailure {
  if (isAway(error) || error instanceof AbortedError) return { kind: 'later', counts: true };
  const { status = 0, details = {} } = error instanceof ApiError ? error : {};
  if (status === 401) return { kind: 'later', counts: false };
  if (PASSING.includes(status)) return { kind: 'later', counts: true };
  const kind = details.attachments === undefined ? 'never' : 'uploadsLost';
  return { kind, problem: messageOf(error, fallback) };
}
