import type { ChatView } from '@hearthside/contract/inbox/office-fields';
import { deviceStore, tabStore } from '@/lib/drafts/storage';

/** A view of the list: one that the server has, or the chats that the member has closed or put away. */
export type ListView = ChatView | 'closed';

/** The views of the list with a place above it, in their order. */
export const viewsOf = (isAdmin: boolean): readonly ChatView[] =>
  isAdmin ? ['mine', 'unread', 'waiting', 'all'] : ['all', 'unread'];

export const VIEW_LABELS: Record<ChatView, string> = {
  all: 'All',
  unread: 'Unread',
  mine: 'Mine',
  waiting: 'Waiting for us',
};

/** The view that an address asks for. Undefined if it asks for none, or for one that the member does not have. */
export function viewIn(asked: string | null, isAdmin: boolean): ListView | undefined {
  if (asked === 'closed') return 'closed';
  return viewsOf(isAdmin).find((view) => view === asked);
}

const keyOf = (memberId: number) => `hearthside.inbox.view.${memberId}`;

/** The view that was chosen last, in this tab or else on this device. */
export const viewMemory = (memberId: number, isAdmin: boolean) => ({
  read: (): ChatView => {
    const kept = tabStore.read(keyOf(memberId)) ?? deviceStore.read(keyOf(memberId));
    return viewsOf(isAdmin).find((view) => view === kept) ?? 'all';
  },
  write: (view: ChatView) => {
    tabStore.write(keyOf(memberId), view);
    deviceStore.write(keyOf(memberId), view);
  },
});
