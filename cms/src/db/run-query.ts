import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { transaction } from './transaction';

/**
 * Runs a plain knex query on the connection that is right here: the transaction's, where one is open.
 * SQLite has one connection, so a query beside an open transaction would wait for it forever.
 */
export async function runQuery<T>(
  strapi: Core.Strapi,
  query: (knex: Knex) => PromiseLike<T>,
): Promise<T> {
  if (!strapi.db.inTransaction()) return query(strapi.db.connection);
  return transaction(strapi, ({ trx }) => query(trx));
}
