import type { Knex } from 'knex';
import type { ChatAttachment, ChatFileKind } from '@hearthside/contract/inbox/file';
import { boundLink } from '../../../file/signed-link';
import type { Moment } from '../../../text/moment';

export interface FileRow {
  id: number;
  chatId: number;
  messageId: number | null;
  uploaderId: number | null;
  kind: ChatFileKind;
  title: string;
  width: number | null;
  height: number | null;
  seconds: number | null;
  createdAt: Moment;
  key: string;
  mime: string;
  size: number;
  previewKey: string | null;
  fileId: number;
  previewId: number | null;
  originalId: number | null;
}

/** Files of chats with the facts about their bytes, in one query. */
export const selectFiles = (knex: Knex): Knex.QueryBuilder<object, FileRow[]> =>
  knex('inbox_files as a')
    .join('portal_files as f', 'f.id', 'a.file_id')
    .leftJoin('portal_files as p', 'p.id', 'a.preview_id')
    .select({
      id: 'a.id',
      chatId: 'a.chat_id',
      messageId: 'a.message_id',
      kind: 'a.kind',
      uploaderId: 'a.uploader_id',
      title: 'a.title',
      width: 'a.width',
      height: 'a.height',
      seconds: 'a.seconds',
      createdAt: 'a.created_at',
      key: 'f.key',
      mime: 'f.mime',
      size: 'f.size',
      previewKey: 'p.key',
      fileId: 'a.file_id',
      previewId: 'a.preview_id',
      originalId: 'a.original_id',
    }) as unknown as Knex.QueryBuilder<object, FileRow[]>;

/** A file for one viewer, with links that work for them as long as they may see the chat. */
export const toAttachment = (row: FileRow, actorId: number): ChatAttachment => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  mime: row.mime,
  size: row.size,
  width: row.width,
  height: row.height,
  ...(row.seconds !== null && { seconds: row.seconds }),
  url: boundLink(row.key, actorId),
  previewUrl: row.previewKey ? boundLink(row.previewKey, actorId) : null,
  createdAt: new Date(row.createdAt).toISOString(),
});
