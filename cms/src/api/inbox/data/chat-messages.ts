/** Messages with their files, in two queries however many there are. */
import type { Core } from '@strapi/strapi';
import type { Message } from '@hearthside/contract/inbox/fields';
import type { ChatAttachment } from '@hearthside/contract/inbox/file';
import { runQuery } from '../../../db/run-query';
import { toAttachment, selectFiles, type FileRow } from './file-row';

type Moment = string | number | Date;

export interface MessageRow {
  id: number;
  chatId: number;
  senderId: number | null;
  clientId: string;
  content: string | null;
  createdAt: Moment;
  updatedAt: Moment;
}

const COLUMNS = {
  id: 'm.id',
  chatId: 'm.chat_id',
  senderId: 'm.sender_id',
  clientId: 'm.client_id',
  content: 'm.content',
  createdAt: 'm.created_at',
  updatedAt: 'm.updated_at',
} as const;

const iso = (moment: Moment) => new Date(moment).toISOString();

const messageIn = (row: MessageRow, attachments: ChatAttachment[]): Message => ({
  ...row,
  content: row.content ?? '',
  attachments,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
});

/** Which messages of a chat: the newest, those before one, or those after one. */
export interface Span {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
}

/** The messages for this viewer. Links to files are made for whoever reads them. */
export async function shaped(
  strapi: Core.Strapi,
  rows: readonly MessageRow[],
  actorId: number,
): Promise<Message[]> {
  const files = await filesOf(
    strapi,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    messageIn(
      row,
      files
        .filter(({ messageId }) => messageId === row.id)
        .map((file) => toAttachment(file, actorId)),
    ),
  );
}

const filesOf = async (strapi: Core.Strapi, messageIds: readonly number[]): Promise<FileRow[]> =>
  messageIds.length === 0
    ? []
    : runQuery(strapi, (knex) =>
        selectFiles(knex)
          .whereIn('a.message_id', [...messageIds])
          .orderBy('a.id'),
      );

/** A page of a chat's rows, oldest first, and whether there are more beyond it. */
export async function page(strapi: Core.Strapi, chatId: number, { before, after, limit }: Span) {
  const rows: MessageRow[] = await runQuery(strapi, (knex) => {
    const query = knex('inbox_messages as m').where('m.chat_id', chatId).select(COLUMNS);
    if (before !== undefined) query.where('m.id', '<', before);
    if (after !== undefined) query.where('m.id', '>', after);
    return query.orderBy('m.id', after === undefined ? 'desc' : 'asc').limit(limit + 1);
  });
  const hasMore = rows.length > limit;
  const page = rows.slice(0, limit);
  return { rows: after === undefined ? page.reverse() : page, hasMore };
}

/** Messages by id. */
export const byIds = (strapi: Core.Strapi, ids: readonly number[]): Promise<MessageRow[]> =>
  runQuery(strapi, (knex) =>
    knex('inbox_messages as m')
      .whereIn('m.id', [...ids])
      .select(COLUMNS),
  );

/** The message with this number from its sender's device. */
export const byClientId = (
  strapi: Core.Strapi,
  senderId: number,
  clientId: string,
): Promise<MessageRow | undefined> =>
  runQuery(strapi, (knex) =>
    knex('inbox_messages as m')
      .where({ 'm.sender_id': senderId, 'm.client_id': clientId })
      .first(COLUMNS),
  );

/** One message for one viewer; `hasFiles` is false if it is known to have none. */
export async function shapedFor(
  strapi: Core.Strapi,
  row: MessageRow,
  actorId: number,
  hasFiles: boolean,
): Promise<Message> {
  const files = hasFiles ? await filesOf(strapi, [row.id]) : [];
  return messageIn(
    row,
    files.map((file) => toAttachment(file, actorId)),
  );
}

/** The same for each of several viewers. A message without files is the same for all. */
export async function shapedForEach(
  strapi: Core.Strapi,
  row: MessageRow,
  readerIds: readonly number[],
  hasFiles: boolean,
) {
  if (!hasFiles) return [{ readerIds, message: messageIn(row, []) }];
  const files = await filesOf(strapi, [row.id]);
  return readerIds.map((id) => ({
    readerIds: [id],
    message: messageIn(
      row,
      files.map((file) => toAttachment(file, id)),
    ),
  }));
}
