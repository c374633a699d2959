import { ROLES } from '@hearthside/contract/access';
import { canSeeItem } from '@hearthside/contract/library/fields';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testTables } from '../../db/test-tables';
import { audiencesFor, itemsFor, PLACES } from './policy';

/** An item in every possible place, and the same in the trash. */
const ITEMS = [null, 1]
  .flatMap((deleted_at) => PLACES.map((place) => ({ ...place, deleted_at })))
  .map((item, at) => ({ id: at + 1, ...item }));

let knex: Knex;
beforeAll(async () => {
  knex = await testTables({
    library_items: ['id integer primary key', 'audience', 'deleted_at'],
  });
  for (const { id, audience, deleted_at } of ITEMS)
    await knex('library_items').insert({ id, audience, deleted_at });
});
afterAll(() => knex.destroy());

const readers = ROLES.flatMap((role) => [true, false].map((verified) => ({ role, verified })));

it.each(readers)(
  'the contract and the SQL let a $role, verified $verified, see the same items',
  async (reader) => {
    const found: number[] = await knex('library_items as i').modify(itemsFor(reader)).pluck('i.id');
    const seen = ITEMS.filter((item) => item.deleted_at === null && canSeeItem(reader, item));
    expect(found.sort((a, b) => a - b)).toEqual(seen.map(({ id }) => id));
  },
);

it('a viewer who is not an admin has a single audience, so that one index is enough', () => {
  const all = readers.map(audiencesFor).filter((audiences) => audiences !== 'all');
  expect(Math.max(...all.map(({ length }) => length))).toBe(1);
});

it('an audience fits its column', () => {
  expect(Math.max(...PLACES.map(({ audience }) => audience.length))).toBeLessThan(255);
});
