import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { lockRow } from '../db/lock-row';
import { runQuery } from '../db/run-query';

/** A copy of something stored elsewhere, with how to find wrong rows in it and how to repair them. */
export interface CopyCheck {
  /** The name that docs/copies.md uses. */
  name: string;
  /** The ids of the rows whose copy differs from its source. */
  compare(strapi: Core.Strapi): Promise<number[]>;
  /** Repairs one row from its source as it is now. False if nothing was wrong any more. Called within a transaction. */
  repair(strapi: Core.Strapi, id: number): Promise<boolean>;
}

/** How many rows are read at once: few enough that nobody waits long for the database. */
const AT_ONCE = 500;

type Row = Record<string, unknown> & { id: number };

interface Derived<Source extends Row> {
  name: string;
  table: string;
  /** Rows with their physical columns, including the copies. `id` is the table's own. */
  select: (knex: Knex) => Knex.QueryBuilder;
  /** What the copies of a row have to be, by column. */
  expected: (row: Source) => Record<string, unknown>;
}

const text = (value: unknown) => {
  if (value === null || value === undefined) return '';
  // SQLite has no booleans.
  if (typeof value === 'boolean') return value ? '1' : '0';
  return String(value);
};

/** Columns that are derived from others of the same row, or of rows it refers to. */
export function derivedCopy<Source extends Row>(derived: Derived<Source>): CopyCheck {
  const { name, table, select, expected } = derived;
  const page = async (strapi: Core.Strapi, after: number): Promise<Source[]> => {
    const rows: unknown = await runQuery(strapi, (knex) =>
      select(knex).where(`${table}.id`, '>', after).orderBy(`${table}.id`).limit(AT_ONCE),
    );
    return rows as Source[];
  };
  const wrongIn = (row: Source) =>
    Object.entries(expected(row)).filter(([column, value]) => text(row[column]) !== text(value));

  return {
    name,
    async compare(strapi) {
      const wrong: number[] = [];
      let rows = await page(strapi, 0);
      while (rows.length > 0) {
        wrong.push(...rows.filter((row) => wrongIn(row).length > 0).map(({ id }) => Number(id)));
        rows = await page(strapi, Number(rows.at(-1)?.id));
      }
      return wrong;
    },
    async repair(strapi, id) {
      await lockRow(strapi, table, id);
      const row: unknown = await runQuery(strapi, (knex) =>
        select(knex).where(`${table}.id`, id).first(),
      );
      const wrong = row ? wrongIn(row as Source) : [];
      if (wrong.length === 0) return false;
      await runQuery(strapi, (knex) => knex(table).where({ id }).update(Object.fromEntries(wrong)));
      return true;
    },
  };
}

/** The same, but the database itself finds the wrong rows, with a query that returns only ids. */
export const queriedCopy = (
  name: string,
  wrong: (knex: Knex) => Knex.QueryBuilder,
  repair: (strapi: Core.Strapi, id: number) => Promise<unknown>,
): CopyCheck => {
  const idsOf = async (strapi: Core.Strapi, only?: number): Promise<number[]> => {
    const rows = (await runQuery(strapi, (knex) => wrong(knex))) as { id: number | string }[];
    return rows.map(({ id }) => Number(id)).filter((id) => only === undefined || id === only);
  };
  return {
    name,
    compare: (strapi) => idsOf(strapi),
    async repair(strapi, id) {
      if ((await idsOf(strapi, id)).length === 0) return false;
      await repair(strapi, id);
      return true;
    },
  };
};
