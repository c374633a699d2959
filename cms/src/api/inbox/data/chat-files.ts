/**
 * Files of chats: uploaded first, attached to their message when it is sent, and readable only by the chat's members.
 */
import type { Core } from '@strapi/strapi';
import type { ChatFileKind } from '@hearthside/contract/inbox/file';
import type { Actor } from '../../../auth/actor';
import type { UploadedFile } from '../../../http/controller';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { daysAfter } from '../../../text/days';
import { transaction } from '../../../db/transaction';
import * as fileService from '../../file/services/file';
import { seenThrough } from '../policy';
import { chatFor, requireOpenChat, seatedChats } from './chat-access';
import { showsPicture } from './group/group-picture';
import { saveUpload } from './save-upload';
import { toAttachment, selectFiles, type FileRow } from './file-row';

/** How many files of one member may wait for their messages. Abandoned ones are swept later. */
const WAITING_MAX = 40;
const WAITING_MS = 3_600_000;

const discard = (strapi: Core.Strapi, row: Pick<FileRow, 'fileId' | 'previewId' | 'originalId'>) =>
  fileService.discard(strapi, [row.fileId, row.previewId, row.originalId]);

const find = (strapi: Core.Strapi, id: number): Promise<FileRow | undefined> =>
  runQuery(strapi, (knex) => selectFiles(knex).where('a.id', id).first());

async function requireRoom(strapi: Core.Strapi, memberId: number) {
  const row = await runQuery(strapi, (knex) =>
    knex('inbox_files')
      .where('uploader_id', memberId)
      .whereNull('message_id')
      .where('created_at', '>', new Date(Date.now() - WAITING_MS))
      .count({ waiting: '*' })
      .first(),
  );
  if (Number(row?.waiting ?? 0) >= WAITING_MAX) {
    throw refuse.conflict('Please send or remove the files you have added first.');
  }
}

/** Stores a file that will be sent with a message of this chat. Its type is read from its bytes. */
export async function upload(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  upload: UploadedFile,
) {
  const chat = await chatFor(strapi, member, chatId);
  requireOpenChat(chat);
  await requireRoom(strapi, member.id);
  const kept = await saveUpload(strapi, member.id, upload);
  const now = new Date();
  const insert = transaction(strapi, async () => {
    // Counted again while no other upload of theirs can be added, because several may arrive at once.
    await lockRow(strapi, 'up_users', member.id);
    await requireRoom(strapi, member.id);
    return runQuery(strapi, (knex) =>
      knex('inbox_files')
        .insert({
          chat_id: chatId,
          uploader_id: member.id,
          kind: kept.kind,
          title: kept.title,
          width: kept.width,
          height: kept.height,
          seconds: kept.seconds,
          created_at: now,
          updated_at: now,
          file_id: kept.fileId,
          preview_id: kept.previewId,
          original_id: kept.originalId,
        })
        .returning('id'),
    );
  });
  const [added] = await insert.catch(async (error: unknown) => {
    await discard(strapi, kept);
    throw error;
  });
  const row = await find(strapi, added?.id as number);
  if (!row) throw new Error('An upload has gone while it was kept.');
  return toAttachment(row, member.id);
}

/** Removes a file that was not sent. */
export async function removeUpload(strapi: Core.Strapi, member: Actor, chatId: number, id: number) {
  await chatFor(strapi, member, chatId);
  const row = await find(strapi, id);
  const removed = await runQuery(strapi, (knex) =>
    knex('inbox_files')
      .where({ id, chat_id: chatId, uploader_id: member.id })
      .whereNull('message_id')
      .delete(),
  );
  if (!row || removed !== 1) throw refuse.notFound('This file does not exist.');
  await discard(strapi, row);
  return { id };
}

/**
 * Takes the files from a message that is deleted. Returns what erases their bytes, to be called once that is
 * committed: if it fails, the sweep of files that nothing refers to does it.
 */
export async function eraseFilesOf(strapi: Core.Strapi, messageId: number) {
  const rows = (await runQuery(strapi, (knex) =>
    selectFiles(knex).where('a.message_id', messageId),
  )) as FileRow[];
  await runQuery(strapi, (knex) => knex('inbox_files').where({ message_id: messageId }).delete());
  return async () => {
    for (const row of rows) await discard(strapi, row);
  };
}

/** The files of one kind that were sent in a chat, newest first. */
export async function files(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  { kind, before, limit }: { kind: ChatFileKind; before?: number | undefined; limit: number },
) {
  const { seesFrom } = await chatFor(strapi, member, chatId);
  const rows = (await runQuery(strapi, (knex) => {
    const query = selectFiles(knex).where({ 'a.chat_id': chatId, 'a.kind': kind });
    if (seesFrom !== null) query.where('a.message_id', '>=', seesFrom);
    if (before !== undefined) query.where('a.id', '<', before);
    return query
      .whereNotNull('a.message_id')
      .orderBy('a.id', 'desc')
      .limit(limit + 1);
  })) as FileRow[];
  return {
    files: rows.slice(0, limit).map((row) => ({
      ...toAttachment(row, member.id),
      owned: row.uploaderId === member.id,
      messageId: row.messageId ?? 0,
    })),
    hasMore: rows.length > limit,
  };
}

/**
 * Whether a member may see the file with this key: they take part in its chat and see its message, and until it is sent
 * only its uploader may. Or it is the picture of one of their groups.
 */
export async function showsFile(strapi: Core.Strapi, member: Actor, key: string): Promise<boolean> {
  const row = await runQuery(strapi, (knex) =>
    seatedChats(knex, member)
      .join('inbox_files as a', 'a.chat_id', 'c.id')
      .join('portal_files as f', (on) =>
        on.on('f.id', '=', 'a.file_id').orOn('f.id', '=', 'a.preview_id'),
      )
      .where('f.key', key)
      .where((shown) =>
        shown
          .where((sent) =>
            sent.whereNotNull('a.message_id').modify(seenThrough(member, 'a.message_id')),
          )
          .orWhere((own) => own.whereNull('a.message_id').where('a.uploader_id', member.id)),
      )
      .first(),
  );
  return row !== undefined || (await showsPicture(strapi, member, key));
}

/** Removes uploads that were not sent within a day. */
export async function sweepUploads(strapi: Core.Strapi, now = new Date()) {
  const rows = (await runQuery(strapi, (knex) =>
    selectFiles(knex).whereNull('a.message_id').where('a.created_at', '<', daysAfter(now, -1)),
  )) as FileRow[];
  for (const row of rows) {
    const removed = await runQuery(strapi, (knex) =>
      knex('inbox_files').where({ id: row.id }).whereNull('message_id').delete(),
    );
    if (removed === 1) await discard(strapi, row);
  }
}
