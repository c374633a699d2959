import type { MessageWay } from '@hearthside/contract/inbox/message-way';
import { existingChat } from '../model/existing-chat';
import { chats } from './chats';
import { inboxOf } from './inbox-store';

/**
 * The id of the chat in which a member writes to another, started if they have none yet (ruling 11). Rejects with the
 * server's refusal if the other one can't be written to.
 */
export async function personChat(
  memberId: number,
  otherId: number,
  way: Exclude<MessageWay, 'none'>,
): Promise<number> {
  const chatId = way === 'office' ? await officeChat(otherId) : await directChat(otherId);
  // The chat may be new, or one that the member had closed.
  inboxOf(memberId).events.notify();
  return chatId;
}

async function officeChat(memberId: number): Promise<number> {
  return (await chats.openOfficeChat({ memberId })).chatId;
}

async function directChat(otherId: number): Promise<number> {
  try {
    return (await chats.create({ memberIds: [otherId] })).chat.id;
  } catch (error) {
    const existing = existingChat(error);
    if (existing === undefined) throw error;
    return existing;
  }
}
