import type { AddToRecord } from '@hearthside/contract/inbox/record-endpoints';
import type { Message } from '@hearthside/contract/inbox/fields';
import { useCallback } from 'react';
import { chats } from '../../api/chats';
import { useInboxStore } from '../../api/use-inbox';

type MessageOf = Pick<Message, 'id' | 'chatId'>;

/** Makes an entry or a document of the pet of a message in its chat. Rejects as the call does. */
export function useAddToRecord(): (about: MessageOf, asked: AddToRecord) => Promise<void> {
  const inbox = useInboxStore();
  return useCallback(
    async ({ id, chatId }, asked) => {
      const { message } = await chats.addToRecord({ chatId, messageId: id, ...asked });
      inbox.takeChanged(message);
    },
    [inbox],
  );
}
