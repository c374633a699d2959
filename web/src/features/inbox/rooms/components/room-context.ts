import type { Chat } from '@hearthside/contract/inbox/fields';
import { createContext, useContext, useMemo } from 'react';

/** What the viewer may make of messages in the open chat. */
export interface Room {
  mayWrite: boolean;
  mayAddDocuments: boolean;
}

/** Outside the chats of care teams nothing can be made of a message. */
export const RoomContext = createContext<Room>({ mayWrite: false, mayAddDocuments: false });

export const useRoom = () => useContext(RoomContext);

/** The same object until a right changes, so that no row is rendered because a message came. */
export function useRoomOf({ pet }: Pick<Chat, 'pet'>): Room {
  const mayWrite = pet?.mayWrite === true;
  const mayAddDocuments = pet?.mayAddDocuments === true;
  return useMemo(() => ({ mayWrite, mayAddDocuments }), [mayWrite, mayAddDocuments]);
}
