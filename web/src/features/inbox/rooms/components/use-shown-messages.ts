import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { useMemo } from 'react';

/** The messages of a thread without the cards that its reader has turned off. Some of these may have arrived live. */
export function useShownMessages(
  messages: readonly Message[],
  pet: Chat['pet'],
): readonly Message[] {
  const isHiding = pet?.careUpdates === false;
  return useMemo(
    () => (isHiding ? messages.filter(({ event }) => event?.type !== 'card') : messages),
    [messages, isHiding],
  );
}
