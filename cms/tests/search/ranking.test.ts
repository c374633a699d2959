import type { FoundGroup } from '@hearthside/contract/search/endpoints';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTable } from '../harness/csv';
import { connect } from '../harness/database';
import { get } from '../harness/http';
import { openSession } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { until } from '../harness/until';

const QUERIES = readTable(new URL('ranking-queries.csv', import.meta.url));

/** A server with the demo alone, because what other tests plant would be found too. */
let own: Server;
let into: Knex;
const tokens = new Map<string, string>();

async function tokenOf(who: string): Promise<string> {
  const known = tokens.get(who);
  if (known) return known;
  const { id } = await into('up_users').where('email', `${who}@hearthside.example`).first('id');
  const { token } = await openSession(Number(id), own.info, into);
  tokens.set(who, token);
  return token;
}

beforeAll(async () => {
  own = await ownServer({ env: { SEED_DEMO: 'true' } });
  into = connect(own.info.database);
  await until(
    'the PDFs of the library are read',
    async () => !(await into('library_texts').where({ waiting: true }).first('id')),
    150,
  );
}, 600_000);
afterAll(async () => {
  await into.destroy();
  await own.stop();
  discard(own.info);
});

describe('a search over the whole portal', () => {
  it('is held to at least a hundred searches, each written once', () => {
    const asked = QUERIES.map(({ who, query }) => `${who}: ${query}`);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(100);
  });

  it.each(QUERIES)('answers $who’s “$query” first with “$title”', async (row) => {
    const { who = '', query = '', section, title } = row;
    const { baseUrl: base } = own.info;
    const { body } = await get('/search', {
      token: await tokenOf(who),
      query: { search: query },
      base,
    });
    const groups = body.groups as FoundGroup[];
    const found = groups.flatMap((group) =>
      group.found.map((one) => `${group.section}: ${one.title}`),
    );
    // The whole list, so that a failure shows what was found instead.
    expect([found[0], ...found.slice(1, 6)]).toEqual([
      `${section}: ${title}`,
      ...found.slice(1, 6),
    ]);
  });
});
