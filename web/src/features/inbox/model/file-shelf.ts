import type { StagedFile } from './file-staging';

const NONE: readonly StagedFile[] = [];

/** Only one member's files: the next member on this device finds nothing of the previous one. */
let memberOf: number | undefined;
const shelves = new Map<number, readonly StagedFile[]>();

/** The files chosen for a chat's next message, kept while other chats are open. The outbox keeps them over a reload. */
export function fileShelf(memberId: number, chatId: number) {
  if (memberOf !== memberId) shelves.clear();
  memberOf = memberId;
  return {
    read: () => (memberOf === memberId ? (shelves.get(chatId) ?? NONE) : NONE),
    write(files: readonly StagedFile[]) {
      if (memberOf !== memberId) return;
      if (files.length > 0) shelves.set(chatId, files);
      else shelves.delete(chatId);
    },
  };
}
