/** Stores the versions of blogs. */
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { ChangeAuthor } from '../../../auth/change-author';
import { filesOf, snapshotOf } from './blog-snapshot';
import { VERSION_UID, type VersionRow, type WholeBlogRow } from './blog-row';

/** Autosaves within this time make one version, in milliseconds. */
const SESSION_MS = 10 * 60_000;

const query = (strapi: Core.Strapi) => strapi.db.query(VERSION_UID);

const last = async (strapi: Core.Strapi, blog: string): Promise<VersionRow | null> => {
  const [row] = await query(strapi).findMany({
    where: { blog },
    orderBy: { id: 'desc' },
    limit: 1,
  });
  return (row as VersionRow | undefined) ?? null;
};

// Not compared by name, because two authors may share one.
const isOf = ({ writer: author }: VersionRow, by: ChangeAuthor) => (author ?? '') === by.key;

const dataOf = (row: WholeBlogRow, by: ChangeAuthor) => {
  const snapshot = snapshotOf(row);
  return {
    blog: row.documentId,
    snapshot,
    savedAt: new Date(),
    savedBy: by.name,
    writer: by.key,
    door: by.door ?? 'portal',
    // A relation, so that no sweep removes a file that an older version shows.
    files: filesOf(snapshot),
  };
};

const saysTheSame = (before: VersionRow, row: WholeBlogRow) =>
  isDeepStrictEqual(before.snapshot, snapshotOf(row));

/**
 * Stores the current content of a draft as a version. One author's autosaves within ten minutes make one version, and
 * a save without a change makes none. Returns whether it is a new one.
 */
export async function saveVersion(
  strapi: Core.Strapi,
  row: WholeBlogRow,
  by: ChangeAuthor,
  auto: boolean,
): Promise<boolean> {
  const before = await last(strapi, row.documentId);
  if (before && isOf(before, by)) {
    const where = { id: before.id };
    if (saysTheSame(before, row)) {
      await query(strapi).update({ where, data: { auto: before.auto && auto } });
      return false;
    }
    const since = Date.now() - new Date(before.createdAt).getTime();
    if (auto && before.auto && since < SESSION_MS) {
      await query(strapi).update({ where, data: dataOf(row, by) });
      return false;
    }
  }
  await query(strapi).create({ data: { ...dataOf(row, by), auto, published: false } });
  return true;
}

/** Marks the published version. Publishing what someone else has written makes a version by the publisher. */
export async function markPublished(
  strapi: Core.Strapi,
  row: WholeBlogRow,
  by: ChangeAuthor,
): Promise<void> {
  const before = await last(strapi, row.documentId);
  if (before && saysTheSame(before, row) && (by.name === '' || isOf(before, by))) {
    const data = { published: true, auto: false };
    await query(strapi).update({ where: { id: before.id }, data });
    return;
  }
  await query(strapi).create({ data: { ...dataOf(row, by), auto: false, published: true } });
}
