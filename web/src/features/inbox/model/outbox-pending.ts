import type { Message } from '@hearthside/contract/inbox/fields';
import type { OutboxItem } from './outbox';
import { ownClientIds } from './thread-lines';

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
