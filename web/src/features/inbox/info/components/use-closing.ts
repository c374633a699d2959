import { INBOX_TEXTS, type Chat } from '@hearthside/contract/inbox/fields';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useCloseChat, useReopenChat } from '../../api/chat-changes';
import { usePutAway } from '../../office/api/use-office-actions';
import type { InboxPlace } from '../../list/components/use-first-chat';

/**
 * Closing a chat. A member closes it for themselves at once, with Undo. An admin ends it for everyone, after a
 * confirmation.
 */
export function useClosing({ id }: Pick<Chat, 'id'>) {
  const closeChat = useCloseChat();
  const reopen = useReopenChat();
  const putAway = usePutAway();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);

  const handleReopen = async () => {
    try {
      await reopen(id);
    } catch (error) {
      toast.error(messageOf(error, 'The chat could not be moved back'));
    }
  };
  const leaveChat = () => {
    // Closing clears the selection (part 1 §4).
    const state: InboxPlace = { cleared: true };
    void navigate(inboxPages.list, { state });
  };
  const end = async () => {
    await closeChat(id);
    leaveChat();
  };
  const undo = async () => {
    await handleReopen();
    void navigate(inboxPages.chat(id));
  };
  return {
    asking,
    ask: () => setAsking(true),
    leave: () => setAsking(false),
    handleReopen,
    /** Ends it for everyone. Rejects as the call does. */
    end: async () => {
      await end();
      toast.success(INBOX_TEXTS.closed);
    },
    /** Puts it away for an admin only, until the next message. */
    putAway: async () => {
      try {
        await putAway(id);
        leaveChat();
        toast.undo('Chat put away', () => void undo());
      } catch (error) {
        toast.error(messageOf(error, 'The chat could not be put away'));
      }
    },
    /** Closes it for the member only. */
    close: async () => {
      try {
        await end();
        toast.undo(INBOX_TEXTS.closed, () => void undo());
      } catch (error) {
        toast.error(messageOf(error, INBOX_TEXTS.closeFailed));
      }
    },
  };
}
