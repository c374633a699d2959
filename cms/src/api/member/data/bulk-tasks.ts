/** Starts, shows and undoes what an admin does with many members at once (docs/decisions/092). */
import type { Core } from '@strapi/strapi';
import { ROLE_LABELS } from '@hearthside/contract/access';
import {
  BULK_MAX,
  BULK_MESSAGE_MAX,
  BULK_TEXTS,
  type BulkAction,
  type BulkWork,
} from '@hearthside/contract/member/bulk';
import type { Member } from '../../../auth/member-cache';
import { paginationOf } from '../../../http/pagination';
import { refuse } from '../../../http/refuse';
import { requireSame } from '../../../http/require-same';
import { lockMembers } from '../../../db/lock-row';
import { transaction } from '../../../db/transaction';
import { nameOf } from '../../trust/services/trust';
import {
  addTask,
  canUndo,
  countsOf,
  doneEntries,
  markUndone,
  pageOfTasks,
  refusedEntries,
  startedTask,
  taskOf,
  toTasks,
  type StoredWork,
  type TaskRow,
} from './bulk-rows';
import { beginTask } from './bulk-running';
import { selectedMembers, type Selection } from './selected-members';

async function aboutOf(strapi: Core.Strapi, work: BulkWork): Promise<string> {
  if (work.action === 'role') return ROLE_LABELS[work.role].one;
  if (work.action !== 'assign') return '';
  const name = await nameOf(strapi, work.trustId);
  if (!name) throw refuse.badInput('This trust does not exist.', { trustId: 'Choose a trust' });
  return name;
}

const shown = async (strapi: Core.Strapi, row: TaskRow) => {
  const [task] = await toTasks(strapi, [row]);
  if (!task) throw new Error('A task has gone while it was read.');
  return task;
};

/** The task that a key has started. @throws 409 if it was sent with something else then */
function sameTask(before: TaskRow, work: StoredWork): TaskRow {
  requireSame({ work: before.work }, { work });
  return before;
}

async function start(
  strapi: Core.Strapi,
  task: Parameters<typeof addTask>[1],
  members: Parameters<typeof addTask>[2],
) {
  const row = await transaction(strapi, async () => {
    // Two calls with one key come one after the other, so that the second finds what the first has started.
    await lockMembers(strapi, [task.byId]);
    const before = task.askKey && (await startedTask(strapi, task.byId, task.askKey));
    if (before) return sameTask(before, task.work);
    if (task.undoOf !== undefined && !(await markUndone(strapi, task.undoOf))) {
      throw refuse.wrongState(BULK_TEXTS.cannotUndo);
    }
    return addTask(strapi, task, members);
  });
  beginTask(strapi, row.id);
  return shown(strapi, row);
}

/**
 * Starts a task for those who are selected at this moment. It goes on after this is answered. Asked again with the same
 * idempotency key, it starts nothing and answers with the task there is.
 * @throws 400 if nobody is selected, too many, or an unknown trust; 409 for a key that was sent with other work
 */
export async function startTask(
  strapi: Core.Strapi,
  admin: Member,
  { selection, work, key }: { selection: Selection; work: BulkWork; key?: string | undefined },
) {
  const before = key && (await startedTask(strapi, admin.id, key));
  if (before) return shown(strapi, sameTask(before, work));
  // One more than may be is enough to tell that there are too many, and the admin may be among them.
  const ids = await selectedMembers(strapi, admin, selection, BULK_MAX + 2);
  if (ids.length === 0) throw refuse.badInput(BULK_TEXTS.nobody);
  if (ids.length > BULK_MAX) throw refuse.badInput(BULK_TEXTS.tooMany);
  if (work.action === 'message' && ids.length > BULK_MESSAGE_MAX) {
    throw refuse.badInput(BULK_TEXTS.tooManyMessages);
  }
  const about = await aboutOf(strapi, work);
  const task = { byId: admin.id, askKey: key, action: work.action, work, about };
  return start(
    strapi,
    task,
    ids.map((id) => ({ id })),
  );
}

/** A page of an admin's own tasks, the latest first. */
export async function tasks(
  strapi: Core.Strapi,
  admin: Member,
  asked: { page: number; limit: number },
) {
  const { rows, total } = await pageOfTasks(strapi, admin.id, asked);
  return { tasks: await toTasks(strapi, rows), pagination: paginationOf(asked, total) };
}

export const task = async (strapi: Core.Strapi, admin: Member, id: number) =>
  shown(strapi, await taskOf(strapi, admin.id, id));

/** A page of those whom a task has not done, and why. */
export async function taskRefusals(
  strapi: Core.Strapi,
  admin: Member,
  id: number,
  asked: { page: number; limit: number },
) {
  await taskOf(strapi, admin.id, id);
  const counts = await countsOf(strapi, [id]);
  return {
    refusals: await refusedEntries(strapi, id, asked),
    pagination: paginationOf(asked, counts(id).refused),
  };
}

const BACK = 'Undone';

/** What undoes a task. */
function undoOf({ work }: TaskRow): {
  action: BulkAction;
  work: StoredWork;
} {
  switch (work.action) {
    case 'verify':
      return { action: 'unverify', work: { action: 'unverify' } };
    case 'unverify':
      return { action: 'verify', work: { action: 'verify' } };
    case 'role':
      return {
        action: 'role',
        work: { action: 'roleBack', given: work.role, reason: BACK },
      };
    case 'archive':
      return { action: 'unarchive', work: { action: 'unarchive' } };
    case 'unarchive':
      return { action: 'archive', work: { action: 'archive', reason: BACK } };
    case 'assign':
      return { action: 'unassign', work: { action: 'unassign', trustId: work.trustId } };
    default:
      throw refuse.wrongState(BULK_TEXTS.cannotUndo);
  }
}

/** Undoes a task by another one, for those whom it has changed. @throws 409 if it is too late, or done already */
export async function undoTask(strapi: Core.Strapi, admin: Member, id: number) {
  const row = await taskOf(strapi, admin.id, id);
  const entries = await doneEntries(strapi, id);
  if (!canUndo(row, entries.length)) throw refuse.wrongState(BULK_TEXTS.cannotUndo);
  const { action, work } = undoOf(row);
  const about = action === 'role' ? '' : row.about;
  return start(
    strapi,
    { byId: admin.id, action, work, about, undoOf: id },
    entries.map(({ member_id: member, before }) => ({ id: member, before })),
  );
}
