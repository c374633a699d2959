/** The id by which one request is found in the log: in each of its lines, in its answer, and where it failed. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export const REQUEST_ID_HEADER = 'X-Request-Id';

const current = new AsyncLocalStorage<string>();

/** The id of the request that is being answered; undefined in the server's own work. */
export const requestId = (): string | undefined => current.getStore();

/**
 * A new id, short enough to be read out on the phone. One that a request brings along is not taken over: whoever sent
 * it could make other people's lines look like theirs.
 */
export const newRequestId = (): string => randomBytes(5).toString('hex');

/** Does what belongs to a request under its id. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);
