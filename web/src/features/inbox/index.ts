import { latePart } from '@/ui/late-part';

export { useInboxSummary } from './api/chats';

/** The unsent messages, for a member who signs out. Its code loads with the shell's. */
export const unsentMessages = () => import('./api/unsent');

/** Chats with one other member, for pages that show people. Its code loads when one is asked for. */
export const directChats = () => import('./api/direct-chat');

export { StoredInboxPage } from './stored/components/stored-inbox-page';

/** Fetches the code that shows the chats on this device, so that it is there without a connection. */
export const loadStoredInbox = () =>
  Promise.all([
    import('./stored/components/stored-inbox-view'),
    import('./stored/api/stored-inbox'),
    import('./stored/api/stored-thread'),
    import('idb'),
  ]);

/** What the device stores of the inbox, with a switch, for the profile. */
export const useStoredMessagesCard = latePart(
  async () => (await import('./stored/components/stored-messages-card')).StoredMessagesCard,
);
