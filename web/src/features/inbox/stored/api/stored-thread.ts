import { ThreadViews, type ThreadView } from '../../api/thread-view';
import { threadOf } from '../model/stored-chat';
import { storedInboxOf } from './stored-inbox';

/** A chat on this device, as a thread shows it. */
export interface StoredThread {
  chatId: number;
  view: ThreadView;
  /** When the server last confirmed it. */
  at: string;
}

/** A chat as this device has stored it for a member. Undefined if it has not. */
export async function storedThread(
  memberId: number,
  chatId: number,
): Promise<StoredThread | undefined> {
  const inbox = await storedInboxOf(memberId);
  const stored = inbox?.chats.find(({ chat }) => chat.id === chatId);
  if (!inbox || !stored) return undefined;
  const view = new ThreadViews().of(threadOf(stored), {
    chat: stored.chat,
    formerMembers: stored.formerMembers,
    changeHours: 0,
    loadingOlder: false,
    olderError: undefined,
    error: undefined,
    isLoading: false,
    // So that nothing of it counts as read, and the unread messages are marked once it is known where they begin.
    caughtUp: false,
  });
  return { chatId, view, at: inbox.at };
}
