import type { Values } from './stored-typing';

/** Fields that the server writes into an entry by itself. */
const WRITTEN_BY_SERVER = [
  'id',
  'documentId',
  'revision',
  'changedBy',
  'changedById',
  'status',
  'locale',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'localizations',
];

/** The part of an entry's state that the server writes. */
export const stateOf = (values: Values): Values =>
  Object.fromEntries(
    WRITTEN_BY_SERVER.flatMap((key) => (key in values ? [[key, values[key]]] : [])),
  );

interface Field {
  name: string;
  label: string;
}
export interface Difference extends Field {
  /** The other version's text, in readable form. */
  theirs: string;
}

/** The form gives rows of components and choices of relations numbers of its own. */
const comparable = (value: unknown) =>
  JSON.stringify(value ?? null, (key, inner: unknown) =>
    key === '__temp_key__' || key === 'id' ? undefined : inner === '' ? null : inner,
  );

const isSame = (one: unknown, other: unknown) => comparable(one) === comparable(other);

/** Whether two versions of an entry have the same content. */
export const saysTheSame = (one: Values, other: Values): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => !WRITTEN_BY_SERVER.includes(key))
    .every((key) => isSame(one[key], other[key]));

/** A value in readable form: rich text without its tags, rows one after another, a file by its name. */
export function readable(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') {
    return value
      .replace(/<\/(p|li|h\d)>|<br ?\/?>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .trim();
  }
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join(' · ');
  if (typeof value !== 'object') return String(value);
  if ('name' in value && 'mime' in value) return String(value.name);
  const parts = Object.entries(value).filter(
    ([key]) => !['id', '__temp_key__', '__component'].includes(key),
  );
  return parts
    .map(([, part]) => readable(part))
    .filter(Boolean)
    .join(' · ');
}

const isRelation = (value: unknown) =>
  typeof value === 'object' && value !== null && 'connect' in value;

/**
 * The fields in which two versions of an entry differ. Relations are left out, because they are saved as what was
 * added and removed.
 */
export const differences = (fields: readonly Field[], mine: Values, theirs: Values): Difference[] =>
  fields
    .filter(({ name }) => !isRelation(mine[name]) && !isSame(mine[name], theirs[name]))
    .map(({ name, label }) => ({ name, label, theirs: readable(theirs[name]) }));

/** What somebody else did to an entry while its form was open, and who. */
export function meanwhile({ deletedAt, deletedBy, changedBy }: Values): {
  trashed: boolean;
  by: string;
} {
  const trashed = Boolean(deletedAt);
  const by = trashed ? deletedBy : changedBy;
  return { trashed, by: typeof by === 'string' && by ? by : 'Someone else' };
}
