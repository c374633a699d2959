import type { Knex } from 'knex';

/**
 * Makes the database refuse the COMMIT of anything that inserts or updates rows of a table: every statement succeeds,
 * and only at the end a deferred foreign key fails. Works the same on both databases.
 * @param when a condition on the row, such as `new.sender_id = 7`
 * @returns a function that removes the refusal
 */
export async function refuseCommits(
  knex: Knex,
  table: string,
  event: 'insert' | 'update',
  when: string,
): Promise<() => Promise<void>> {
  const name = `refused_${table}_${event}`;
  const onPostgres = knex.client.config.client === 'pg';
  await knex.raw(
    `create table if not exists refused_commits
     (id integer primary key, never integer references refused_commits (id) deferrable initially deferred)`,
  );
  const doomed = `insert into refused_commits (id, never)
    select coalesce(max(id), 0) + 1, coalesce(max(id), 0) + 1000000 from refused_commits;`;
  if (onPostgres) {
    await knex.raw(
      `create function ${name}() returns trigger language plpgsql as $$ begin ${doomed} return new; end $$`,
    );
    await knex.raw(
      `create trigger ${name} after ${event} on ${table} for each row when (${when}) execute function ${name}()`,
    );
    return async () => void (await knex.raw(`drop function ${name}() cascade`));
  }
  await knex.raw(
    `create trigger ${name} after ${event} on ${table} when ${when} begin ${doomed} end`,
  );
  return async () => void (await knex.raw(`drop trigger ${name}`));
}
