import type { Knex } from 'knex';
import type { Release } from './version';

/** The releases that have worked on this database, the last one with the highest id. Not Strapi's: it comes before. */
export const RELEASES = 'portal_releases';
/** The migrations that were done, by name. */
export const MIGRATIONS_DONE = 'portal_migrations';

/** The release that has last worked on this database; undefined if none has noted itself yet. */
export async function lastRelease(knex: Knex): Promise<Release | undefined> {
  if (!(await knex.schema.hasTable(RELEASES))) return undefined;
  const row = await knex(RELEASES).orderBy('id', 'desc').first();
  return row && { version: row.version, schemaNumber: Number(row.schema_number) };
}

/** Creates both tables where they are missing. */
export async function ensureReleaseTables(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable(RELEASES))) {
    await knex.schema.createTable(RELEASES, (table) => {
      table.increments('id');
      table.string('version', 64).notNullable();
      table.integer('schema_number').notNullable();
      table.datetime('at').notNullable();
    });
  }
  if (!(await knex.schema.hasTable(MIGRATIONS_DONE))) {
    await knex.schema.createTable(MIGRATIONS_DONE, (table) => {
      table.string('name').primary();
      table.string('version', 64).notNullable();
      table.datetime('at').notNullable();
    });
  }
}

/** Notes that this release works on the database from now on, unless the last note says so already. */
export async function noteRelease(knex: Knex, release: Release): Promise<void> {
  const last = await lastRelease(knex);
  if (last?.version === release.version && last.schemaNumber === release.schemaNumber) return;
  const { version, schemaNumber } = release;
  await knex(RELEASES).insert({ version, schema_number: schemaNumber, at: new Date() });
}
