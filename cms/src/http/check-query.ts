import type { Context } from 'koa';
import type { Endpoint } from '@hearthside/contract/endpoint';
import { NO_SUCH_FIELD } from './answer-for';
import { refuse } from './refuse';
import { shortDetails } from './short-details';

/** More fields than any call of the portal has. */
const MOST_FIELDS = 100;

/** A field, with the index of a repeated one: `type`, `type[]`, `type[2]`. */
const NAME = /^([^[\]]+)(?:\[\d{0,2}\])?$/;

function nameOf(pair: string): string {
  const [name = ''] = pair.split('=', 1);
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

/**
 * Refuses a query with fields its endpoint does not have, or with too many, before it is parsed. The parser builds
 * whatever the brackets ask for, and silently skips `__proto__[x]` and `constructor`.
 */
export function checkQuery({ querystring }: Context, { query }: Endpoint) {
  if (querystring === '') return;
  const pairs = querystring.split('&', MOST_FIELDS + 1);
  if (pairs.length > MOST_FIELDS) throw refuse.badInput('This address has too many fields.');
  const names = pairs.map(nameOf);
  const unknown = names.filter((name) => {
    const field = NAME.exec(name)?.[1];
    return name !== '' && (field === undefined || !Object.hasOwn(query.shape, field));
  });
  if (unknown.length === 0) return;
  const details = shortDetails(unknown.map((name) => [name, NO_SUCH_FIELD] as const));
  throw refuse.badInput('Please check the marked fields.', details);
}
