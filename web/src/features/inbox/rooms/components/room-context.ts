import type { Chat } from '@hearthside/contract/inbox/fields';
import { createContext, useContext } from 'react';

/** The pet whose care team's chat is open, and what the viewer may do there. Undefined in other chats. */
export const RoomContext = createContext<Chat['pet']>(undefined);

export const useRoom = () => useContext(RoomContext);
