import type { Sees } from '@hearthside/contract/inbox/events';
import { useMemo } from 'react';
import { chats } from './chats';
import { useInboxStore } from './use-inbox';

/** The people who can be added to a group, by name or email. Requested while the input is not null. */
export const usePeopleToAdd = chats.peopleToAdd.query();

/** Changes a group. Each rejects as its call does. */
export function useGroupChanges(chatId: number) {
  const inbox = useInboxStore();
  return useMemo(
    () => ({
      /** Without a name the group is called by the first names of its people. */
      rename: async (name: string) => {
        const { chat } = await chats.renameGroup({ chatId, name });
        inbox.takeChat(chat);
        return chat;
      },
      removePicture: async () => inbox.takeChat((await chats.removeGroupPicture({ chatId })).chat),
      add: async (memberIds: number[], sees: Sees) =>
        inbox.takeChat((await chats.addToGroup({ chatId, memberIds, sees })).chat),
      remove: async (memberId: number) =>
        inbox.takeChat((await chats.removeFromGroup({ chatId, memberId })).chat),
      leave: async () => {
        await chats.leaveGroup({ chatId });
        inbox.left(chatId);
      },
    }),
    [inbox, chatId],
  );
}

const useUpload = chats.setGroupPicture.upload();

/** Sets the picture of a group, with its progress. */
export function useGroupPicture(chatId: number) {
  const inbox = useInboxStore();
  const { trigger, percent, cancel } = useUpload();
  return {
    percent,
    cancel,
    upload: async (file: Blob) => inbox.takeChat((await trigger({ chatId, file })).chat),
  };
}
