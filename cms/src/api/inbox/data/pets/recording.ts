/** Makes entries and documents of a pet of messages in its chat. */
import type { Core } from '@strapi/strapi';
import { INBOX_TEXTS, type Message } from '@hearthside/contract/inbox/fields';
import type { AddToRecord } from '@hearthside/contract/inbox/record-endpoints';
import type { Actor } from '../../../../auth/actor';
import { countUpload } from '../../../../auth/attempts';
import { lockRow } from '../../../../db/lock-row';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import type { UploadedFile } from '../../../../http/controller';
import { refuse } from '../../../../http/refuse';
import * as fileService from '../../../file/services/file';
import { petFor } from '../../../pet/data/pet-access';
import * as petService from '../../../pet/services/pet';
import { changeMessage, messageIn, type MessageOf } from '../changing';
import { chatFor } from '../chat-access';
import { withCopy } from '../copied-file';
import { requireMessage } from '../event-rows';
import { selectFiles, type FileRow } from '../file-row';

type AsEntry = Extract<AddToRecord, { as: 'entry' }>;
type AsDocument = Extract<AddToRecord, { as: 'document' }>;

/**
 * The pet into whose record a message can go.
 * @throws 404 for a chat they are not in, 409 in a chat of no pet and for a deleted message, 403 for whoever may not
 * write
 */
async function petOf(
  strapi: Core.Strapi,
  member: Actor,
  about: MessageOf,
  need: 'write' | 'change',
): Promise<number> {
  const chat = await chatFor(strapi, member, about.chatId);
  const row = await messageIn(strapi, about, chat);
  requireMessage(row);
  if (chat.petId === null) throw refuse.wrongState(INBOX_TEXTS.noRecord);
  if (row.deletedAt !== null) throw refuse.wrongState(INBOX_TEXTS.deleted);
  await petFor(strapi, member, chat.petId, need);
  return chat.petId;
}

/** These files of a message, in their order. */
async function filesIn(
  strapi: Core.Strapi,
  { messageId }: MessageOf,
  ids: readonly number[],
  field: string,
): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const rows = (await runQuery(strapi, (knex) =>
    selectFiles(knex)
      .where('a.message_id', messageId)
      .whereIn('a.id', [...ids])
      .orderBy('a.id'),
  )) as FileRow[];
  if (rows.length === new Set(ids).size) return rows;
  const text = 'A file in this message is no longer available.';
  throw refuse.badInput(text, { [field]: text });
}

/** Copies a file of a message for the record. It counts like an upload, because it takes as much space. */
async function copiedBy<T>(
  member: Actor,
  file: FileRow,
  work: (copy: UploadedFile) => Promise<T>,
): Promise<T> {
  await countUpload(String(member.id), file.size);
  return withCopy(file, work);
}

/** Refuses to make the same of a message once more, while what was made of it is there. */
async function requireNew(strapi: Core.Strapi, where: object, into: 'entry' | 'document') {
  const row: unknown = await runQuery(strapi, (knex) => {
    const query = knex('inbox_records as r').where(where);
    if (into === 'document') return query.whereNotNull('r.paper_id').first('r.id');
    return query
      .join('pet_entries as e', 'e.id', 'r.entry_id')
      .whereNull('e.deleted_at')
      .first('r.id');
  });
  if (row === undefined) return;
  const { inRecord, inDocuments } = INBOX_TEXTS;
  throw refuse.conflict(into === 'entry' ? inRecord : inDocuments);
}

/** Notes what was made of a message, and shows it in every open window. The pet is locked before the chat. */
const note = (
  strapi: Core.Strapi,
  member: Actor,
  about: MessageOf,
  made: { entry_id?: number; paper_id?: number; file_id?: number },
): Promise<Message> =>
  changeMessage(strapi, member, about, async (row, at) => {
    if (row.deletedAt !== null) throw refuse.wrongState(INBOX_TEXTS.deleted);
    if (made.entry_id === undefined)
      await requireNew(strapi, { 'r.file_id': made.file_id }, 'document');
    else await requireNew(strapi, { 'r.message_id': row.id }, 'entry');
    const link = { message_id: row.id, ...made, created_at: at, updated_at: at };
    await runQuery(strapi, (knex) => knex('inbox_records').insert(link));
    return { recorded: true };
  });

async function asEntry(strapi: Core.Strapi, member: Actor, about: MessageOf, asked: AsEntry) {
  const petId = await petOf(strapi, member, about, 'write');
  await requireNew(strapi, { 'r.message_id': about.messageId }, 'entry');
  const files = await filesIn(strapi, about, asked.files, 'files');
  const kept: Awaited<ReturnType<typeof petService.saveEntryFile>>[] = [];
  try {
    for (const file of files)
      kept.push(
        await copiedBy(member, file, (copy) => petService.saveEntryFile(strapi, member.id, copy)),
      );
    return await transaction(strapi, async () => {
      await lockRow(strapi, 'pets', petId);
      const { record } = await petService.addEntry(strapi, member, petId, asked.entry);
      for (const file of kept)
        await petService.bindEntryFile(strapi, member, petId, record.id, file);
      return note(strapi, member, about, { entry_id: record.id });
    });
  } catch (error) {
    await fileService.discard(
      strapi,
      kept.flatMap(({ fileId, previewId }) => [fileId, previewId]),
    );
    throw error;
  }
}

async function asDocument(strapi: Core.Strapi, member: Actor, about: MessageOf, asked: AsDocument) {
  const { fileId: file_id, title, type } = asked;
  const petId = await petOf(strapi, member, about, 'change');
  await requireNew(strapi, { 'r.file_id': file_id }, 'document');
  const [file] = await filesIn(strapi, about, [file_id], 'fileId');
  if (!file) throw refuse.notFound('This file does not exist.');
  const kept = await copiedBy(member, file, (copy) =>
    petService.keepDocument(strapi, member, copy, { title, type }),
  );
  try {
    return await transaction(strapi, async () => {
      const paper_id = await petService.bindDocument(strapi, member, petId, kept);
      return note(strapi, member, about, { paper_id, file_id });
    });
  } catch (error) {
    await fileService.discard(strapi, [kept.fileId]);
    throw error;
  }
}

/**
 * Makes an entry or a document of the pet of a message in its chat, with files of their own. Later the message and what
 * was made of it go separate ways.
 * @throws 409 if it was made of it before, 413 beyond what an account uploads in a day, and what the same entry or
 * document would be refused with on the pet's page
 */
export const addToRecord = (
  strapi: Core.Strapi,
  member: Actor,
  about: MessageOf,
  asked: AddToRecord,
): Promise<Message> =>
  asked.as === 'entry'
    ? asEntry(strapi, member, about, asked)
    : asDocument(strapi, member, about, asked);
