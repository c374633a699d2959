/** Marks occurrences of care tasks as done or skipped, each once. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { CareMark, MarkInput } from '@hearthside/contract/care/shapes';
import {
  CARE_LABELS,
  CARE_LIMITS,
  CARE_TEXTS,
  type MarkState,
} from '@hearthside/contract/care/fields';
import {
  hasOccurrence,
  isPast,
  occurrenceKey,
  zonedNow,
  type Occurrence,
} from '@hearthside/contract/care/recurrence';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import { requireSame } from '../../../http/require-same';
import { daysAfter } from '../../../text/days';
import { onPetsChanged } from '../../../subject-hooks';
import { nameIn } from '../../../text/member-name';
import { mayChangeTask } from '../policy';
import { MARK_UID } from '../rules/care-uid';
import { daysInTheWay, markInTheWay } from '../rules/double-mark';
import { notifyDouble } from './care-notices';
import { broadcastCare, onMarksChanged } from './next-due';
import { lockedTaskFor, taskFor } from './task-access';
import { nextIn, scheduleIn, planIn, timeColumn, timeIn, type TaskRow } from './task-row';
import { recordTask } from './task-writing';
import { whenWords } from '../rules/when-words';
import type { Moment } from '../../../text/moment';

export interface MarkRow {
  id: number;
  taskId: number;
  day: string;
  time: string | null;
  state: MarkState;
  reason: string | null;
  byId: number | null;
  firstName: string | null;
  lastName: string | null;
  markedAt: Moment;
  clientId: string;
  counts: boolean | number;
  undoneAt: unknown;
}

/** What a shown mark is read from: `care_marks as m`, joined with `up_users as u`. */
export const MARK_COLUMNS = {
  id: 'm.id',
  taskId: 'm.task_id',
  day: 'm.day',
  time: 'm.time',
  state: 'm.state',
  reason: 'm.reason',
  byId: 'm.member_id',
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  markedAt: 'm.marked_at',
  counts: 'm.counts',
};
const COLUMNS = { ...MARK_COLUMNS, clientId: 'm.client_id', undoneAt: 'm.undone_at' };

/** Marks with the names of those who made them. */
export const selectMarks = (
  strapi: Core.Strapi,
  where: object,
  narrow: (query: Knex.QueryBuilder) => void = () => undefined,
): Promise<MarkRow[]> =>
  runQuery(strapi, (knex) =>
    knex('care_marks as m')
      .leftJoin('up_users as u', 'u.id', 'm.member_id')
      .where(where)
      .modify(narrow)
      .orderBy('m.id')
      .select(COLUMNS),
  );

/** Whether anybody has marked an occurrence and not undone it, even if the mark does not count. */
export async function isMarked(strapi: Core.Strapi, taskId: number, { day, time }: Occurrence) {
  const where = { 'm.task_id': taskId, 'm.day': day, 'm.time': timeColumn(time) };
  return (await selectMarks(strapi, { ...where, 'm.undone_at': null })).length > 0;
}

/** The name of whoever made a mark; somebody who was erased has none. */
export const markerName = ({ firstName, lastName }: Pick<MarkRow, 'firstName' | 'lastName'>) =>
  nameIn({ firstName: firstName ?? '', lastName: lastName ?? '' }) || 'A former member';

/** A mark as it is answered. `mayChange`: whether the caller may change its task, and so undo any mark. */
export const toMark = (row: MarkRow, member: Actor, mayChange: boolean): CareMark => ({
  id: row.id,
  taskId: row.taskId,
  day: row.day,
  time: timeIn(row.time),
  state: row.state,
  reason: row.reason ?? '',
  by: row.byId === null ? null : { id: row.byId, name: markerName(row) },
  at: new Date(row.markedAt).toISOString(),
  mayUndo: mayChange || row.byId === member.id,
});

/** Has other subjects know that a task was marked, or that a mark was undone. */
export const notifyOfMark = (
  strapi: Core.Strapi,
  by: Actor,
  petId: number,
  id: number,
  isNew: boolean,
) => onPetsChanged((one) => one.recorded(strapi, { about: 'mark', petId, id, by: by.id, isNew }));

/** The device's time, unless it is of the future or too long ago to be believed. */
function timeOfMark(given: string | undefined, now: Date): Date {
  const at = given === undefined ? now : new Date(given);
  const earliest = daysAfter(now, -CARE_LIMITS.markedDaysAgo);
  return at > now ? now : at < earliest ? earliest : at;
}

