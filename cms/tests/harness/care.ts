import { randomUUID } from 'node:crypto';
import { dueAt, occurrenceAfter, type Schedule } from '@hearthside/contract/care/recurrence';
import type { TaskInput } from '@hearthside/contract/care/shapes';
import type { Knex } from 'knex';
import { db, insert } from './database';

/** The zone of the planted pets' home, Oregon. */
export const HOME_ZONE = 'America/Los_Angeles';

/** A form of a task that is accepted: a dose twice a day. */
export const goodTask = (more: Partial<TaskInput> = {}): TaskInput => ({
  kind: 'medication',
  title: 'Thyroid tablet',
  notes: 'With food',
  dose: '1 tablet',
  repeats: 'days',
  every: 1,
  weekdays: [],
  startsOn: '2026-11-01',
  endsOn: null,
  times: ['08:00', '20:00'],
  assigneeId: null,
  tellNextAfterMinutes: null,
  ...more,
});

/** A key that nothing else has. */
export const newKey = () => randomUUID();

/** A mark of the first occurrence of such a task. */
export const goodMark = (taskId: number) => ({
  taskId,
  day: '2026-11-01',
  time: '08:00',
  state: 'done',
  clientId: newKey(),
});

interface Planted extends Partial<Schedule> {
  kind?: string;
  title?: string;
  assignee?: { id: number } | null;
  madeBy?: { id: number } | null;
  tellNextAfterMinutes?: number | null;
  columns?: Record<string, unknown>;
  into?: Knex;
}

/** Plants a care task of a pet, which nobody has marked yet, and returns its id. */
export async function makeTask(petId: number, planted: Planted = {}): Promise<number> {
  const { kind = 'medication', title = 'Thyroid tablet', into = db } = planted;
  const schedule: Schedule = {
    repeats: planted.repeats ?? 'days',
    every: planted.every ?? 1,
    weekdays: planted.weekdays ?? [],
    startsOn: planted.startsOn ?? '2026-11-01',
    endsOn: planted.endsOn ?? null,
    times: planted.times ?? ['08:00', '20:00'],
    zone: planted.zone ?? HOME_ZONE,
  };
  const next = occurrenceAfter(schedule, null);
  const id = await insert(
    'care_tasks',
    {
      pet_id: petId,
      kind,
      title,
      notes: '',
      dose: '1 tablet',
      repeats: schedule.repeats,
      every: schedule.every,
      weekdays: schedule.weekdays.join(' '),
      starts_on: schedule.startsOn,
      ends_on: schedule.endsOn,
      times: schedule.times.join(' '),
      zone: schedule.zone,
      assignee_id: planted.assignee?.id ?? null,
      made_by_id: planted.madeBy?.id ?? null,
      tell_next_after_minutes: planted.tellNextAfterMinutes ?? null,
      next_on: next?.day ?? null,
      next_time: next?.time ?? '',
      next_due_at: next ? dueAt(next, schedule.zone) : null,
      version: 1,
      ...planted.columns,
    },
    into,
  );
  return id;
}

/** Plants a mark of an occurrence. */
export const makeMark = (
  taskId: number,
  by: { id: number } | null,
  columns: Record<string, unknown> = {},
) =>
  insert('care_marks', {
    task_id: taskId,
    day: '2026-11-01',
    time: '08:00',
    state: 'done',
    reason: '',
    member_id: by?.id ?? null,
    marked_at: new Date(),
    client_id: newKey(),
    counts: true,
    ...columns,
  });
