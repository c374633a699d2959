import { isDeepStrictEqual } from 'node:util';
import { refuse } from './refuse';

/** As a database gives it back: what was left empty may be nothing there. */
const plain = (value: unknown): unknown =>
  value === undefined || value === '' ? null : JSON.parse(JSON.stringify(value));

/**
 * Refuses a wish that says something else than what was made under its key before: the answer to that one would
 * pass for an answer to this. `given` names the fields as `made` does.
 * @throws 409
 */
export function requireSame<Made extends object>(
  made: Made,
  given: { readonly [Field in keyof Made]?: unknown },
): void {
  const fields = Object.keys(given) as (keyof Made)[];
  if (fields.every((field) => isDeepStrictEqual(plain(made[field]), plain(given[field])))) return;
  throw refuse.conflict('This was sent before, and said something else then. Please look again.');
}

/** The same for an entry that can be changed: once it was, nobody knows any more what was sent. */
export function requireSameAtFirst<Made extends { revision: number | null }>(
  made: Made,
  given: { readonly [Field in keyof Made]?: unknown },
): void {
  if (made.revision === 1) requireSame(made, given);
}
