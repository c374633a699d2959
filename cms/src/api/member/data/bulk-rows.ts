/** The rows of bulk tasks and of the members in them. */
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import {
  BULK_TEXTS,
  BULK_UNDO_HOURS,
  type BulkAction,
  type bulkTask,
  type BulkWork,
} from '@hearthside/contract/member/bulk';
import type { Role } from '@hearthside/contract/access';
import { portionsOf } from '../../../db/portions';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';

export const BULK_TASK_UID = 'api::member.bulk-task';
const ENTRIES = 'member_bulk_task_entries';
const HOUR_MS = 3_600_000;

/** What a task does, as it is stored: a task that undoes another takes members out of a trust too. */
export type StoredWork =
  | BulkWork
  | { action: 'unassign'; trustId: number }
  | { action: 'roleBack'; given: Role; reason: string };

/** What became of a member in a task. */
export type Outcome = 'done' | 'unchanged' | 'refused';

export interface TaskRow {
  id: number;
  byId: number;
  action: BulkAction;
  work: StoredWork;
  about: string | null;
  undoOf: number | null;
  undoneAt: string | null;
  state: 'running' | 'finished' | 'stopped';
  total: number;
  startedAt: string;
  finishedAt: string | null;
}

export interface EntryRow {
  id: number;
  member_id: number;
  /** The role a member had before. */
  before: Role | null;
}

const query = (strapi: Core.Strapi) => strapi.db.query(BULK_TASK_UID);

/** One of an admin's own tasks. @throws 404 for another's */
export async function taskOf(strapi: Core.Strapi, byId: number, id: number): Promise<TaskRow> {
  const row: TaskRow | null = await query(strapi).findOne({ where: { id, byId } });
  if (!row) throw refuse.notFound(BULK_TEXTS.missing);
  return row;
}

/** Adds a task and its members, in the open transaction. */
export async function addTask(
  strapi: Core.Strapi,
  task: Pick<TaskRow, 'byId' | 'action' | 'work' | 'about'> & {
    askKey?: string | undefined;
    undoOf?: number;
  },
  members: readonly { id: number; before?: string | null }[],
): Promise<TaskRow> {
  const data = { ...task, state: 'running', total: members.length, startedAt: new Date() };
  const row = (await query(strapi).create({ data })) as TaskRow;
  const rows = members.map(({ id, before = null }) => ({
    task_id: row.id,
    member_id: id,
    before,
  }));
  for (const some of portionsOf(rows)) {
    await runQuery(strapi, (knex) => knex(ENTRIES).insert(some));
  }
  return row;
}

/** The task that an admin has started under this idempotency key, if there is one. */
export const startedTask = (
  strapi: Core.Strapi,
  byId: number,
  askKey: string,
): Promise<TaskRow | null> => query(strapi).findOne({ where: { byId, askKey } });

/** A page of an admin's own tasks, the latest first, and how many there are. */
export async function pageOfTasks(
  strapi: Core.Strapi,
  byId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: TaskRow[]; total: number }> {
  const where = { byId };
  const offset = (page - 1) * limit;
  const rows = await query(strapi).findMany({ where, orderBy: { id: 'desc' }, limit, offset });
  return { rows, total: await query(strapi).count({ where }) };
}

/** Notes that a task is undone. False if it has been already. */
export async function markUndone(strapi: Core.Strapi, id: number): Promise<boolean> {
  const where = { id, undoneAt: null };
  const { count } = await query(strapi).updateMany({ where, data: { undoneAt: new Date() } });
  return count === 1;
}

/** The next members of a task who wait, in the order in which they were listed. */
export const waitingEntries = (
  strapi: Core.Strapi,
  taskId: number,
  limit: number,
): Promise<EntryRow[]> =>
  runQuery(strapi, (knex) =>
    knex(ENTRIES)
      .where({ task_id: taskId })
      .whereNull('outcome')
      .orderBy('id')
      .limit(limit)
      .select('id', 'member_id', 'before'),
  );

