import type { Chat } from '@hearthside/contract/inbox/fields';
import { useReducer } from 'react';
import { useAtMoment } from '@/lib/use-at-moment';
import { mutedText } from '../../model/muting';

/** Whether a chat is muted, and until when. It ends by itself. */
export function useMuted(chat: Pick<Chat, 'notifications' | 'mutedUntil'>): string | undefined {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  useAtMoment(chat.notifications ? null : chat.mutedUntil, lookAgain);
  return mutedText(chat, new Date());
}
