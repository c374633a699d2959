import type { Core } from '@strapi/strapi';
import { daysAfter } from '../../text/days';
import { portionsOf } from '../../db/portions';
import { uploadNames } from '../panel-file';
import { fileStorage } from './register-storage';
import { claimFiles } from './storage-owner';

const TABLE = 'portal_lost_files';

/** So many are looked up at once. */
const AT_ONCE = 200;
/** So many are removed whatever share of all they are. */
const FEW = 10;

/**
 * Names as they are made here: a random one, one of the portal's in the media library, one of Strapi's there, and
 * what is half written of each. What else somebody keeps in the same place is not ours to remove.
 */
const OURS =
  /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]*_[0-9a-f]{32}|[^/]*_[0-9a-f]{10})(\.[a-z0-9]{1,8})?(\.part)?$/;

/** Which of these keys no row knows. A smaller copy is known by the picture it is of. */
async function unknownOf(strapi: Core.Strapi, keys: readonly string[]): Promise<string[]> {
  const knex = strapi.db.connection;
  const own: string[] = await knex('portal_files').whereIn('key', keys).pluck('key');
  const names = keys.flatMap(uploadNames);
  const media: string[] = await knex('files').whereIn('hash', names).pluck('hash');
  const known = new Set([...own, ...media]);
  return keys.filter((key) => !known.has(key) && !uploadNames(key).some((name) => known.has(name)));
}

/** Keys in the storage that are older than a day, as many as are looked up at once. */
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

/** So many days bytes stay after they were first found unknown: time enough to put a backup back. */
const KEPT_DAYS = 30;

interface Marked {
  key: string;
  since: Date | number | string;
}

/** Writes down since when these are unknown, and tells which have been for long enough. */
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
 * Removes bytes that no row has known for 30 days: a server that was ended between the two has left them, or what it
 * had half written. Until then they lie where they lay, and a row that comes back finds them. Nothing goes where the
 * storage may be another installation's, or where most of all are unknown: then it is the database that is not the
 * right one.
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
