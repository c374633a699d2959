/** Sends what waits for devices, now and from now on (docs/decisions/107). */
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { databaseNow } from '../db/database-clock';
import { loggedError } from '../http/logged-error';
import { outageLog } from '../observe/outage-log';
import { subjects } from '../subject';
import { claimDelivery, dueDeliveries, type Delivery } from './push-deliveries';
import { deliver } from './push-delivery';
import { LEASE_MS } from './push-schedule';
import { pushSettings } from './push-settings';

const LOOK_EVERY_MS = 1000;
/** How long a stopping server waits for what is being sent. What takes longer is sent again by the next one. */
const STOP_WAIT_MS = 5000;
/** How many are sent at once: in all, to one push service, and to one member. A slow service holds up only its own. */
const AT_ONCE = 32;
const AT_ONCE_TO_HOST = 4;
const AT_ONCE_TO_MEMBER = 4;

/** Values that occur this often. */
function frequent<T>(values: readonly T[], times: number): T[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= times).map(([value]) => value);
}

/** Starts the queue. The returned function stops it, and waits a little for what is being sent. */
export function startPushQueue(strapi: Core.Strapi): () => Promise<void> {
  const inHand = new Map<Delivery, Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  const outage = outageLog(strapi, 'The push queue could not be read');
  if (!pushSettings().isOn) return () => Promise.resolve();

  const busy = () => {
    const rows = [...inHand.keys()];
    return {
      hosts: frequent(
        rows.map(({ host }) => host),
        AT_ONCE_TO_HOST,
      ),
      memberIds: frequent(
        rows.map(({ memberId }) => memberId),
        AT_ONCE_TO_MEMBER,
      ),
    };
  };

  function begin(row: Delivery) {
    const sending = deliver(strapi, row)
      .catch((error: unknown) => {
        strapi.log.warn(`Push ${row.id} could not be sent: ${loggedError(error)}`);
      })
      .finally(() => {
        inHand.delete(row);
        // There may be more for its push service.
        wake();
      });
    inHand.set(row, sending);
  }

  /** Takes the next due one. False if there is none, or no room for it. */
  async function takeNext(): Promise<boolean> {
    if (inHand.size >= AT_ONCE) return false;
    const now = await databaseNow(strapi);
    const [row] = await dueDeliveries(strapi, now, busy(), 1);
    if (!row) return false;
    if (await claimDelivery(strapi, row, now, new Date(now.getTime() + LEASE_MS))) begin(row);
    return true;
  }

  async function work() {
    try {
      for (const { pushSource } of subjects()) await pushSource?.plan?.(strapi);
      while (!stopped && (await takeNext()));
      outage.worked();
    } catch (error) {
      outage.failed(error);
    }
    working = undefined;
    if (!stopped) timer = setTimeout(run, LOOK_EVERY_MS);
  }
  function run() {
    clearTimeout(timer);
    working ??= work();
  }
  function wake() {
    if (!stopped && !working) run();
  }
  run();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    const all = Promise.all([working, ...inHand.values()]);
    await Promise.race([all, pause(STOP_WAIT_MS, undefined, { ref: false })]);
  };
}
