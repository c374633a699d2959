import { existingChat } from '../model/existing-chat';
import { chats } from './chats';
import { inboxOf } from './inbox-store';

/**
 * The id of a member's chat with another, started if they have none yet (ruling 11). Rejects with the server's refusal
 * if the other one can't be written to.
 */
export async function directChat(memberId: number, otherId: number): Promise<number> {
  try {
    const { chat } = await chats.create({ memberIds: [otherId] });
    inboxOf(memberId).events.notify();
    return chat.id;
  } catch (error) {
    const existing = existingChat(error);
    if (existing === undefined) throw error;
    return existing;
  }
}
