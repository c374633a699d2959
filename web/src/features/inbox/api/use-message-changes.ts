import type { ReactionKind } from '@hearthside/contract/inbox/fields';
import { useMemo } from 'react';
import { chats } from './chats';
import { useInboxStore } from './use-inbox';

/** Which message of which chat. */
interface MessageOf {
  id: number;
  chatId: number;
}

/** Changes and deletes one's own messages, and reacts to and pins any. Each rejects as its call does. */
export function useMessageChanges() {
  const inbox = useInboxStore();
  return useMemo(
    () => ({
      /** `editedAt` is that of the message as the edit began: rejects if it was edited since. */
      edit: async (
        { id, chatId, editedAt }: MessageOf & { editedAt: string | null },
        content: string,
      ) => {
        const { message } = await chats.edit({ chatId, messageId: id, content, editedAt });
        inbox.takeChanged(message);
      },
      react: async ({ id, chatId }: MessageOf, kind: ReactionKind | null) => {
        const { message } = await chats.react({ chatId, messageId: id, kind });
        inbox.takeChanged(message);
      },
      pin: async ({ id, chatId }: MessageOf, pinned: boolean) => {
        const { message } = await chats.pin({ chatId, messageId: id, pinned });
        inbox.takeChanged(message);
      },
      remove: async ({ id, chatId }: MessageOf) => {
        const { message } = await chats.remove({ chatId, messageId: id });
        inbox.takeChanged(message);
      },
    }),
    [inbox],
  );
}

/** What a message said before it was changed, for admins. Requested while the input is not null. */
export const useWordings = chats.wordings.query();

/** Reports somebody's message to the office. */
export const useReport = chats.report.mutation();
