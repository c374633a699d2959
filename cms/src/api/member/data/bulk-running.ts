/** Does bulk tasks, one member after the other. Another server goes on with what a server left that ended. */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { BULK_KEPT_DAYS } from '@hearthside/contract/member/bulk';
import { databaseNow, databaseNowPlus } from '../../../db/database-clock';
import { loggedError } from '../../../http/logged-error';
import { inBackground } from '../../../jobs/schedule';
import { daysAfter } from '../../../text/days';
import {
  deleteTasksBefore,
  settleEntry,
  tasksQuery,
  waitingEntries,
  type EntryRow,
  type TaskRow,
} from './bulk-rows';
import { doWith, RightsLost } from './bulk-steps';

const WHAT = 'Bulk task';
/** Renewed after each portion. Once it expires, another server goes on. */
const LEASE_MS = 60_000;
const AT_ONCE = 20;
const FAILED = 'Something went wrong. Please try again for this person.';

async function claim(strapi: Core.Strapi, id: number): Promise<string | null> {
  const holder = randomUUID();
  const now = await databaseNow(strapi);
  const { count } = await tasksQuery(strapi).updateMany({
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
  const { count } = await tasksQuery(strapi).updateMany({ where, data: { leaseUntil } });
  return count === 1;
}

const end = (strapi: Core.Strapi, id: number, state: TaskRow['state']) =>
  tasksQuery(strapi).updateMany({
    where: { id },
    data: { state, finishedAt: new Date(), leaseUntil: null, holder: null },
  });

async function doOne(strapi: Core.Strapi, { byId, work }: TaskRow, entry: EntryRow) {
  try {
    await settleEntry(strapi, entry.id, await doWith(strapi, byId, entry, work));
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
  const task: TaskRow | null = await tasksQuery(strapi).findOne({ where: { id } });
  if (!task) return;
  try {
    for (;;) {
      const entries = await waitingEntries(strapi, id, AT_ONCE);
      if (entries.length === 0) break;
      for (const entry of entries) await doOne(strapi, task, entry);
      if (!(await renew(strapi, id, holder))) return;
    }
    await end(strapi, id, 'finished');
  } catch (error) {
    if (!(error instanceof RightsLost)) throw error;
    await end(strapi, id, 'stopped');
  }
}

/** Begins a task after the request that started it is answered. */
export const beginTask = (strapi: Core.Strapi, id: number) =>
  inBackground(strapi, WHAT, () => runTask(strapi, id));

/** Goes on with tasks whose server has ended. */
export async function resumeTasks(strapi: Core.Strapi): Promise<void> {
  const now = await databaseNow(strapi);
  const left: { id: number }[] = await tasksQuery(strapi).findMany({
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
