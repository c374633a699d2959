/** Messages that are pinned for everybody in their chat. */
import type { Core } from '@strapi/strapi';
import {
  INBOX_TEXTS,
  PINS_MAX,
  type ChatUser,
  type Message,
} from '@hearthside/contract/inbox/fields';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { changeMessage, type MessageOf } from './changing';
import { chatFor, viewerOf } from './chat-access';
import * as chatMessages from './chat-messages';
import { readersOf } from './chat-people';
import { formerIn } from './group/former-members';

/** Refuses one more pin than a chat can have. Called with the chat locked. */
async function requireRoom(strapi: Core.Strapi, chatId: number) {
  const row = await runQuery(strapi, (knex) =>
    knex('inbox_messages')
      .where('chat_id', chatId)
      .whereNotNull('pinned_at')
      .count({ pins: '*' })
      .first(),
  );
  if (Number(row?.pins ?? 0) >= PINS_MAX) throw refuse.conflict(INBOX_TEXTS.pinsFull);
}

/**
 * Pins a message for everybody in its chat, or unpins it. Everybody who takes part may do both.
 * @throws 404 for a message they may not see, 409 in an ended chat, for a deleted message, and if there are too many.
 */
export const pin = (
  strapi: Core.Strapi,
  member: Actor,
  about: MessageOf,
  { pinned }: { pinned: boolean },
): Promise<Message> =>
  changeMessage(strapi, member, about, async (row, at) => {
    if (row.deletedAt !== null) throw refuse.wrongState(INBOX_TEXTS.deleted);
    if (pinned === (row.pinnedAt !== null)) return null;
    if (!pinned) return { pinned_at: null, pinned_by_id: null };
    await requireRoom(strapi, row.chatId);
    return { pinned_at: at, pinned_by_id: member.id };
  });

/** The pinned messages of a chat, the last pinned first. */
export async function pins(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
): Promise<{ messages: Message[]; formerMembers: ChatUser[] }> {
  const chat = await chatFor(strapi, member, chatId);
  const rows = await chatMessages.pinnedIn(strapi, chatId, chat.seesFrom);
  const messages = await chatMessages.shaped(strapi, rows, viewerOf(member, chat));
  return {
    messages,
    formerMembers: await formerIn(strapi, messages, await readersOf(strapi, chatId)),
  };
}
