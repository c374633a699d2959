/**
 * A job has gone through all of its work, and some of it failed. The job counts as done, because running it again would
 * repeat the rest too, and its run counts as failed. The message names no more than `loggedError` would.
 */
export class PartialFailure extends Error {
  override readonly name = 'PartialFailure';
}
