/** How large database and files are. */
import { stat } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { SystemState } from '@hearthside/contract/system/state';
import { runQuery } from '../../../db/run-query';

/** Adding up all files takes a while where there are many. */
const KEPT_MS = 60_000;

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size ?? 0;

/** SQLite's file and the log beside it. */
async function sqlite(strapi: Core.Strapi): Promise<SystemState['database']> {
  const file = strapi.config.get<string>('database.connection.connection.filename');
  const [bytes, log, [row]] = await Promise.all([
    sizeOf(file),
    sizeOf(`${file}-wal`),
    runQuery(strapi, (knex) =>
      knex.raw<{ version: string }[]>('select sqlite_version() as version'),
    ),
  ]);
  return { client: 'sqlite', version: row?.version ?? '', bytes: bytes + log };
}

async function postgres(strapi: Core.Strapi): Promise<SystemState['database']> {
  const { rows } = await runQuery(strapi, (knex) =>
    knex.raw<{ rows: { bytes: string; version: string }[] }>(
      "select pg_database_size(current_database()) as bytes, current_setting('server_version') as version",
    ),
  );
  const [row] = rows;
  return { client: 'postgres', version: row?.version ?? '', bytes: Number(row?.bytes ?? 0) };
}

interface Sum {
  files?: number | string;
  bytes?: number | string | null;
}

const sumOf = (strapi: Core.Strapi, table: string): Promise<Sum | undefined> =>
  runQuery(strapi, (knex) => knex(table).count({ files: '*' }).sum({ bytes: 'size' }).first());

let known: { until: number; sum: Promise<Omit<SystemState['storage'], 'kind'>> } | undefined;

/** The files of members and those of the panel, which tells their sizes in kilobytes. */
async function addUp(strapi: Core.Strapi) {
  const [own, panel] = await Promise.all([sumOf(strapi, 'portal_files'), sumOf(strapi, 'files')]);
  return {
    files: Number(own?.files ?? 0) + Number(panel?.files ?? 0),
    bytes: Math.round(Number(own?.bytes ?? 0) + Number(panel?.bytes ?? 0) * 1000),
  };
}

/** Where files are, how many there are and how large they are together. At most a minute old. */
async function storageSize(strapi: Core.Strapi): Promise<SystemState['storage']> {
  const now = Date.now();
  if (!known || known.until < now) known = { until: now + KEPT_MS, sum: addUp(strapi) };
  const kind = process.env.STORAGE === 's3' ? 's3' : 'local';
  try {
    return { kind, ...(await known.sum) };
  } catch (error) {
    known = undefined;
    throw error;
  }
}

/** The kind, the version and the size of the database, and what is stored in files. */
export async function sizes(
  strapi: Core.Strapi,
): Promise<Pick<SystemState, 'database' | 'storage'>> {
  const [database, storage] = await Promise.all([
    strapi.db.dialect.client === 'postgres' ? postgres(strapi) : sqlite(strapi),
    storageSize(strapi),
  ]);
  return { database, storage };
}
