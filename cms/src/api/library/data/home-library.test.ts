import type { Core } from '@strapi/strapi';
import { ROLES, type Role } from '@hearthside/contract/access';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invalidateCountsNow } from '../../../db/cached-count';
import { testTables } from '../../../db/test-tables';
import { daysAfter } from '../../../text/days';
import { audienceOf } from '../policy';
import { homeLibrary } from './home-library';

const NOW = new Date('2026-11-20T15:00:00Z');
let knex: Knex;
let strapi: Core.Strapi;

beforeEach(async () => {
  knex = await testTables({
    library_items: [
      'id integer primary key',
      ...['title', 'category', 'privacy', 'audience', 'created_at', 'deleted_at'],
    ],
  });
  strapi = { db: { inTransaction: () => false, connection: knex } } as unknown as Core.Strapi;
  invalidateCountsNow('library');
});
afterEach(() => knex.destroy());

interface Planted {
  category?: 'pet_care' | 'legal_cases';
  privacy?: 'public' | 'attorney_only';
  daysAgo?: number;
  isDeleted?: boolean;
}
/** Plants an item with this title, by default a public one about pet care of yesterday. */
async function plant(title: string, planted: Planted = {}) {
  const { category = 'pet_care', privacy = 'public', daysAgo = 1, isDeleted = false } = planted;
  await knex('library_items').insert({
    ...{ title, category, privacy },
    audience: audienceOf({ category, privacy }),
    created_at: daysAfter(NOW, -daysAgo),
    deleted_at: isDeleted ? NOW : null,
  });
}
const newFor = async (role: Role, verified = true) => {
  const { library } = await homeLibrary(strapi, { role, verified }, NOW);
  return library && [library.first.map(({ name }) => name).join(), library.total];
};

describe('the new items of the first screen', () => {
  it('are the three newest of the last weeks, with how many there are', async () => {
    for (const [at, title] of ['E', 'D', 'C', 'B', 'A'].entries())
      await plant(title, { daysAgo: 9 - at });
    await plant('Old', { daysAgo: 40 });
    await plant('Deleted', { isDeleted: true });
    expect(await newFor('trustee')).toEqual(['A,B,C', 5]);
    const { library } = await homeLibrary(strapi, { role: 'trustee', verified: true }, NOW);
    expect(library?.first[0]).toEqual({
      id: 5,
      name: 'A',
      category: 'pet_care',
      link: '/library/items/5',
    });
    expect(library?.link).toBe('/library?since=2026-10-21');
  });

  it('are those that a member may see, and no others are counted', async () => {
    await plant('Care');
    await plant('Case', { category: 'legal_cases', daysAgo: 2 });
    await plant('Brief', { category: 'legal_cases', privacy: 'attorney_only', daysAgo: 3 });
    expect(await newFor('attorney')).toEqual(['Case,Brief', 2]);
    expect(await newFor('board_member')).toEqual(['Care', 1]);
  });

  it('are shown to those who mostly read, and to nobody else', async () => {
    await plant('Care');
    await plant('Case', { category: 'legal_cases' });
    const told: Role[] = [];
    for (const role of ROLES) if (await newFor(role)) told.push(role);
    expect(told).toEqual(['board_member', 'attorney', 'trustee']);
    for (const role of told) expect(await newFor(role, false)).toBeUndefined();
  });

  it('are left out if nothing of the last weeks is for the member', async () => {
    await plant('Old', { daysAgo: 40 });
    await plant('Case', { category: 'legal_cases' });
    expect(await newFor('trustee')).toBeUndefined();
  });
});
