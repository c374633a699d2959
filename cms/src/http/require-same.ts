import { isDeepStrictEqual } from 'node:util';
import { refuse } from './refuse';

/** The refusal when an idempotency key is sent again with different content. */
export const DIFFERENT_CONTENT =
  'This was already sent with different content. Please reload the page and check.';

/** The value as a database returns it: an empty value may come back as null. */
const plain = (value: unknown): unknown =>
  value === undefined || value === '' ? null : JSON.parse(JSON.stringify(value));

/** Whether an entry has these values already. `given` has the same field names as `made`. */
export const saysSame = <Made extends object>(
  made: Made,
  given: { readonly [Field in keyof Made]?: unknown },
): boolean =>
  (Object.keys(given) as (keyof Made)[]).every((field) =>
    isDeepStrictEqual(plain(made[field]), plain(given[field])),
  );

/**
 * Refuses a request whose content differs from what was made under its idempotency key before. Otherwise the answer
 * to the earlier request would look like an answer to this one. `given` has the same field names as `made`.
 * @throws 409
 */
export function requireSame<Made extends object>(
  made: Made,
  given: { readonly [Field in keyof Made]?: unknown },
): void {
  if (saysSame(made, given)) return;
  throw refuse.keyReused(DIFFERENT_CONTENT);
}

/** The same for an entry that can be changed. After its first change, the original request is no longer known. */
export function requireSameAtFirst<Made extends { revision: number | null }>(
  made: Made,
  given: { readonly [Field in keyof Made]?: unknown },
): void {
  if (made.revision === 1) requireSame(made, given);
}
