/** Messages with their files, quotes, reactions and mentions, in five queries however many there are. */
import type { Core } from '@strapi/strapi';
import type { Mention, Message, Quote, Reaction } from '@hearthside/contract/inbox/fields';
import type { ChatEvent } from '@hearthside/contract/inbox/events';
import type { ChatAttachment } from '@hearthside/contract/inbox/file';
import { runQuery } from '../../../db/run-query';
import { isSeen } from '../policy';
import { withoutHiddenQuote } from '../rules/without-hidden-quote';
import { toAttachment, selectFiles, type FileRow } from './file-row';
import { CARD_EVENT, eventsFor, storedEvent } from './event-rows';
import { mentionsFor } from './mentions';
import type { Reader } from './chat-people';
import { quotesFor } from './quotes';
import { reactionsFor } from './reactions';
import { recordsFor } from './pets/records';
import { iso, type Moment } from '../../../text/moment';

export interface MessageRow {
  id: number;
  chatId: number;
  senderId: number | null;
  clientId: string;
  content: string | null;
  /** What happened, as it is stored. Null for a message. */
  event: string | null;
  forwarded: boolean | number | null;
  replyToId: number | null;
  pinnedAt: Moment | null;
  pinnedById: number | null;
  editedAt: Moment | null;
  deletedAt: Moment | null;
  revision: number | null;
  /** Something of a pet's record was made of it. */
  recorded?: boolean | number | null;
  createdAt: Moment;
  updatedAt: Moment;
}

/** A message as it is right after it was added: nothing has happened to it yet. */
export const newMessageRow = (
  added: Pick<MessageRow, 'id' | 'chatId' | 'senderId' | 'clientId' | 'content'> &
    Partial<Pick<MessageRow, 'event' | 'replyToId'>>,
  at: Date,
): MessageRow => ({
  event: null,
  forwarded: null,
  replyToId: null,
  pinnedAt: null,
  pinnedById: null,
  editedAt: null,
  deletedAt: null,
  revision: null,
  createdAt: at,
  updatedAt: at,
  ...added,
});

const COLUMNS = {
  id: 'm.id',
  chatId: 'm.chat_id',
  senderId: 'm.sender_id',
  clientId: 'm.client_id',
  content: 'm.content',
  event: 'm.event',
  forwarded: 'm.forwarded',
  replyToId: 'm.reply_to_id',
  pinnedAt: 'm.pinned_at',
  pinnedById: 'm.pinned_by_id',
  editedAt: 'm.edited_at',
  deletedAt: 'm.deleted_at',
  revision: 'm.revision',
  recorded: 'm.recorded',
  createdAt: 'm.created_at',
  updatedAt: 'm.updated_at',
} as const;

/** What messages show besides their own rows and files. */
interface Beside {
  /** The messages that they answer, by id. */
  quotes: ReadonlyMap<number, Quote>;
  /** The reactions to them, by the message. */
  reactions: ReadonlyMap<number, Reaction[]>;
  /** Whom they mention, by the message. */
  mentions: ReadonlyMap<number, Mention[]>;
  /** What happened, by the line. */
  events: ReadonlyMap<number, ChatEvent>;
  /** What was made of them in the record of their chat's pet, by the message. */
  records: ReadonlyMap<number, NonNullable<Message['inRecord']>>;
}

async function besideOf(strapi: Core.Strapi, rows: readonly MessageRow[]): Promise<Beside> {
  const [quotes, reactions, mentions, events, records] = await Promise.all([
    quotesFor(strapi, rows),
    reactionsFor(strapi, rows),
    mentionsFor(strapi, rows),
    eventsFor(strapi, rows),
    recordsFor(strapi, rows),
  ]);
  return { quotes, reactions, mentions, events, records };
}

const messageIn = (row: MessageRow, attachments: ChatAttachment[], beside: Beside): Message => ({
  id: row.id,
  chatId: row.chatId,
  senderId: row.senderId,
  clientId: row.clientId,
  content: row.content ?? '',
  event: beside.events.get(row.id) ?? null,
  forwarded: Boolean(row.forwarded),
  attachments,
  replyTo: beside.quotes.get(row.replyToId ?? 0) ?? null,
  reactions: beside.reactions.get(row.id) ?? [],
  mentions: beside.mentions.get(row.id) ?? [],
  pinnedAt: row.pinnedAt === null ? null : iso(row.pinnedAt),
  pinnedById: row.pinnedById,
  editedAt: row.editedAt === null ? null : iso(row.editedAt),
  deletedAt: row.deletedAt === null ? null : iso(row.deletedAt),
  ...(beside.records.has(row.id) && { inRecord: beside.records.get(row.id) }),
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
});

/** Which messages of a chat: the newest, those before one, or those after one. */
export interface Span {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
  /** Without the cards of what is new in a pet's record and care. */
  isWithoutCards?: boolean;
  /** From which message on the viewer sees the chat. Null for all of it. */
  seesFrom: number | null;
}

