import { z } from 'zod';
import type { Message } from './inbox/fields';
import type { NotificationKind } from './notification/endpoints';

/** What the server tells an open window, beside what it answers when asked. */
export interface ServerEvents {
  /** A message in one of the member\u2019s chats, their own from another window included. */
  message: (payload: { message: Message }) => void;
  /** Somebody has read a chat up to a message. */
  read: (payload: { chatId: number; memberId: number; readUpTo: number }) => void;
  /** Something about a chat, or about which chats there are, is different now: ask again. */
  chat: (payload: { chatId: number }) => void;
  /** Somebody writes in a chat that is watched. */
  typing: (payload: { chatId: number; memberId: number }) => void;
  /** Somebody of a watched chat has come or gone. */
  presence: (payload: { memberId: number; online: boolean }) => void;
  /** Something the member is told of has happened: the bell may have news, and what it is about has changed. */
  notification: (payload: { kind: NotificationKind }) => void;
  /** The member's role or verification is another one: ask for both. The line ends and may be opened anew. */
  rights: () => void;
  /**
   * Whether what happens on another server is told here. Where it is not, a window has to ask for it every few
   * seconds; until something else is said it is.
   */
  line: (payload: { joined: boolean }) => void;
}

/** Refused or fulfilled; `online` are ids of those of the chat who are there now. */
export type Watched = { ok: true; online: number[] } | { ok: false };

/** What a window may say; everything that changes something goes through the API. */
export interface ClientEvents {
  /** Opens a chat: from now on its typing and presence are told; of the one watched before no more. */
  watch: (asked: { chatId: number }, answer: (watched: Watched) => void) => void;
  unwatch: () => void;
  typing: (asked: { chatId: number }) => void;
}

/** What `watch` and `typing` are called with. */
export const ofWatchedChat = z.strictObject({ chatId: z.number().int().min(1).max(2_147_483_647) });

/** Where the socket server answers, on the portal\u2019s own address. */
export const SOCKET_PATH = '/socket.io';
/** So often a window asks while servers can't tell each other. */
export const ASK_EVERY_MS = 3000;
/** Typing is told again after so many milliseconds, and is over after twice as many without a word. */
export const TYPING_MS = 3000;
