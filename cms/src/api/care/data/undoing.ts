/** Undoes marks of care tasks, and takes back those that may not have arrived. */
import type { Core } from '@strapi/strapi';
import type { MarkWithdrawal } from '@hearthside/contract/care/shapes';
import { CARE_LABELS } from '@hearthside/contract/care/fields';
import { hasOccurrence, occurrenceAfter } from '@hearthside/contract/care/recurrence';
import type { Actor } from '../../../auth/actor';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import { requireSame } from '../../../http/require-same';
import { mayChangeTask } from '../policy';
import { MARK_UID } from '../rules/care-uid';
import { markInTheWay } from '../rules/double-mark';
import { whenWords } from '../rules/when-words';
import { asMarked, clientKey, marksBefore, selectMarks, notifyOfMark, type MarkRow } from './marks';
import { notifyUndone } from './care-notices';
import { onMarksChanged } from './next-due';
import { lockedTaskFor, taskFor } from './task-access';
import { planIn, scheduleIn, timeColumn, timeIn, type TaskRow } from './task-row';
import { recordTask } from './task-writing';

/** Undoes a mark. One of the same occurrence, or of the next, that did not count because of it counts from then on. */
export async function undo(strapi: Core.Strapi, member: Actor, id: number) {
  const [found] = await selectMarks(strapi, { 'm.id': id, 'm.undone_at': null });
  if (!found?.taskId) throw refuse.notFound('This mark does not exist.');
  const seeing = () => taskFor(strapi, member, found.taskId, 'mark');
  await seeing().catch((error: unknown) => {
    // Whoever may not see the task must not learn that its mark exists.
    throw (error as { status?: number }).status === 404
      ? refuse.notFound('This mark does not exist.')
      : error;
  });
  await transaction(strapi, async () => {
    const { row, standing } = await lockedTaskFor(strapi, member, found.taskId, 'mark');
    if (found.byId !== member.id && !mayChangeTask(member, standing, row.madeById))
      throw refuse.notAllowed('You can undo only what you marked yourself.');
    const [mark] = await selectMarks(strapi, { 'm.id': id, 'm.undone_at': null });
    if (mark) await undoLocked(strapi, member, row, mark);
  });
  return { id };
}

/**
 * Takes back a mark that may not have arrived: its sender has not heard. One that comes later counts for nothing.
 * @throws 403 for those who don't care for the pet, 404, 409 where the key is of another mark
 */
export async function withdrawMark(strapi: Core.Strapi, member: Actor, given: MarkWithdrawal) {
  await taskFor(strapi, member, given.taskId, 'mark');
  return transaction(strapi, async () => {
    const { row } = await lockedTaskFor(strapi, member, given.taskId, 'mark');
    const one = { day: given.day, time: given.time };
    const [known] = await selectMarks(strapi, { 'm.client_id': clientKey(member, given) });
    if (known) {
      const { day, time, state } = known;
      requireSame({ day, time: timeIn(time), state }, { ...one, state: given.state });
      if (known.undoneAt === null) await undoLocked(strapi, member, row, known);
    } else if (hasOccurrence(scheduleIn(row), one)) {
      const now = new Date();
      await strapi.db.query(MARK_UID).create({
        data: {
          task: row.id,
          day: one.day,
          time: timeColumn(one.time),
          state: given.state,
          reason: '',
          member: member.id,
          markedAt: now,
          clientId: clientKey(member, given),
          counts: false,
          undoneAt: now,
        },
      });
    }
    return { wasThere: known !== undefined };
  });
}

/** Undoes a mark of a locked task. */
async function undoLocked(strapi: Core.Strapi, member: Actor, row: TaskRow, mark: MarkRow) {
  const undone = { undoneAt: new Date(), counts: false };
  await strapi.db.query(MARK_UID).update({ where: { id: mark.id }, data: undone });
  const promoted = mark.counts ? await promote(strapi, mark) : undefined;
  const next = mark.counts ? await promoteNext(strapi, row, mark) : undefined;
  for (const one of [mark.id, promoted, next]) {
    if (one !== undefined) await notifyOfMark(strapi, member, row.petId, one, false);
  }
  const one = { day: mark.day, time: timeIn(mark.time) };
  const changes = [{ field: CARE_LABELS.title, from: '', to: `${row.title}, ${whenWords(one)}` }];
  await recordTask(strapi, member, row, 'task_undone', changes);
  if (mark.byId !== null && mark.byId !== member.id)
    await notifyUndone(strapi, mark.byId, member.id, row, one);
  await onMarksChanged(strapi, row, planIn(row), member.id);
}

/** Lets the first of the other marks of an occurrence count, and returns its id if there is one. */
export async function promote(strapi: Core.Strapi, { taskId, day, time }: MarkRow) {
  const [next] = await selectMarks(strapi, {
    'm.task_id': taskId,
    'm.day': day,
    'm.time': timeColumn(time),
    'm.counts': false,
    'm.undone_at': null,
  });
  if (next)
    await strapi.db.query(MARK_UID).update({ where: { id: next.id }, data: { counts: true } });
  return next?.id;
}

/** The same for a dose of the next occurrence, which was given shortly after the one that was undone. */
async function promoteNext(strapi: Core.Strapi, row: TaskRow, { day, time }: MarkRow) {
  if (row.kind !== 'medication') return undefined;
  const one = occurrenceAfter(scheduleIn(row), { day, time: timeIn(time) });
  if (!one) return undefined;
  const [next] = await selectMarks(strapi, {
    'm.task_id': row.id,
    'm.day': one.day,
    'm.time': timeColumn(one.time),
    'm.counts': false,
    'm.undone_at': null,
  });
  if (!next) return undefined;
  const others = (await marksBefore(strapi, row, one)).map(asMarked);
  if (markInTheWay(scheduleIn(row), true, asMarked(next), others)) return undefined;
  await strapi.db.query(MARK_UID).update({ where: { id: next.id }, data: { counts: true } });
  return next.id;
}
