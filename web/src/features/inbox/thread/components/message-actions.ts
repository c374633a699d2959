import type { ChatUser, Message } from '@hearthside/contract/inbox/fields';
import { createContext, useContext } from 'react';
import type { People } from '../../model/chat-words';

/** What can be done with the messages of a thread. The object stays the same, so that no row is rendered for it. */
export interface MessageActions {
  /** Answers a message. Undefined where nobody can write any more. */
  reply: ((message: Message) => void) | undefined;
  /** Shows a message in its place, and loads the place first if it has to. */
  show: (messageId: number) => void;
  /** Marks a message and those after it as unread. */
  markUnread: (message: Message) => void;
  /** How many hours after sending a message can be changed and deleted. 0 where nothing can. */
  changeHours: number;
  viewer: { id: number; isAdmin: boolean };
}

export const MessageActionsContext = createContext<MessageActions>({
  reply: undefined,
  show: () => undefined,
  markUnread: () => undefined,
  changeHours: 0,
  viewer: { id: 0, isAdmin: false },
});

/** Whom the thread may name. Apart from the actions, because it changes with every read mark. */
export const PeopleContext = createContext<People>(new Map());

/** Who can be mentioned in the open chat: its people without the viewer. */
export const MentionableContext = createContext<readonly ChatUser[]>([]);

export const useMessageActions = () => useContext(MessageActionsContext);
