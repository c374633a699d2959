/**
 * A job has gone through all of its work, and some of it failed. It counts as done, because the rest would only be done
 * once more, and its run as failed. The message names no more than `loggedError` would.
 */
export class DoneWithProblems extends Error {
  override readonly name = 'DoneWithProblems';
}
