/** Hands one occurrence of a task over to somebody else who cares for the pet. */
import type { Core } from '@strapi/strapi';
import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import { hasOccurrence, type Occurrence } from '@hearthside/contract/care/recurrence';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import { notifyHandedOver, notifyRelieved } from './care-notices';
import { isMarked } from './marks';
import { broadcastCare } from './next-due';
import { lockedTaskFor, taskFor } from './task-access';
import { carerOf, scheduleIn, timeColumn } from './task-row';
import { requireCarer } from './task-writing';

type Asked = Occurrence & { taskId: number; toId: number | null };

/** Writes down whom an occurrence is handed over to. Returns whom it was handed over to before. */
async function replaceHandover(strapi: Core.Strapi, { taskId, day, time, toId }: Asked) {
  const key = { task_id: taskId, day, time: timeColumn(time) };
  const now = new Date();
  return runQuery(strapi, async (knex) => {
    const was: { member_id: number | null } | undefined = await knex('care_handovers')
      .where(key)
      .first('member_id');
    if (toId === null) await knex('care_handovers').where(key).delete();
    else
      await knex('care_handovers')
        .insert({ ...key, member_id: toId, created_at: now, updated_at: now })
        .onConflict(['task_id', 'day', 'time'])
        .merge(['member_id', 'updated_at']);
    return was?.member_id ?? null;
  });
}

/**
 * Hands an occurrence over. A second time replaces it, and nobody as `toId` undoes it. Whoever does it now, and
 * whoever no longer does, are told.
 * @throws 400 at `toId` for somebody who does not care for the pet; 409 if it is marked, because whoever is told of it
 * would give a dose again
 */
export async function handOverTask(strapi: Core.Strapi, member: Actor, asked: Asked) {
  const { taskId, day, time, toId } = asked;
  await taskFor(strapi, member, taskId, 'mark');
  return transaction(strapi, async () => {
    const { row, carers } = await lockedTaskFor(strapi, member, taskId, 'mark');
    const one = { day, time };
    if (!hasOccurrence(scheduleIn(row), one)) throw refuse.wrongState(CARE_TEXTS.noOccurrence);
    requireCarer({ carers }, toId, 'toId');
    if (await isMarked(strapi, taskId, one)) throw refuse.wrongState(CARE_TEXTS.alreadyMarked);
    const before = await replaceHandover(strapi, asked);
    const to = carerOf(carers, toId);
    const from = carerOf(carers, before);
    const assignee = carerOf(carers, row.assigneeId);
    const [doer, relieved] = [to ?? assignee, from ?? assignee];
    if (doer?.id !== relieved?.id) {
      if (doer) await notifyHandedOver(strapi, doer.id, member.id, row, one);
      if (relieved) await notifyRelieved(strapi, relieved.id, member.id, row, one);
    }
    await broadcastCare(strapi, row.petId, member.id);
    return { to: to && { id: to.id, name: to.name }, before: from?.id ?? null };
  });
}
