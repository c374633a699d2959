export { useInboxSummary } from './api/chats';

/** The unsent messages, for a member who signs out. Its code loads with the shell's. */
export const unsentMessages = () => import('./api/unsent');

export { MessageButton } from './message/components/message-button';
export { useMessaging } from './message/components/use-messaging';
