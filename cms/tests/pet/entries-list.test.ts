import { beforeAll, describe, expect, it } from 'vitest';
import type { Ask } from '../harness/http';
import { signedIn } from '../harness/members';
import { makePet, type TestPet } from '../harness/pets';
import { entriesBy, SHORT } from './entry-calls';

const owner = await signedIn();
const { list, save, remove, entryOf } = entriesBy(owner);

describe('the list of entries', () => {
  const DAYS = ['2026-01-05', '2026-01-31', '2026-02-28', '2026-01-31', '2025-12-31', '2026-10-01'];
  let full: TestPet;
  let ids: number[];
  beforeAll(async () => {
    full = await makePet({ owner });
    ids = [];
    for (const date of DAYS) ids.push(await entryOf(full.id, { ...SHORT, date }));
    // Someone else's must never be counted.
    await entryOf((await makePet({ owner })).id, { ...SHORT, description: 'foreign' });
    await remove(full.id, await entryOf(full.id, { ...SHORT, description: 'deleted' }));
  });
  const idsIn = (body: { records: { id: number }[] }) => body.records.map(({ id }) => id);
  const at = (...places: number[]) => places.map((one) => ids[one]);
  const UP = [4, 0, 1, 3, 2, 5];

  it('is five to a page, the newest first unless asked otherwise', async () => {
    const down = [...UP].reverse();
    const first = await list(full.id);
    expect(idsIn(first.body)).toEqual(at(...down.slice(0, 5)));
    expect(first.body.pagination).toEqual({ currentPage: 1, totalPages: 2, total: 6 });
    const second = await list(full.id, { page: 2, sortOrder: 'desc' });
    expect(idsIn(second.body)).toEqual(at(...down.slice(5)));
    const up = await list(full.id, { sortOrder: 'asc', limit: 100 });
    expect(idsIn(up.body)).toEqual(at(...UP));
    expect(up.body.pagination).toEqual({ currentPage: 1, totalPages: 1, total: 6 });
    const third = await list(full.id, { sortOrder: 'asc', limit: 2, page: 3 });
    expect(idsIn(third.body)).toEqual(at(...UP.slice(4)));
  });

  it('knows beyond its end how much there is', async () => {
    const { body } = await list(full.id, { page: 7 });
    expect(body).toEqual({
      records: [],
      pagination: { currentPage: 7, totalPages: 2, total: 6 },
    });
    const none = await list(full.id, { page: 3, search: 'nowhere to be found' });
    expect(none.body.pagination).toEqual({ currentPage: 3, totalPages: 1, total: 0 });
    const found = await list(full.id, { page: 9, search: 'PHONE', limit: 4 });
    expect(found.body.pagination).toEqual({ currentPage: 9, totalPages: 2, total: 6 });
  });

  it.each([
    ['MÜLLER', 1],
    ['muller', 1],
    ['mu\u0308ller', 1],
    ['100%', 1],
    ['0%', 1],
    ['%', 1],
    ['_', 0],
    ['clinic@test', 1],
    ['in person', 1],
    ['zq', 1],
    ['', 2],
    ["' or 1=1 --", 0],
  ])('finds %s in initial, words, location and outcome email', async (search, found) => {
    const own = await makePet({ owner });
    await entryOf(own.id, {
      ...SHORT,
      initial: 'ZQ',
      location: 'in_person',
      description: 'Dr. M\u00fcller: 100% well',
      outcomeEmail: 'clinic@test.example',
    });
    await entryOf(own.id);
    const { body } = await list(own.id, { search });
    expect([body.records.length, body.pagination.total]).toEqual([found, found]);
  });

  it('finds by what was changed and not by what it said before', async () => {
    const own = await makePet({ owner });
    const id = await entryOf(own.id, { ...SHORT, description: 'before' });
    await save(own.id, id, { description: 'after' });
    expect((await list(own.id, { search: 'before' })).body.records).toEqual([]);
    expect(idsIn((await list(own.id, { search: 'after' })).body)).toEqual([id]);
  });

  it.each([
    { page: 0 },
    { page: -1 },
    { limit: 0 },
    { limit: 101 },
    { sortOrder: 'up' },
    { sort: 'date' },
    { petId: 1 },
  ])('takes page, limit, sortOrder and search and nothing else, so not %j', async (query) => {
    expect((await list(full.id, query as Ask['query'])).status).toBe(400);
    expect((await list(full.id, { search: 'x'.repeat(201) })).status).toBe(400);
  });
});
