import { lazyPage } from '@/lib/lazy-page';

export { useInboxGlance } from './components/use-inbox-glance';

/** What waits to be sent, for who signs out. Its code comes with the shell's. */
export const unsentMessages = () => import('./api/unsent');
/** The member's chats, and the one that is open. */
export const InboxPage = lazyPage(() => import('./components/inbox-page'), 'InboxPage');
/** Sends what waits, and brings what is new. It comes with the shell, which alone imports it. */
export const InboxLive = lazyPage(() => import('./components/inbox-live'), 'InboxLive');
