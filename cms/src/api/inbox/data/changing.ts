/** Changes and deletes messages that were sent. */
import type { Core } from '@strapi/strapi';
import {
  INBOX_TEXTS,
  isReport,
  type Message,
  type ReactionKind,
  type Wording,
} from '@hearthside/contract/inbox/fields';
import { FORWARD_TEXTS } from '@hearthside/contract/inbox/forward-fields';
import type { Actor } from '../../../auth/actor';
import { afterCommit } from '../../../db/after-commit';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import { messageHours } from '../../../office/office';
import { isSeen } from '../policy';
import { chatFor, lockedChatFor, requireOpenChat, viewerOf, type SeatedChat } from './chat-access';
import { eraseFilesOf } from './chat-files';
import * as chatMessages from './chat-messages';
import type { MessageRow } from './chat-messages';
import { requireMessage } from './event-rows';
import { pushMentions } from './chat-pushes';
import * as inboxBroadcasts from './inbox-broadcasts';
import { changeMentions } from './mentions';
import { changeWords, removeWords } from '../search/message-words';
import { removeReactions, setReaction } from './reactions';
import { onMessageDeleted } from './office/waiting';
import { iso, type Moment } from '../../../text/moment';

const HOUR_MS = 3_600_000;
/** How many changes an answer has. */
const CHANGES_PAGE = 100;

/** Which message of which chat. */
export interface MessageOf {
  chatId: number;
  messageId: number;
}

/** @throws 404 for a message that is not in this chat, or that is not seen from a seat in it. */
export async function messageIn(
  strapi: Core.Strapi,
  { chatId, messageId }: MessageOf,
  { seesFrom }: Pick<SeatedChat, 'seesFrom'>,
) {
  const [row] = await chatMessages.byIds(strapi, [messageId]);
  if (row?.chatId !== chatId || !isSeen(seesFrom, messageId))
    throw refuse.notFound('This message does not exist.');
  return row;
}

/** Refuses once the time that the panel gives is over. */
async function requireTime(strapi: Core.Strapi, { createdAt }: MessageRow, now: number) {
  const hours = await messageHours(strapi);
  if (now - new Date(createdAt).getTime() <= hours * HOUR_MS && hours > 0) return;
  const limit = hours === 1 ? 'an hour' : `${hours} hours`;
  throw refuse.wrongState(
    hours === 0
      ? 'Sent messages can\u2019t be edited or deleted here.'
      : `You can edit or delete a message for ${limit} after sending it.`,
  );
}

/**
 * Changes a message in an open chat, with the chat locked: changes of one chat happen one after the other, and each has
 * its number. `change` returns the new columns, or null if nothing has changed.
 * @throws 404 for a message they may not see, 409 in an ended chat and for a line, which nobody wrote.
 */
export async function changeMessage(
  strapi: Core.Strapi,
  member: Actor,
  about: MessageOf,
  change: (row: MessageRow, at: Date) => Promise<Partial<ChangedColumns> | null>,
): Promise<Message> {
  const { row, chat } = await transaction(strapi, async () => {
    const chat = await lockedChatFor(strapi, member, about.chatId);
    const before = await messageIn(strapi, about, chat);
    requireMessage(before);
    requireOpenChat(chat);
    // Of two copies of a message windows keep the one that was updated later, whatever several servers' clocks say.
    const at = new Date(Math.max(Date.now(), new Date(before.updatedAt).getTime() + 1));
    const columns = await change(before, at);
    if (!columns) return { row: before, chat };
    const revision = (chat.revision ?? 0) + 1;
    const update = { ...columns, revision, updated_at: at };
    await runQuery(strapi, (knex) =>
      knex('inbox_messages').where({ id: before.id }).update(update),
    );
    await runQuery(strapi, (knex) =>
      knex('inbox_chats').where({ id: chat.id }).update({ revision }),
    );
    const after = await messageIn(strapi, about, chat);
    // After the row, which keeps whoever fills the index from storing what it said before.
    if (after.deletedAt !== null) {
      await removeWords(strapi, after.id);
      await onMessageDeleted(strapi, chat, after);
    } else if (after.content !== before.content) await changeWords(strapi, after);
    await inboxBroadcasts.changed(strapi, after);
    return { row: after, chat };
  });
  return chatMessages.shapedFor(strapi, row, viewerOf(member, chat), true);
}

/**
 * Refuses to change what somebody else wrote: nobody may, admins neither. A report stays too, because it says what the
 * reported message said at the time.
 */
function requireOwn({ senderId, clientId }: MessageRow, member: Actor) {
  if (senderId !== member.id) throw refuse.notAllowed(INBOX_TEXTS.onlyOwn);
  if (isReport({ clientId })) throw refuse.wrongState(INBOX_TEXTS.reportStays);
}

