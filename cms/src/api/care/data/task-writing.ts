/** Writes care tasks with their history, as part of a transaction that has locked the pet. */
import type { Core } from '@strapi/strapi';
import type { TaskForm } from '@hearthside/contract/care/shapes';
import {
  CARE_KINDS,
  CARE_LABELS,
  CARE_LIMITS,
  toldAfterWords,
} from '@hearthside/contract/care/fields';
import { scheduleWords } from '@hearthside/contract/care/schedule-words';
import { occurrenceKey } from '@hearthside/contract/care/recurrence';
import { zoneOfHome } from '@hearthside/contract/care/zone-of-home';
import { clockIn } from '@hearthside/contract/zoned-time';
import type { HistoryAction, HistoryChange } from '@hearthside/contract/history/endpoints';
import type { Actor } from '../../../auth/actor';
import { refuse } from '../../../http/refuse';
import * as office from '../../../office/office';
import { onPetsChanged } from '../../../subject-hooks';
import { changesBetween } from '../../../text/changes';
import * as historyService from '../../history/services/history';
import { aboutPet } from '../../pet/data/pet-row';
import { TASK_UID } from '../rules/care-uid';
import { beginSettings } from './care-settings';
import { broadcastCare, updateNextDue, nextOf } from './next-due';
import { taskFor } from './task-access';
import {
  carerOf,
  columnsOf,
  formIn,
  nextIn,
  scheduleIn,
  type Seen,
  type TaskRow,
} from './task-row';

type Home = { state: string | null; country: string | null };

/** The zone of a pet's home; the office's where the address does not tell. */
export const zoneOf = async (strapi: Core.Strapi, { state, country }: Home) =>
  zoneOfHome({ state: state ?? '', country: country ?? '' }) ?? office.timeZone(strapi);

/** What the history tells of a task, in words for people. */
const WORDS = {
  title: CARE_LABELS.title,
  kind: CARE_LABELS.kind,
  when: 'When',
  dose: CARE_LABELS.dose,
  notes: CARE_LABELS.notes,
  who: CARE_LABELS.assigneeId,
  toldAfter: CARE_LABELS.tellNextAfterMinutes,
} as const;
const wordsOf = (row: TaskRow, { carers }: Pick<Seen, 'carers'>) => ({
  title: row.title,
  kind: CARE_KINDS[row.kind],
  when: scheduleWords(scheduleIn(row)),
  dose: row.dose ?? '',
  notes: row.notes ?? '',
  who: carerOf(carers, row.assigneeId)?.name ?? '',
  toldAfter: toldAfterWords(row.tellNextAfterMinutes),
});

export const recordTask = (
  strapi: Core.Strapi,
  by: Actor,
  row: Pick<TaskRow, 'petId' | 'petName'>,
  action: HistoryAction,
  changes: readonly HistoryChange[],
  reason = '',
) =>
  historyService.record(strapi, {
    by: by.id,
    action,
    changes,
    reason,
    about: aboutPet({ id: row.petId, name: row.petName }),
  });

/** Refuses somebody as assignee who does not care for the pet. */
export function requireCarer(
  { carers }: Pick<Seen, 'carers'>,
  id: number | null,
  field = 'assigneeId',
) {
  if (id === null || carerOf(carers, id)) return;
  const message = 'This person does not care for this animal.';
  throw refuse.badInput(message, { [field]: message });
}

/** Whether a pet may have one more task. */
export const hasRoom = async (strapi: Core.Strapi, petId: number) =>
  (await strapi.db.query(TASK_UID).count({ where: { pet: petId, deletedAt: null } })) <
  CARE_LIMITS.tasksOfPet;

/** Follows a change of a task itself: those who do it have a morning email from now on. */
async function onTaskChanged(
  strapi: Core.Strapi,
  { petId }: Pick<TaskRow, 'petId'>,
  { id }: Actor,
  { carers }: Pick<Seen, 'carers'>,
) {
  await updateNextDue(strapi, petId);
  await beginSettings(
    strapi,
    carers.map((one) => one.id),
  );
  await broadcastCare(strapi, petId, id);
}

/** Has other subjects show the name of a task, and whether it is there, as they are now. */
const notifyOfTask = (strapi: Core.Strapi, { id, petId }: Pick<TaskRow, 'id' | 'petId'>) =>
  onPetsChanged((one) => one.taskChanged(strapi, { petId, taskId: id }));

