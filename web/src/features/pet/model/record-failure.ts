import { ApiError, messageOf } from '@/lib/api/api-error';

/**
 * The message for a failed change of an entry: the server's, or the portal's with the answer's status (part 1 §8), or
 * without one if there was no answer.
 */
export const recordFailure = (error: unknown, words: (status: number) => string) =>
  messageOf(error, error instanceof ApiError ? words(error.status) : words(0).replace(' (0)', ''));
