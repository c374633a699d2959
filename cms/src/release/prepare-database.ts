import type { Core } from '@strapi/strapi';
import { transaction } from '../db/transaction';
import { lockBoot } from './boot-lock';
import type { Migration } from './migration';
import { MIGRATIONS } from './migrations';
import { ensureReleaseTables, MIGRATIONS_DONE, noteRelease } from './release-tables';
import { requireOwnDatabase } from './require-own-database';
import { RELEASE } from './version';

/**
 * Runs what is not done yet, each in a transaction of its own, so that a start that was interrupted goes on with the
 * next one. A new database gets its tables as they are now and needs none of them.
 */
async function migrate(strapi: Core.Strapi, migrations: readonly Migration[], isNew: boolean) {
  const done: string[] = await strapi.db.connection(MIGRATIONS_DONE).pluck('name');
  for (const { name, up } of migrations.filter((migration) => !done.includes(migration.name))) {
    await transaction(strapi, async ({ trx }) => {
      await noteRelease(trx, RELEASE);
      if (!isNew) await up(trx);
      await trx(MIGRATIONS_DONE).insert({ name, version: RELEASE.version, at: new Date() });
    });
    if (!isNew) strapi.log.info(`The migration ${name} is done.`);
  }
}

/**
 * Brings the database to where Strapi's schema sync takes over, which follows at once. Everything that can refuse the
 * start has to come before. The release is noted together with its first change, so that an older server is refused if
 * this one breaks off midway, and is not if nothing was changed.
 * @returns what lets other servers go on, to be called once all upgrades are done
 * @throws {Error} if the database is newer than this server, or another program's; then nothing was changed
 */
export async function prepareDatabase(strapi: Core.Strapi): Promise<() => Promise<void>> {
  const endLock = await lockBoot(strapi);
  const { isNew } = await requireOwnDatabase(strapi, RELEASE);
  await ensureReleaseTables(strapi.db.connection);
  await migrate(strapi, MIGRATIONS, isNew);
  await noteRelease(strapi.db.connection, RELEASE);
  return endLock;
}
