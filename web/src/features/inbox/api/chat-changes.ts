import { useCallback, useState } from 'react';
import { chats } from './chats';
import { useInboxStore } from './use-inbox';

const useCreate = chats.create.mutation();

/** Whom a new chat is with, and for a group what it is called. */
export interface NewChat {
  memberIds: number[];
  name?: string;
}

/** Starts a chat. Refused with 409 where there is one already; `existingChat(error)` tells which. */
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

/** Closes a chat, an admin for everyone. */
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

/** Brings a chat back that the member has closed. */
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

/** A chat's notification toggle. */
export interface NotificationsOf {
  /** What is being saved, to be shown at once; undefined while nothing is. */
  saving: boolean | undefined;
  /** Fails as the call does. */
  save: (on: boolean) => Promise<void>;
}

/** Sets whether the member is told of new messages of a chat. */
export function useNotificationsOf(chatId: number): NotificationsOf {
  const inbox = useInboxStore();
  const [saving, setSaving] = useState<boolean>();
  const save = useCallback(
    async (notifications: boolean) => {
      setSaving(notifications);
      try {
        const { chat } = await chats.setMember({ chatId, notifications });
        inbox.takeChat(chat);
      } finally {
        setSaving(undefined);
      }
    },
    [inbox, chatId],
  );
  return { saving, save };
}
