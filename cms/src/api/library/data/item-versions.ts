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
  // By its id, because a folder that was renamed is the same.
  { field: 'Folder', text: said.folder?.name ?? '', stored: String(said.folder?.id ?? '') },
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
const folderIn = (
  strapi: Core.Strapi,
  { folder, section }: ItemSnapshot,
): Promise<{ documentId: string } | null> | null =>
  folder &&
  strapi.db
    .query(FOLDER_UID)
    .findOne({ where: { id: folder.id, section }, select: ['documentId'] });

/** Why the file or link of a version does not come back; undefined if it does, or is still there. */
function whyNoFile(now: ItemSnapshot, then: ItemSnapshot): string | undefined {
  if (then.fileName === now.fileName && then.externalUrl === now.externalUrl) return undefined;
  if (then.fileName !== null) {
    const what = now.fileName === null ? 'link' : 'file';
    return `The ${what} stays as it is now. The earlier ${what === 'link' ? 'file' : 'one'} was deleted.`;
  }
  return now.fileName === null
    ? undefined
    : 'The file stays as it is now. To show the earlier link again, enter it in the form.';
}

async function whyNoFolder(strapi: Core.Strapi, now: ItemSnapshot, then: ItemSnapshot) {
  if (!then.folder || (await folderIn(strapi, then))) return undefined;
  return now.section === then.section
    ? 'The folder stays as it is now. The earlier one was deleted.'
    : 'The earlier folder was deleted, so this will not be in a folder.';
}

/** Why parts of a version do not come back when it is restored into this item, by the field. */
export const lostOf = async (strapi: Core.Strapi, row: ItemRow, then: ItemSnapshot) => {
  const now = snapshotOf(row);
  return {
    'File or video': whyNoFile(now, then),
    Folder: await whyNoFolder(strapi, now, then),
  };
};

/** The folder into which a version brings an item. One that was deleted leaves it where it is, if it may stay there. */
async function folderBack(strapi: Core.Strapi, now: ItemRow, then: ItemSnapshot) {
  const found = await folderIn(strapi, then);
  if (found) return { folder: { set: [{ documentId: found.documentId }] } };
  return then.folder && now.section === then.section ? {} : { folder: { set: [] } };
}

/**
 * Makes an item say again what was said about it in a version. It goes through the rules of every save. The file
 * stays, because a replaced one is gone; a video's address comes back where the item still is one without a file.
 */
export async function restoreItemVersion(
  strapi: Core.Strapi,
  row: ItemRow,
  version: number,
  revision: number,
) {
  const { id, documentId, externalUrl: linked } = row;
  const found = await historyService.contentVersion<ItemSnapshot>(strapi, about(id), version);
  if (!found) throw refuse.notFound('This version does not exist.');
  const { folder: _folder, fileName: _file, externalUrl, ...said } = found.snapshot;
  const documents = strapi.documents(ITEM_UID as never) as unknown as {
    update(params: { documentId: string; data: object }): Promise<unknown>;
  };
  const data = {
    ...said,
    ...(await folderBack(strapi, row, found.snapshot)),
    ...(linked && externalUrl && { externalUrl }),
    revision,
  };
  return documents.update({ documentId, data });
}
