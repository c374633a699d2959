import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id } from '../list';

/** The chats of those who care for a pet. Its people follow the pet, so nobody is added here. */
export const petChatEndpoints = {
  openPetChat: endpoint({
    method: 'POST',
    path: '/inbox/pet-chats',
    access: 'pet_records',
    summary:
      'Open the chat of a pet\u2019s care team, for its people and admins, creating it if there is none',
    body: z.strictObject({ petId: id }),
    answer: z.object({ chatId: z.number() }),
  }),
};
