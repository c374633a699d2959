/** Versions of the library's items: what is said about them. The file itself is replaced for good. */
import type { Core } from '@strapi/strapi';
import type { LibraryCategory } from '@hearthside/contract/access';
import {
  LIBRARY_PRIVACY,
  LIBRARY_SECTIONS,
  LIBRARY_TAGS,
  type LibraryPrivacy,
  type LibrarySection,
  type LibraryTag,
} from '@hearthside/contract/library/fields';
import { LIBRARY_CATEGORY_LABELS } from '@hearthside/contract/library/category-labels';
import type { ChangeAuthor } from '../../../auth/change-author';
import { refuse } from '../../../http/refuse';
import type { SaidField } from '../../../panel/panel-entries';
import * as historyService from '../../history/services/history';
import type { ItemRow } from './item-row';
import { FOLDER_UID, ITEM_UID } from '../rules/library-uid';

/** What is said about an item at one time. */
export interface ItemSnapshot {
  title: string;
  description: string;
  section: LibrarySection;
  category: LibraryCategory;
  tag: LibraryTag | null;
  privacy: LibraryPrivacy;
  guideOrReference: boolean;
  folder: { id: number; name: string } | null;
  externalUrl: string | null;
  fileName: string | null;
}

export const snapshotOf = (row: ItemRow): ItemSnapshot => ({
  title: row.title,
  description: row.description,
  section: row.section,
  category: row.category,
  tag: row.tag,
  privacy: row.privacy,
  guideOrReference: Boolean(row.guide),
  folder: row.folderId === null ? null : { id: row.folderId, name: row.folderName ?? '' },
  externalUrl: row.externalUrl,
  fileName: row.fileName,
});

/** The same in words, by the names of the panel's form. */
export const inWords = (said: ItemSnapshot): SaidField[] => [
  { field: 'Title', text: said.title },
  { field: 'Description', text: said.description },
  { field: 'File or video', text: said.fileName ?? said.externalUrl ?? '' },
  { field: 'Section', text: LIBRARY_SECTIONS[said.section] },
  { field: 'Category', text: LIBRARY_CATEGORY_LABELS[said.category] },
  { field: 'Folder', text: said.folder?.name ?? '' },
  { field: 'Tag', text: said.tag ? LIBRARY_TAGS[said.tag] : '' },
  { field: 'Who sees it', text: LIBRARY_PRIVACY[said.privacy] },
  { field: 'Guide or reference', text: said.guideOrReference ? 'Yes' : 'No' },
];

const about = (id: number) => ({ kind: 'library' as const, id });

/** Stores a saved item as a version, within the transaction of the save. */
export const keepItemVersion = (
  strapi: Core.Strapi,
  before: ItemRow,
  after: ItemRow,
  by: ChangeAuthor,
) =>
  historyService.keepVersion(
    strapi,
    about(after.id),
    { snapshot: snapshotOf(before), changedBy: before.changedBy, updatedAt: before.updatedAt },
    { snapshot: snapshotOf(after), by },
  );

/** The folder of a version, if it is still there and in the section of the version. */
async function folderIn(strapi: Core.Strapi, { folder, section }: ItemSnapshot) {
  if (!folder) return { set: [] };
  const found: { documentId: string } | null = await strapi.db
    .query(FOLDER_UID)
    .findOne({ where: { id: folder.id, section }, select: ['documentId'] });
  return { set: found ? [{ documentId: found.documentId }] : [] };
}

/**
 * Makes an item say again what was said about it in a version. It goes through the rules of every save. The file
 * stays, because a replaced one is gone; a video's address comes back where the item still is one without a file.
 */
export async function restoreItemVersion(
  strapi: Core.Strapi,
  { id, documentId, externalUrl: linked }: ItemRow,
  version: number,
  revision: number,
) {
  const found = await historyService.contentVersion<ItemSnapshot>(strapi, about(id), version);
  if (!found) throw refuse.notFound('This version does not exist.');
  const { folder: _folder, fileName: _file, externalUrl, ...said } = found.snapshot;
  const documents = strapi.documents(ITEM_UID as never) as unknown as {
    update(params: { documentId: string; data: object }): Promise<unknown>;
  };
  const data = {
    ...said,
    folder: await folderIn(strapi, found.snapshot),
    ...(linked && externalUrl && { externalUrl }),
    revision,
  };
  return documents.update({ documentId, data });
}
