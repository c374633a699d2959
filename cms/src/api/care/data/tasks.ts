/** The care tasks of a pet: adding, changing, deleting and restoring them. */
import type { Core } from '@strapi/strapi';
import type { TaskForm } from '@hearthside/contract/care/shapes';
import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import type { Actor } from '../../../auth/actor';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import { mayMake } from '../policy';
import { TASK_UID } from '../rules/care-uid';
import { lockedTaskFor, petToCareFor, taskFor } from './task-access';
import { carerOf, selectTasks, toTask, type TaskRow } from './task-row';
import { hasRoom, insertTask, requireCarer, trashTask, updateTask, zoneOf } from './task-writing';

/** The tasks of a pet, those due first before the others, and who can do them. */
export async function tasks(strapi: Core.Strapi, member: Actor, petId: number) {
  const { pet, ...seen } = await petToCareFor(strapi, member, petId);
  const rows: TaskRow[] = await runQuery(strapi, (knex) =>
    selectTasks(knex)
      .where('t.pet_id', petId)
      .orderByRaw('case when t.next_due_at is null then 1 else 0 end')
      .orderBy(['t.next_due_at', 't.id']),
  );
  return {
    tasks: rows.map((row) => toTask(row, seen)),
    people: [...seen.carers],
    mayAdd: mayMake(member, seen.standing),
    zone: await zoneOf(strapi, pet),
  };
}

export async function detail(strapi: Core.Strapi, member: Actor, id: number) {
  const { row, ...seen } = await taskFor(strapi, member, id, 'see');
  return toTask(row, seen);
}

async function requireRoom(strapi: Core.Strapi, petId: number) {
  if (!(await hasRoom(strapi, petId))) throw refuse.conflict(CARE_TEXTS.tooMany);
}

interface Asked {
  petId: number;
  key: string;
  task: TaskForm;
}

/** Adds a task; 403 for those who make none. The same key twice adds one. */
export async function create(strapi: Core.Strapi, member: Actor, { petId, key, task }: Asked) {
  const mayNot = () => refuse.notAllowed('You can’t add tasks for this animal.');
  const first = await petToCareFor(strapi, member, petId);
  if (!mayMake(member, first.standing)) throw mayNot();
  const addKey = `${member.id}:${key}`;
  const id = await transaction(strapi, async () => {
    await lockRow(strapi, 'pets', petId);
    const known = await strapi.db.query(TASK_UID).findOne({ where: { addKey }, select: ['id'] });
    if (known) return known.id as number;
    const { pet, ...seen } = await petToCareFor(strapi, member, petId);
    if (!mayMake(member, seen.standing)) throw mayNot();
    requireCarer(seen, task.assigneeId);
    await requireRoom(strapi, petId);
    return insertTask(strapi, member, { pet, seen }, { task, addKey });
  });
  return detail(strapi, member, id);
}

/** Changes a task; 409 if somebody else has changed it since `revision`. Its zone stays. */
export async function save(
  strapi: Core.Strapi,
  member: Actor,
  id: number,
  { task, revision }: { task: TaskForm; revision?: string | undefined },
) {
  await taskFor(strapi, member, id, 'change');
  await transaction(strapi, async () => {
    const { row, ...seen } = await lockedTaskFor(strapi, member, id, 'change');
    if (revision !== undefined && revision !== String(row.version))
      throw refuse.changedMeanwhile(CARE_TEXTS.changedMeanwhile);
    // Whoever can't do it at present is shown as nobody. A form sent back like that has not taken it away from them.
    const shown = carerOf(seen.carers, row.assigneeId)?.id ?? null;
    const assigneeId = task.assigneeId === shown ? row.assigneeId : task.assigneeId;
    if (assigneeId !== row.assigneeId) requireCarer(seen, assigneeId);
    await updateTask(strapi, member, { row, seen }, { ...task, assigneeId });
  });
  return detail(strapi, member, id);
}

async function setDeleted(strapi: Core.Strapi, member: Actor, id: number, deletedAt: Date | null) {
  const need = deletedAt ? 'change' : 'restore';
  await taskFor(strapi, member, id, need);
  await transaction(strapi, async () => {
    const { row, ...seen } = await lockedTaskFor(strapi, member, id, need);
    if (deletedAt === null) await requireRoom(strapi, row.petId);
    await trashTask(strapi, member, { row, seen }, deletedAt);
  });
}

/** Deletes a task. It can be restored for 30 days. */
export async function remove(strapi: Core.Strapi, member: Actor, id: number) {
  await setDeleted(strapi, member, id, new Date());
  return { id };
}

export async function restore(strapi: Core.Strapi, member: Actor, id: number) {
  await setDeleted(strapi, member, id, null);
  return detail(strapi, member, id);
}
