/** Broadcasts what happens in a chat to its readers' open windows, and to nobody else's. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Chat } from '@hearthside/contract/inbox/fields';
import { afterCommit } from '../../../db/after-commit';
import { loggedError } from '../../../http/logged-error';
import { disconnectMembers, disconnectWindows, broadcastToMembers } from '../../../live/broadcast';
import { type MessageRow, shapedForEach } from './chat-messages';
import { readersOf, readersWithVisibility } from './chat-people';

/** How often a broadcast is tried: a database that is away for a moment is asked again. */
const TRIES = 3;
const AGAIN_AFTER_MS = 300;

/** Broadcasts. If that fails, all windows reconnect, and then request what they have missed. */
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
    strapi.log.warn(`A change in the inbox could not be broadcast: ${loggedError(error)}`);
    disconnectWindows();
  }
}

const later = (strapi: Core.Strapi, work: () => Promise<void>) =>
  afterCommit(strapi, () => void attempt(strapi, work));

/** Broadcasts a message to every window of every reader; `hasFiles` is false if it is known to have none. */
export const message = (strapi: Core.Strapi, row: MessageRow, hasFiles: boolean) =>
  broadcastMessage(strapi, 'message', row, hasFiles);

/** Broadcasts that a message was changed or deleted, to every window of every reader. */
export const changed = (strapi: Core.Strapi, row: MessageRow) =>
  broadcastMessage(strapi, 'changed', row, true);

const broadcastMessage = (
  strapi: Core.Strapi,
  event: 'message' | 'changed',
  row: MessageRow,
  hasFiles: boolean,
) =>
  later(strapi, async () => {
    // Whoever was added meanwhile may see it, or only what comes after it.
    const readers = await readersWithVisibility(strapi, row.chatId);
    for (const { readerIds: those, message } of await shapedForEach(
      strapi,
      row,
      readers,
      hasFiles,
    )) {
      broadcastToMembers(those, event, { message });
    }
  });

export const read = (strapi: Core.Strapi, chatId: Chat['id'], memberId: number, readUpTo: number) =>
  later(strapi, async () => {
    broadcastToMembers(await readersOf(strapi, chatId), 'read', { chatId, memberId, readUpTo });
  });

/** Broadcasts that a chat has changed, to its readers or only to some members. */
export const chat = (strapi: Core.Strapi, chatId: number, memberIds?: readonly number[]) =>
  later(strapi, async () => {
    broadcastToMembers(memberIds ?? (await readersOf(strapi, chatId)), 'chat', { chatId });
  });

/** Broadcasts that a member no longer takes part in a chat: their windows reconnect with the rights they still have. */
export const left = (strapi: Core.Strapi, chatId: number, memberId: number) =>
  later(strapi, async () => {
    broadcastToMembers([memberId], 'chat', { chatId });
    disconnectMembers([memberId]);
    broadcastToMembers(await readersOf(strapi, chatId), 'chat', { chatId });
  });