interface ChangedColumns {
  pinned_at: Date | null;
  pinned_by_id: number | null;
  content: string;
  edited_at: Date;
  deleted_at: Date;
  recorded: boolean;
}

/**
 * Changes the words of one's own message. The former ones are kept for admins. Its files stay.
 * @throws 409 if it was edited since `editedAt`, when whoever edits it began
 */
export const edit = (
  strapi: Core.Strapi,
  member: Actor,
  about: MessageOf,
  { content, editedAt }: { content: string; editedAt?: string | null | undefined },
): Promise<Message> =>
  changeMessage(strapi, member, about, async (row, at) => {
    requireOwn(row, member);
    if (row.deletedAt !== null) throw refuse.wrongState(INBOX_TEXTS.deleted);
    // These are somebody else's words.
    if (row.forwarded) throw refuse.wrongState(FORWARD_TEXTS.stays);
    // Also where a lost answer is asked for again.
    if (row.content === content) return null;
    if (editedAt !== undefined && editedAt !== (row.editedAt && iso(row.editedAt))) {
      throw refuse.conflict(INBOX_TEXTS.editedElsewhere);
    }
    await requireTime(strapi, row, Date.now());
    await requireWords(strapi, row.id, content);
    const former = {
      message_id: row.id,
      author_id: member.id,
      content: row.content,
      written_at: new Date(row.editedAt ?? row.createdAt),
      created_at: at,
      updated_at: at,
    };
    await runQuery(strapi, (knex) => knex('inbox_wordings').insert(former));
    const mentioned = await changeMentions(strapi, { ...row, content }, at);
    await pushMentions(strapi, row, mentioned, at);
    return { content, edited_at: at };
  });

/** Refuses to take the last words from a message without files. */
async function requireWords(strapi: Core.Strapi, messageId: number, content: string) {
  if (content !== '') return;
  const file = await runQuery(strapi, (knex) =>
    knex('inbox_files').where({ message_id: messageId }).first('id'),
  );
  if (file) return;
  const text = 'Please write something, or delete the message.';
  throw refuse.badInput(text, { content: text });
}

/** Deletes one's own message: its words, former words and files are erased. A mark stays in its place. */
export const remove = (strapi: Core.Strapi, member: Actor, about: MessageOf): Promise<Message> =>
  changeMessage(strapi, member, about, async (row, at) => {
    requireOwn(row, member);
    if (row.deletedAt !== null) return null;
    await requireTime(strapi, row, Date.now());
    await runQuery(strapi, (knex) => knex('inbox_wordings').where({ message_id: row.id }).delete());
    await removeReactions(strapi, row.id);
    await changeMentions(strapi, { ...row, content: '' }, at);
    const erase = await eraseFilesOf(strapi, row.id);
    await afterCommit(strapi, () => void erase());
    return { content: '', deleted_at: at, pinned_at: null, pinned_by_id: null };
  });

/** Reacts to a message, in place of one's reaction before, or takes that back with null. */
export const react = (
  strapi: Core.Strapi,
  member: Actor,
  about: MessageOf,
  { kind }: { kind: ReactionKind | null },
): Promise<Message> =>
  changeMessage(strapi, member, about, async (row) => {
    if (row.deletedAt !== null) throw refuse.wrongState(INBOX_TEXTS.deleted);
    return (await setReaction(strapi, row.id, member.id, kind)) ? {} : null;
  });

/** What changed in a chat after one of its revisions. */
export async function changes(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  { after }: { after: number },
) {
  const chat = await chatFor(strapi, member, chatId);
  const asked = { after, limit: CHANGES_PAGE, seesFrom: chat.seesFrom };
  const { rows, hasMore } = await chatMessages.changedAfter(strapi, chatId, asked);
  // Changes of messages that this member does not see are not asked for again.
  const known = hasMore ? 0 : (chat.revision ?? 0);
  const upTo = Math.max(rows.at(-1)?.revision ?? after, known, after);
  return {
    messages: await chatMessages.shaped(strapi, rows, viewerOf(member, chat)),
    upTo,
    hasMore,
  };
}

/** The former words of a message, for admins. */
export async function wordings(
  strapi: Core.Strapi,
  member: Actor,
  about: MessageOf,
): Promise<{ wordings: Wording[] }> {
  const { id } = await messageIn(strapi, about, await chatFor(strapi, member, about.chatId));
  const rows: { id: number; content: string | null; written_at: Moment }[] = await runQuery(
    strapi,
    (knex) =>
      knex('inbox_wordings')
        .where({ message_id: id })
        .orderBy('id')
        .select('id', 'content', 'written_at'),
  );
  return {
    wordings: rows.map((row) => ({
      id: row.id,
      content: row.content ?? '',
      writtenAt: iso(row.written_at),
    })),
  };
}
