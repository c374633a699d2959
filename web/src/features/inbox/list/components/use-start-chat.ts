import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '@/lib/api/api-error';
import { toast } from '@/ui/toast/toast';
import { useCreateChat } from '../../api/chat-changes';
import { existingChat } from '../../model/existing-chat';
import { asked, draftProblem, type ChatDraft } from '../../model/new-chat';

/**
 * Starts the chat of a draft and opens it. If these people already have a chat, that one is opened instead (ruling
 * 11).
 */
export function useStartChat(onDone: () => void) {
  const { create, isMutating } = useCreateChat();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();

  const show = (chatId: number) => {
    onDone();
    void navigate(inboxPages.chat(chatId));
  };
  const start = async (draft: ChatDraft) => {
    const missing = draftProblem(draft);
    setProblem(missing);
    if (missing) return;
    try {
      const { chat } = await create(asked(draft));
      toast.success(INBOX_TEXTS.created);
      show(chat.id);
    } catch (error) {
      const existing = existingChat(error);
      if (existing === undefined) return setProblem(messageOf(error, INBOX_TEXTS.createFailed));
      // They are taken to where they wanted to go.
      toast.success(INBOX_TEXTS.exists);
      show(existing);
    }
  };
  return { start, busy: isMutating, problem, clear: () => setProblem(undefined) };
}
