/** What members find in their morning email: what is theirs to do today, and what was missed yesterday. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addDays } from '@hearthside/contract/calendar-days';
import { occurrencesBetween, type Occurrence } from '@hearthside/contract/care/recurrence';
import { runQuery } from '../../../db/run-query';
import { clocksAt } from './calendar';
import { carersOf, doersOf } from './standings';
import { isBeforeSchedule, scheduleIn, selectTasks, timeIn, type TaskRow } from './task-row';

/** A task that is due, for an email. `day` is today's in the zone of the animal's home. */
export interface MorningTask {
  row: TaskRow;
  one: Occurrence;
  today: string;
}
export interface Morning {
  due: MorningTask[];
  missed: MorningTask[];
}

const theirs = (memberIds: readonly number[]) => (query: Knex.QueryBuilder) => {
  const ids = [...memberIds];
  query.where((any) =>
    any
      .whereIn('p.owner_id', ids)
      .orWhereIn('t.pet_id', (sub) => {
        void sub.from('pet_care_team').whereIn('member_id', ids).select('pet_id');
      })
      .orWhereIn('t.assignee_id', ids)
      .orWhereIn('t.id', (sub) => {
        void sub.from('care_handovers').whereIn('member_id', ids).select('task_id');
      }),
  );
};

const key = (taskId: number, { day, time }: Occurrence) => `${taskId} ${day} ${time ?? ''}`;

async function happened(strapi: Core.Strapi, ids: readonly number[], from: string, to: string) {
  return runQuery(strapi, async (knex) => {
    const marks: { taskId: number; day: string; time: string }[] = await knex('care_marks')
      .whereIn('task_id', [...ids])
      .whereBetween('day', [from, to])
      // Also those that do not count: what waits to be cleared up is neither missed nor to be given.
      .whereNull('undone_at')
      .select({ taskId: 'task_id', day: 'day', time: 'time' });
    const handed: { taskId: number; day: string; time: string; memberId: number | null }[] =
      await knex('care_handovers')
        .whereIn('task_id', [...ids])
        .whereBetween('day', [from, to])
        .select({ taskId: 'task_id', day: 'day', time: 'time', memberId: 'member_id' });
    const at = (row: { taskId: number; day: string; time: string }) =>
      key(row.taskId, { day: row.day, time: timeIn(row.time) });
    return {
      marked: new Set(marks.map(at)),
      handed: new Map(handed.map((row) => [at(row), row.memberId])),
    };
  });
}

/** The mornings of these members, by their ids. The same number of queries however many they are. */
export async function morningsOf(
  strapi: Core.Strapi,
  memberIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Morning>> {
  const utc = now.toISOString().slice(0, 10);
  // Zones are up to a day apart.
  const [from, to] = [addDays(utc, -2), addDays(utc, 1)];
  const rows: TaskRow[] = await runQuery(strapi, (knex) =>
    selectTasks(knex)
      .modify(theirs(memberIds))
      .where('t.starts_on', '<=', to)
      .whereRaw(
        "(t.ends_on is null or t.ends_on >= ?) and (t.repeats <> 'once' or t.starts_on >= ?)",
        [from, from],
      )
      .orderBy('t.id'),
  );
  const ids = rows.map(({ id }) => id);
  const carers = await carersOf(strapi, [...new Set(rows.map(({ petId }) => petId))]);
  const { marked, handed } = await happened(strapi, ids, from, to);
  const clockOf = clocksAt(now);
  const wanted = new Set(memberIds);
  const found = new Map<number, Morning>();
  for (const row of rows) {
    const today = clockOf(row.zone).day;
    for (const one of occurrencesBetween(scheduleIn(row), addDays(today, -1), today)) {
      const at = key(row.id, one);
      if (marked.has(at) || isBeforeSchedule(row, one)) continue;
      for (const { id } of doersOf(carers.get(row.petId) ?? [], handed.get(at), row.assigneeId)) {
        if (!wanted.has(id)) continue;
        const morning = found.get(id) ?? { due: [], missed: [] };
        (one.day === today ? morning.due : morning.missed).push({ row, one, today });
        found.set(id, morning);
      }
    }
  }
  return found;
}
