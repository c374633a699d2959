import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../db/run-query';
import { transaction } from '../db/transaction';
import { textIndex, type Searched } from './text-index';

/** How many rows are added at once: few enough that nobody waits long for the database. */
const AT_ONCE = 100;

/**
 * Adds rows to an index that has none of their words: rows older than the index, or copied from another database.
 * Runs at every start and continues where it stopped before.
 */
export async function fillTextIndex(
  strapi: Core.Strapi,
  name: Searched,
  {
    table,
    only = () => undefined,
    keep,
  }: {
    table: string;
    /** Which of its rows are searched; all if not given. */
    only?: (query: Knex.QueryBuilder) => void;
    keep: (id: number) => Promise<unknown>;
  },
) {
  const lacking = textIndex(strapi, name).lacking(table);
  const ids: number[] = await runQuery(strapi, (knex) =>
    knex(table).modify(only).modify(lacking).orderBy(`${table}.id`).pluck(`${table}.id`),
  );
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    await transaction(strapi, async () => {
      for (const id of ids.slice(at, at + AT_ONCE)) await keep(id);
    });
  }
}
