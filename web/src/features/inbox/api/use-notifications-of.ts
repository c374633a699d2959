import { useCallback, useState } from 'react';
import { inboxApi } from './inbox-api';
import { useInboxStore } from './use-inbox-store';

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
        const { chat } = await inboxApi.setMember({ chatId, notifications });
        inbox.takeChat(chat);
      } finally {
        setSaving(undefined);
      }
    },
    [inbox, chatId],
  );
  return { saving, save };
}
