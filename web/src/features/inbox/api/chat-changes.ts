import { useCallback, useState } from 'react';
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

/** A chat's notification toggle. */
export interface NotificationsOf {
  /** The value that is being saved, to be shown at once. Undefined if nothing is. */
  saving: boolean | undefined;
  /** Rejects as the call does. */
  save: (on: boolean) => Promise<void>;
}

/** Sets whether the member gets notifications of new messages in a chat. */
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
