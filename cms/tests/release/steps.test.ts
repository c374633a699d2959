import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropIndex, renameColumn } from '../../src/release/migration';
import { db } from '../harness/database';

const TABLE = 'steps_of_migrations';
const rows = () => db(TABLE).orderBy('id');

/** As a migration runs a step. It writes first: SQLite refuses who has read when somebody else has written since. */
const migrating = (step: (trx: Knex.Transaction) => Promise<unknown>) =>
  db.transaction(async (trx) => {
    await trx(TABLE).where({ id: 0 }).delete();
    await step(trx);
  });

beforeEach(async () => {
  await db.schema.createTable(TABLE, (table) => {
    table.increments('id');
    table.string('door');
    table.index(['door'], 'steps_door_idx');
    table.unique(['door'], { indexName: 'steps_door_uq' });
  });
  await db(TABLE).insert([{ door: 'panel' }, { door: 'portal' }]);
});
afterEach(() => db.schema.dropTable(TABLE));

describe('a step of a migration', () => {
  it('renames a column with what is in it, and does nothing where that is done', async () => {
    for (let time = 0; time < 2; time += 1) {
      await migrating((trx) => renameColumn(trx, { table: TABLE, from: 'door', to: 'entrance' }));
      expect(await rows()).toEqual([
        { id: 1, entrance: 'panel' },
        { id: 2, entrance: 'portal' },
      ]);
    }
  });

  it('moves values only to where the new column has none', async () => {
    await db.schema.alterTable(TABLE, (table) => table.string('entrance'));
    await db(TABLE).where({ id: 2 }).update({ entrance: 'api' });
    await migrating((trx) => renameColumn(trx, { table: TABLE, from: 'door', to: 'entrance' }));
    expect(await rows()).toEqual([
      { id: 1, door: 'panel', entrance: 'panel' },
      { id: 2, door: 'portal', entrance: 'api' },
    ]);
  });

  it.each(['steps_door_idx', 'steps_door_uq'])('drops the index %s, and it alone', async (name) => {
    for (let time = 0; time < 2; time += 1) {
      await migrating((trx) => dropIndex(trx, TABLE, name));
    }
    const doubled = db(TABLE).insert({ door: 'panel' });
    if (name === 'steps_door_uq') await doubled;
    else await expect(doubled).rejects.toThrow(/unique/i);
  });

  it('does nothing where the table is not there', async () => {
    await migrating(async (trx) => {
      await renameColumn(trx, { table: 'no_such_table', from: 'door', to: 'entrance' });
      await dropIndex(trx, 'no_such_table', 'no_such_idx');
    });
    expect(await db.schema.hasTable('no_such_table')).toBe(false);
  });
});
