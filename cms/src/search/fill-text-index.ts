import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../db/run-query';
import { transaction } from '../db/transaction';
import { textIndex, type Searched } from './text-index';

/** So many rows are put in at once, so that nobody waits long for the database meanwhile. */
const AT_ONCE = 100;

/**
 * Puts rows into an index that has none of their words: those that were there before it, or came with a copy of
 * another database. Done at every start; what was begun before goes on where it stopped.
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
    /** Which of its rows are searched; all where nothing is said. */
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
