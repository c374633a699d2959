import { db } from './database';
import { onPostgres } from './shared';
import { until } from './until';

async function waiting(): Promise<number> {
  const { rows } = await db.raw(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0].count);
}

/**
 * Lets calls meet at a row: it is held until all of them wait for it, in the order given, so that they
 * go on at the same moment. SQLite does one thing after the other; there they are only sent at once.
 */
export async function meetAt<T>(
  table: 'up_users' | 'trusts' | 'pets',
  id: number,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  if (!onPostgres) return Promise.all(calls.map((call) => call()));
  const held = await db.transaction();
  const started: Promise<T>[] = [];
  try {
    await held(table).where({ id }).forUpdate().first('id');
    for (const call of calls) {
      started.push(call());
      await until('the call waits for the row', async () => (await waiting()) >= started.length);
    }
  } finally {
    await held.commit();
  }
  return Promise.all(started);
}
