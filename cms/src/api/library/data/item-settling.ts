/** What follows after an item is written, in the portal or in the panel. A refusal here undoes the write. */
import type { Core } from '@strapi/strapi';
import { LIBRARY_TEXTS, misplaced, type LibraryKind } from '@hearthside/contract/library/fields';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { panelReason, type ChangeAuthor } from '../../../auth/change-author';
import * as historyService from '../../history/services/history';
import * as itemAccess from './item-access';
import { fileChanges, itemChanges } from '../rules/item-changes';
import { itemColumns } from '../rules/item-columns';
import { aboutItem, type ItemRow } from './item-row';
import { saveTexts } from './item-texts';
import { keepItemVersion } from './item-versions';
import * as libraryMedia from './library-media';
import { type MediaRow } from './library-media';
import { ITEM_UID } from '../rules/library-uid';
import { withoutOutlived } from './outlived';
import { requireUnshared } from './shared-files';

/** An item with what it refers to, as `strapi.db.query` reads it. */
type Stored = Parameters<typeof itemColumns>[0] & {
  id: number;
  externalUrl: string | null;
  duration: number | string | null;
  file: MediaRow | null;
  poster: MediaRow | null;
  folder: { id: number; section: string } | null;
};

const bad = (field: string, said: string) => refuse.badInput(said, { [field]: said });

const stored = (strapi: Core.Strapi, id: number): Promise<Stored> =>
  strapi.db
    .query(ITEM_UID)
    .findOne({ where: { id }, populate: { file: true, poster: true, folder: true } });

/** Requires that it is where it will be found, in a folder of its own tab. */
function requirePlace(item: Stored) {
  const problems = misplaced(item);
  const [said] = Object.values(problems);
  if (said) throw refuse.badInput(said, problems);
  if (item.folder && item.folder.section !== item.section) {
    throw bad('folder', 'This folder belongs to another section.');
  }
}

/** Requires exactly one of file and link, of a kind that the library accepts. */
function kindOf(
  { file, poster, externalUrl }: Stored,
  before: ItemRow | null,
  { door }: ChangeAuthor,
): LibraryKind {
  // The portal has checked the bytes of its own uploads.
  const isNew = (given: MediaRow, known: number | null | undefined) =>
    door !== 'portal' && given.id !== known;
  if (poster && isNew(poster, before?.posterId)) libraryMedia.kindOf('poster', poster);
  if (file && externalUrl) throw bad('externalUrl', LIBRARY_TEXTS.notBoth);
  if (externalUrl) return 'video';
  if (!file) throw bad('file', LIBRARY_TEXTS.noFile);
  const known = before?.fileId === file.id ? before.kind : null;
  return known ?? libraryMedia.kindOf('file', file);
}

async function record(
  strapi: Core.Strapi,
  before: ItemRow | null,
  after: ItemRow,
  author: ChangeAuthor,
) {
  const said = { by: author.memberId, about: aboutItem(after), reason: panelReason(author) };
  if (!before) return historyService.record(strapi, { ...said, action: 'created' });
  const changes = itemChanges(before, after);
  if (changes.length > 0)
    await historyService.record(strapi, { ...said, action: 'changed', changes });
  const replaced = fileChanges(before, after);
  if (replaced.length > 0) {
    await historyService.record(strapi, { ...said, action: 'file_replaced', changes: replaced });
  }
  if (before.posterId !== after.posterId) {
    await historyService.record(strapi, { ...said, action: 'picture' });
  }
}

/** Call within the transaction of a write: computes what is derived from an item as it now is. */
export async function settle(
  strapi: Core.Strapi,
  id: number,
  before: ItemRow | null,
  author: ChangeAuthor,
): Promise<ItemRow> {
  const written = await stored(strapi, id);
  requirePlace(written);
  const kind = kindOf(written, before, author);
  const item = await withoutOutlived(strapi, before, written);
  const columns = {
    ...itemColumns({ ...item, kind }),
    file_ref: item.file?.id ?? null,
    poster_ref: item.poster?.id ?? null,
    folder_ref: item.folder?.id ?? null,
    revision: (before?.revision ?? 0) + 1,
    changed_by: author.name || null,
  };
  await runQuery(strapi, (knex) => knex('library_items').where({ id }).update(columns));
  const after = (await itemAccess.find(strapi, id)) as ItemRow;
  await requireUnshared(strapi, before, after);
  await saveTexts(strapi, after);
  if (before) await keepItemVersion(strapi, before, after, author);
  await record(strapi, before, after, author);
  return after;
}