/** Writes down what became of a member. Returns 0 if another server has done so meanwhile. */
export const settleEntry = (
  strapi: Core.Strapi,
  id: number,
  entry: { outcome: Outcome; reason?: string; before?: string },
): Promise<number> =>
  runQuery(strapi, (knex) => knex(ENTRIES).where({ id }).whereNull('outcome').update(entry));

/** Whom a task has changed, with what they were before. */
export const doneEntries = (strapi: Core.Strapi, taskId: number): Promise<EntryRow[]> =>
  runQuery(strapi, (knex) =>
    knex(ENTRIES)
      .where({ task_id: taskId, outcome: 'done' })
      .orderBy('id')
      .select('id', 'member_id', 'before'),
  );

/** A page of those whom a task has not done, with their names and why. */
export async function refusedEntries(
  strapi: Core.Strapi,
  taskId: number,
  { page, limit }: { page: number; limit: number },
) {
  const rows: { memberId: number; first: string | null; last: string | null; reason: string }[] =
    await runQuery(strapi, (knex) =>
      knex(`${ENTRIES} as e`)
        .leftJoin('up_users as u', 'u.id', 'e.member_id')
        .where({ 'e.task_id': taskId, 'e.outcome': 'refused' })
        .orderBy('e.id')
        .limit(limit)
        .offset((page - 1) * limit)
        .select({ memberId: 'e.member_id', first: 'u.first_name', last: 'u.last_name' })
        .select('e.reason'),
    );
  return rows.map(({ memberId, first, last, reason }) => ({
    memberId,
    name: `${first ?? ''} ${last ?? ''}`.trim(),
    reason,
  }));
}

/** How many members of each task have come to which end. */
export async function countsOf(strapi: Core.Strapi, ids: readonly number[]) {
  const rows: { task_id: number; outcome: Outcome | null; count: number | string }[] =
    await runQuery(strapi, (knex) =>
      knex(ENTRIES)
        .whereIn('task_id', [...ids])
        .groupBy('task_id', 'outcome')
        .select('task_id', 'outcome')
        .count({ count: '*' }),
    );
  const of = (id: number, outcome: Outcome) =>
    Number(rows.find((row) => row.task_id === id && row.outcome === outcome)?.count ?? 0);
  return (id: number) => ({
    done: of(id, 'done'),
    unchanged: of(id, 'unchanged'),
    refused: of(id, 'refused'),
  });
}

const UNDONE: readonly BulkAction[] = [
  'verify',
  'unverify',
  'role',
  'assign',
  'archive',
  'unarchive',
];

/** Whether a task can be undone now: within a day, once, and where there is anything to undo. */
export const canUndo = (row: TaskRow, done: number, now = Date.now()) =>
  row.state !== 'running' &&
  row.undoOf === null &&
  row.undoneAt === null &&
  done > 0 &&
  UNDONE.includes(row.action) &&
  now - new Date(row.startedAt).getTime() < BULK_UNDO_HOURS * HOUR_MS;

/** Tasks as their admin sees them. */
export async function toTasks(
  strapi: Core.Strapi,
  rows: readonly TaskRow[],
): Promise<z.input<typeof bulkTask>[]> {
  const counts = await countsOf(
    strapi,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    about: row.about ?? '',
    total: row.total,
    ...counts(row.id),
    state: row.state,
    startedAt: new Date(row.startedAt).toISOString(),
    canUndo: canUndo(row, counts(row.id).done),
    isUndo: row.undoOf !== null,
  }));
}

/** Forgets an erased member in the tasks they were part of. */
export const eraseFromTasks = (strapi: Core.Strapi, memberId: number) =>
  runQuery(strapi, (knex) => knex(ENTRIES).where({ member_id: memberId }).delete());

/** Deletes tasks that were started before this day, with their reports. */
export async function deleteTasksBefore(strapi: Core.Strapi, before: Date) {
  const old: { id: number }[] = await query(strapi).findMany({
    where: { startedAt: { $lt: before }, state: { $ne: 'running' } },
    select: ['id'],
  });
  for (const { id } of old) {
    await runQuery(strapi, (knex) => knex(ENTRIES).where({ task_id: id }).delete());
    await query(strapi).delete({ where: { id } });
  }
}
