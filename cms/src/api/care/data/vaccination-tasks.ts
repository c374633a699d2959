/** The tasks for one product: what a vaccination has done, and which other entries stand for the same one. */
import type { Core } from '@strapi/strapi';
import { CARE_LABELS } from '@hearthside/contract/care/fields';
import type { Actor } from '../../../auth/actor';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import type { EntryChange } from '../../../subject';
import { detailsIn, type EntryRow } from '../../pet/data/entries/entry-row';
import { MARK_UID } from '../rules/care-uid';
import { standingOf, titleKey, vaccinationIn, type Given } from '../rules/entry-plan';
import { whenWords } from '../rules/when-words';
import { selectMarks } from './marks';
import { onMarksChanged } from './next-due';
import {
  nextIn,
  planIn,
  selectTasks,
  timeColumn,
  timeIn,
  type Seen,
  type TaskRow,
} from './task-row';
import { recordTask, type PetOfTask } from './task-writing';
import { promote } from './undoing';

/** What every step of following an entry needs. */
export interface Writing {
  strapi: Core.Strapi;
  by: Actor;
  pet: PetOfTask;
  seen: Pick<Seen, 'carers'>;
  now: Date;
}

type OpenTask = TaskRow & { entryOn: string | null; entryId: number | null };

/** The open tasks of a pet for a product that are due once. One that repeats is somebody's own way to keep to it. */
async function openTasks({ strapi, pet }: Writing, { key }: Given): Promise<OpenTask[]> {
  const rows = (await runQuery(strapi, (knex) =>
    selectTasks(knex)
      .leftJoin('pet_entries as e', 'e.id', 't.entry_id')
      .select({ entryOn: 'e.date', entryId: 't.entry_id' })
      .where({ 't.pet_id': pet.id, 't.kind': 'vaccination', 't.repeats': 'once' })
      .whereNotNull('t.next_on')
      .orderBy('t.id'),
  )) as OpenTask[];
  return rows.filter(({ title }) => titleKey(title) === key);
}

type VaccinationRow = Pick<EntryRow, 'id' | 'date' | 'details'>;

/** The entries of a pet's record for the same product, since a day. */
async function entriesSince({ strapi, pet }: Writing, { key, on }: Given) {
  const rows: VaccinationRow[] = await runQuery(strapi, (knex) =>
    knex('pet_entries as r')
      .where({ 'r.pet_id': pet.id, 'r.kind': 'vaccination' })
      .where('r.date', '>=', on)
      .whereNull('r.deleted_at')
      .orderBy('r.id')
      .select({ id: 'r.id', date: 'r.date', details: 'r.details' }),
  );
  return rows.flatMap((row) => {
    const given = vaccinationIn({ date: row.date, details: detailsIn(row) });
    return given?.key === key ? [{ id: row.id, ...given }] : [];
  });
}

/** Whether the next one is planned already: by a later vaccination of the record, or by hand for another day. */
export async function isSuperseded(writing: Writing, given: Given) {
  const entries = await entriesSince(writing, given);
  if (entries.some(({ on }) => on > given.on)) return true;
  return (await openTasks(writing, given)).some((task) => standing(given, task) === 'later');
}

/** The open task of another entry, or of somebody's own, for what this vaccination plans. */
export async function otherTask(writing: Writing, given: Given, entryId: number) {
  const tasks = await openTasks(writing, given);
  const same = tasks.find((task) => task.entryId !== entryId && standing(given, task) === 'same');
  if (same) await lockRow(writing.strapi, 'care_tasks', same.id);
  return same;
}

const standing = (given: Given, { entryOn, nextOn, startsOn }: OpenTask) =>
  standingOf(given, { entryOn, dueOn: nextOn ?? startsOn });

/** Another entry of the same vaccination, which keeps the task when this one goes. */
export async function twinOf(writing: Writing, given: Given, entryId: number) {
  const entries = await entriesSince(writing, given);
  for (const { id, on, nextDue } of entries)
    if (id !== entryId && on === given.on && nextDue !== null) return { id, nextDue };
  return null;
}

const clientKey = (entryId: number, taskId: number | '%') => `entry.${entryId}.${taskId}`;

const changesOf = (row: TaskRow, one: { day: string; time: string | null }) => [
  { field: CARE_LABELS.title, from: '', to: `${row.title}, ${whenWords(one)}` },
];

/** Marks the open tasks that were due for this vaccination as done where they were due. */
async function closeEarlier(writing: Writing, given: Given, entryId: number) {
  const { strapi, by, now } = writing;
  for (const row of await openTasks(writing, given)) {
    const one = nextIn(row);
    if (!one || row.entryId === entryId || standing(given, row) !== 'done') continue;
    await lockRow(strapi, 'care_tasks', row.id);
    const clientId = clientKey(entryId, row.id);
    const mark = {
      task: row.id,
      day: one.day,
      time: timeColumn(one.time),
      state: 'done',
      reason: '',
      member: by.id,
      markedAt: now,
      clientId,
      counts: true,
      undoneAt: null,
    };
    const known = await strapi.db.query(MARK_UID).findOne({ where: { clientId } });
    if (known) await strapi.db.query(MARK_UID).update({ where: { id: known.id }, data: mark });
    else await strapi.db.query(MARK_UID).create({ data: mark });
    await recordTask(strapi, by, row, 'task_done', changesOf(row, one));
    await onMarksChanged(strapi, row, planIn(row), by.id);
  }
}

/** Opens again what an entry had marked that is gone, or is about another product or day now. */
async function reopenEarlier({ strapi, by, pet, now }: Writing, entryId: number) {
  const rows = await runQuery(strapi, (knex) =>
    selectTasks(knex).where({ 't.pet_id': pet.id, 't.kind': 'vaccination' }),
  );
  const tasks = new Map((rows as TaskRow[]).map((row) => [row.id, row]));
  const marks = await selectMarks(strapi, { 'm.undone_at': null }, (query) =>
    query
      .whereIn('m.task_id', [...tasks.keys()])
      .where('m.client_id', 'like', clientKey(entryId, '%')),
  );
  for (const mark of marks) {
    const row = tasks.get(mark.taskId) as TaskRow;
    await lockRow(strapi, 'care_tasks', row.id);
    const data = { undoneAt: now, counts: false };
    await strapi.db.query(MARK_UID).update({ where: { id: mark.id }, data });
    if (mark.counts) await promote(strapi, mark);
    const one = { day: mark.day, time: timeIn(mark.time) };
    await recordTask(strapi, by, row, 'task_undone', changesOf(row, one));
    await onMarksChanged(strapi, row, planIn(row), by.id);
  }
}

/** Follows what an entry says was given: the open tasks before it are done by it, and open again without it. */
export async function settleVaccination(writing: Writing, { before, after, entryId }: EntryChange) {
  const [was, is] = [before && vaccinationIn(before), after && vaccinationIn(after)];
  if (was?.key === is?.key && was?.on === is?.on) return;
  if (was) {
    await reopenEarlier(writing, entryId);
    // What another entry of the same or a later day has done stays done.
    const others = (await entriesSince(writing, was)).filter(({ id }) => id !== entryId);
    for (const other of others) await closeEarlier(writing, other, other.id);
  }
  if (is) await closeEarlier(writing, is, entryId);
}
