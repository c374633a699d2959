import type { Core } from '@strapi/strapi';
import { latestPast, occurrenceKey, zonedNow } from '@hearthside/contract/care/recurrence';
import { runQuery } from '../../../db/run-query';
import type { NextOfPet } from '../../../subject';
import type { Moment } from '../../../text/moment';
import { whenWords } from '../rules/when-words';
import { scheduleIn, timeIn, type ScheduleRow } from './task-row';

interface Row extends ScheduleRow {
  petId: number;
  taskId: number;
  title: string;
  nextOn: string;
  nextTime: string | null;
  dueAt: Moment;
}

const SCHEDULE: Record<keyof ScheduleRow, string> = {
  repeats: 't.repeats',
  every: 't.every',
  weekdays: 't.weekdays',
  startsOn: 't.starts_on',
  endsOn: 't.ends_on',
  times: 't.times',
  zone: 't.zone',
};

const PLACE = 'row_number() over (partition by t.pet_id order by t.next_due_at, t.id)';

/**
 * Where a task stands. Of one that is overdue it is the latest occurrence that is past, as the calendar has it: nobody
 * makes up for the doses before that, and the first of them may be weeks ago.
 */
function toNext(row: Row, now: Date): NextOfPet {
  const isOverdue = new Date(row.dueAt) <= now;
  const next = { day: row.nextOn, time: timeIn(row.nextTime) };
  const past = isOverdue ? latestPast(scheduleIn(row), zonedNow(row.zone, now)) : null;
  const one = past && occurrenceKey(past) > occurrenceKey(next) ? past : next;
  const { taskId, title, zone } = row;
  return { text: title, when: whenWords(one), isOverdue, taskId, ...one, zone };
}

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
              ...SCHEDULE,
              taskId: 't.id',
              title: 't.title',
              nextOn: 't.next_on',
              nextTime: 't.next_time',
              dueAt: 't.next_due_at',
            })
            .select(knex.raw(`${PLACE} as place`))
            .as('open'),
        )
        .where('open.place', 1)
        .select('*') as unknown as PromiseLike<Row[]>,
  );
  return new Map(rows.map((row) => [row.petId, toNext(row, now)]));
}
