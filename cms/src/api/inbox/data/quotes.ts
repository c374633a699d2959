/** What replies show of the messages they answer. */
import type { Core } from '@strapi/strapi';
import { quotedText, type Quote } from '@hearthside/contract/inbox/fields';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { isSeen } from '../policy';
import type { SeatedChat } from './chat-access';
import { requireMessage } from './event-rows';
import type { Moment } from '../../../text/moment';

const QUOTED = {
  id: 'm.id',
  senderId: 'm.sender_id',
  content: 'm.content',
  deletedAt: 'm.deleted_at',
  updatedAt: 'm.updated_at',
} as const;

interface QuotedRow {
  id: number;
  senderId: number | null;
  content: string | null;
  deletedAt: Moment | null;
  updatedAt: Moment;
}

/** The quotes of the messages that these answer, by id, in one query. */
export async function quotesFor(
  strapi: Core.Strapi,
  rows: readonly { replyToId: number | null }[],
): Promise<ReadonlyMap<number, Quote>> {
  const ids = [...new Set(rows.flatMap(({ replyToId }) => replyToId ?? []))];
  if (ids.length === 0) return new Map();
  const quoted: QuotedRow[] = await runQuery(strapi, (knex) =>
    knex('inbox_messages as m').whereIn('m.id', ids).select(QUOTED),
  );
  const spoken = await spokenAmong(strapi, quoted);
  return new Map(
    quoted.map(({ id, senderId, content, deletedAt, updatedAt }) => [
      id,
      {
        id,
        senderId,
        text: deletedAt === null ? quotedText(content ?? '') : '',
        deleted: deletedAt !== null,
        ...(spoken.has(id) && { voice: true }),
        updatedAt: new Date(updatedAt).toISOString(),
      },
    ]),
  );
}

/** Those without words that are voice messages, by id. */
async function spokenAmong(strapi: Core.Strapi, quoted: readonly QuotedRow[]) {
  const wordless = quoted.filter(({ content }) => !content).map(({ id }) => id);
  if (wordless.length === 0) return new Set<number>();
  const ids: number[] = await runQuery(strapi, (knex) =>
    knex('inbox_files')
      .whereIn('message_id', wordless)
      .where({ kind: 'audio' })
      .pluck('message_id'),
  );
  return new Set(ids);
}

/**
 * Refuses a reply to a message that is not in its chat, or that its sender does not see. Otherwise a reply could show words of a chat that its sender
 * is not in.
 * @throws 409 for a line, which nobody wrote
 */
export async function requireInChat(
  strapi: Core.Strapi,
  { id: chatId, seesFrom }: Pick<SeatedChat, 'id' | 'seesFrom'>,
  messageId: number | undefined,
): Promise<void> {
  if (messageId === undefined) return;
  const row = await runQuery(strapi, (knex) =>
    knex('inbox_messages').where({ id: messageId, chat_id: chatId }).first('event'),
  );
  if (row && isSeen(seesFrom, messageId)) return requireMessage(row);
  const text = 'The message you\u2019re replying to isn\u2019t in this chat.';
  throw refuse.badInput(text, { replyTo: text });
}
