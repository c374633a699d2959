/** Hands one occurrence of a task over to somebody else who cares for the pet. */
import type { Core } from '@strapi/strapi';
import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import { hasOccurrence, type Occurrence } from '@hearthside/contract/care/recurrence';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import { notifyHandedOver } from './care-notices';
import { broadcastCare } from './next-due';
import { lockedTaskFor, taskFor } from './task-access';
import { carerOf, scheduleIn, timeColumn } from './task-row';
import { requireCarer } from './task-writing';

type Asked = Occurrence & { taskId: number; toId: number };

/** Hands an occurrence over; 400 at `toId` for somebody who does not care for the pet. A second time replaces it. */
export async function handOverTask(strapi: Core.Strapi, member: Actor, asked: Asked) {
  const { taskId, day, time, toId } = asked;
  await taskFor(strapi, member, taskId, 'mark');
  return transaction(strapi, async () => {
    const { row, carers } = await lockedTaskFor(strapi, member, taskId, 'mark');
    if (!hasOccurrence(scheduleIn(row), { day, time }))
      throw refuse.wrongState(CARE_TEXTS.noOccurrence);
    requireCarer({ carers }, toId, 'toId');
    const now = new Date();
    const key = { task_id: taskId, day, time: timeColumn(time) };
    await runQuery(strapi, (knex) =>
      knex('care_handovers')
        .insert({ ...key, member_id: toId, created_at: now, updated_at: now })
        .onConflict(['task_id', 'day', 'time'])
        .merge(['member_id', 'updated_at']),
    );
    await notifyHandedOver(strapi, toId, member.id, row, { day, time });
    await broadcastCare(strapi, row.petId, member.id);
    return { to: { id: toId, name: carerOf(carers, toId)?.name ?? '' } };
  });
}
