/** Copies of a message's files, for a message in another chat. */
import type { Core } from '@strapi/strapi';
import { countUpload } from '../../../auth/attempts';
import { runQuery } from '../../../db/run-query';
import * as fileService from '../../file/services/file';
import { selectFiles, type FileRow } from './file-row';

/** A copy of a file: what it is a copy of, and the rows of its own bytes. */
export interface FileCopy {
  of: FileRow;
  fileId: number;
  previewId: number | null;
}

/**
 * Copies the files of a message within the storage, for a member to whom the copies belong. What a telephone wrote is
 * left out, which nobody is ever shown. They count like uploads. To be called without a transaction, because a film
 * may take long.
 * @throws 413 beyond what an account uploads in a day, `FileGone` if the message is deleted meanwhile.
 */
export async function copyFilesOf(
  strapi: Core.Strapi,
  messageId: number,
  memberId: number,
): Promise<FileCopy[]> {
  const rows = (await runQuery(strapi, (knex) =>
    selectFiles(knex).where('a.message_id', messageId).orderBy('a.id'),
  )) as FileRow[];
  const copies: FileCopy[] = [];
  try {
    for (const of of rows) {
      await countUpload(String(memberId), of.size);
      const copy: FileCopy = {
        of,
        fileId: await fileService.copy(strapi, of.fileId, memberId),
        previewId: null,
      };
      copies.push(copy);
      if (of.previewId !== null)
        copy.previewId = await fileService.copy(strapi, of.previewId, memberId);
    }
    return copies;
  } catch (error) {
    await discardCopies(strapi, copies);
    throw error;
  }
}

/** Removes copies that belong to no message. */
export const discardCopies = (strapi: Core.Strapi, copies: readonly FileCopy[]): Promise<void> =>
  fileService.discard(
    strapi,
    copies.flatMap(({ fileId, previewId }) => [fileId, previewId]),
  );

/** Attaches copies to their message, in the order of the files they are copies of. */
export async function attachCopies(
  strapi: Core.Strapi,
  copies: readonly FileCopy[],
  place: { chatId: number; messageId: number; memberId: number },
): Promise<void> {
  const at = new Date();
  for (const { of, fileId, previewId } of copies) {
    const row = {
      chat_id: place.chatId,
      uploader_id: place.memberId,
      message_id: place.messageId,
      kind: of.kind,
      title: of.title,
      width: of.width,
      height: of.height,
      seconds: of.seconds,
      created_at: at,
      updated_at: at,
      file_id: fileId,
      preview_id: previewId,
    };
    await runQuery(strapi, (knex) => knex('inbox_files').insert(row));
  }
}
