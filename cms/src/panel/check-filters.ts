import { refuse } from '../http/refuse';
import { isMedia, isRelation, namesOf, type Attribute, type Schema } from './relation-names';

export type FindSchema = (uid: string) => Schema | undefined;

const FILE = 'plugin::upload.file';

export const refuseReach = () =>
  refuse.badInput(
    'The panel can be asked about an entry itself, and not about what it is related to.',
  );
const refuseShape = () => refuse.badInput('This filter or sort order isn’t valid.');
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What a name in a filter or a sort order refers to: further names, a component's own fields, or a value. */
function behind(schema: Schema, name: string, find: FindSchema) {
  const attribute: Attribute | undefined = schema.attributes[name];
  if (!attribute) return undefined;
  if (isRelation(attribute)) return { names: namesOf(schema.uid, name, attribute) };
  if (isMedia(attribute))
    return { names: namesOf(schema.uid, name, { ...attribute, target: FILE }) };
  return attribute.component ? { part: find(attribute.component) } : undefined;
}

/** Checks what a single field is compared with. Strapi fails on what this refuses. */
function checkComparison(value: unknown) {
  if (Array.isArray(value)) value.forEach(checkComparison);
  if (Array.isArray(value) || !isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (/^\$(and|or)$/.test(key)) throw refuseShape();
    if (key === '$between' && !(Array.isArray(inner) && inner.length === 2)) throw refuseShape();
    checkComparison(inner);
  }
}

/** Allows only the name fields of a related entry to be queried. */
function checkNames(value: unknown, names: readonly string[]) {
  if (Array.isArray(value)) value.forEach((one) => checkNames(one, names));
  if (Array.isArray(value) || !isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key.startsWith('$')) checkNames(inner, names);
    else if (!names.includes(key)) throw refuseReach();
    checkComparison(inner);
  }
}

/** @throws 400 for a filter by a related entry's fields, other than its name fields. */
export function checkFilters(filters: unknown, schema: Schema, find: FindSchema) {
  const list = Array.isArray(filters) ? filters : [filters];
  for (const one of list) {
    if (!isObject(one)) throw refuseShape();
    for (const [key, value] of Object.entries(one)) {
      if (key.includes('.')) throw refuseReach();
      const met = behind(schema, key, find);
      if (key.startsWith('$')) checkFilters(value, schema, find);
      else if (met?.part && isObject(value)) checkFilters(value, met.part, find);
      else if (met?.names) checkNames(value, met.names);
      else checkComparison(value);
    }
  }
}

/** The paths of a sort order: `a.b:asc,c`, a list of such, or an object. */
function sortPaths(sort: unknown): string[][] {
  if (typeof sort === 'string')
    return sort.split(',').map((one) => (one.split(':')[0] ?? '').trim().split('.'));
  if (Array.isArray(sort)) return sort.flatMap(sortPaths);
  if (!isObject(sort)) return [];
  return Object.entries(sort).flatMap(([key, value]) =>
    isObject(value) ? sortPaths(value).map((rest) => [key, ...rest]) : [key.split('.')],
  );
}

/** @throws 400 for sorting by a related entry's fields, other than its name fields. */
export function checkSort(sort: unknown, schema: Schema, find: FindSchema) {
  for (const [first = '', second, ...more] of sortPaths(sort)) {
    const met = behind(schema, first, find);
    if (second === undefined && met) throw refuseShape();
    if (second === undefined) continue;
    if (more.length > 0 || !met?.names?.includes(second)) throw refuseReach();
  }
}
