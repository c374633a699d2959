import { inboxStateEndpoints, type InboxState } from '@hearthside/contract/inbox/state-endpoints';
import { resource } from '@/lib/api/resource';

/** What every page asks of the inbox. The other calls are many, and the first page does without them. */
const inboxStates = resource('inbox', inboxStateEndpoints);

/** The unread count, whether there is any chat, and the notification settings. `useInboxState` keeps it fresh. */
export const useStateAnswer = inboxStates.state.query();

/**
 * The unread count and whether there is any chat, for the portal around the inbox. Undefined until it is known. The
 * first page uses this, so it must not load the inbox's own code: `InboxLive` keeps the answer fresh.
 */
export function useInboxSummary(): Partial<Pick<InboxState, 'unread' | 'hasChats'>> {
  const { data } = useStateAnswer();
  return { unread: data?.unread, hasChats: data?.hasChats };
}

/** Sets whether the member gets a mail about messages that stay unread. */
export const useSaveMailUnread = inboxStates.saveSettings.mutation({
  answers: () => inboxStates.state.key({}),
});
