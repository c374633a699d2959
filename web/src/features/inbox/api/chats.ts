import { inboxEndpoints, type InboxState } from '@hearthside/contract/inbox/endpoints';
import { resource } from '@/lib/api/resource';

/** Messages and their files go by the outbox, not by these calls. */
export const chats = resource('inbox', inboxEndpoints);

/** How much is unread, whether there is any chat, and how the member is told. `useInboxState` keeps it fresh. */
export const useStateAnswer = chats.state.query();

/**
 * How much is unread and whether there is any chat, for the portal around the inbox; undefined until it is known.
 * The first page carries this, so it brings none of the inbox's own code: `InboxLive` keeps the answer fresh.
 */
export function useInboxSummary(): Partial<Pick<InboxState, 'unread' | 'hasChats'>> {
  const { data } = useStateAnswer();
  return { unread: data?.unread, hasChats: data?.hasChats };
}

/** Sets whether the member gets a mail when messages stay unread. */
export const useSaveMailUnread = chats.saveSettings.mutation({
  answers: () => chats.state.key({}),
});

/** Who may be picked for a new chat, by name or email. */
export const usePickablePeople = chats.people.query();
