import type { Message, Quote } from '@hearthside/contract/inbox/fields';
import type { OutboxItem } from './outbox';
import { ownClientIds } from '../../model/thread-lines';

/** What is shown after the messages of a chat: unsent ones that are not yet among them. */
export function pendingIn(
  items: readonly OutboxItem[],
  chatId: number,
  messages: readonly Message[],
  viewerId: number,
): OutboxItem[] {
  const ofChat = items.filter((item) => item.chatId === chatId);
  if (ofChat.length === 0) return ofChat;
  const arrived = ownClientIds(messages, viewerId);
  return ofChat.filter(({ clientId }) => !arrived.has(clientId));
}

/** Unsent messages with what they answer as it is now. `quoted` returns the same quote if it has not changed. */
export const requoted = (
  items: readonly OutboxItem[],
  quoted: (quote: Quote) => Quote,
): readonly OutboxItem[] =>
  items.map((item) => {
    const { replyTo } = item;
    const now = replyTo && quoted(replyTo);
    return now === replyTo ? item : { ...item, replyTo: now };
  });
