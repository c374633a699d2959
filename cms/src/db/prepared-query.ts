import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

const texts = new Map<string, string>();

/**
 * Runs a query that is needed many times a second. Building its SQL costs more than running it, so the text of each
 * shape is built once, and only the values differ. `shape` names everything that `build` depends on.
 */
export async function preparedQuery<Row>(
  strapi: Core.Strapi,
  shape: string,
  build: (knex: Knex) => Knex.QueryBuilder,
  values: readonly Knex.RawBinding[],
): Promise<Row[]> {
  const knex = strapi.db.connection;
  let text = texts.get(shape);
  if (text === undefined) {
    text = build(knex).toSQL().sql;
    texts.set(shape, text);
  }
  const answer = (await knex.raw(text, values as Knex.RawBinding[])) as Row[] | { rows: Row[] };
  return Array.isArray(answer) ? answer : answer.rows;
}
