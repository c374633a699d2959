import { latePart } from '@/ui/late-part';

export { useInboxSummary } from './api/inbox-state';

/** The unsent messages, for a member who signs out. Its code loads with the shell's. */
export const unsentMessages = () => import('./api/unsent');

export { WRITE } from './model/write-at-once';

/** Chats with one other member, for whoever writes to a person. Its code loads when one is asked for. */
export const personChats = () => import('./api/person-chat');

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