/** The clock of a zone as the key of an occurrence at this very minute. */
function keyNow(zone: string): string {
  const { day, time } = clockIn(zone, new Date());
  return occurrenceKey({ day, time });
}

/** What of a task decides when it is due. */
const whenOf = ({ repeats, every, weekdays, startsOn, times }: TaskForm) =>
  JSON.stringify([repeats, every, weekdays, startsOn, times]);

/**
 * From when a schedule counts that is written now. One that begins today has nothing overdue, and a change leaves what
 * was done and missed by the schedule before as it was: only what was open then stays open.
 */
function countsFromNow(task: TaskForm, zone: string, row?: TaskRow): string | null {
  if (task.repeats === 'once') return null;
  const now = keyNow(zone);
  if (!row) return task.startsOn >= now.slice(0, 10) ? now : null;
  const open = nextIn(row);
  // One that had ended and goes on has nothing overdue of the time between.
  const goesOn = open === null && row.endsOn !== task.endsOn;
  if (!goesOn && whenOf(formIn(row)) === whenOf(task)) return row.countsFrom;
  const key = open && occurrenceKey(open);
  return key !== null && key < now ? key : now;
}

export type PetOfTask = Home & { id: number };
type SeenPet = { pet: PetOfTask; seen: Pick<Seen, 'carers'> };
type SeenTask = { row: TaskRow; seen: Pick<Seen, 'carers'> };

/** Adds a task to a pet and returns its id. `more`: columns that are not typed. */
export async function insertTask(
  strapi: Core.Strapi,
  by: Actor,
  { pet, seen }: SeenPet,
  { task, ...more }: { task: TaskForm; addKey?: string; entry?: number },
): Promise<number> {
  const zone = await zoneOf(strapi, pet);
  const countsFrom = countsFromNow(task, zone);
  const data = {
    ...columnsOf(task),
    ...(await nextOf(strapi, null, { ...task, zone }, countsFrom)),
    countsFrom,
    ...more,
    zone,
    pet: pet.id,
    madeBy: by.id,
    version: 1,
  };
  const { id }: { id: number } = await strapi.db.query(TASK_UID).create({ data });
  const { row } = await taskFor(strapi, by, id, 'see');
  await recordTask(strapi, by, row, 'task_added', changesBetween(WORDS, {}, wordsOf(row, seen)));
  await onTaskChanged(strapi, row, by, seen);
  return id;
}

interface More {
  entry?: number;
  /** From when the schedule counts, if that does not follow from the change. */
  countsFrom?: string | null;
}

/** Changes a task. Its zone stays. */
export async function updateTask(
  strapi: Core.Strapi,
  by: Actor,
  { row, seen }: SeenTask,
  task: TaskForm,
  { countsFrom = countsFromNow(task, row.zone, row), ...more }: More = {},
) {
  const next = await nextOf(strapi, row.id, { ...task, zone: row.zone }, countsFrom);
  const data = { ...columnsOf(task), ...next, ...more, countsFrom, version: row.version + 1 };
  await strapi.db.query(TASK_UID).update({ where: { id: row.id }, data });
  const { row: now } = await taskFor(strapi, by, row.id, 'see');
  const changes = changesBetween(WORDS, wordsOf(row, seen), wordsOf(now, seen));
  if (changes.length > 0) await recordTask(strapi, by, now, 'task_changed', changes);
  if (now.title !== row.title) await notifyOfTask(strapi, now);
  await onTaskChanged(strapi, now, by, seen);
}

/**
 * Deletes a task or restores it. `isWithdrawn`: its entry is gone from the record, and brings it back when it returns.
 */
export async function trashTask(
  strapi: Core.Strapi,
  by: Actor,
  { row, seen }: SeenTask,
  deletedAt: Date | null,
  isWithdrawn = false,
) {
  const data = { deletedAt, isWithdrawn };
  await strapi.db.query(TASK_UID).update({ where: { id: row.id }, data });
  const changes = [{ field: CARE_LABELS.title, from: '', to: row.title }];
  await recordTask(strapi, by, row, deletedAt ? 'task_deleted' : 'task_restored', changes);
  await notifyOfTask(strapi, row);
  await onTaskChanged(strapi, row, by, seen);
}
