/** Care tasks as the database has them and as they are answered. */
import type { Knex } from 'knex';
import type { CareTask, TaskForm } from '@hearthside/contract/care/shapes';
import type { CareKind } from '@hearthside/contract/care/fields';
import {
  dueAt,
  occurrenceKey,
  type Occurrence,
  type Repeats,
  type Schedule,
} from '@hearthside/contract/care/recurrence';
import type { Actor } from '../../../auth/actor';
import { mayChangeTask, mayMark, type Standing } from '../policy';
import type { Carer } from './standings';

export interface TaskRow {
  id: number;
  petId: number;
  petName: string;
  trustId: number | null;
  trustName: string | null;
  ownerId: number | null;
  kind: CareKind;
  title: string;
  notes: string | null;
  dose: string | null;
  repeats: Repeats;
  every: number;
  weekdays: string | null;
  startsOn: string;
  endsOn: string | null;
  times: string | null;
  zone: string;
  /** The key of the occurrence from which its schedule counts, such as `2026-11-26 06:30`. Null: from its start. */
  countsFrom: string | null;
  assigneeId: number | null;
  tellNextAfterMinutes: number | null;
  nextOn: string | null;
  nextTime: string | null;
  madeById: number | null;
  version: number;
}

const COLUMNS = {
  id: 't.id',
  petId: 't.pet_id',
  petName: 'p.name',
  trustId: 'p.trust_id',
  ownerId: 'p.owner_id',
  kind: 't.kind',
  title: 't.title',
  notes: 't.notes',
  dose: 't.dose',
  repeats: 't.repeats',
  every: 't.every',
  weekdays: 't.weekdays',
  startsOn: 't.starts_on',
  endsOn: 't.ends_on',
  times: 't.times',
  zone: 't.zone',
  countsFrom: 't.counts_from',
  assigneeId: 't.assignee_id',
  tellNextAfterMinutes: 't.tell_next_after_minutes',
  nextOn: 't.next_on',
  nextTime: 't.next_time',
  madeById: 't.made_by_id',
  version: 't.version',
} as const;

const TRUST = '(select name from trusts where trusts.id = p.trust_id)';

/** Tasks outside the trash, of pets outside the trash. */
export const selectTasks = (knex: Knex) =>
  knex('care_tasks as t')
    .join('pets as p', 'p.id', 't.pet_id')
    .whereNull('t.deleted_at')
    .whereNull('p.deleted_at')
    .select(COLUMNS)
    .select({ trustName: knex.raw(TRUST) }) as unknown as Knex.QueryBuilder<object, TaskRow[]>;

/** The same whether or not the task is in the trash. */
export const selectAnyTasks = (knex: Knex) =>
  knex('care_tasks as t')
    .join('pets as p', 'p.id', 't.pet_id')
    .whereNull('p.deleted_at')
    .select(COLUMNS)
    .select({ trustName: knex.raw(TRUST) }) as unknown as Knex.QueryBuilder<object, TaskRow[]>;

const wordsIn = (text: string | null) => (text ?? '').split(' ').filter((word) => word !== '');

/** A time as its column has it: empty for the whole day, because a unique index takes nulls for different. */
export const timeColumn = (time: string | null) => time ?? '';
export const timeIn = (column: string | null) => (column ? column : null);

/** The columns of a schedule. */
export type ScheduleRow = Pick<
  TaskRow,
  'repeats' | 'every' | 'weekdays' | 'startsOn' | 'endsOn' | 'times' | 'zone'
>;
export const scheduleIn = (row: ScheduleRow): Schedule => ({
  repeats: row.repeats,
  every: row.every,
  weekdays: wordsIn(row.weekdays).map(Number),
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  times: wordsIn(row.times),
  zone: row.zone,
});

/**
 * Whether nobody needs to have marked an occurrence: it was before the schedule was written, or changed. Doses that were
 * given by an earlier schedule are known by their marks alone.
 */
export const isBeforeSchedule = ({ countsFrom }: Pick<TaskRow, 'countsFrom'>, one: Occurrence) =>
  countsFrom !== null && occurrenceKey(one) < countsFrom;

/** The next open occurrence of a task. */
export const nextIn = ({ nextOn, nextTime }: Pick<TaskRow, 'nextOn' | 'nextTime'>) =>
  nextOn === null ? null : { day: nextOn, time: timeIn(nextTime) };

/** The columns of a form. */
export const columnsOf = ({ assigneeId, weekdays, times, ...form }: TaskForm) => ({
  ...form,
  weekdays: weekdays.join(' '),
  times: times.join(' '),
  assignee: assigneeId,
});

/** The form of a task as it stands, to be changed in part. */
export const formIn = (row: TaskRow): TaskForm => {
  const { zone: _zone, ...schedule } = scheduleIn(row);
  return {
    ...schedule,
    weekdays: [...schedule.weekdays],
    times: [...schedule.times],
    kind: row.kind,
    title: row.title,
    notes: row.notes ?? '',
    dose: row.dose ?? '',
    assigneeId: row.assigneeId,
    tellNextAfterMinutes: row.tellNextAfterMinutes,
  };
};

/** A schedule, and how late a dose may be before the next person is told. */
export type TaskPlan = Schedule & { tellNextAfterMinutes: number | null };
export const planIn = (row: TaskRow): TaskPlan => ({
  ...scheduleIn(row),
  tellNextAfterMinutes: row.tellNextAfterMinutes,
});

/** When the next person is told of an occurrence that nobody marks; null if nobody is. */
export const notifyAtOf = (one: Occurrence | null, { zone, tellNextAfterMinutes }: TaskPlan) =>
  one === null || tellNextAfterMinutes === null
    ? null
    : new Date(dueAt(one, zone).getTime() + tellNextAfterMinutes * 60_000);

/** The columns of the next open occurrence. */
export const nextColumns = (next: Occurrence | null, schedule: TaskPlan) => ({
  nextOn: next?.day ?? null,
  nextTime: next ? timeColumn(next.time) : null,
  nextDueAt: next ? dueAt(next, schedule.zone) : null,
  tellAt: notifyAtOf(next, schedule),
});

/** What a task is seen with: how the caller stands to its pet, and who cares for that. */
export interface Seen {
  member: Actor;
  standing: Standing;
  carers: readonly Carer[];
}

/** Somebody who still cares for the pet; null where their link has ended. */
export const carerOf = (carers: readonly Carer[], id: number | null) =>
  carers.find((one) => one.id === id) ?? null;

export const toTask = (row: TaskRow, { member, standing, carers }: Seen): CareTask => {
  const { weekdays, times, ...schedule } = scheduleIn(row);
  return {
    id: row.id,
    pet: { id: row.petId, name: row.petName },
    trust: row.trustId === null ? null : { id: row.trustId, name: row.trustName ?? '' },
    kind: row.kind,
    title: row.title,
    notes: row.notes ?? '',
    dose: row.dose ?? '',
    ...schedule,
    weekdays: [...weekdays],
    times: [...times],
    assignee: carerOf(carers, row.assigneeId),
    tellNextAfterMinutes: row.tellNextAfterMinutes,
    next: nextIn(row),
    abilities: {
      mark: mayMark(member, standing),
      change: mayChangeTask(member, standing, row.madeById),
    },
    revision: String(row.version),
  };
};
