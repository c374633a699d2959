import { randomUUID } from 'node:crypto';
import Redis from 'ioredis';
import type { Core } from '@strapi/strapi';
import { outageLog } from '../observe/outage-log';
import { evictAllMembers, evictMember, onEvicted } from './member-cache';

const CHANNEL = 'hearthside:forget-member';

/**
 * With several servers, tells the others through Redis (if `REDIS_URL` names one) to evict the members that this one
 * evicts. Without Redis, or while it is away, they follow within the second for which they cache a member.
 */
export function evictEverywhere(strapi: Core.Strapi): () => void {
  const url = process.env.REDIS_URL;
  if (!url) return () => undefined;
  const server = randomUUID();
  const options = { maxRetriesPerRequest: 1, enableOfflineQueue: true, autoResubscribe: false };
  const publisher = new Redis(url, options);
  const subscriber = new Redis(url, options);
  const outage = outageLog(strapi, 'Redis, members');
  for (const client of [publisher, subscriber]) {
    client.on('error', outage.failed);
    client.on('ready', outage.worked);
  }
  // Subscribes again on each connection: Redis may start after the portal, or restart.
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).catch(outage.failed);
  });
  subscriber.on('message', (_channel, message) => {
    const [from, memberId] = message.split(' ');
    if (from === server) return;
    if (memberId === 'all') evictAllMembers(true);
    else evictMember(Number(memberId), true);
  });
  onEvicted((memberId) => {
    publisher.publish(CHANNEL, `${server} ${memberId}`).catch(() => undefined);
  });
  return () => {
    publisher.disconnect();
    subscriber.disconnect();
  };
}
