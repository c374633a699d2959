import type { Core } from '@strapi/strapi';
import { daysAfter } from '../days';
import { uploadNames } from './panel-file';
import { fileStorage } from './register-storage';

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

/**
 * Removes bytes that no row has known for a day: a server that was ended between the two has left them, or what it
 * had half written. Where most of all are unknown, it is the database that is not the right one, and all stay.
 */
export async function sweepLostFiles(strapi: Core.Strapi, now = new Date()) {
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
  for (const key of lost) await fileStorage().remove(key);
}
