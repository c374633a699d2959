import { inboxPages, MESSAGE_PARAM } from '@hearthside/contract/inbox/pages';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Where in a thread the reader is. It stands in the address, so that a link leads there and Back leaves it. */
export interface ThreadPlace {
  /** The message around which the thread is open. Undefined at its end. */
  at: number | undefined;
  /** Changes whenever somebody goes there by a search, also if they were there before and have scrolled away. */
  turn: number;
  goTo: (messageId: number) => void;
  /** Goes to the end of the thread. */
  leave: () => void;
}

/** What a link to a message of a search carries, so that it leads there again. */
export const newTurn = () => ({ turn: Date.now() });

/** The place in the thread of a chat that the address names. */
export function useThreadPlace(chatId: number): ThreadPlace {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { turn?: number } | null };
  const turn = state?.turn ?? 0;
  const at = Number.parseInt(params.get(MESSAGE_PARAM) ?? '', 10) || undefined;
  return useMemo(
    () => ({
      at: at !== undefined && at > 0 ? at : undefined,
      turn,
      goTo: (messageId) => void navigate(inboxPages.message(chatId, messageId)),
      leave: () => void navigate(inboxPages.chat(chatId), { replace: true }),
    }),
    [at, turn, chatId, navigate],
  );
}
