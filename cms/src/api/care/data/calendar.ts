/** What is due in a range of days, for those who may see it. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { CareOccurrence, CareRange } from '@hearthside/contract/care/shapes';
import type { OccurrenceState } from '@hearthside/contract/care/occurrence-states';
import {
  isPast,
  latestPast,
  occurrenceKey,
  occurrencesBetween,
  zonedNow,
  type Occurrence,
  type ZonedNow,
} from '@hearthside/contract/care/recurrence';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { seesEveryPet, ownOrCaredFor, visibleTo } from '../../pet/policy';
import { petFor } from '../../pet/data/pet-access';
import { mayChangeTask } from '../policy';
import { daysAsked, type DaysAsked } from '../rules/days-asked';
import { MARK_COLUMNS, toMark, type MarkRow } from './marks';
import { carersOf, doersOf, standingsOf, type Carer } from './standings';
import {
  carerOf,
  isBeforeSchedule,
  nextIn,
  scheduleIn,
  selectTasks,
  timeIn,
  toTask,
  type Seen,
  type TaskRow,
} from './task-row';

/** More tasks than this are not answered at once. Nobody reads so many, and a trust may have thousands. */
const TASKS_MAX = 5000;

const HANDED = 'select task_id from care_handovers where member_id = ? and day <= ?';
const DAILY =
  "select id from pets where owner_id = ? union select pet_id from pet_care_team where member_id = ? and role <> 'trustee'";
/** Tasks that may be a person's to do. Whether an occurrence is, `isAsked` tells, which knows who cares for the animal. */
const THEIRS = `(t.assignee_id = ? or t.id in (${HANDED}) or t.pet_id in (${DAILY}))`;

/** Narrows tasks down to what is asked for, within what the caller may see. */
const within = (member: Actor, { petId, trustId, memberId }: CareRange, { last }: DaysAsked) => {
  const isNarrow = [petId, trustId, memberId].some((one) => one !== undefined);
  return (query: Knex.QueryBuilder) => {
    // Whoever sees every pet asks without a filter for what is their own to do.
    const [sql, ...values] =
      seesEveryPet(member.role) && !isNarrow ? ownOrCaredFor(member) : visibleTo(member);
    query.whereRaw(sql, values);
    if (petId !== undefined) query.where('t.pet_id', petId);
    if (trustId !== undefined) query.where('p.trust_id', trustId);
    if (memberId !== undefined)
      query.whereRaw(THEIRS, [memberId, memberId, last, memberId, memberId]);
  };
};

/** Tasks that may be due in these days, or are overdue since before them. */
const touching =
  ({ first, last, latestStart }: DaysAsked) =>
  (query: Knex.QueryBuilder) =>
    void query.whereRaw(
      `((t.starts_on <= ? and case when t.repeats = 'once' then t.starts_on else coalesce(t.ends_on, ?) end >= ?) or t.next_on < ?)`,
      [last, first, first, latestStart],
    );

/** The ids of the found tasks as a query of its own, so that no statement carries thousands of ids. */
type Narrow = (query: Knex.QueryBuilder) => void;
const idsOf = (knex: Knex, narrow: Narrow) =>
  knex('care_tasks as t')
    .join('pets as p', 'p.id', 't.pet_id')
    .whereNull('t.deleted_at')
    .modify(narrow)
    .select('t.id');

const keyOf = (taskId: number, one: Occurrence) => `${taskId} ${occurrenceKey(one)}`;

/**
 * The marks of what is overdue since before this day. None of them counts, or it would be done. A task comes before its
 * marks, which are then found by their index, however many it has: SQLite never reorders a CROSS JOIN.
 */
const marksOfOverdue = (knex: Knex, narrow: Narrow, from: string): Promise<MarkRow[]> =>
  knex('care_tasks as t')
    .join('pets as p', 'p.id', 't.pet_id')
    .joinRaw('cross join care_marks as m')
    .leftJoin('up_users as u', 'u.id', 'm.member_id')
    .whereNull('t.deleted_at')
    .where('t.next_on', '<', from)
    .modify(narrow)
    .whereRaw('m.task_id = t.id and m.day >= t.next_on')
    .where('m.day', '<', from)
    .whereNull('m.undone_at')
    .select(MARK_COLUMNS) as unknown as Promise<MarkRow[]>;

