import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { defaultChoices } from '@hearthside/contract/notification/endpoints';
import { ApiError } from '@/lib/api/api-error';
import type { HeldMessage, Tellable } from './desktop-memory';
import { DesktopNotifier, type DesktopHost, type ShownWords } from './desktop-notifier';
import type { DesktopChoice, DesktopPermission } from './desktop-rules';

export const ME = 7;
export const message = (id: number, chatId = 5, senderId = 3): Message => ({
  id,
  chatId,
  senderId,
  clientId: `c${id}`,
  content: `Message ${id}`,
  event: null,
  forwarded: false,
  attachments: [],
  replyTo: null,
  reactions: [],
  mentions: [],
  pinnedAt: null,
  pinnedById: null,
  editedAt: null,
  deletedAt: null,
  createdAt: '',
  updatedAt: '',
});
const chat = (id: number): Chat => ({
  id,
  kind: 'direct',
  name: null,
  members: [],
  lastMessage: null,
  unread: 1,
  unreadMentions: 0,
  notifications: true,
  mutedUntil: null,
  readUpTo: 0,
  activeAt: '',
  endedAt: null,
  closed: false,
  revision: 0,
});

/** A browser: what is on its screen, and tabs that share storage and a lock. */
export function browser() {
  const state = {
    seen: false,
    permission: 'granted' as DesktopPermission,
    choice: 'on' as DesktopChoice,
    notifications: true,
    away: false,
    pushed: false,
    missed: 0,
    asked: 0,
    choices: { ...defaultChoices('Etc/UTC'), pushWords: true },
  };
  const shown: (Omit<ShownWords, 'mentionedAt'> & { open: boolean })[] = [];
  const told = new Set<Tellable>();
  /** Chats whose unread count and read mark are others than usual. */
  const chats = new Map<number, Partial<Chat>>();
  /** Chats that the member is not in any more. */
  const lost = new Set<number>();
  let held: HeldMessage[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  const host = (): DesktopHost => ({
    isSeen: () => Promise.resolve(state.seen),
    alone: async (work) => {
      const turn = queue.then(work);
      queue = turn;
      return turn;
    },
    permission: () => state.permission,
    choice: () => state.choice,
    take: (what) => !told.has(what) && Boolean(told.add(what)),
    miss: () => (state.missed += 1),
    chat: (id) => {
      state.asked += 1;
      if (lost.has(id)) return Promise.reject(new ApiError(404, 'Not here'));
      return state.away
        ? Promise.reject(new Error('Away'))
        : Promise.resolve({
            ...chat(id),
            notifications: state.notifications,
            ...chats.get(id),
          });
    },
    choices: () => Promise.resolve(state.choices),
    isPushed: () => state.pushed,
    hold: (one) => void held.push(one),
    held: (memberId) => held.filter((one) => one.memberId === memberId),
    release: (memberId, messageId) => {
      const before = held.length;
      held = held.filter(
        (one) => one.memberId !== memberId || (messageId ?? one.messageId) !== one.messageId,
      );
      return held.length < before;
    },
    show: ({ mentionedAt: _, ...words }) => {
      const one = { ...words, open: true };
      shown.push(one);
      return { close: () => void (one.open = false), isOpen: () => one.open };
    },
  });
  const tab = () => new DesktopNotifier(host(), ME);
  return { state, shown, chats, lost, tab };
}
