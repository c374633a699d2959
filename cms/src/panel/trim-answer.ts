import { isMedia, isRelation, namesOf, type Attribute, type Schema } from './relation-names';
import type { FindSchema } from './check-filters';

const FILE = 'plugin::upload.file';
type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const each = (value: unknown, work: (entry: Entry) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((one: unknown) => each(one, work));
  return isEntry(value) ? work(value) : value;
};

/** Only the name fields of an entry. `count` replaces many entries. */
const pick = (entry: Entry, names: readonly string[]): Entry =>
  Object.fromEntries(
    Object.entries(entry).filter(([key]) => key === 'count' || names.includes(key)),
  );

/** An entry whose related entries are reduced to names, wherever in it they are. */
function trimmed(entry: Entry, schema: Schema, find: FindSchema): Entry {
  const inner = (key: string, attribute: Attribute, value: unknown) => {
    if (isRelation(attribute)) {
      const names = namesOf(schema.uid, key, attribute);
      return each(value, (related) => pick(related, names));
    }
    const part = find(isMedia(attribute) ? FILE : (attribute.component ?? ''));
    return part ? each(value, (one) => trimmed(one, part, find)) : value;
  };
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      const attribute = schema.attributes[key];
      return [key, attribute ? inner(key, attribute, value) : value];
    }),
  );
}

/** An answer of the content manager about entries of a type, with related entries reduced to names. */
export function trimAnswer(body: unknown, schema: Schema, find: FindSchema): unknown {
  const trim = (value: unknown) => each(value, (entry) => trimmed(entry, schema, find));
  if (Array.isArray(body)) return trim(body);
  if (!isEntry(body)) return body;
  const whole = { ...body };
  for (const key of ['data', 'results'] as const) if (key in whole) whole[key] = trim(whole[key]);
  if (isEntry(whole.meta))
    whole.meta = Object.fromEntries(
      Object.entries(whole.meta).map(([key, value]) => [key, trim(value)]),
    );
  return whole;
}

/** Entries that a field may relate to, reduced to names. */
export function trimChoice(body: unknown, schema: Schema, field: string): unknown {
  const attribute = schema.attributes[field];
  if (!isEntry(body) || !attribute) return body;
  const names = namesOf(schema.uid, field, attribute);
  return { ...body, results: each(body.results, (entry) => pick(entry, names)) };
}
