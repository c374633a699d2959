import { z } from 'zod';
import { endpoint } from '../endpoint';

/** The state of a member's inbox, for the sidebar and the page's title. */
export const inboxState = z.object({
  /** The unread messages of all chats that the member gets notifications for, and mentions in the others. */
  unread: z.number(),
  /**
   * Whether there is any chat to show. If so, the inbox is open even to members without the permission (ruling 13a).
   */
  hasChats: z.boolean(),
  /** Whether the member gets a mail when messages stay unread. */
  mailUnread: z.boolean(),
  /** When `unread` grows by itself, because the first chat with unread messages is no longer muted. */
  countsAgainAt: z.string().nullable(),
});
export type InboxState = z.output<typeof inboxState>;

/** What the portal asks around the inbox, on every page. */
export const inboxStateEndpoints = {
  state: endpoint({
    method: 'GET',
    path: '/inbox/state',
    access: 'member',
    summary: 'How much is unread, and whether unread messages are emailed',
    answer: inboxState,
  }),
  saveSettings: endpoint({
    method: 'PATCH',
    path: '/inbox/settings',
    access: 'member',
    summary: 'Choose whether you get an email when messages stay unread',
    body: z.strictObject({ mailUnread: z.boolean() }),
    answer: inboxState,
  }),
};
