/** Forwards messages to other chats (decision 106). */
import type { Core } from '@strapi/strapi';
import type { Message } from '@hearthside/contract/inbox/fields';
import type { Forwarded } from '@hearthside/contract/inbox/forward-endpoints';
import { FORWARD_TEXTS } from '@hearthside/contract/inbox/forward-fields';
import type { Actor } from '../../../auth/actor';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { Refusal, refuse } from '../../../http/refuse';
import { DIFFERENT_CONTENT } from '../../../http/require-same';
import { keepWords } from '../search/message-words';
import { messageIn, type MessageOf } from './changing';
import { chatFor, lockedChatFor, requireOpenChat, viewerOf, type SeatedChat } from './chat-access';
import * as chatMessages from './chat-messages';
import type { MessageRow } from './chat-messages';
import { notePush } from './chat-pushes';
import { requireMessage } from './event-rows';
import { attachCopies, copyFilesOf, discardCopies, type FileCopy } from './file-copies';
import * as inboxBroadcasts from './inbox-broadcasts';
import { countNewMessage, laterOf, send } from './thread';

interface Target {
  chatId: number;
  clientId: string;
  commentClientId: string;
}

interface Asked {
  about: MessageOf;
  comment: string;
}

/** The message that is forwarded, as its chat shows it to this member now. */
async function sourceOf(strapi: Core.Strapi, member: Actor, about: MessageOf) {
  const source = await messageIn(strapi, about, await chatFor(strapi, member, about.chatId));
  requireMessage(source);
  if (source.deletedAt !== null) throw refuse.wrongState(FORWARD_TEXTS.deleted);
  return source;
}

/**
 * Forwards a message to up to five other chats: its words and copies of its files, as messages of whoever forwards it.
 * Who wrote it and in which chat is told nobody, and it mentions nobody. Each chat is done for itself. Asked again
 * under the same numbers, what is there already stays as it is.
 * @throws 404 for a message that they may not see, 409 for a deleted one
 */
export async function forward(
  strapi: Core.Strapi,
  member: Actor,
  about: MessageOf,
  { to, comment }: { to: readonly Target[]; comment: string },
): Promise<Forwarded[]> {
  const before = await Promise.all(
    to.map(({ clientId }) => chatMessages.byClientId(strapi, member.id, clientId)),
  );
  // What has arrived in all of them is not undone by what became of the message since.
  if (!before.every(Boolean)) await sourceOf(strapi, member, about);
  const results: Forwarded[] = [];
  for (const [at, target] of to.entries()) {
    const nothing = { chatId: target.chatId, message: null, comment: null, problem: null };
    try {
      const done = await forwardTo(strapi, member, { about, comment }, target, before[at]);
      results.push({ ...nothing, ...done });
    } catch (error) {
      // Anything else is no answer about this chat: it is asked for again as a whole.
      if (!(error instanceof Refusal) || error.status === 429) throw error;
      results.push({ ...nothing, problem: error.message });
    }
  }
  return results;
}

type Done = Pick<Forwarded, 'message' | 'comment'>;

async function forwardTo(
  strapi: Core.Strapi,
  member: Actor,
  asked: Asked,
  target: Target,
  before: MessageRow | undefined,
): Promise<Done> {
  const chat = await chatFor(strapi, member, target.chatId);
  if (before) return known(strapi, member, chat, { target, row: before });
  if (target.chatId === asked.about.chatId) throw refuse.conflict(FORWARD_TEXTS.same);
  requireOpenChat(chat);
  const copies = await copied(strapi, member, asked.about);
  // Once the message is stored its files stay, whatever goes wrong with the answer.
  const { row, comment, isNew } = await transaction(strapi, () =>
    add(strapi, member, asked, target, copies),
  ).catch(async (error: unknown) => {
    await discardCopies(strapi, copies);
    throw error;
  });
  if (!isNew) {
    await discardCopies(strapi, copies);
    return known(strapi, member, chat, { target, row });
  }
  const hasFiles = copies.length > 0;
  return {
    message: await chatMessages.shapedFor(strapi, row, viewerOf(member, chat), hasFiles),
    comment,
  };
}

/** What is there of an earlier try. Its server may have ended before it could broadcast it. */
async function known(
  strapi: Core.Strapi,
  member: Actor,
  chat: SeatedChat,
  { target, row }: { target: Target; row: MessageRow },
): Promise<Done> {
  const { chatId, commentClientId } = target;
  const viewer = viewerOf(member, chat);
  if (row.chatId !== chatId || !row.forwarded) throw refuse.keyReused(DIFFERENT_CONTENT);
  const before = await chatMessages.byClientId(strapi, member.id, commentClientId);
  const comment = before?.chatId === chatId ? before : undefined;
  for (const one of comment ? [comment, row] : [row])
    await inboxBroadcasts.message(strapi, one, true);
  return {
    message: await chatMessages.shapedFor(strapi, row, viewer, true),
    comment: comment ? await chatMessages.shapedFor(strapi, comment, viewer, true) : null,
  };
}

/** Copies the files. If one of them has gone, its message was deleted meanwhile. */
async function copied(strapi: Core.Strapi, member: Actor, about: MessageOf): Promise<FileCopy[]> {
  try {
    return await copyFilesOf(strapi, about.messageId, member.id);
  } catch (error) {
    if (!(error instanceof Refusal)) await sourceOf(strapi, member, about);
    throw error;
  }
}

/** Adds the comment and the message, with the chat locked, or finds that another try has added them. */
async function add(
  strapi: Core.Strapi,
  member: Actor,
  { about, comment }: Asked,
  { chatId, clientId, commentClientId }: Target,
  copies: readonly FileCopy[],
): Promise<{ row: MessageRow; comment: Message | null; isNew: boolean }> {
  const chat = await lockedChatFor(strapi, member, chatId);
  requireOpenChat(chat);
  const before = await chatMessages.byClientId(strapi, member.id, clientId);
  if (before) return { row: before, comment: null, isNew: false };
  // Held, so that nothing is forwarded that is deleted at this moment, and what it says is what it says now.
  await lockRow(strapi, 'inbox_messages', about.messageId, { shared: true });
  const source = await sourceOf(strapi, member, about);
  const own = { chatId, clientId: commentClientId, content: comment, attachments: [] };
  const said = comment === '' ? null : await send(strapi, member, own);
  // The comment has changed who waits in the chat, and since when.
  const now = said ? await chatFor(strapi, member, chatId) : chat;
  const at = new Date(laterOf(now));
  const id = await insert(strapi, {
    chat_id: chatId,
    sender_id: member.id,
    client_id: clientId,
    content: source.content,
    forwarded: true,
    created_at: at,
    updated_at: at,
  });
  await attachCopies(strapi, copies, { chatId, messageId: id, memberId: member.id });
  const [row] = await chatMessages.byIds(strapi, [id]);
  if (!row) throw new Error('A message has gone while it was added.');
  await keepWords(strapi, [row], copies.length > 0);
  await countNewMessage(strapi, member, now, { id, at });
  await notePush(strapi, chatId, id);
  await inboxBroadcasts.message(strapi, row, copies.length > 0);
  return { row, comment: said, isNew: true };
}

async function insert(strapi: Core.Strapi, row: object): Promise<number> {
  const [added]: { id: number }[] = await runQuery(strapi, (knex) =>
    knex('inbox_messages').insert(row).returning('id'),
  );
  return Number(added?.id);
}
