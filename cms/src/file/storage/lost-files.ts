import type { Core } from '@strapi/strapi';
import { daysAfter } from '../../text/days';
import { portionsOf } from '../../db/portions';
import { uploadNames } from '../panel-file';
import { fileStorage } from './register-storage';
import { claimFiles } from './storage-owner';

const TABLE = 'portal_lost_files';

/** How many keys are looked up at once. */
const AT_ONCE = 200;
/** This many may be removed whatever their share of all files. */
const FEW = 10;

/**
 * The names that this server gives to files: a random one, one of the portal's in the media library, one of Strapi's
 * there, and each of these half written. Anything else in the same place is not ours to remove.
 */
const OURS =
  /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]*_[0-9a-f]{32}|[^/]*_[0-9a-f]{10})(\.[a-z0-9]{1,8})?(\.part)?$/;

/** The keys among these that no row knows. A smaller copy is known through its picture. */
async function unknownOf(strapi: Core.Strapi, keys: readonly string[]): Promise<string[]> {
  const knex = strapi.db.connection;
  const own: string[] = await knex('portal_files').whereIn('key', keys).pluck('key');
  const names = keys.flatMap(uploadNames);
  const media: string[] = await knex('files').whereIn('hash', names).pluck('hash');
  const known = new Set([...own, ...media]);
  return keys.filter((key) => !known.has(key) && !uploadNames(key).some((name) => known.has(name)));
}

/** Keys in the storage that were last changed before a moment, in batches of as many as are looked up at once. */
async function* oldKeys(before: Date): AsyncGenerator<string[]> {
  let keys: string[] = [];
  for await (const { key, changedAt } of fileStorage().list()) {
    if (changedAt < before && OURS.test(key)) keys.push(key);
    if (keys.length < AT_ONCE) continue;
    yield keys;
    keys = [];
  }
  if (keys.length > 0) yield keys;
}

/** How many days bytes stay after they were first found unknown: enough time to restore a backup. */
const KEPT_DAYS = 30;

interface Marked {
  key: string;
  since: Date | number | string;
}

/** Records since when these are unknown, and returns those that have been for long enough. */
async function markLost(strapi: Core.Strapi, lost: readonly string[], now: Date) {
  const knex = strapi.db.connection;
  const known: Marked[] = await knex(TABLE).select('key', 'since');
  const since = new Map(known.map((one) => [one.key, new Date(one.since)]));
  const isLost = new Set(lost);
  const found = known.map(({ key }) => key).filter((key) => !isLost.has(key));
  const added = lost.filter((key) => !since.has(key));
  for (const keys of portionsOf(found)) await knex(TABLE).whereIn('key', keys).delete();
  for (const keys of portionsOf(added)) {
    const rows = keys.map((key) => ({ key, since: now }));
    await knex(TABLE).insert(rows).onConflict('key').ignore();
  }
  const before = daysAfter(now, -KEPT_DAYS);
  return lost.filter((key) => (since.get(key) ?? now) < before);
}

/**
 * Removes bytes that no row has known for 30 days. They are left by a server that ended between writing the bytes and
 * the row, or in the middle of writing. Until then they stay in place, and a row that comes back finds them. Nothing
 * is removed if the storage may belong to another installation, or if most files are unknown, because then the
 * database is probably the wrong one.
 */
export async function sweepLostFiles(strapi: Core.Strapi, now = new Date()) {
  if (!(await claimFiles({ strapi, store: fileStorage() }))) {
    strapi.log.warn('Whose files these are is in dispute; none is removed (docs/operations.md).');
    return;
  }
  const lost: string[] = [];
  let all = 0;
  for await (const keys of oldKeys(daysAfter(now, -1))) {
    all += keys.length;
    lost.push(...(await unknownOf(strapi, keys)));
  }
  if (lost.length > FEW && lost.length * 2 > all) {
    strapi.log.warn(`Of ${all} stored files the database knows too few; none is removed.`);
    return;
  }
  for (const key of await markLost(strapi, lost, now)) {
    await fileStorage().remove(key);
    await strapi.db.connection(TABLE).where({ key }).delete();
  }
}
