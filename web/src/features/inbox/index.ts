import { latePart } from '@/ui/late-part';

export { useInboxSummary } from './api/chats';

/** The unsent messages, for a member who signs out. Its code loads with the shell's. */
export const unsentMessages = () => import('./api/unsent');

export { MessageButton } from './message/components/message-button';
export { useMessaging } from './message/components/use-messaging';

/** The chats of the care teams of pets, for the pages of pets. Its code loads when one is asked for. */
export const petChats = () => import('./api/pet-chat');

export { StoredInboxPage } from './stored/components/stored-inbox-page';

/** Fetches the code that shows the chats on this device, so that it is there without a connection. */
export const loadStoredInbox = () =>
  Promise.all([
    import('./stored/components/stored-inbox-view'),
    import('./stored/api/stored-thread'),
  ]);

/** What the device stores of the inbox, with a switch, for the profile. */
export const useStoredMessagesCard = latePart(
  async () => (await import('./stored/components/stored-messages-card')).StoredMessagesCard,
);
