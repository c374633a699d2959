import type { Core } from '@strapi/strapi';
import { runQuery } from './run-query';

/**
 * The database's time. Servers whose clocks differ agree on it, so everything that one of them reserves for a while
 * (a lease) is measured by it. SQLite has only one server, so its own clock will do.
 */
export async function databaseNow(strapi: Core.Strapi): Promise<Date> {
  if (strapi.db.dialect.client !== 'postgres') return new Date();
  const { rows } = await runQuery(strapi, (knex) =>
    knex.raw<{ rows: { now: Date | string }[] }>('select clock_timestamp() as now'),
  );
  return new Date(rows[0]?.now ?? Date.now());
}

/** The time `ms` milliseconds from now, by the database's clock. */
export const databaseNowPlus = async (strapi: Core.Strapi, ms: number): Promise<Date> =>
  new Date((await databaseNow(strapi)).getTime() + ms);
