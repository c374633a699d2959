import type { Core } from '@strapi/strapi';
import { LIBRARY_LIMITS, type LibrarySection } from '@hearthside/contract/library/fields';
import { line } from '@hearthside/contract/member/person-fields';
import { isUniqueViolation } from '../../../http/answer-for';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { invalidateCounts } from '../../../db/cached-count';
import { transaction } from '../../../db/transaction';
import type { DocumentCall, DocumentRules, Next } from '../../../panel/document-call';
import { keyOf } from '../rules/item-columns';
import { FOLDER_UID } from '../rules/library-uid';

const ATTORNEYS = 'The Attorneys section uses its categories as folders.';

interface FolderRow {
  id: number;
  section: LibrarySection;
}

async function lockedFolder(
  strapi: Core.Strapi,
  documentId: string | undefined,
): Promise<FolderRow | undefined> {
  const row: FolderRow | undefined = await runQuery(strapi, (knex) =>
    knex('library_folders')
      .where({ document_id: documentId ?? '' })
      .first('id', 'section'),
  );
  if (row) await lockRow(strapi, 'library_folders', row.id, { toDelete: true });
  return row;
}

const itemsIn = (strapi: Core.Strapi, id: number) =>
  runQuery(strapi, (knex) =>
    knex('library_items').where({ folder_ref: id }).whereNull('deleted_at').first('id'),
  );

/** Items in the trash are restored without their deleted folder. */
async function releaseTrashed(strapi: Core.Strapi, id: number) {
  await runQuery(strapi, (knex) =>
    knex('library_items_folder_lnk').where({ library_folder_id: id }).delete(),
  );
  await runQuery(strapi, (knex) =>
    knex('library_items').where({ folder_ref: id }).update({ folder_ref: null }),
  );
}

function tidied(data: Record<string, unknown> = {}) {
  const { nameKey: _derived, ...kept } = data;
  if (kept.section === 'attorneys') throw refuse.badInput(ATTORNEYS, { section: ATTORNEYS });
  if (typeof kept.name !== 'string') return kept;
  const read = line(LIBRARY_LIMITS.folder).safeParse(kept.name);
  if (!read.success || read.data === '') {
    const said = read.error?.issues[0]?.message ?? 'Please enter a name';
    throw refuse.badInput(said, { name: said });
  }
  return { ...kept, name: read.data, nameKey: keyOf(read.data) };
}

/** A name exists once in each tab, which the database enforces. */
async function named<T>({ params }: DocumentCall, work: () => Promise<T>): Promise<T> {
  params.data = tidied(params.data);
  return work().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    const said = 'This section already has a folder with this name.';
    throw refuse.nameTaken(said, { name: said });
  });
}

async function write(strapi: Core.Strapi, next: Next) {
  const made = await next();
  await invalidateCounts(strapi, 'library');
  return made;
}

async function change(strapi: Core.Strapi, { params }: DocumentCall, next: Next) {
  return transaction(strapi, async () => {
    const row = await lockedFolder(strapi, params.documentId);
    const { section } = params.data ?? {};
    if (row && section && section !== row.section) {
      const said = 'You can’t move a folder to another section while it has items in it.';
      if (await itemsIn(strapi, row.id)) throw refuse.badInput(said, { section: said });
      await releaseTrashed(strapi, row.id);
    }
    return write(strapi, next);
  });
}

async function remove(strapi: Core.Strapi, { params }: DocumentCall, next: Next) {
  return transaction(strapi, async () => {
    const row = await lockedFolder(strapi, params.documentId);
    if (row && (await itemsIn(strapi, row.id)))
      throw refuse.inUse('You can delete only empty folders.');
    if (row) await releaseTrashed(strapi, row.id);
    return write(strapi, next);
  });
}

const create = (strapi: Core.Strapi, call: DocumentCall, next: Next) =>
  named(call, () => write(strapi, next));
const update = (strapi: Core.Strapi, call: DocumentCall, next: Next) =>
  named(call, () => change(strapi, call, next));

/** Rules for a folder wherever it is written: it has a name and a tab, and can be deleted only when empty. */
export const folderRules: DocumentRules = {
  uid: FOLDER_UID,
  steps: { create, update, clone: create, delete: remove },
};
