import { chats } from './chats';
import { inboxOf } from './inbox-store';

/** The id of the chat of a pet's care team, made if there is none. Rejects with the server's refusal. */
export async function petChat(memberId: number, petId: number): Promise<number> {
  const { chatId } = await chats.openPetChat({ petId });
  inboxOf(memberId).events.notify();
  return chatId;
}
