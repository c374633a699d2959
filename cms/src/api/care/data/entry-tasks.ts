/** Follows the entries of a pet's record: next year's vaccination, and the doses of a medication. */
import type { Core } from '@strapi/strapi';
import { addDays } from '@hearthside/contract/calendar-days';
import type { TaskForm } from '@hearthside/contract/care/shapes';
import type { EntryCalendar } from '@hearthside/contract/pet/entry-calendar';
import { clockIn } from '@hearthside/contract/zoned-time';
import type { Actor } from '../../../auth/actor';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import type { EntryChange } from '../../../subject';
import { isOver, keepsStart, planChange, planOf, vaccinationIn } from '../rules/entry-plan';
import { lastMarked } from './next-due';
import { petToCareFor } from './task-access';
import { formIn, selectAnyTasks, type TaskRow } from './task-row';
import { hasRoom, insertTask, trashTask, updateTask, zoneOf } from './task-writing';
import {
  isSuperseded,
  otherTask,
  settleVaccination,
  twinOf,
  type Writing,
} from './vaccination-tasks';

interface OwnTask {
  row: TaskRow;
  isDeleted: boolean;
  isWithdrawn: boolean;
}

/** The task that an entry has made, also in the trash. */
async function taskOf(strapi: Core.Strapi, entryId: number): Promise<OwnTask | null> {
  const row = (await runQuery(strapi, (knex) =>
    selectAnyTasks(knex)
      .select({ deletedAt: 't.deleted_at', isWithdrawn: 't.is_withdrawn' })
      .where('t.entry_id', entryId)
      .first(),
  )) as (TaskRow & { deletedAt: unknown; isWithdrawn: boolean | number | null }) | undefined;
  if (!row) return null;
  await lockRow(strapi, 'care_tasks', row.id);
  return { row, isDeleted: row.deletedAt !== null, isWithdrawn: Boolean(row.isWithdrawn) };
}

const noteOf = (
  state: EntryCalendar['state'],
  { kind, title, startsOn }: Pick<TaskForm, 'kind' | 'title' | 'startsOn'>,
  taskId: number | null,
): EntryCalendar => ({
  state,
  kind: kind === 'vaccination' ? 'vaccination' : 'medication',
  taskId,
  title,
  day: startsOn,
});

/** Adds a task for an entry that has none, or takes over the one that stands for the same vaccination. */
async function begin(
  writing: Writing,
  { entryId, after }: EntryChange,
  plan: TaskForm,
): Promise<EntryCalendar | null> {
  const { strapi, by, pet, seen } = writing;
  const given = after && vaccinationIn(after);
  if (given) {
    if (await isSuperseded(writing, given)) return null;
    const same = await otherTask(writing, given, entryId);
    if (same) {
      const { kind, title, startsOn } = plan;
      const task = { ...formIn(same), kind, title, startsOn };
      await updateTask(strapi, by, { row: same, seen }, task, { entry: entryId });
      return noteOf('moved', plan, same.id);
    }
  }
  if (isOver(plan)) return null;
  if (!(await hasRoom(strapi, pet.id))) return noteOf('full', plan, null);
  const added = await insertTask(strapi, by, { pet, seen }, { task: plan, entry: entryId });
  return noteOf('added', plan, added);
}

/** Ends a task. One with doses that were given stays in the calendar with them. Any other goes to the trash. */
async function stop(writing: Writing, { row }: OwnTask, isEntryGone = false) {
  const { strapi, by, seen } = writing;
  const task = formIn(row);
  const last = task.repeats === 'once' || isEntryGone ? null : await lastMarked(strapi, row.id);
  if (last) {
    // Of its last day, what was given is shown, and what is to come is not due any more.
    const countsFrom = `${addDays(last.day, 1)} 00:00`;
    const ended = { ...task, endsOn: last.day };
    await updateTask(strapi, by, { row, seen }, ended, { countsFrom });
  } else await trashTask(strapi, by, { row, seen }, new Date(), true);
  return noteOf('ended', task, row.id);
}

/** Ends the task of an entry that asks for none any more. What is done already stays in the calendar. */
async function end(writing: Writing, { entryId, before, after }: EntryChange, own: OwnTask | null) {
  const { strapi, by, seen } = writing;
  if (!own || own.isDeleted || own.row.nextOn === null) return null;
  const given = before && vaccinationIn(before);
  const twin = given && (await twinOf(writing, given, entryId));
  if (twin) {
    const task = { ...formIn(own.row), startsOn: twin.nextDue };
    await updateTask(strapi, by, { row: own.row, seen }, task, { entry: twin.id });
    return noteOf('moved', task, own.row.id);
  }
  return stop(writing, own, after === null);
}

/** Moves the task of an entry as the entry has changed, and brings back one that went with it. */
async function move(writing: Writing, own: OwnTask, change: Partial<TaskForm> | null) {
  const { strapi, by, seen } = writing;
  // Somebody has deleted it in the calendar, or it is as it was.
  if (own.isDeleted ? !own.isWithdrawn : change === null) return null;
  const task = { ...formIn(own.row), ...change };
  if (isOver(task)) {
    return own.isDeleted ? null : stop(writing, own);
  }
  if (own.isDeleted) await trashTask(strapi, by, { row: own.row, seen }, null);
  if (change !== null) await updateTask(strapi, by, { row: own.row, seen }, task);
  return noteOf(own.isDeleted ? 'added' : 'moved', task, own.row.id);
}

/**
 * Follows an entry that was written, in the transaction that has locked its pet. An entry makes its task when it is
 * added, or asks for one for the first time. One without a task afterwards stays without: it is older than the calendar,
 * was left out, or its task was deleted there.
 */
export async function updateEntryTask(
  strapi: Core.Strapi,
  by: Actor,
  change: EntryChange,
  now = new Date(),
): Promise<EntryCalendar | null> {
  const { petId, entryId, before, after, what } = change;
  const kinds = [before?.details.kind, after?.details.kind];
  if (!kinds.some((kind) => kind === 'vaccination' || kind === 'medication')) return null;
  const { pet, ...seen } = await petToCareFor(strapi, by, petId);
  const clock = clockIn(await zoneOf(strapi, pet), now);
  const writing: Writing = { strapi, by, pet, seen, now };
  await settleVaccination(writing, change);
  const [was, plan] = [before && planOf(before, clock), after && planOf(after, clock)];
  const own = await taskOf(strapi, entryId);
  if (!plan) return end(writing, change, own);
  if (own) {
    const isKept = after !== null && keepsStart(before, after, formIn(own.row), clock);
    const wanted = isKept ? { ...plan, startsOn: was?.startsOn ?? formIn(own.row).startsOn } : plan;
    // A restored entry is as it was, and so is its task.
    return move(writing, own, what === 'restored' ? null : planChange(was, wanted));
  }
  const isNew = what === 'added' || (what === 'changed' && was === null);
  return isNew && !change.isLeftOut ? begin(writing, change, plan) : null;
}
