import type { Knex } from 'knex';
import { db } from './database';
import { onPostgres } from './shared';
import { until } from './until';

/** What a test's own session locks while calls queue up behind it. */
export type Lock = (locked: Knex.Transaction) => PromiseLike<unknown>;

/** Locks a row as a deletion does. */
export const rowOf =
  (table: string, id: number): Lock =>
  (locked) =>
    locked(table).where({ id }).forUpdate().first('id');

/** Locks a member's rights as a change to them does (src/auth/lock-rights.ts). */
export const rightsOf =
  (id: number): Lock =>
  (locked) =>
    locked.raw('select pg_advisory_xact_lock(?, ?)', [0x72696768, id]);

/** Locks a table against writes. */
export const writesTo =
  (table: string): Lock =>
  (locked) =>
    locked.raw('lock table ?? in share mode', [table]);

async function waiting(): Promise<number> {
  const { rows } = await db.raw(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0].count);
}

/**
 * Lets calls arrive at a lock one after the other: each waits for it, or has answered without it, before the next one
 * comes. Then all continue at the same moment. SQLite runs one transaction at a time, so there the calls are only
 * sent at once.
 */
export async function meetBehind<T>(
  hold: Lock,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  if (!onPostgres) return Promise.all(calls.map((call) => call()));
  const locked = await db.transaction();
  const started: Promise<T>[] = [];
  let answered = 0;
  try {
    await hold(locked);
    for (const call of calls) {
      started.push(call().finally(() => (answered += 1)));
      await until('the call waits', async () => (await waiting()) + answered >= started.length);
    }
  } finally {
    await locked.commit();
  }
  return Promise.all(started);
}

/** The same for a row or a member's rights. */
export const meetAt = <T>(
  table: 'up_users' | 'trusts' | 'pets' | 'rights',
  id: number,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> => meetBehind(table === 'rights' ? rightsOf(id) : rowOf(table, id), calls);
