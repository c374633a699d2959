import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { transaction } from './transaction';

/**
 * Runs a plain knex query on the right connection: the transaction's, if one is open. SQLite has one connection, so a
 * query outside an open transaction would wait for it forever.
 */
export async function runQuery<T>(
  strapi: Core.Strapi,
  query: (knex: Knex) => PromiseLike<T>,
): Promise<T> {
  if (!strapi.db.inTransaction()) return query(strapi.db.connection);
  return transaction(strapi, ({ trx }) => query(trx));
}
