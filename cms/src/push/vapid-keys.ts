/** The pair of keys by which push services know this portal (RFC 8292). All servers of it have the same. */
import webPush from 'web-push';
import type { Core } from '@strapi/strapi';
import { runQuery } from '../db/run-query';

const TABLE = 'portal_push_keys';
const NAME = 'vapid';

interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

let known: VapidKeys | undefined;

const stored = (strapi: Core.Strapi): Promise<VapidKeys | undefined> =>
  runQuery(strapi, (knex) =>
    knex(TABLE).where({ name: NAME }).first({ publicKey: 'public_key', privateKey: 'private_key' }),
  );

/** Makes the keys at the first start. Of several servers that start at once one pair stays, by its unique name. */
export async function ensurePushKeys(strapi: Core.Strapi): Promise<void> {
  known = await stored(strapi);
  if (known) return;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const now = new Date();
  const row = { name: NAME, public_key: publicKey, private_key: privateKey };
  await runQuery(strapi, (knex) =>
    knex(TABLE)
      .insert({ ...row, created_at: now, updated_at: now })
      .onConflict('name')
      .ignore(),
  );
  known = await stored(strapi);
}

/** @throws if the server has not started yet */
export function pushKeys(): VapidKeys {
  if (!known) throw new Error('The keys for push notifications are not there yet.');
  return known;
}
