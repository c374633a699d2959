import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type Redis from 'ioredis';
import { isUniqueViolation } from '../http/answer-for';
import { databaseNow, databaseNowPlus } from '../db/database-clock';
import type { PortalServer } from './broadcast';

const UID = 'api::notification.clock-job';
/** The row by which servers that can't reach Redis let the others know, through the database they share. */
const NAME = 'cutOff';
const EVERY_MS = 1500;
/** As long the word of a server that is cut off holds: it may have ended, or be back. */
const CACHE_MS = 3 * EVERY_MS;

let joined: boolean | undefined;

/** Whether what happens on any server is told on this one; undefined where there is no other. */
export const isJoined = (): boolean | undefined => joined;

/** Says that this server is cut off, for as long as nothing is heard of it. */
async function say(strapi: Core.Strapi) {
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

/** Whether some server has said of late that it is cut off. */
async function isSaid(strapi: Core.Strapi): Promise<boolean> {
  const where = { name: NAME, leaseUntil: { $gt: await databaseNow(strapi) } };
  return (await strapi.db.query(UID).findOne({ where, select: ['id'] })) !== null;
}

/** A connection may be open and nobody at its other end. */
const answers = (publisher: Redis) =>
  Promise.race([
    publisher.ping().then(
      () => true,
      () => false,
    ),
    pause(EVERY_MS, false, { ref: false }),
  ]);

/**
 * Follows whether all servers can tell each other, and tells this one's windows when that changes. One that can't
 * reach Redis is missed by the others too, which see nothing wrong: they learn it from the database.
 */
export function followOthers(
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
    // Its own windows are told at once, whatever the database does.
    if (!isUp()) become(false);
    if (isLooking) return;
    isLooking = true;
    try {
      const reaches = isUp() && (await answers(publisher));
      if (!reaches) become(false);
      if (!reaches) await say(strapi);
      else become(!(await isSaid(strapi)));
    } catch {
      // The database is away: windows will hear it from what they ask for.
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
