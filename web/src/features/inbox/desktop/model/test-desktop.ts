import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { defaultChoices } from '@hearthside/contract/notification/endpoints';
import { DesktopNotifier, type DesktopHost } from './desktop-notifier';
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
    missed: 0,
    asked: 0,
    choices: { ...defaultChoices('Etc/UTC'), pushWords: true },
  };
  const shown: { title: string; body: string; chatId: number; open: boolean }[] = [];
  const told = new Set<number>();
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
    take: (id) => !told.has(id) && Boolean(told.add(id)),
    miss: () => (state.missed += 1),
    chat: (id) => {
      state.asked += 1;
      return state.away
        ? Promise.reject(new Error('Away'))
        : Promise.resolve({ ...chat(id), notifications: state.notifications });
    },
    choices: () => Promise.resolve(state.choices),
    show: (words) => {
      const one = { ...words, open: true };
      shown.push(one);
      return { close: () => (one.open = false) };
    },
  });
  const tab = () => new DesktopNotifier(host(), ME);
  return { state, shown, tab };
}