/** Who reads messages. */
export interface Viewer {
  id: number;
  /** From which message on they see a chat. Null for all of it. */
  seesFrom: (chatId: number) => number | null;
}

/** The messages for this viewer. Links to files are made for whoever reads them. */
export async function shaped(
  strapi: Core.Strapi,
  rows: readonly MessageRow[],
  viewer: Viewer,
): Promise<Message[]> {
  const [files, beside] = await Promise.all([
    filesOf(
      strapi,
      rows.map(({ id }) => id),
    ),
    besideOf(strapi, rows),
  ]);
  return rows.map((row) => {
    const own = files.filter(({ messageId }) => messageId === row.id);
    const attachments = own.map((file) => toAttachment(file, viewer.id));
    return withoutHiddenQuote(messageIn(row, attachments, beside), viewer.seesFrom(row.chatId));
  });
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
export async function page(strapi: Core.Strapi, chatId: number, span: Span) {
  const { before, after, limit, seesFrom, isWithoutCards = false } = span;
  const rows: MessageRow[] = await runQuery(strapi, (knex) => {
    const query = knex('inbox_messages as m').where('m.chat_id', chatId).select(COLUMNS);
    if (before !== undefined) query.where('m.id', '<', before);
    if (after !== undefined) query.where('m.id', '>', after);
    // Left out here and not by the reader's device, so that each page is full.
    if (isWithoutCards)
      query.where((shown) =>
        shown.whereNull('m.event').orWhereNot('m.event', storedEvent(CARD_EVENT)),
      );
    if (seesFrom !== null) query.where('m.id', '>=', seesFrom);
    return query.orderBy('m.id', after === undefined ? 'desc' : 'asc').limit(limit + 1);
  });
  const hasMore = rows.length > limit;
  const page = rows.slice(0, limit);
  return { rows: after === undefined ? page.reverse() : page, hasMore };
}

/** The rows of a chat that were changed after one of its revisions, in the order of the changes. */
export async function changedAfter(
  strapi: Core.Strapi,
  chatId: number,
  { after, limit, seesFrom }: { after: number; limit: number; seesFrom: number | null },
) {
  const rows: MessageRow[] = await runQuery(strapi, (knex) =>
    knex('inbox_messages as m')
      .where('m.chat_id', chatId)
      .where('m.revision', '>', after)
      .where('m.id', '>=', seesFrom ?? 0)
      .orderBy('m.revision')
      .limit(limit + 1)
      .select(COLUMNS),
  );
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** The pinned rows of a chat, the last pinned first. */
export const pinnedIn = (
  strapi: Core.Strapi,
  chatId: number,
  seesFrom: number | null,
): Promise<MessageRow[]> =>
  runQuery(strapi, (knex) =>
    knex('inbox_messages as m')
      .where('m.chat_id', chatId)
      .whereNotNull('m.pinned_at')
      .where('m.id', '>=', seesFrom ?? 0)
      .orderBy([
        { column: 'm.pinned_at', order: 'desc' },
        { column: 'm.id', order: 'desc' },
      ])
      .select(COLUMNS),
  );

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
  viewer: Viewer,
  hasFiles: boolean,
): Promise<Message> {
  const files = hasFiles ? await filesOf(strapi, [row.id]) : [];
  const attachments = files.map((file) => toAttachment(file, viewer.id));
  const message = messageIn(row, attachments, await besideOf(strapi, [row]));
  return withoutHiddenQuote(message, viewer.seesFrom(row.chatId));
}

/**
 * The same for each of several readers who see it. A message without files is the same for all who see what it answers.
 */
export async function shapedForEach(
  strapi: Core.Strapi,
  row: MessageRow,
  readers: readonly Reader[],
  hasFiles: boolean,
) {
  const beside = await besideOf(strapi, [row]);
  const seeing = readers.filter(({ seesFrom }) => isSeen(seesFrom, row.id));
  if (!hasFiles) {
    const message = messageIn(row, [], beside);
    const [full, partly] = [true, false].map((sees) =>
      seeing.filter(({ seesFrom }) => isSeen(seesFrom, row.replyToId ?? Infinity) === sees),
    );
    return [
      { readerIds: idsOf(full), message },
      { readerIds: idsOf(partly), message: { ...message, replyTo: null } },
    ].filter(({ readerIds }) => readerIds.length > 0);
  }
  const files = await filesOf(strapi, [row.id]);
  return seeing.map(({ id, seesFrom }) => {
    const attachments = files.map((file) => toAttachment(file, id));
    const message = withoutHiddenQuote(messageIn(row, attachments, beside), seesFrom);
    return { readerIds: [id], message };
  });
}

const idsOf = (readers: readonly Reader[] = []) => readers.map(({ id }) => id);
