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
      'repeats',
      'every integer',
      'weekdays',
      'starts_on',
      'ends_on',
      'times',
      'zone',
      'title',
      'next_on',
      'next_time',
      'next_due_at',
      'deleted_at',
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
  repeats?: 'once' | 'days';
  times?: string;
}
const ZONE = 'America/Los_Angeles';
function plant(petId: number, title: string, task: Task) {
  const { time = '', due, isDeleted = false, repeats = 'once', times = time } = task;
  const next_on = due?.slice(0, 10) ?? null;
  return knex('care_tasks').insert({
    pet_id: petId,
    title,
    repeats,
    every: 1,
    weekdays: '',
    times,
    zone: ZONE,
    starts_on: next_on ?? '2026-01-01',
    ends_on: null,
    next_on,
    next_time: time,
    next_due_at: due && new Date(due),
    deleted_at: isDeleted ? NOW : null,
  });
}

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
    const tablet = { text: 'Tablet', when: 'Fri, Nov 20, 2026, 8:00 AM', isOverdue: false };
    const shots = { text: 'Shots', when: 'Thu, Nov 19, 2026', isOverdue: true };
    expect([...found]).toEqual([
      [1, { ...tablet, taskId: 2, day: '2026-11-20', time: '08:00', zone: ZONE }],
      [2, { ...shots, taskId: 5, day: '2026-11-19', time: null, zone: ZONE }],
    ]);
  });

  it('names of an overdue task the latest occurrence that is past, not the first that was missed', async () => {
    const daily = { repeats: 'days', times: '06:00 20:00' } as const;
    await plant(1, 'Tablet', { ...daily, time: '06:00', due: '2026-11-02T14:00:00Z' });
    await plant(2, 'Drops', {
      ...daily,
      times: '20:00',
      time: '20:00',
      due: '2026-11-03T04:00:00Z',
    });
    const found = await nextOfPets(strapi, [1, 2], NOW);
    // It is 7:00 at home.
    expect(found.get(1)).toMatchObject({ day: '2026-11-20', time: '06:00', isOverdue: true });
    expect(found.get(2)).toMatchObject({ when: 'Thu, Nov 19, 2026, 8:00 PM', isOverdue: true });
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
