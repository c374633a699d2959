/** Adds photos and PDFs to entries, for whoever may change them. */
import type { Core } from '@strapi/strapi';
import { ENTRY_PART_LABELS } from '@hearthside/contract/pet/entry';
import { ENTRY_FILE_TEXTS, ENTRY_FILES_MAX } from '@hearthside/contract/pet/entry-file';
import type { Actor } from '../../../../auth/actor';
import { runQuery } from '../../../../db/run-query';
import type { UploadedFile } from '../../../../http/controller';
import { refuse } from '../../../../http/refuse';
import * as fileService from '../../../file/services/file';
import { ENTRY_FILE_UID } from '../../rules/pet-uid';
import { changeable, recordEntry, writing, writtenEntry } from './entries';
import { petFor } from '../pet-access';
import type { WholePet } from '../pet-row';
import { saveEntryFile, type KeptEntryFile } from './save-entry-file';

const recordFile = (strapi: Core.Strapi, by: Actor, pet: WholePet, from: string, to: string) =>
  recordEntry(strapi, by, pet, 'entry_changed', [{ field: ENTRY_PART_LABELS.files, from, to }]);

async function requireRoom(strapi: Core.Strapi, entryId: number) {
  const files: unknown[] = await runQuery(strapi, (knex) =>
    knex('pet_entry_files').where({ entry_id: entryId }).limit(ENTRY_FILES_MAX).select('id'),
  );
  const { most } = ENTRY_FILE_TEXTS;
  if (files.length >= ENTRY_FILES_MAX) throw refuse.badInput(most, { file: most });
}

/**
 * Adds a photo or a PDF to an entry.
 * @throws 400 if the entry has as many as it may have, 415 for another type.
 */
export async function addEntryFile(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  id: number,
  upload: UploadedFile,
) {
  // Checked before anything is decoded or stored, and again with the pet locked.
  await changeable(strapi, member, await petFor(strapi, member, petId, 'write'), id);
  await requireRoom(strapi, id);
  const kept = await saveEntryFile(strapi, member.id, upload);
  await bindEntryFile(strapi, member, petId, id, kept).catch(async (error: unknown) => {
    await fileService.discard(strapi, [kept.fileId, kept.previewId]);
    throw error;
  });
  return writtenEntry(strapi, member, petId, id);
}

/** Makes what is stored already a file of an entry, by the same rules. */
export const bindEntryFile = (
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  id: number,
  { fileId, previewId, ...kept }: KeptEntryFile,
) =>
  writing(strapi, member, petId, async (pet) => {
    await changeable(strapi, member, pet, id);
    await requireRoom(strapi, id);
    const data = { ...kept, pet: petId, entry: id, file: fileId, preview: previewId };
    await strapi.db.query(ENTRY_FILE_UID).create({ data });
    await recordFile(strapi, member, pet, '', kept.title);
  });

/** Removes a photo or a PDF from an entry for good. */
export async function removeEntryFile(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  id: number,
  fileId: number,
) {
  const gone = await writing(strapi, member, petId, async (pet) => {
    await changeable(strapi, member, pet, id);
    const file: { title: string; fileId: number; previewId: number | null } | undefined =
      await runQuery(strapi, (knex) =>
        knex('pet_entry_files')
          .where({ id: fileId, entry_id: id })
          .first({ title: 'title', fileId: 'file_id', previewId: 'preview_id' }),
      );
    if (!file) throw refuse.notFound(ENTRY_FILE_TEXTS.gone);
    await strapi.db.query(ENTRY_FILE_UID).delete({ where: { id: fileId } });
    await recordFile(strapi, member, pet, file.title, '');
    return [file.fileId, file.previewId];
  });
  // The bytes come last, because they couldn’t be restored if the rest failed.
  await fileService.discard(strapi, gone);
  return writtenEntry(strapi, member, petId, id);
}
