export { useInboxSummary } from './api/chats';

/** What waits to be sent, for who signs out. Its code comes with the shell's. */
export const unsentMessages = () => import('./api/unsent');
