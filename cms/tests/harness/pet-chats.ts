import { db } from './database';
import { post, type Reply } from './http';
import type { Signed } from './chats';

/** Asks for the chat of a pet's care team. */
export const askForPetChat = (member: Pick<Signed, 'token'>, petId: number): Promise<Reply> =>
  post('/inbox/pet-chats', { token: member.token, body: { petId } });

/** The chat of a pet's care team, opened by one of its people. */
export async function openPetChat(member: Pick<Signed, 'token'>, petId: number): Promise<number> {
  const { status, text, body } = await askForPetChat(member, petId);
  if (status !== 200) throw new Error(`The chat of a pet: ${status} ${text}`);
  return body.chatId;
}

/** The chat of a pet from the table itself; undefined if there is none. */
export const petChatRow = (petId: number) => db('inbox_chats').where({ pet_id: petId }).first();
