import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillTextIndex } from '../../src/search/fill-text-index';
import { ensureTextIndex, textIndex, type TextIndex } from '../../src/search/text-index';
import { connect, db, insert } from '../harness/database';
import { discard } from '../harness/server';
import { newInstallation, onPostgres } from '../harness/shared';

let open: Knex.Transaction | undefined;

/** Of Strapi only what an index needs, on the tests' own connection. */
const standIn = (connection: Knex) =>
  ({
    requestContext: { get: () => undefined },
    db: {
      dialect: { client: onPostgres ? 'postgres' : 'sqlite' },
      connection,
      inTransaction: () => open !== undefined,
      transaction: (work: (given: { trx: Knex }) => Promise<void>) => work({ trx: open as Knex }),
    },
  }) as unknown as Core.Strapi;

const index: TextIndex = textIndex(standIn(db), 'help');
const FIRST = 900_000_001;
const ids = Array.from({ length: 8 }, (_, n) => FIRST + n) as [number, number, number, number];

async function found(typed: string): Promise<number[]> {
  const matching = index.matching(db, typed);
  if (!matching) throw new Error('Nothing was typed.');
  const rows: { id: number }[] = await matching;
  // The demo's own answers are found too.
  const ownOf = (ids: number[]) =>
    ids
      .map((id) => id - FIRST)
      .filter((n) => n >= 0)
      .sort((a, b) => a - b);
  const own = ownOf(rows.map(({ id }) => id));
  expect(ownOf(await index.idsMatching(db, typed))).toEqual(own);
  return own;
}

beforeAll(async () => {
  const texts = [
    ['Feeding a diabetic dog', 'Give the dog’s insulin <b>after</b> its meal.'],
    ['Fütterung der Katze', 'Zoë says: twice a day, 1e5 2024-05-06 ½'],
    ['select or not near', 'and "quoted" \u0001 a:b & c | !d <-> \\ %_*'],
    ['דוגמה ԱՐԵՎ ᲓᲐ 𐓏 東京', 'the end', 'mailto:Nina.Novak@vets.example'],
  ];
  for (const [n, text] of texts.entries()) await index.keep(FIRST + n, text);
});
afterAll(async () => {
  for (const id of ids) await index.remove(id);
});

describe('the words of a row', () => {
  it.each([
    ['dog', [0]],
    ['DOGS', [0]],
    ['dog’s ins', [0]],
    ['insulin feeding', [0]],
    ['insulin katze', []],
    ['sulin', []],
    ['futt', [1]],
    ['ZOË', [1]],
    ['1e5', [1]],
    ['05', [1]],
    ['OR NOT near', [2]],
    ['b & c', [2]],
    ['quoted"', [2]],
    ['d', [0, 1, 2]],
    ['דוג', [3]],
    ['արեվ', [3]],
    ['და', [3]],
    ['𐓷', [3]],
    ['東', [3]],
    ['nina.novak@vets.example', [3]],
    ['nina.novak@v', [3]],
    ['Novak example', [3]],
    ['novak@vets.example', [3]],
    ['ovak@vets.example', []],
    ['sam@vets.example', []],
    ['🐶 !!', []],
    ['*', []],
    ["'; drop table help_terms; --", []],
  ])('are found by %j: %j', async (typed, expected) => {
    expect(await found(typed)).toEqual(expected);
  });

  it('are not asked for where nothing is typed', () => {
    expect(index.matching(db, ' \t')).toBeNull();
  });

  it('are replaced, and removed even if nothing is left to find', async () => {
    const id = FIRST + 4;
    await index.keep(id, ['quokka']);
    await index.keep(id, ['wombat']);
    expect([await found('quokka'), await found('wombat')]).toEqual([[], [4]]);
    await index.keep(id, ['!!!']);
    expect(await found('wombat')).toEqual([]);
    await index.keep(id, ['numbat']);
    await index.remove(id);
    await index.remove(id);
    expect(await found('numbat')).toEqual([]);
  });

  it('are found by groups of ways to say them, each way with all of its words', async () => {
    const id = FIRST + 7;
    await index.keep(id, ['numbat echidna']);
    const own = async (...groups: string[][][]) => {
      const rows: { id: number }[] = (await index.matching(db, 'typed', groups)) ?? [];
      return rows.some((row) => row.id === id);
    };
    expect([
      await own([['bandicoot'], ['numb', 'echi']]),
      await own([['bandicoot'], ['numbat', 'potoroo']]),
      await own([['bandicoot'], ['numbat']], [['echidna'], ['potoroo']]),
      await own([['bandicoot'], ['numbat']], [['potoroo']]),
      await own([['numbat', 'echidna']], [['echid']]),
      await own(),
    ]).toEqual([true, false, true, false, true, false]);
  });

  it('are undone with the transaction that stored them', async () => {
    open = await db.transaction();
    await index.keep(FIRST + 5, ['bilby']);
    const within = await textIndex(standIn(db), 'help').matching(open, 'bilby');
    await open.rollback();
    open = undefined;
    expect([within, await found('bilby')]).toEqual([[{ id: FIRST + 5 }], []]);
  });

  it('may be very many, and very long', async () => {
    const words = Array.from({ length: 200_000 }, (_, n) => `w${n.toString(36)}`);
    await index.keep(FIRST + 6, [`needle ${'y'.repeat(3_000_000)} ${words.join(' ')}`]);
    expect(await found('needle yyyy w1')).toEqual([6]);
    expect(await found('y'.repeat(100_000))).toEqual([6]);
    expect(await found('needle '.repeat(100_000))).toEqual([6]);
  });

  it('are found by an index', async () => {
    const asked = db('up_users').whereIn('id', index.matching(db, 'dog') ?? []);
    // A small table is read as a whole where that may be: whether the index can answer at all, is asked.
    const plan = onPostgres
      ? await db.transaction(async (trx) => {
          await trx.raw('set local enable_seqscan = off');
          return (await trx.raw(`explain ${index.matching(db, 'dog')?.toString() ?? ''}`)).rows;
        })
      : await db.raw(`explain query plan ${asked.toString()}`);
    expect(JSON.stringify(plan)).toMatch(
      onPostgres ? /Bitmap Index Scan on help_terms_idx/ : /VIRTUAL TABLE INDEX/,
    );
    expect(await asked).toEqual([]);
  });

  it('are added where they are missing, and only there', async () => {
    const id = await insert('help_answers', { question: 'Lacking?', revision: 1 });
    const put: number[] = [];
    const fill = () =>
      fillTextIndex(standIn(db), 'help', {
        table: 'help_answers',
        only: (query) => query.where({ question: 'Lacking?' }),
        async keep(one) {
          put.push(one);
          await index.keep(one, ['lackingly']);
        },
      });
    await fill();
    await fill();
    const rows: { id: number }[] = (await index.matching(db, 'lackingly')) ?? [];
    expect([put, rows.map((row) => row.id)]).toEqual([[id], [id]]);
    await index.remove(id);
    await db('help_answers').where({ id }).delete();
  });
});

it('the text index is made once', async () => {
  const info = await newInstallation();
  const empty = connect(info.database);
  const strapi = standIn(empty);
  await ensureTextIndex(strapi, 'blog');
  await textIndex(strapi, 'blog').keep(1, ['kept']);
  await ensureTextIndex(strapi, 'blog');
  const rows: unknown[] = (await textIndex(strapi, 'blog').matching(empty, 'kept')) ?? [];
  await empty.destroy();
  discard(info);
  expect(rows).toHaveLength(1);
});
