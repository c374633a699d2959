/**
 * Versions of what editors write without drafts: help answers, items of the library and pages. Blogs have versions of
 * their own, which also hold files (blog/data/blog-versions).
 */
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { HistoryKind } from '@hearthside/contract/history/kinds';
import type { ChangeAuthor } from '../../../auth/change-author';
import type { Moment } from '../../../text/moment';

const UID = 'api::history.content-version';

/** An entry, as the history refers to it. */
export interface Entry {
  kind: HistoryKind;
  id: number;
}

/** The content of an entry before a save, and who had saved it. */
export interface StateBefore<Snapshot> {
  snapshot: Snapshot;
  changedBy: string | null;
  updatedAt: Moment;
}

/** A stored version, newest first in lists. */
export interface ContentVersion<Snapshot> {
  id: number;
  snapshot: Snapshot;
  savedAt: Moment;
  savedBy: string | null;
  door: ChangeAuthor['door'];
}

const query = (strapi: Core.Strapi) => strapi.db.query(UID);
const whereOf = ({ kind, id }: Entry) => ({ kind, entryId: id });

/** A page of an entry's versions, newest first. */
export const contentVersions = <Snapshot>(
  strapi: Core.Strapi,
  of: Entry,
  { limit, offset }: { limit: number; offset: number },
): Promise<ContentVersion<Snapshot>[]> =>
  query(strapi).findMany({ where: whereOf(of), orderBy: { id: 'desc' }, limit, offset });

export const countVersions = (strapi: Core.Strapi, of: Entry): Promise<number> =>
  query(strapi).count({ where: whereOf(of) });

/** One version of this entry; null if it has no such version. */
export const contentVersion = <Snapshot>(
  strapi: Core.Strapi,
  of: Entry,
  version: number,
): Promise<ContentVersion<Snapshot> | null> =>
  query(strapi).findOne({ where: { ...whereOf(of), id: version } });

/**
 * Stores the content of a saved entry as a version, within the transaction of the save. The content before is stored
 * too if no version has it: entries from before this table have none, and a new entry needs none until it is changed.
 */
export async function keepVersion<Snapshot>(
  strapi: Core.Strapi,
  of: Entry,
  before: StateBefore<Snapshot>,
  now: { snapshot: Snapshot; by: ChangeAuthor },
): Promise<void> {
  if (isDeepStrictEqual(before.snapshot, now.snapshot)) return;
  const [last] = await contentVersions<Snapshot>(strapi, of, { limit: 1, offset: 0 });
  if (!last || !isDeepStrictEqual(last.snapshot, before.snapshot)) {
    const { snapshot, changedBy: savedBy, updatedAt } = before;
    const data = { ...whereOf(of), snapshot, savedBy, savedAt: new Date(updatedAt), door: null };
    await query(strapi).create({ data });
  }
  const { snapshot, by } = now;
  const saved = { snapshot, savedAt: new Date(), savedBy: by.name || null, door: by.door };
  await query(strapi).create({ data: { ...whereOf(of), ...saved } });
}

/** Erases an entry's versions with the entry. */
export const eraseVersions = (strapi: Core.Strapi, of: Entry) =>
  query(strapi).deleteMany({ where: whereOf(of) });
