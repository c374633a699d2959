/**
 * Files of the media library that several entries have: links to a file ask who sees the file, not the entry, so
 * what only attorneys read is shown by nothing that others read.
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

/** The field by which an item came to share a file as it may not: a file that it was given, or who reads it now. */
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

/** What shows a file to those who are no attorneys, as people call it. */
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
 * Within a transaction: what keeps a file from being shown to every member, as a sentence; null where nothing
 * does. An item in the trash does too, as it may come back.
 */
export async function whyNotForAll(strapi: Core.Strapi, fileId: number): Promise<string | null> {
  await lock(strapi, fileId);
  const item = await forAttorneys(strapi, fileId);
  return item
    ? `This file is in the library item \u201c${item.title}\u201d${trashOf(item)}, which is for attorneys only. Please choose another file.`
    : null;
}

/**
 * Within the transaction of a write: that an item has no file of the other side, where it was given one or
 * came to the other side itself.
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
