/** Whom messages name who are no longer in their chat. */
import type { Core } from '@strapi/strapi';
import type { ChatUser, Message } from '@hearthside/contract/inbox/fields';
import * as chatPeople from '../chat-people';

/** Everybody whom a message names: who wrote it, what it answers, reacted, pinned it or is mentioned. */
const namedIn = ({ senderId, replyTo, reactions, mentions, pinnedById }: Message): number[] => [
  ...[senderId, replyTo?.senderId, pinnedById].flatMap((id) => id ?? []),
  ...reactions.flatMap(({ memberIds }) => memberIds),
  ...mentions.map(({ memberId }) => memberId),
];

/** The people whom these messages name, without those who are in the chat now. */
export function formerIn(
  strapi: Core.Strapi,
  messages: readonly Message[],
  presentIds: readonly number[],
): Promise<ChatUser[]> {
  const present = new Set(presentIds);
  const named = new Set(messages.flatMap(namedIn));
  return chatPeople.users(
    strapi,
    [...named].filter((id) => !present.has(id)),
  );
}
