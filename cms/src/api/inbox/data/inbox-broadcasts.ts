/** Telling open windows what happens in a chat, those of its readers and nobody else's. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Chat } from '@hearthside/contract/inbox/fields';
import { afterCommit } from '../../../db/after-commit';
import { loggedError } from '../../../http/logged-error';
import { disconnectMembers, disconnectWindows, broadcastToMembers } from '../../../live/broadcast';
import { type MessageRow, shapedForEach } from './chat-messages';
import { readersOf } from './chat-people';

/** A database that is away for a moment is asked again. */
const TRIES = 3;
const AGAIN_AFTER_MS = 300;

/** Tells, and where it can't be told, has all windows connect anew: then they ask for what they have missed. */
async function attempt(
  strapi: Core.Strapi,
  work: () => Promise<void>,
  triesLeft = TRIES,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (triesLeft > 1) {
      await pause(AGAIN_AFTER_MS, undefined, { ref: false });
      return attempt(strapi, work, triesLeft - 1);
    }
    strapi.log.warn(`The inbox could not tell: ${loggedError(error)}`);
    disconnectWindows();
  }
}

const later = (strapi: Core.Strapi, work: () => Promise<void>) =>
  afterCommit(strapi, () => void attempt(strapi, work));

/** A message, in every window of every reader; `hasFiles` false where it is known to have none. */
export const message = (strapi: Core.Strapi, row: MessageRow, hasFiles: boolean) =>
  later(strapi, async () => {
    const readerIds = await readersOf(strapi, row.chatId);
    for (const { readerIds: those, message } of await shapedForEach(
      strapi,
      row,
      readerIds,
      hasFiles,
    )) {
      broadcastToMembers(those, 'message', { message });
    }
  });

export const read = (strapi: Core.Strapi, chatId: Chat['id'], memberId: number, readUpTo: number) =>
  later(strapi, async () => {
    broadcastToMembers(await readersOf(strapi, chatId), 'read', { chatId, memberId, readUpTo });
  });

/** That a chat is another one now, to its readers, or only to some windows' owner. */
export const chat = (strapi: Core.Strapi, chatId: number, memberIds?: readonly number[]) =>
  later(strapi, async () => {
    broadcastToMembers(memberIds ?? (await readersOf(strapi, chatId)), 'chat', { chatId });
  });

/** That somebody takes no part in a chat any more: their windows begin anew, with what they still may. */
export const left = (strapi: Core.Strapi, chatId: number, memberId: number) =>
  later(strapi, async () => {
    broadcastToMembers([memberId], 'chat', { chatId });
    disconnectMembers([memberId]);
    broadcastToMembers(await readersOf(strapi, chatId), 'chat', { chatId });
  });
