import type { Knex } from 'knex';
import { db } from './database';
import { onPostgres } from './shared';

const SAID = 'told to fail';

/** Makes a database refuse what matches `when`, with a trigger of this name. */
async function fail(knex: Knex, name: string, when: string): Promise<() => Promise<void>> {
  if (!onPostgres) {
    await knex.raw(`create trigger ${name} ${when} begin select raise(abort, '${SAID}'); end`);
    return async () => void (await knex.raw(`drop trigger ${name}`));
  }
  await knex.raw(
    `create function ${name}() returns trigger language plpgsql as
     $$ begin raise exception '${SAID}' using errcode = 'disk_full'; end $$`,
  );
  await knex.raw(`create trigger ${name} ${when} execute function ${name}()`);
  return async () => void (await knex.raw(`drop function ${name}() cascade`));
}

/**
 * Makes the database refuse a member's rows in a table, or those that another column names, like a disk that fills up
 * in the middle of a change.
 */
export const failInserts = (table: string, id: number, column = 'member_id') =>
  fail(
    db,
    `fail_${table}_${id}`,
    `before insert on ${table} for each row when (new.${column} = ${id})`,
  );

/** Makes a database refuse to delete a row. */
export const failDelete = (knex: Knex, table: string, id: number) =>
  fail(knex, `keep_${table}_${id}`, `before delete on ${table} for each row when (old.id = ${id})`);
