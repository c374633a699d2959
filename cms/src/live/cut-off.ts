import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type Redis from 'ioredis';
import { isUniqueViolation } from '../http/answer-for';
import { databaseNow, databaseNowPlus } from '../db/database-clock';
import type { PortalServer } from './broadcast';

const UID = 'api::notification.clock-job';
/** The row through which servers that can't reach Redis inform the others, in the database they share. */
const NAME = 'cutOff';
const EVERY_MS = 1500;
/** How long a server's report that it is cut off stays valid: the server may have ended, or be back. */
const CACHE_MS = 3 * EVERY_MS;

let joined: boolean | undefined;

/** Whether events on any server are broadcast on this one; undefined if there is no other server. */
export const isJoined = (): boolean | undefined => joined;

/** Reports that this server is cut off. The report expires if it is not renewed. */
async function reportCutOff(strapi: Core.Strapi) {
  const data = { leaseUntil: await databaseNowPlus(strapi, CACHE_MS) };
  const { count } = await strapi.db.query(UID).updateMany({ where: { name: NAME }, data });
  if (count > 0) return;
  await strapi.db
    .query(UID)
    .create({ data: { name: NAME, ...data } })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
}

/** Whether any server has recently reported that it is cut off. */
async function isReported(strapi: Core.Strapi): Promise<boolean> {
  const where = { name: NAME, leaseUntil: { $gt: await databaseNow(strapi) } };
  return (await strapi.db.query(UID).findOne({ where, select: ['id'] })) !== null;
}

/** A connection may be open with nobody at the other end. */
const answers = (publisher: Redis) =>
  Promise.race([
    publisher.ping().then(
      () => true,
      () => false,
    ),
    pause(EVERY_MS, false, { ref: false }),
  ]);

/**
 * Tracks whether all servers can reach each other, and notifies this server's windows when that changes. When one
 * server can't reach Redis, the others miss its events without noticing, so they learn it from the database.
 */
export function watchOtherServers(
  strapi: Core.Strapi,
  io: PortalServer,
  publisher: Redis,
  subscriber: Redis,
): () => void {
  const clients = [publisher, subscriber];
  const isUp = () => clients.every(({ status }) => status === 'ready');
  let isEnded = false;
  const become = (next: boolean) => {
    if (next === joined || isEnded) return;
    joined = next;
    io.local.emit('line', { joined });
  };
  let isLooking = false;
  const look = async () => {
    // Its own windows are notified at once, whatever the database does.
    if (!isUp()) become(false);
    if (isLooking) return;
    isLooking = true;
    try {
      const reaches = isUp() && (await answers(publisher));
      if (!reaches) become(false);
      if (!reaches) await reportCutOff(strapi);
      else become(!(await isReported(strapi)));
    } catch {
      // The database is away: windows will find out from their own requests.
    }
    isLooking = false;
  };
  joined = isUp();
  const onChange = () => void look();
  for (const client of clients) client.on('ready', onChange).on('close', onChange);
  const timer = setInterval(onChange, EVERY_MS);
  timer.unref();
  return () => {
    isEnded = true;
    joined = undefined;
    clearInterval(timer);
    for (const client of clients) client.off('ready', onChange).off('close', onChange);
  };
}
