import type { MuteTime } from '@hearthside/contract/inbox/fields';
import { useCallback } from 'react';
import { chats } from './chats';
import { useInboxStore } from './use-inbox';

const useCreate = chats.create.mutation();

/** The members of a new chat, and for a group its name. */
export interface NewChat {
  memberIds: number[];
  name?: string;
}

/** Starts a chat. Refused with 409 if there already is one; `existingChat(error)` returns which. */
export function useCreateChat() {
  const { events } = useInboxStore();
  const { trigger, isMutating } = useCreate();
  const create = useCallback(
    async (chat: NewChat) => {
      const made = await trigger(chat);
      events.notify();
      return made;
    },
    [trigger, events],
  );
  return { create, isMutating };
}

/** Closes a chat. An admin closes it for everyone. */
export function useCloseChat(): (chatId: number) => Promise<void> {
  const inbox = useInboxStore();
  return useCallback(
    async (chatId) => {
      const { id } = await chats.close({ id: chatId });
      inbox.chatChanged(id);
    },
    [inbox],
  );
}

/** Reopens a chat that the member has closed. */
export function useReopenChat(): (chatId: number) => Promise<void> {
  const inbox = useInboxStore();
  return useCallback(
    async (chatId) => {
      const { chat } = await chats.setMember({ chatId, closed: false });
      inbox.takeChat(chat);
    },
    [inbox],
  );
}

/** Mutes a chat for a time, or ends that with null. Rejects as the call does. */
export function useNotificationsOf(chatId: number): (muteFor: MuteTime | null) => Promise<void> {
  const inbox = useInboxStore();
  return useCallback(
    async (muteFor) => {
      const { chat } = await chats.setMember({ chatId, muteFor });
      inbox.takeChat(chat);
    },
    [inbox, chatId],
  );
}
