import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import type { NextOfPet } from '../../../subject';
import type { Moment } from '../../../text/moment';
import { whenWords } from '../rules/when-words';
import { timeIn } from './task-row';

interface Row {
  petId: number;
  title: string;
  nextOn: string;
  nextTime: string | null;
  dueAt: Moment;
}

const PLACE = 'row_number() over (partition by t.pet_id order by t.next_due_at, t.id)';

/**
 * The open task of each of these pets with the earliest due. A pet without one is not in it. One query, whatever their
 * number. Who sees a pet's tasks is who sees the pet, so the caller names only pets that the member may see.
 */
export async function nextOfPets(
  strapi: Core.Strapi,
  petIds: readonly number[],
  now = new Date(),
): Promise<ReadonlyMap<number, NextOfPet>> {
  if (petIds.length === 0) return new Map();
  const rows = await runQuery(
    strapi,
    (knex) =>
      knex
        .from(
          knex('care_tasks as t')
            .whereIn('t.pet_id', [...petIds])
            .whereNull('t.deleted_at')
            .whereNotNull('t.next_due_at')
            .select({
              petId: 't.pet_id',
              title: 't.title',
              nextOn: 't.next_on',
              nextTime: 't.next_time',
              dueAt: 't.next_due_at',
            })
            .select(knex.raw(`${PLACE} as place`))
            .as('open'),
        )
        .where('open.place', 1)
        .select('petId', 'title', 'nextOn', 'nextTime', 'dueAt') as unknown as PromiseLike<Row[]>,
  );
  return new Map(
    rows.map(({ petId, title, nextOn, nextTime, dueAt }) => [
      petId,
      {
        text: title,
        when: whenWords({ day: nextOn, time: timeIn(nextTime) }),
        isOverdue: new Date(dueAt) <= now,
      },
    ]),
  );
}
