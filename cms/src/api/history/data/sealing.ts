/** Adds the history to its chain, a batch at a time, so that no write waits for another because of it. */
import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { lockKeys } from '../../../db/lock-row';
import { portionsOf } from '../../../db/portions';
import { transaction } from '../../../db/transaction';
import { nextSeal, type EntryRow, type SealingState, type SealRow } from '../rules/seal';

const ENTRIES = 'portal_history';
const SEALS = 'portal_history_seals';
const AT_ONCE = 400;
/** A run ends after this time, in milliseconds. The next minute goes on. */
const RUN_MS = 40_000;

const columnsOf = (seal: SealRow, now: Date) => ({
  ...seal,
  document_id: randomBytes(12).toString('hex'),
  created_at: now,
  updated_at: now,
  published_at: now,
});

/**
 * Seals the next entries that wait. Two servers do so one after the other. Entries that somebody is writing at this
 * moment are left for the next run.
 * @returns how many were sealed
 */
const sealSome = (strapi: Core.Strapi, now: Date): Promise<number> =>
  transaction(strapi, async ({ trx }) => {
    await lockKeys(strapi, 'history', ['chain']);
    const waiting = trx<EntryRow>(ENTRIES).whereNull('seal_position').orderBy('id').limit(AT_ONCE);
    if (strapi.db.dialect.client === 'postgres') void waiting.forNoKeyUpdate().skipLocked();
    const rows: EntryRow[] = await waiting.select('*');
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    const earlier: SealRow[] = await trx(SEALS).whereIn('entry_id', ids).orderBy('position');
    const before = new Map(earlier.map((seal) => [seal.entry_id, seal]));
    const last = await trx<SealRow>(SEALS).orderBy('position', 'desc').first();
    const first = await trx<SealRow>(SEALS).orderBy('position').first('sealed_at');
    const state: SealingState = { last, begunAt: first?.sealed_at };
    const seals: SealRow[] = [];
    for (const row of rows) {
      const seal = nextSeal(row, before.get(row.id), state, now);
      seals.push(seal);
      state.last = seal;
    }
    // What was erased must not be found out by guessing, so nothing of the former values stays.
    await trx(SEALS).whereIn('entry_id', ids).update({ salt: null, value_hashes: null });
    for (const some of portionsOf(seals)) {
      await trx(SEALS).insert(some.map((seal) => columnsOf(seal, now)));
    }
    const newest = trx(SEALS)
      .where(`${SEALS}.entry_id`, trx.ref(`${ENTRIES}.id`))
      .max('position');
    await trx(ENTRIES).whereIn('id', ids).update({ seal_position: newest });
    return rows.length;
  });

/** Seals what waits: what was written since the last minute and, at the first starts, the history from before. */
export async function sealHistory(strapi: Core.Strapi): Promise<void> {
  const until = Date.now() + RUN_MS;
  while ((await sealSome(strapi, new Date())) === AT_ONCE && Date.now() < until);
}
