import type { Core } from '@strapi/strapi';

/**
 * Fills columns that were added after the first members joined with what was true before members could choose. Rows
 * that have values are not touched, so running it at every start costs nothing.
 */
export async function fillMemberColumns(strapi: Core.Strapi) {
  const knex = strapi.db.connection;
  const members = () => knex('up_users');
  await members().whereNull('show_email').update({ show_email: true });
  await members().whereNull('show_city').update({ show_city: true });
  await members()
    .whereNull('directory_key')
    .update({ directory_key: knex.ref('search_key'), directory_email: knex.ref('email') });
}
