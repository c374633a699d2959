export { useInboxSummary } from './api/chats';

/** The unsent messages, for a member who signs out. Its code loads with the shell's. */
export const unsentMessages = () => import('./api/unsent');

/** Chats with one other member, for pages that show people. Its code loads when one is asked for. */
export const directChats = () => import('./api/direct-chat');

export { MessageButton } from './message/components/message-button';
export { useMessaging } from './message/components/use-messaging';