/** Refuses what the task does not have, and what is to come while something before it is open. */
function requireMarkable(row: TaskRow, one: Occurrence, now: Date) {
  const schedule = scheduleIn(row);
  if (!hasOccurrence(schedule, one)) throw refuse.wrongState(CARE_TEXTS.noOccurrence);
  const clock = zonedNow(row.zone, now);
  const next = nextIn(row);
  const isNext = next !== null && occurrenceKey(next) === occurrenceKey(one);
  if (one.day > clock.day && !isPast(one, clock) && !isNext)
    throw refuse.wrongState(CARE_TEXTS.notYet);
}

type Given = Omit<MarkInput, 'markedAt'> & { markedAt?: string | undefined };

/** A mark as the rule of doubles asks for it. */
export const asMarked = (row: MarkRow) => ({
  day: row.day,
  time: timeIn(row.time),
  state: row.state,
  byId: row.byId,
  at: new Date(row.markedAt),
  row,
});

/** The marks that count and can be in the way of one of this occurrence. */
export const marksBefore = (strapi: Core.Strapi, row: TaskRow, one: Occurrence) =>
  selectMarks(strapi, { 'm.task_id': row.id, 'm.counts': true, 'm.undone_at': null }, (query) =>
    query.whereBetween('m.day', daysInTheWay(scheduleIn(row), one)),
  );

/** What the caller is told of the mark in the way of theirs. */
const doubleOf = ({ row, at, day, time }: ReturnType<typeof asMarked>, one: Occurrence) => ({
  by: markerName(row),
  at: at.toISOString(),
  ...(occurrenceKey({ day, time }) !== occurrenceKey(one) && { of: { day, time } }),
});

/** Marks what may be marked, as part of the caller's transaction. Returns the new mark, and the one in its way. */
async function write(strapi: Core.Strapi, member: Actor, given: Given, now: Date) {
  const { row, standing } = await lockedTaskFor(strapi, member, given.taskId, 'mark');
  const one = { day: given.day, time: given.time };
  const known = await selectMarks(strapi, { 'm.client_id': clientKey(member, given) });
  const live = await marksBefore(strapi, row, one);
  const marked = {
    ...one,
    state: given.state,
    byId: member.id,
    at: timeOfMark(given.markedAt, now),
  };
  const mayChange = mayChangeTask(member, standing, row.madeById);
  const [before] = known;
  if (before) {
    const { day, time, state } = before;
    requireSame({ day, time: timeIn(time), state }, { ...one, state: given.state });
  }
  const others = live.filter(({ id }) => id !== before?.id).map(asMarked);
  const isDose = row.kind === 'medication';
  const other = before?.counts
    ? undefined
    : markInTheWay(scheduleIn(row), isDose, before ? asMarked(before) : marked, others);
  const double = other ? doubleOf(other, one) : null;
  if (before) return { mark: toMark(before, member, mayChange), double };
  // The same person has pressed twice, on two devices perhaps. There is nothing to tell anybody.
  if (other && other.byId === member.id) {
    return { mark: toMark(other.row, member, mayChange), double: null };
  }
  requireMarkable(row, one, now);
  const added: { id: number } = await strapi.db.query(MARK_UID).create({
    data: {
      task: row.id,
      day: one.day,
      time: timeColumn(one.time),
      state: given.state,
      reason: given.reason,
      member: member.id,
      markedAt: marked.at,
      clientId: clientKey(member, given),
      counts: !other,
    },
  });
  const [made] = await selectMarks(strapi, { 'm.id': added.id });
  const changes = [{ field: CARE_LABELS.title, from: '', to: `${row.title}, ${whenWords(one)}` }];
  const action = given.state === 'done' ? 'task_done' : 'task_skipped';
  await recordTask(strapi, member, row, action, changes, given.reason);
  await notifyOfMark(strapi, member, row.petId, added.id, true);
  if (!other) await onMarksChanged(strapi, row, planIn(row), member.id);
  else {
    await notifyDouble(strapi, row, { first: other.row, second: made as MarkRow });
    await broadcastCare(strapi, row.petId, member.id);
  }
  return { mark: toMark(made as MarkRow, member, mayChange), double };
}

/** Nobody can use a key of somebody else by guessing it. */
export const clientKey = ({ id }: Actor, { clientId }: Pick<Given, 'clientId'>) =>
  `${id}:${clientId}`;

/**
 * Marks an occurrence as done or skipped. If somebody else was before, the mark is kept and does not count, and both
 * are told. The same `clientId` is answered again and writes nothing.
 * @throws 403 for those who don't care for the pet, 404, 409 where the task is not due then
 */
export async function mark(strapi: Core.Strapi, member: Actor, given: Given, now = new Date()) {
  await taskFor(strapi, member, given.taskId, 'mark');
  return transaction(strapi, () => write(strapi, member, given, now));
}
