/** Reads what the tables of all subjects have of a member, as each subject's manifest says. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { OwnTable } from '../../../own-tables';
import { subjects } from '../../../subject';
import type { Moment } from '../../../text/moment';

/** Columns of every table that mean nothing to people. */
const MEANINGLESS = ['document_id', 'created_by_id', 'updated_by_id', 'published_at', 'locale'];

export type OwnRow = Record<string, unknown>;

/** What a column holds, by the content type of its table. */
interface Column {
  type: string;
  /** The table a relation leads to. */
  target: string | undefined;
}

interface Meta {
  tableName: string;
  attributes: Record<
    string,
    { type: string; columnName?: string; target?: string; joinColumn?: { name: string } }
  >;
}

const metas = (strapi: Core.Strapi): Meta[] => [
  ...(strapi.db.metadata as unknown as Map<string, Meta>).values(),
];

function columnsOf(strapi: Core.Strapi, table: string): ReadonlyMap<string, Column> {
  const found = metas(strapi).find(({ tableName }) => tableName === table);
  const targets = strapi.db.metadata as unknown as Map<string, Meta>;
  return new Map(
    Object.values(found?.attributes ?? {}).flatMap(({ type, columnName, target, joinColumn }) => {
      const name = joinColumn?.name ?? columnName;
      const to = target === undefined ? undefined : targets.get(target)?.tableName;
      return name === undefined ? [] : [[name, { type, target: to }] as const];
    }),
  );
}

/** A value as JSON has it, the same from both databases. */
function valueIn(value: unknown, type: string | undefined): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'json') return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
  if (type === 'boolean') return Boolean(value);
  if (type === 'datetime') return new Date(value as Moment).toISOString();
  return value;
}

const selected = (
  knex: Knex,
  { table, column, through, where = {}, only }: OwnTable,
  memberId: number,
): Promise<OwnRow[]> => {
  const query = knex(table).where(where).orderBy('id').select('*');
  only?.(query, memberId);
  if (!through) return query.where(column, memberId);
  const theirs = knex(through.table).where(through.column, memberId).select('id');
  return query.whereIn(column, theirs);
};

/** What a row refers to by its number, by name: the form that was answered, the trust, the chat. Never a member. */
async function namesOf(
  knex: Knex,
  { target }: Column,
  ids: readonly unknown[],
  memberId: number,
): Promise<ReadonlyMap<unknown, string>> {
  if (!target || target === 'up_users' || ids.length === 0) return new Map();
  const info: Record<string, unknown> = await knex(target).columnInfo();
  const column = ['name', 'title'].find((one) => one in info);
  if (!column) return new Map();
  const query = knex(target).whereIn('id', [...new Set(ids)] as number[]);
  for (const { ownData } of subjects()) ownData.named?.[target]?.(query, memberId);
  const rows = await query.select('id', { name: column });
  return new Map(rows.map(({ id, name }: { id: number; name: string }) => [id, name]));
}

/** All rows of one table that are the member's, with what they refer to by name. */
export async function ownRows(
  strapi: Core.Strapi,
  own: OwnTable,
  memberId: number,
): Promise<OwnRow[]> {
  const knex = strapi.db.connection;
  const types = columnsOf(strapi, own.table);
  const out = new Set([...MEANINGLESS, ...(own.without ?? [])]);
  const rows = (await selected(knex, own, memberId)).map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !out.has(column))
        .map(([column, value]) => [column, valueIn(value, types.get(column)?.type)]),
    ),
  );
  for (const column of Object.keys(rows[0] ?? {})) {
    const about = types.get(column);
    if (!about?.target) continue;
    const ids = rows.map((row) => row[column]).filter((id) => id !== null);
    const names = await namesOf(knex, about, ids, memberId);
    if (names.size === 0) continue;
    const name = column.replace(/_id$/, '');
    for (const row of rows) row[name] = names.get(row[column]) ?? null;
  }
  return rows;
}

/** Every table that has something of members, in the order in which the copy shows them: their own profile first. */
export function ownTables(): OwnTable[] {
  const all = subjects().flatMap(({ ownData }) => ownData.tables);
  const isProfile = ({ table }: OwnTable) => table === 'up_users';
  return [...all.filter(isProfile), ...all.filter((one) => !isProfile(one))];
}
