import { db } from './database';
import { onPostgres } from './shared';

const SAID = 'told to fail';

/**
 * Makes the database refuse a member's rows in a table, or those of whatever else a column names, as a disk
 * does that fills up in the middle of a change.
 */
export async function failInserts(
  table: string,
  id: number,
  column = 'member_id',
): Promise<() => Promise<void>> {
  const name = `fail_${table}_${id}`;
  const when = `before insert on ${table} for each row when (new.${column} = ${id})`;
  if (!onPostgres) {
    await db.raw(`create trigger ${name} ${when} begin select raise(abort, '${SAID}'); end`);
    return async () => void (await db.raw(`drop trigger ${name}`));
  }
  await db.raw(
    `create function ${name}() returns trigger language plpgsql as
     $$ begin raise exception '${SAID}' using errcode = 'disk_full'; end $$`,
  );
  await db.raw(`create trigger ${name} ${when} execute function ${name}()`);
  return async () => void (await db.raw(`drop function ${name}() cascade`));
}
