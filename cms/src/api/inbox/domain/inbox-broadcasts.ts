import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Chat } from '@hearthside/contract/inbox';
import { afterCommit } from '../../../access/after-commit';
import { loggedError } from '../../../access/logged-error';
import {
  disconnectMembers,
  disconnectWindows,
  broadcastToMembers,
} from '../../../realtime/broadcast';
import { chatMessages, type MessageRow } from './chat-messages';
import { chatPeople } from './chat-people';

/** A database that is away for a moment is asked again. */
const TRIES = 3;
const AGAIN_AFTER_MS = 300;

/** Telling open windows what happens in a chat, those of its readers and nobody else's. */
export function inboxBroadcasts(strapi: Core.Strapi) {
  const { readersOf } = chatPeople(strapi);
  const { shapedForEach } = chatMessages(strapi);

  /** Tells, and where it can't be told, has all windows connect anew: then they ask for what they have missed. */
  async function attempt(work: () => Promise<void>, triesLeft = TRIES): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (triesLeft > 1) {
        await pause(AGAIN_AFTER_MS, undefined, { ref: false });
        return attempt(work, triesLeft - 1);
      }
      strapi.log.warn(`The inbox could not tell: ${loggedError(error)}`);
      disconnectWindows();
    }
  }
  const later = (work: () => Promise<void>) => afterCommit(strapi, () => void attempt(work));

  return {
    /** A message, in every window of every reader; `hasFiles` false where it is known to have none. */
    message: (row: MessageRow, hasFiles: boolean) =>
      later(async () => {
        const readerIds = await readersOf(row.chatId);
        for (const { readerIds: those, message } of await shapedForEach(row, readerIds, hasFiles)) {
          broadcastToMembers(those, 'message', { message });
        }
      }),

    read: (chatId: Chat['id'], memberId: number, readUpTo: number) =>
      later(async () => {
        broadcastToMembers(await readersOf(chatId), 'read', { chatId, memberId, readUpTo });
      }),

    /** That a chat is another one now, to its readers, or only to some windows' owner. */
    chat: (chatId: number, memberIds?: readonly number[]) =>
      later(async () => {
        broadcastToMembers(memberIds ?? (await readersOf(chatId)), 'chat', { chatId });
      }),

    /** That somebody takes no part in a chat any more: their windows begin anew, with what they still may. */
    left: (chatId: number, memberId: number) =>
      later(async () => {
        broadcastToMembers([memberId], 'chat', { chatId });
        disconnectMembers([memberId]);
        broadcastToMembers(await readersOf(chatId), 'chat', { chatId });
      }),
  };
}
