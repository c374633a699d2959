import type { Core } from '@strapi/strapi';
import { refuseStart } from '../boot/refuse-start';
import { lastRelease, RELEASES } from './release-tables';
import type { Release } from './version';

/** Every Hearthside database had these before releases were noted. */
const OURS = ['strapi_core_store_settings', 'portal_settings', 'portal_files'];

async function tableNames(strapi: Core.Strapi): Promise<string[]> {
  const knex = strapi.db.connection;
  if (strapi.db.dialect.client === 'postgres') {
    return knex('pg_tables').whereRaw('schemaname = current_schema()').pluck('tablename');
  }
  return knex('sqlite_master').where('type', 'table').pluck('name');
}

/** Why a server of one release does not start on a database that another has used last; undefined if it does. */
export function whyTooNew(last: Release, own: Release): string | undefined {
  if (last.schemaNumber <= own.schemaNumber) return undefined;
  const isSame = last.version === own.version;
  const said = ({ version, schemaNumber }: Release) =>
    isSame ? `${version} with schema ${schemaNumber}` : version;
  return (
    `This database was last used by Hearthside ${said(last)}; this is ${said(own)}. ` +
    `Start ${last.version} or newer, or restore the backup made before the update. Nothing was changed.`
  );
}

/**
 * Refuses a database that a newer release has changed, and one that belongs to another program. It only reads.
 * @returns whether the database has no tables of the portal yet
 * @throws {Error} with what to do
 */
export async function requireOwnDatabase(
  strapi: Core.Strapi,
  own: Release,
): Promise<{ isNew: boolean }> {
  const tables = await tableNames(strapi);
  const last = await lastRelease(strapi.db.connection);
  const tooNew = last && whyTooNew(last, own);
  if (tooNew) refuseStart(tooNew);
  const isOurs = tables.includes(RELEASES) || OURS.every((table) => tables.includes(table));
  if (tables.length > 0 && !isOurs) {
    refuseStart(
      'This database has tables of another program. Nothing was changed. ' +
        'Set DATABASE_URL or DATABASE_FILE to an empty database, or to one of Hearthside.',
    );
  }
  return { isNew: !OURS.every((table) => tables.includes(table)) };
}