/** A handover of an occurrence that is open. */
const OPEN_BEFORE = 'h.day >= (select o.next_on from care_tasks as o where o.id = h.task_id)';

/**
 * Marks and handovers of the tasks in these days, by task and occurrence. What is overdue since before them may have been
 * handed over, too.
 */
async function happened(
  strapi: Core.Strapi,
  narrow: Narrow,
  { first: from, last: to }: DaysAsked,
  rows: readonly TaskRow[],
) {
  const isAnyOverdue = rows.some(({ nextOn }) => nextOn !== null && nextOn < from);
  return runQuery(strapi, async (knex) => {
    const made: MarkRow[] = await knex('care_marks as m')
      .leftJoin('up_users as u', 'u.id', 'm.member_id')
      .whereIn('m.task_id', idsOf(knex, narrow))
      .whereBetween('m.day', [from, to])
      .whereNull('m.undone_at')
      .select(MARK_COLUMNS);
    const marks = made.filter(({ counts }) => Boolean(counts));
    const waiting = made.filter(({ counts }) => !counts);
    const earlier = isAnyOverdue ? await marksOfOverdue(knex, narrow, from) : [];
    const uncounted = [...waiting, ...earlier];
    const handovers: { taskId: number; day: string; time: string; memberId: number | null }[] =
      await knex('care_handovers as h')
        .whereIn('h.task_id', idsOf(knex, narrow))
        .where('h.day', '<=', to)
        .where((any) => any.where('h.day', '>=', from).orWhereRaw(OPEN_BEFORE))
        .select({ taskId: 'h.task_id', day: 'h.day', time: 'h.time', memberId: 'h.member_id' });
    const at = <Row extends { taskId: number; day: string; time: string | null }>(row: Row) =>
      [keyOf(row.taskId, { day: row.day, time: timeIn(row.time) }), row] as const;
    const marked = new Map<number, Occurrence[]>();
    for (const { taskId, day, time } of marks) {
      marked.set(taskId, [...(marked.get(taskId) ?? []), { day, time: timeIn(time) }]);
    }
    // Of several, the first.
    const inTurn = uncounted.toSorted((one, other) => other.id - one.id);
    return {
      marks: new Map(marks.map(at)),
      uncounted: new Map(inTurn.map(at)),
      marked,
      handovers: new Map(handovers.map(at)),
    };
  });
}

/** Where an occurrence stands that nobody has marked. */
export function openState(row: TaskRow, one: Occurrence, clock: ZonedNow): OccurrenceState {
  if (!isPast(one, clock)) return 'due';
  const next = nextIn(row);
  return next === null || occurrenceKey(one) < occurrenceKey(next) ? 'missed' : 'overdue';
}

type Happened = Awaited<ReturnType<typeof happened>>;

interface Viewing {
  member: Actor;
  /** Whose occurrences are asked for; everybody's if it is not given. */
  memberId: number | undefined;
  asked: DaysAsked;
  seen: ReadonlyMap<number, Seen>;
  clockOf: (zone: string) => ZonedNow;
  happened: Happened;
}

/**
 * Whether an occurrence is asked for. A person's are also those of nobody in particular, if they are with the animal day to
 * day: without them, somebody would read that nothing is due while a dose is late.
 */
function isAsked(row: TaskRow, one: Occurrence, { memberId, seen, happened }: Viewing): boolean {
  if (memberId === undefined) return true;
  const { carers } = seen.get(row.petId) as Seen;
  const handed = happened.handovers.get(keyOf(row.id, one))?.memberId;
  return doersOf(carers, handed, row.assigneeId).some(({ id }) => id === memberId);
}

function toOccurrence(row: TaskRow, one: Occurrence, viewing: Viewing): CareOccurrence {
  const { member, seen, clockOf } = viewing;
  const { standing, carers } = seen.get(row.petId) as Seen;
  const key = keyOf(row.id, one);
  const mark = viewing.happened.marks.get(key);
  const uncounted = mark ? undefined : viewing.happened.uncounted.get(key);
  const handed = viewing.happened.handovers.get(key);
  const mayChange = mayChangeTask(member, standing, row.madeById);
  return {
    taskId: row.id,
    ...one,
    state: mark ? mark.state : openState(row, one, clockOf(row.zone)),
    assignee: carerOf(carers, handed?.memberId ?? row.assigneeId),
    mark: mark ? toMark(mark, member, mayChange) : null,
    ...(uncounted && { uncounted: toMark(uncounted, member, mayChange) }),
  };
}

