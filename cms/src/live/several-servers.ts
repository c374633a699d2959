import { createAdapter } from '@socket.io/redis-adapter';
import Redis from 'ioredis';
import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';
import { followOthers } from './cut-off';
import type { PortalServer } from './broadcast';

/**
 * With `REDIS_URL`, what one server tells reaches the windows on the others. While Redis is away each server
 * tells its own, and all windows are told to ask for the rest; once it is back they connect anew, and ask for what
 * they have missed.
 */
export function joinServers(strapi: Core.Strapi, io: PortalServer): () => void {
  const url = process.env.REDIS_URL;
  if (!url) return () => undefined;
  const warn = (error: unknown) => strapi.log.warn(`Redis, live: ${loggedError(error)}`);
  const publisher = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  // Without a limit of retries: what is subscribed while Redis is away is subscribed when it comes.
  const subscriber = new Redis(url, { maxRetriesPerRequest: null });
  for (const client of [publisher, subscriber]) client.on('error', warn);
  // What the others have told meanwhile this server's windows have to ask for.
  subscriber.on('ready', () => io.local.disconnectSockets(true));
  let isUntold = false;
  // What could not be told to the others, their windows have to ask for.
  publisher.on('ready', () => {
    if (isUntold) io.disconnectSockets(true);
    isUntold = false;
  });
  // The adapter takes no notice of what becomes of what it publishes, and a rejection nobody catches ends a server.
  const publish = publisher.publish.bind(publisher);
  publisher.publish = ((channel: string, message: string | Buffer) =>
    publish(channel, message).catch(() => {
      isUntold = true;
      return 0;
    })) as typeof publisher.publish;
  // Nor of its subscriptions, which wait for Redis until this server ends, perhaps while it connects.
  for (const name of ['subscribe', 'psubscribe', 'unsubscribe', 'punsubscribe'] as const) {
    const ask = subscriber[name].bind(subscriber) as (...given: unknown[]) => Promise<unknown>;
    const asked = (...given: unknown[]) => ask(...given).catch(warn);
    subscriber[name] = asked as never;
  }
  const stopFollowing = followOthers(strapi, io, publisher, subscriber);
  io.adapter(createAdapter(publisher, subscriber, { key: 'hearthside:live' }));
  return () => {
    stopFollowing();
    publisher.disconnect();
    subscriber.disconnect();
  };
}
