/** For the test that compares the content types with those of the last release. The server itself never loads it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Attribute = Readonly<Record<string, unknown>>;
interface Index {
  name: string;
  columns: readonly string[];
  type?: string;
}
interface Schema {
  collectionName?: string;
  kind?: string;
  options?: { draftAndPublish?: boolean };
  attributes: Readonly<Record<string, Attribute>>;
  indexes?: readonly Index[];
}

/** What of a content type reaches the database, or decides what rows may be in it. */
export interface Shape {
  table: string;
  draftAndPublish: boolean;
  attributes: Record<string, Attribute>;
  indexes: Record<string, string>;
}
/** Content types and components by their names. */
export type Shapes = Readonly<Record<string, Shape>>;

/** The properties of an attribute that matter to rows. The others are about the panel. */
const MATTERING = [
  ...['type', 'required', 'unique', 'default', 'enum', 'min', 'max', 'minLength', 'maxLength'],
  ...['regex', 'column', 'target', 'relation', 'inversedBy', 'mappedBy', 'useJoinTable'],
  ...['multiple', 'component', 'components', 'repeatable', 'customField'],
];

const mattering = (attribute: Attribute): Attribute =>
  Object.fromEntries(
    MATTERING.filter((key) => key in attribute).map((key) => [key, attribute[key]]),
  );

/** The shape of one schema, such as a `schema.json` has it. */
export function shapeOf({ collectionName = '', options, attributes, indexes = [] }: Schema): Shape {
  return {
    table: collectionName,
    draftAndPublish: options?.draftAndPublish === true,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, attribute]) => [name, mattering(attribute)]),
    ),
    indexes: Object.fromEntries(
      indexes.map(({ name, columns, type }) => [name, [type ?? 'index', ...columns].join(' ')]),
    ),
  };
}

const jsonIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Schema;
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();

/** Every content type and component below a `src` folder, by its name as Strapi knows it. */
export function shapesIn(src: string): Record<string, Shape> {
  const [api, components] = [path.join(src, 'api'), path.join(src, 'components')];
  const types = filesIn(api)
    .filter((file) => path.basename(file) === 'schema.json')
    .map((file) => {
      const [subject = '', , type = ''] = file.split(path.sep);
      return [`api::${subject}.${type}`, shapeOf(jsonIn(path.join(api, file)))] as const;
    });
  const parts = filesIn(components).map((file) => {
    const name = file.replace(/\.json$/, '').replace(path.sep, '.');
    return [name, shapeOf(jsonIn(path.join(components, file)))] as const;
  });
  return Object.fromEntries([...types, ...parts]);
}

/** An attribute that only takes more words than before is the same one: its column is text. */
function isSame(before: Attribute, after: Attribute): boolean {
  const { enum: oldWords = [], ...old } = before;
  const { enum: newWords = [], ...rest } = after;
  const lost = (oldWords as string[]).filter((word) => !(newWords as string[]).includes(word));
  return lost.length === 0 && JSON.stringify(old) === JSON.stringify(rest);
}

function* changesOf<T>(
  name: string,
  what: string,
  [before, after]: [Record<string, T>, Record<string, T>],
  isAlike: (one: T, other: T) => boolean,
) {
  for (const [key, one] of Object.entries(before)) {
    const other = after[key];
    if (other === undefined) yield `${name} has lost ${what} ${key}`;
    else if (!isAlike(one, other)) yield `${name} has changed ${what} ${key}`;
  }
  for (const key of Object.keys(after)) if (!(key in before)) yield `${name} has ${what} ${key}`;
}

function* changesOfType(name: string, before: Shape, after: Shape) {
  if (before.table !== after.table) yield `${name} has the table ${after.table}`;
  if (before.draftAndPublish !== after.draftAndPublish) yield `${name} has other drafts`;
  yield* changesOf(name, 'field', [before.attributes, after.attributes], isSame);
  yield* changesOf(name, 'index', [before.indexes, after.indexes], (one, other) => one === other);
}

/**
 * What has changed between two releases, as sentences. A new content type is no change: its table is new too, so
 * there is nothing that could be lost.
 */
export function schemaChanges(before: Shapes, after: Shapes): string[] {
  const changes = Object.entries(before).flatMap(([name, shape]) => {
    const other = after[name];
    return other ? [...changesOfType(name, shape, other)] : [`${name} is gone`];
  });
  const tables = new Map(Object.entries(before).map(([name, { table }]) => [table, name]));
  const taken = Object.entries(after)
    .filter(([name, { table }]) => !before[name] && tables.has(table))
    .map(([name, { table }]) => `${name} has the table ${table} of ${tables.get(table)}`);
  return [...changes, ...taken];
}
