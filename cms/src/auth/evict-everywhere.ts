import { randomUUID } from 'node:crypto';
import Redis from 'ioredis';
import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';
import { evictAllMembers, evictMember, onEvicted } from './member-cache';

const CHANNEL = 'hearthside:forget-member';

/**
 * With several servers, what one forgets of a member the others forget too, by Redis where `REDIS_URL`
 * names one. Without it, or while it is away, they follow within the cache's second.
 */
export function evictEverywhere(strapi: Core.Strapi): () => void {
  const url = process.env.REDIS_URL;
  if (!url) return () => undefined;
  const server = randomUUID();
  const options = { maxRetriesPerRequest: 1, enableOfflineQueue: true, autoResubscribe: false };
  const publisher = new Redis(url, options);
  const subscriber = new Redis(url, options);
  for (const client of [publisher, subscriber]) {
    client.on('error', (error) => strapi.log.warn(`Redis: ${loggedError(error)}`));
  }
  // Each time anew: Redis may come up after the portal, or go and come back.
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).catch((error) => strapi.log.warn(`Redis: ${loggedError(error)}`));
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
