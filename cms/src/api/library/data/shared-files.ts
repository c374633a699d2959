/**
 * Files of the media library that several entries use. Links to a file check who may see the file, not the entry, so
 * a file that only attorneys may read must not be shown by anything that others read.
 */
import type { Core } from '@strapi/strapi';
import { lockRow } from '../../../db/lock-row';
import { refuse } from '../../../http/refuse';
import { shownIn } from '../../blog/services/blog';
import type { ItemRow } from './item-row';
import { isForAttorneys } from '../policy';
import { itemsWith } from './library-uses';

type Field = 'file' | 'poster' | 'privacy' | 'category';

const trashOf = (item: ItemRow) => (item.deletedAt === null ? '' : ' in the trash');

const filesOf = ({ fileId, posterId }: ItemRow): number[] =>
  [...new Set([fileId, posterId])].filter((id) => id !== null);

/**
 * The field that made an item share a file it may not share: a file that it was given, or the setting of who may read
 * it.
 */
function fieldOf(before: ItemRow | null, after: ItemRow): Field {
  const isGiven = (id: number | null, known: number | null | undefined) =>
    id !== null && id !== known;
  if (isGiven(after.fileId, before?.fileId)) return 'file';
  if (isGiven(after.posterId, before?.posterId)) return 'poster';
  return before?.privacy !== after.privacy ? 'privacy' : 'category';
}

/** Of two writes that give one file to both sides, the second sees what the first has done. */
const lock = (strapi: Core.Strapi, fileId: number) => lockRow(strapi, 'files', fileId);

async function forAttorneys(strapi: Core.Strapi, fileId: number): Promise<ItemRow | undefined> {
  return (await itemsWith(strapi, fileId)).find(isForAttorneys);
}

/** What shows a file to members who are not attorneys, in words for people. */
async function shownBy(strapi: Core.Strapi, fileId: number): Promise<string | null> {
  const open = (await itemsWith(strapi, fileId)).find(
    (item) => item.deletedAt === null && !isForAttorneys(item),
  );
  if (open) return `the library item \u201c${open.title}\u201d`;
  return shownIn(strapi, fileId);
}

async function problemOf(
  strapi: Core.Strapi,
  item: ItemRow,
  fileId: number,
): Promise<string | null> {
  await lock(strapi, fileId);
  if (isForAttorneys(item)) {
    const shown = await shownBy(strapi, fileId);
    return shown && `The same file is in ${shown}, which is not for attorneys only.`;
  }
  const kept = await forAttorneys(strapi, fileId);
  return kept
    ? `The same file is in the library item \u201c${kept.title}\u201d${trashOf(kept)}, which is for attorneys only.`
    : null;
}

/**
 * Call within a transaction: why a file must not be shown to every member, as a sentence; null if nothing prevents
 * it. An item in the trash counts too, because it may be restored.
 */
export async function whyNotForAll(strapi: Core.Strapi, fileId: number): Promise<string | null> {
  await lock(strapi, fileId);
  const item = await forAttorneys(strapi, fileId);
  return item
    ? `This file is in the library item \u201c${item.title}\u201d${trashOf(item)}, which is for attorneys only. Please choose another file.`
    : null;
}

/**
 * Call within the transaction of a write: requires that an item shares no file with the other side, after it was
 * given a file or changed sides itself.
 * @throws 400 by field.
 */
export async function requireUnshared(
  strapi: Core.Strapi,
  before: ItemRow | null,
  after: ItemRow,
): Promise<void> {
  const known = before && isForAttorneys(before) === isForAttorneys(after) ? filesOf(before) : [];
  const files = filesOf(after).filter((id) => !known.includes(id));
  for (const fileId of files.sort((one, other) => one - other)) {
    const said = await problemOf(strapi, after, fileId);
    if (said) throw refuse.badInput(said, { [fieldOf(before, after)]: said });
  }
}