/** What a task has in these days: what its schedule says since it counts, and what was marked by an earlier one. */
function occurrencesOf(row: TaskRow, viewing: Viewing): CareOccurrence[] {
  const { marks, marked } = viewing.happened;
  const { from, to } = viewing.asked.at(viewing.clockOf(row.zone));
  const planned = occurrencesBetween(scheduleIn(row), from, to).filter(
    (one) => !isBeforeSchedule(row, one) || marks.has(keyOf(row.id, one)),
  );
  const keys = new Set(planned.map(occurrenceKey));
  const others = (marked.get(row.id) ?? []).filter(
    (one) => one.day >= from && one.day <= to && !keys.has(occurrenceKey(one)),
  );
  return [...planned, ...others]
    .filter((one) => isAsked(row, one, viewing))
    .map((one) => toOccurrence(row, one, viewing));
}

/** What a task has open before these days: its latest occurrence that is past. */
function overdueOf(row: TaskRow, viewing: Viewing): CareOccurrence[] {
  const clock = viewing.clockOf(row.zone);
  const { from } = viewing.asked.at(clock);
  if (row.nextOn === null || row.nextOn >= from) return [];
  const last = latestPast(scheduleIn(row), clock, { day: from, time: '' });
  const one = last && isAsked(row, last, viewing) && toOccurrence(row, last, viewing);
  return one && one.state === 'overdue' ? [one] : [];
}

/** The clock of each zone at one moment, computed once. */
export function clocksAt(now: Date): (zone: string) => ZonedNow {
  const clocks = new Map<string, ZonedNow>();
  return (zone) => {
    const clock = clocks.get(zone) ?? zonedNow(zone, now);
    clocks.set(zone, clock);
    return clock;
  };
}

async function seenPets(strapi: Core.Strapi, member: Actor, rows: readonly TaskRow[]) {
  const pets = new Map(rows.map(({ petId, ownerId }) => [petId, ownerId]));
  const standingOf = await standingsOf(strapi, member);
  const carers: ReadonlyMap<number, readonly Carer[]> = await carersOf(strapi, [...pets.keys()]);
  return new Map(
    [...pets].map(([id, ownerId]) => [
      id,
      { member, standing: standingOf({ id, ownerId }), carers: carers.get(id) ?? [] },
    ]),
  );
}

const inOrder = (one: CareOccurrence, other: CareOccurrence) =>
  occurrenceKey(one) < occurrenceKey(other) ? -1 : 1;

/**
 * What is due in these days, in order, and what is overdue since before them: of each task its latest occurrence that is
 * past, so that days ahead of an animal's home hide nothing. The same number of queries however many tasks.
 * @throws 404 for a pet the caller may not see
 */
export async function days(strapi: Core.Strapi, member: Actor, range: CareRange, now = new Date()) {
  const { petId, memberId } = range;
  const asked = daysAsked(range, now);
  if (petId !== undefined) await petFor(strapi, member, petId, 'see');
  const narrow = (query: Knex.QueryBuilder) => {
    within(member, range, asked)(query);
    touching(asked)(query);
  };
  const found: TaskRow[] = await runQuery(strapi, (knex) =>
    selectTasks(knex)
      .modify(narrow)
      .orderBy('t.id')
      .limit(TASKS_MAX + 1),
  );
  const rows = found.slice(0, TASKS_MAX);
  const seen = await seenPets(strapi, member, rows);
  const clockOf = clocksAt(now);
  const viewing = {
    member,
    memberId,
    asked,
    seen,
    clockOf,
    happened: await happened(strapi, narrow, asked, rows),
  };
  const occurrences = rows.flatMap((row) => occurrencesOf(row, viewing)).sort(inOrder);
  const overdue = rows.flatMap((row) => overdueOf(row, viewing)).sort(inOrder);
  const shown = new Set([...occurrences, ...overdue].map(({ taskId }) => taskId));
  return {
    occurrences,
    overdue,
    tasks: rows
      .filter(({ id }) => shown.has(id))
      .map((row) => toTask(row, seen.get(row.petId) as Seen)),
    isCut: found.length > TASKS_MAX,
  };
}
