/** Reads a chat and writes in it. */
import type { Core } from '@strapi/strapi';
import type { Message } from '@hearthside/contract/inbox/fields';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { requireSame } from '../../../http/require-same';
import { transaction } from '../../../db/transaction';
import { messageHours } from '../../../office/office';
import {
  chatFor,
  lockedChatFor,
  requireOpenChat,
  showsCards,
  viewerOf,
  type SeatedChat,
} from './chat-access';
import * as chatList from './chat-list';
import * as chatMessages from './chat-messages';
import { newMessageRow } from './chat-messages';
import { notePush } from './chat-pushes';
import { formerIn } from './group/former-members';
import { keepWords } from '../search/message-words';
import * as inboxBroadcasts from './inbox-broadcasts';
import { addMentions } from './mentions';
import { requireInChat } from './quotes';
import { waitingColumns } from './office/waiting';

export interface NewMessage {
  chatId: number;
  clientId: string;
  content: string;
  attachments: number[];
  replyTo?: number | undefined;
}

/** Attaches uploads to their message: the sender's own, from this chat, each sent once. */
async function attach(
  strapi: Core.Strapi,
  member: Actor,
  { chatId, attachments }: NewMessage,
  messageId: number,
) {
  if (attachments.length === 0) return;
  const ids = [...new Set(attachments)];
  const bound = await runQuery(strapi, (knex) =>
    knex('inbox_files')
      .whereIn('id', ids)
      .where({ chat_id: chatId, uploader_id: member.id })
      .whereNull('message_id')
      .update({ message_id: messageId }),
  );
  if (bound !== ids.length) {
    const text = 'A file in this message is no longer available. Please add it again.';
    throw refuse.uploadsLost(text, { attachments: text });
  }
}

/** Adds the message, or finds the one that was sent with this number before. */
async function add(strapi: Core.Strapi, member: Actor, given: NewMessage, at: Date) {
  const { chatId, clientId, content } = given;
  const key = { sender_id: member.id, client_id: clientId };
  const replyToId = given.replyTo ?? null;
  const about = { chat_id: chatId, content, reply_to_id: replyToId };
  const row = { ...key, ...about, created_at: at, updated_at: at };
  const [added]: { id: number }[] = await runQuery(strapi, (knex) =>
    knex('inbox_messages')
      .insert(row)
      .onConflict(['sender_id', 'client_id'])
      .ignore()
      .returning('id'),
  );
  if (added) {
    const message = newMessageRow(
      { id: added.id, chatId, senderId: member.id, clientId, content, replyToId },
      at,
    );
    return { message, isNew: true };
  }
  const known = await chatMessages.byClientId(strapi, member.id, clientId);
  if (known?.chatId !== chatId) throw refuse.keyReused('This message was sent to another chat.');
  // What it said at first is no longer known.
  if (known.editedAt !== null || known.deletedAt !== null) return { message: known, isNew: false };
  requireSame(known, { content, replyToId });
  const files: number[] = await runQuery(strapi, (knex) =>
    knex('inbox_files').where({ message_id: known.id }).orderBy('id').pluck('id'),
  );
  const attachments = [...new Set(given.attachments)].sort((one, other) => one - other);
  requireSame({ attachments: files }, { attachments });
  return { message: known, isNew: false };
}

/**
 * Moves the chat to the top of everyone's list and counts the message as unread for all but its sender. Writing does
 * not count as reading: what a device sends late may come after messages its owner has not seen.
 */
export async function countNewMessage(
  strapi: Core.Strapi,
  sender: Actor,
  chat: SeatedChat,
  { id, at }: { id: number; at: Date },
) {
  const [senderId, chatId] = [sender.id, chat.id];
  const waiting = await waitingColumns(strapi, sender, chat, { id, at });
  await runQuery(strapi, (knex) =>
    knex('inbox_seats')
      .where('chat_id', chatId)
      .update({
        active_at: at,
        closed_at: null,
        unwritten: false,
        read_up_to: knex.raw('case when member_id = ? and unread = 0 then ? else read_up_to end', [
          senderId,
          id,
        ]),
        unread: knex.raw('case when member_id = ? then unread else unread + 1 end', [senderId]),
        unread_since: knex.raw(
          'case when member_id = ? or unread > 0 then unread_since else ? end',
          [senderId, at],
        ),
        mine: knex.raw('case when member_id = ? then true else mine end', [senderId]),
      }),
  );
  await runQuery(strapi, (knex) =>
    knex('inbox_chats')
      .where({ id: chatId })
      .update({ last_message_id: id, active_at: at, ...waiting(knex) }),
  );
}

/** Now, but not before what is in the chat already, in milliseconds. */
export const laterOf = ({ activeAt, lineAt }: SeatedChat) =>
  Math.max(Date.now(), new Date(activeAt).getTime(), new Date(lineAt ?? 0).getTime());

/** A page of a chat with the chat itself, so that one answer opens it. */
export async function messages(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  asked: { lastMessageId?: number | undefined; after?: number | undefined; limit: number },
) {
  const seated = await chatFor(strapi, member, chatId);
  const { limit, after, lastMessageId: before } = asked;
  const [[chat], { rows, hasMore }, changeHours] = await Promise.all([
    chatList.shaped(strapi, [seated], member),
    chatMessages.page(strapi, chatId, {
      before,
      after,
      limit,
      seesFrom: seated.seesFrom,
      isWithoutCards: !showsCards(seated),
    }),
    messageHours(strapi),
  ]);
  if (!chat) throw new Error('A chat has gone while it was read.');
  const shaped = await chatMessages.shaped(strapi, rows, viewerOf(member, seated));
  const present = chat.members.map(({ user }) => user.id);
  const formerMembers = await formerIn(strapi, shaped, present);
  return { chat, messages: shaped, formerMembers, hasMore, changeHours };
}

/** Sends a message. Sent again under the same `clientId` it exists once, and the answer is the same. */
export async function send(
  strapi: Core.Strapi,
  member: Actor,
  given: NewMessage,
): Promise<Message> {
  const { message, isNew, chat } = await transaction(strapi, async () => {
    const chat = await lockedChatFor(strapi, member, given.chatId);
    // No message is older than the one before it, whatever several servers' clocks say.
    const at = new Date(laterOf(chat));
    await requireInChat(strapi, chat, given.replyTo);
    const added = await add(strapi, member, given, at);
    if (!added.isNew) {
      // The server that stored it may have ended before it could broadcast it.
      await inboxBroadcasts.message(strapi, added.message, true);
      return { ...added, chat };
    }
    requireOpenChat(chat);
    await attach(strapi, member, given, added.message.id);
    await keepWords(strapi, [added.message], given.attachments.length > 0);
    await countNewMessage(strapi, member, chat, { id: added.message.id, at });
    await addMentions(strapi, added.message);
    await notePush(strapi, chat.id, added.message.id);
    await inboxBroadcasts.message(strapi, added.message, given.attachments.length > 0);
    return { ...added, chat };
  });
  // A new message without files need not be queried for files.
  const hasFiles = !isNew || given.attachments.length > 0;
  return chatMessages.shapedFor(strapi, message, viewerOf(member, chat), hasFiles);
}
