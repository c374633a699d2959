import type { Core } from '@strapi/strapi';

/** The text columns by which lists are sorted. */
const SORTED: Readonly<Record<string, readonly string[]>> = {
  up_users: ['name_key', 'email', 'directory_email'],
  trusts: ['search_key'],
  pets: ['sort_key', 'owner_email'],
  forms: ['title_key'],
  blogs: ['title_key', 'category'],
  blog_tags: ['tag_key', 'category'],
  library_items: ['title_key', 'type'],
  library_folders: ['name_key'],
  portal_memberships: ['name_key'],
  portal_donations: ['name_key', 'payment_state'],
};

/**
 * Makes PostgreSQL sort by bytes, as SQLite does: the order must not depend on the language its cluster was created
 * for. Set on the columns instead of in each query, so that their indexes can be used.
 */
export async function sortByBytes(strapi: Core.Strapi) {
  if (strapi.db.dialect.client !== 'postgres') return;
  const knex = strapi.db.connection;
  for (const [table, columns] of Object.entries(SORTED)) {
    const others: { name: string }[] = await knex('information_schema.columns')
      .where({ table_schema: knex.raw('current_schema()'), table_name: table })
      .whereIn('column_name', columns)
      .whereRaw(`collation_name is distinct from 'C'`)
      .select({ name: 'column_name' });
    for (const { name } of others) {
      await knex.raw('alter table ?? alter column ?? type varchar(255) collate "C"', [table, name]);
    }
  }
}
