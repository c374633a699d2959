import type { Core } from '@strapi/strapi';
import { reading } from './reading';

/**
 * Holds a row until the open transaction ends, so that what was read of it stays true; tells whether it is
 * there. On SQLite the transaction itself already holds everything. Whoever needs several rows takes them
 * in the order members, trusts, so that no two wait for each other.
 */
export async function lockRow(strapi: Core.Strapi, table: string, id: number): Promise<boolean> {
  const row: { id: number } | undefined = await reading(strapi, (knex) =>
    knex(table).where({ id }).forUpdate().first('id'),
  );
  return row !== undefined;
}
