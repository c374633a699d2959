export { useInboxSummary } from './api/chats';

/** The unsent messages, for a member who signs out. Its code loads with the shell's. */
export const unsentMessages = () => import('./api/unsent');

export { MessageButton } from './message/components/message-button';
export { useMessaging } from './message/components/use-messaging';

/** The chats of the care teams of pets, for the pages of pets. Its code loads when one is asked for. */
export const petChats = () => import('./api/pet-chat');
