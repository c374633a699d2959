import { ApiError, messageOf } from '@/lib/api/api-error';

/**
 * What to tell of a failed change of an entry: the server's sentence, or the portal's with the answer's
 * status (part 1 §8); without one where no answer came.
 */
export const recordFailure = (error: unknown, words: (status: number) => string) =>
  messageOf(error, error instanceof ApiError ? words(error.status) : words(0).replace(' (0)', ''));
