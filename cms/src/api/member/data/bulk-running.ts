/** Does bulk tasks, one member after the other. Another server goes on with what a server left that ended. */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { BULK_KEPT_DAYS } from '@hearthside/contract/member/bulk';
import { databaseNow, databaseNowPlus } from '../../../db/database-clock';
import { loggedError } from '../../../http/logged-error';
import { inBackground } from '../../../jobs/schedule';
import { daysAfter } from '../../../text/days';
import {
  BULK_TASK_UID,
  deleteTasksBefore,
  settleEntry,
  waitingEntries,
  type EntryRow,
  type TaskRow,
} from './bulk-rows';
import { doWith, RightsLost } from './bulk-steps';

const WHAT = 'Bulk task';
/** Once it expires, another server goes on. Renewed before a member as soon as a third of it is over. */
const LEASE_MS = 60_000;
const AT_ONCE = 20;
const FAILED = 'Something went wrong. Please try again for this person.';

const query = (strapi: Core.Strapi) => strapi.db.query(BULK_TASK_UID);

async function claim(strapi: Core.Strapi, id: number): Promise<string | null> {
  const holder = randomUUID();
  const now = await databaseNow(strapi);
  const { count } = await query(strapi).updateMany({
    where: {
      id,
      state: 'running',
      $or: [{ leaseUntil: { $null: true } }, { leaseUntil: { $lt: now } }],
    },
    data: { holder, leaseUntil: new Date(now.getTime() + LEASE_MS) },
  });
  return count === 1 ? holder : null;
}

/** Keeps the claim. False if another server has it by now. */
async function renew(strapi: Core.Strapi, id: number, holder: string): Promise<boolean> {
  const leaseUntil = await databaseNowPlus(strapi, LEASE_MS);
  const where = { id, holder, state: 'running' };
  const { count } = await query(strapi).updateMany({ where, data: { leaseUntil } });
  return count === 1;
}

const end = (strapi: Core.Strapi, id: number, holder: string, state: TaskRow['state']) =>
  query(strapi).updateMany({
    where: { id, holder },
    data: { state, finishedAt: new Date(), leaseUntil: null, holder: null },
  });

async function doOne(strapi: Core.Strapi, { byId, work }: TaskRow, entry: EntryRow) {
  try {
    await doWith(strapi, byId, entry, work);
  } catch (error) {
    if (error instanceof RightsLost) throw error;
    // One who can't be done must not keep the others waiting.
    strapi.log.warn(`${WHAT}: ${loggedError(error)}`);
    await settleEntry(strapi, entry.id, { outcome: 'refused', reason: FAILED });
  }
}

/** Does what is left of a task, if no other server is at it. */
export async function runTask(strapi: Core.Strapi, id: number): Promise<void> {
  const holder = await claim(strapi, id);
  if (!holder) return;
  const task: TaskRow | null = await query(strapi).findOne({ where: { id } });
  if (!task) return;
  let renewedAt = Date.now();
  try {
    for (;;) {
      const entries = await waitingEntries(strapi, id, AT_ONCE);
      if (entries.length === 0) break;
      for (const entry of entries) {
        if (Date.now() - renewedAt > LEASE_MS / 3) {
          if (!(await renew(strapi, id, holder))) return;
          renewedAt = Date.now();
        }
        await doOne(strapi, task, entry);
      }
    }
    await end(strapi, id, holder, 'finished');
  } catch (error) {
    if (!(error instanceof RightsLost)) throw error;
    await end(strapi, id, holder, 'stopped');
  }
}

/** Begins a task after the request that started it is answered. */
export const beginTask = (strapi: Core.Strapi, id: number) =>
  inBackground(strapi, WHAT, () => runTask(strapi, id));

/** Goes on with tasks whose server has ended. */
export async function resumeTasks(strapi: Core.Strapi): Promise<void> {
  const now = await databaseNow(strapi);
  const left: { id: number }[] = await query(strapi).findMany({
    where: {
      state: 'running',
      $or: [{ leaseUntil: { $null: true } }, { leaseUntil: { $lt: now } }],
    },
    select: ['id'],
  });
  for (const { id } of left) await runTask(strapi, id);
}

/** Deletes tasks, with their texts and reports, after their days. */
export const sweepTasks = (strapi: Core.Strapi, now = new Date()) =>
  deleteTasksBefore(strapi, daysAfter(now, -BULK_KEPT_DAYS));
