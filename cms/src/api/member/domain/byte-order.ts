import type { Core } from '@strapi/strapi';

/** The text columns by which lists of members are sorted. */
const SORTED = ['name_key', 'email'];

/**
 * Lets PostgreSQL sort members by their bytes, as SQLite does: the order must not depend on the language
 * its cluster was made for. Said of the columns and not in each query, so that their indexes serve it.
 */
export async function sortByBytes(strapi: Core.Strapi) {
  if (strapi.db.dialect.client !== 'postgres') return;
  const knex = strapi.db.connection;
  const others: { name: string }[] = await knex('information_schema.columns')
    .where({ table_schema: knex.raw('current_schema()'), table_name: 'up_users' })
    .whereIn('column_name', SORTED)
    .whereRaw(`collation_name is distinct from 'C'`)
    .select({ name: 'column_name' });
  for (const { name } of others) {
    await knex.raw('alter table up_users alter column ?? type varchar(255) collate "C"', [name]);
  }
}
