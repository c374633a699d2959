import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

const ANSWERS_WITHIN_MS = 1500;
const SILENT = `No answer within ${ANSWERS_WITHIN_MS / 1000} seconds.`;
const FAILED = 'It can\u2019t be reached, or answers with an error.';
const READ_ONLY = 'It can be read, and not written to.';

let asking: Promise<string | null> | undefined;

/**
 * Reads a row, because a damaged file still answers a query that reads none of it. A standby of PostgreSQL and a disk
 * that its system has made read-only after an error answer every query as well, and lose every change.
 */
async function ask(strapi: Core.Strapi): Promise<string | null> {
  const knex = strapi.db.connection;
  await knex('portal_releases').first('version');
  if (strapi.db.dialect.client !== 'postgres') {
    const { filename } = knex.client.config.connection as { filename: string };
    return access(filename, constants.W_OK).then(
      () => null,
      () => READ_ONLY,
    );
  }
  const { rows } = (await knex.raw(
    `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as only`,
  )) as { rows: { only: boolean }[] };
  return rows[0]?.only ? READ_ONLY : null;
}

/**
 * Why the database would not serve a request now, or null if it would. It uses the same connections as requests, so it
 * also notices locked tables that hold all of them up. Concurrent callers share one check.
 */
export async function databaseTrouble(strapi: Core.Strapi): Promise<string | null> {
  asking ??= ask(strapi)
    .catch(() => FAILED)
    .finally(() => (asking = undefined));
  const overdue = pause(ANSWERS_WITHIN_MS, SILENT, { ref: false });
  return Promise.race([asking, overdue]);
}
