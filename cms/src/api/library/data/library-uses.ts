/** What the library says about a file of the media library: which items use it, and what may replace it. */
import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import { selectItems, type ItemRow } from './item-row';
import { checkBytes } from './library-media';

/** Including those in the trash, which may be restored. */
export const itemsWith = (strapi: Core.Strapi, fileId: number): Promise<ItemRow[]> =>
  runQuery(strapi, (knex) =>
    selectItems(knex)
      .where((of) => of.where('i.file_ref', fileId).orWhere('i.poster_ref', fileId))
      .orderBy('i.id'),
  ) as Promise<ItemRow[]>;

export async function mediaUse(strapi: Core.Strapi, fileId: number): Promise<string | null> {
  const [item] = await itemsWith(strapi, fileId);
  if (!item) return null;
  const where = item.deletedAt === null ? '' : ' in the trash';
  return `The library item \u201c${item.title}\u201d${where}`;
}

export async function checkReplacement(
  strapi: Core.Strapi,
  fileId: number,
  bytes: { path: string; size: number },
): Promise<void> {
  for (const item of await itemsWith(strapi, fileId)) {
    await checkBytes(item.fileId === fileId ? 'file' : 'poster', item.kind ?? 'document', bytes);
  }
}
