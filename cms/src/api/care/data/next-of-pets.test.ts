import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testTables } from '../../../db/test-tables';
import { nextOfPets } from './next-of-pets';

const NOW = new Date('2026-11-20T15:00:00Z');
let knex: Knex;
let strapi: Core.Strapi;
let queries = 0;

beforeEach(async () => {
  knex = await testTables({
    care_tasks: [
      'id integer primary key',
      'pet_id integer',
      ...['title', 'next_on', 'next_time', 'next_due_at', 'deleted_at'],
    ],
  });
  strapi = { db: { inTransaction: () => false, connection: knex } } as unknown as Core.Strapi;
  queries = 0;
});
afterEach(() => knex.destroy());

interface Task {
  time?: string;
  due: string | null;
  isDeleted?: boolean;
}
const plant = (petId: number, title: string, { time = '', due, isDeleted = false }: Task) =>
  knex('care_tasks').insert({
    ...{ pet_id: petId, title },
    next_on: due?.slice(0, 10) ?? null,
    next_time: time,
    next_due_at: due && new Date(due),
    deleted_at: isDeleted ? NOW : null,
  });

describe('what is next for pets', () => {
  it('is the open task of each with the earliest due, in words', async () => {
    await plant(1, 'Later', { due: '2026-12-02T00:00:00Z' });
    await plant(1, 'Tablet', { time: '08:00', due: '2026-11-20T16:00:00Z' });
    await plant(1, 'Deleted', { due: '2026-11-01T00:00:00Z', isDeleted: true });
    await plant(1, 'Finished', { due: null });
    await plant(2, 'Shots', { due: '2026-11-19T08:00:00Z' });
    await plant(3, 'Of another pet', { due: '2026-11-19T08:00:00Z' });
    await plant(4, 'Finished', { due: null });
    const found = await nextOfPets(strapi, [1, 2, 4], NOW);
    expect([...found]).toEqual([
      [1, { text: 'Tablet', when: 'Fri, Nov 20, 2026, 8:00 AM', isOverdue: false }],
      [2, { text: 'Shots', when: 'Thu, Nov 19, 2026', isOverdue: true }],
    ]);
  });

  it('costs one query, however many pets there are, and none without a pet', async () => {
    for (let petId = 1; petId <= 6; petId += 1)
      await plant(petId, 'Shots', { due: '2026-11-21T08:00:00Z' });
    knex.on('query', () => (queries += 1));
    expect((await nextOfPets(strapi, [1, 2, 3, 4, 5, 6], NOW)).size).toBe(6);
    expect(queries).toBe(1);
    expect((await nextOfPets(strapi, [], NOW)).size).toBe(0);
    expect(queries).toBe(1);
  });
});
