import { createAdapter } from '@socket.io/redis-adapter';
import Redis from 'ioredis';
import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';
import { outageLog } from '../observe/outage-log';
import { watchOtherServers } from './cut-off';
import type { PortalServer } from './broadcast';

/**
 * With `REDIS_URL`, what one server broadcasts reaches the windows on the others. While Redis is away, each server
 * broadcasts to its own windows, and all windows are told to request the rest. Once Redis is back they reconnect and
 * request what they have missed.
 */
export function joinServers(strapi: Core.Strapi, io: PortalServer): () => void {
  const url = process.env.REDIS_URL;
  if (!url) return () => undefined;
  const warn = (error: unknown) => strapi.log.warn(`Redis, live: ${loggedError(error)}`);
  const publisher = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  // Without a limit of retries: subscriptions made while Redis is away take effect when it returns.
  const subscriber = new Redis(url, { maxRetriesPerRequest: null });
  const outage = outageLog(strapi, 'Redis, live');
  for (const client of [publisher, subscriber]) {
    client.on('error', outage.failed);
    client.on('ready', outage.worked);
  }
  // This server's windows have to request what the others broadcast meanwhile.
  subscriber.on('ready', () => io.local.disconnectSockets(true));
  let isUntold = false;
  // The windows of other servers have to request what could not be broadcast to them.
  publisher.on('ready', () => {
    if (isUntold) io.disconnectSockets(true);
    isUntold = false;
  });
  // The adapter ignores the outcome of what it publishes, and an uncaught rejection ends a server.
  const publish = publisher.publish.bind(publisher);
  publisher.publish = ((channel: string, message: string | Buffer) =>
    publish(channel, message).catch(() => {
      isUntold = true;
      return 0;
    })) as typeof publisher.publish;
  // It ignores that of its subscriptions, too. They wait for Redis until this server ends, perhaps while it connects.
  for (const name of ['subscribe', 'psubscribe', 'unsubscribe', 'punsubscribe'] as const) {
    const ask = subscriber[name].bind(subscriber) as (...given: unknown[]) => Promise<unknown>;
    const asked = (...given: unknown[]) => ask(...given).catch(warn);
    subscriber[name] = asked as never;
  }
  const stopWatching = watchOtherServers(strapi, io, publisher, subscriber);
  io.adapter(createAdapter(publisher, subscriber, { key: 'hearthside:live' }));
  return () => {
    stopWatching();
    publisher.disconnect();
    subscriber.disconnect();
  };
}
