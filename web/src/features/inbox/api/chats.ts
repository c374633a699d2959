import { inboxEndpoints, type InboxState } from '@hearthside/contract/inbox/endpoints';
import { resource } from '@/lib/api/resource';

/** Messages and their files are sent by the outbox, not by these calls. */
export const chats = resource('inbox', inboxEndpoints);

/** The unread count, whether there is any chat, and the notification settings. `useInboxState` keeps it fresh. */
export const useStateAnswer = chats.state.query();

/**
 * The unread count and whether there is any chat, for the portal around the inbox. Undefined until it is known. The
 * first page uses this, so it must not load the inbox's own code: `InboxLive` keeps the answer fresh.
 */
export function useInboxSummary(): Partial<Pick<InboxState, 'unread' | 'hasChats'>> {
  const { data } = useStateAnswer();
  return { unread: data?.unread, hasChats: data?.hasChats };
}

/** Sets whether the member gets a mail about messages that stay unread. */
export const useSaveMailUnread = chats.saveSettings.mutation({
  answers: () => chats.state.key({}),
});

/** The people who can be picked for a new chat, by name or email. */
export const usePickablePeople = chats.people.query();
