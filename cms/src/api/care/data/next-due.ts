/** Keeps the next open occurrence of a task, and when the first of a pet's tasks is due. */
import type { Core } from '@strapi/strapi';
import {
  occurrenceAfter,
  occurrenceKey,
  type Occurrence,
} from '@hearthside/contract/care/recurrence';
import { afterCommit } from '../../../db/after-commit';
import { invalidateCounts } from '../../../db/cached-count';
import { runQuery } from '../../../db/run-query';
import { broadcastToMembers } from '../../../live/broadcast';
import { TASK_UID } from '../rules/care-uid';
import { carersOf } from './standings';
import { nextColumns, timeIn, type TaskPlan, type TaskRow } from './task-row';

/** The last occurrence of a task that was marked. What has the whole day comes last on it. */
export async function lastMarked(strapi: Core.Strapi, taskId: number): Promise<Occurrence | null> {
  const row: { day: string; time: string | null } | undefined = await runQuery(strapi, (knex) =>
    knex('care_marks')
      .where({ task_id: taskId, counts: true })
      .whereNull('undone_at')
      .orderBy('day', 'desc')
      .orderByRaw("case when time = '' then '24:00' else time end desc")
      .first('day', 'time'),
  );
  return row ? { day: row.day, time: timeIn(row.time) } : null;
}

/** What comes right before the occurrence with this key, whatever the schedule is. */
function before(key: string): Occurrence {
  const [day = '', time = ''] = key.split(' ');
  return { day, time: time.slice(0, -1) };
}

/** The columns of a task's next occurrence, as its marks and this schedule have it. */
export async function nextOf(
  strapi: Core.Strapi,
  taskId: number | null,
  schedule: TaskPlan,
  countsFrom: string | null,
) {
  const last = taskId === null ? null : await lastMarked(strapi, taskId);
  const isLater = countsFrom !== null && (!last || occurrenceKey(last) < countsFrom);
  return nextColumns(occurrenceAfter(schedule, isLater ? before(countsFrom) : last), schedule);
}

/** Writes down when the first open task of a pet is due. Its row is locked by the caller. */
export async function updateNextDue(strapi: Core.Strapi, petId: number) {
  await runQuery(strapi, async (knex) => {
    const first = await knex('care_tasks')
      .where({ pet_id: petId })
      .whereNull('deleted_at')
      .min({ due: 'next_due_at' })
      .first();
    const now = new Date();
    const row = {
      pet_id: petId,
      next_due_at: first?.due ?? null,
      created_at: now,
      updated_at: now,
    };
    await knex('care_pets').insert(row).onConflict('pet_id').merge(['next_due_at', 'updated_at']);
  });
  await invalidateCounts(strapi, 'care');
}

/** Has the open windows of everybody around a pet request its calendar again. */
export async function broadcastCare(strapi: Core.Strapi, petId: number, byId: number) {
  const carers = (await carersOf(strapi, [petId])).get(petId) ?? [];
  const ids = [...new Set([byId, ...carers.map(({ id }) => id)])];
  await afterCommit(strapi, () => broadcastToMembers(ids, 'care', { petId }));
}

/** Follows a change of a task's marks: its next occurrence, its pet, and the windows of those around it. */
export async function onMarksChanged(
  strapi: Core.Strapi,
  { id, petId, countsFrom }: Pick<TaskRow, 'id' | 'petId' | 'countsFrom'>,
  schedule: TaskPlan,
  byId: number,
) {
  const data = await nextOf(strapi, id, schedule, countsFrom);
  await strapi.db.query(TASK_UID).update({ where: { id }, data });
  await updateNextDue(strapi, petId);
  await broadcastCare(strapi, petId, byId);
}
