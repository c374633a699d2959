import { z } from 'zod';
import type { Message } from './inbox/fields';
import type { NotificationKind } from './notification/kinds';

/** The events that the server sends to an open window, in addition to its answers. */
export interface ServerEvents {
  /** A message in one of the member\u2019s chats, their own from another window included. */
  message: (payload: { message: Message }) => void;
  /** A message of one of the member\u2019s chats was changed or deleted. It may be an old one. */
  changed: (payload: { message: Message }) => void;
  /** Somebody has read a chat up to a message. */
  read: (payload: { chatId: number; memberId: number; readUpTo: number }) => void;
  /** Something changed in a chat, or in the list of chats: request them again. */
  chat: (payload: { chatId: number }) => void;
  /** Somebody is typing in the watched chat. */
  typing: (payload: { chatId: number; memberId: number }) => void;
  /** Somebody in the watched chat came online or went offline. */
  presence: (payload: { memberId: number; online: boolean }) => void;
  /** The member gets a notification: the bell may have something new, and what it is about has changed. */
  notification: (payload: { kind: NotificationKind }) => void;
  /** Something changed in the care calendar of an animal: request it again. */
  care: (payload: { petId: number }) => void;
  /** Something changed about a pet that the member sees, or in its record: request it again. */
  pet: (payload: { petId: number }) => void;
  /** The member's role or verification has changed: request both. The connection closes and may be opened again. */
  rights: () => void;
  /**
   * Whether this connection also gets events from other servers. If not, a window has to request them every few
   * seconds. Until this event says otherwise, it does.
   */
  line: (payload: { joined: boolean }) => void;
}

/** Whether the chat can be watched. `online` has the ids of its members who are online now. */
export type Watched = { ok: true; online: number[] } | { ok: false };

/** The events that a window may emit. Everything that changes data goes through the API. */
export interface ClientEvents {
  /**
   * Watches a chat: from now on its typing and presence events are sent. Those of the previously watched chat no
   * longer are.
   */
  watch: (asked: { chatId: number }, answer: (watched: Watched) => void) => void;
  unwatch: () => void;
  typing: (asked: { chatId: number }) => void;
  /** Whether somebody is at this window: it is visible and had input lately. While one is, push notifications wait. */
  visible: (isVisible: boolean) => void;
}

/** The input of `watch` and `typing`. */
export const ofWatchedChat = z.strictObject({ chatId: z.number().int().min(1).max(2_147_483_647) });

/** The socket server's path on the portal\u2019s own address. */
export const SOCKET_PATH = '/socket.io';
/** How often a window requests events while the servers can't reach each other, in milliseconds. */
export const ASK_EVERY_MS = 3000;
/** How often typing is emitted again, in milliseconds. Without a new event it is over after twice that time. */
export const TYPING_MS = 3000;
