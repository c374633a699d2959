import type { Message } from '@hearthside/contract/inbox/fields';
import type { OutboxItem } from './outbox';
import { ownClientIds } from './thread-lines';

/** What is shown after the messages of a chat: what is on its way to it, and not among them by any road. */
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
