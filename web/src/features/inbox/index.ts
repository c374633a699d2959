export { useInboxSummary } from './list/components/use-inbox-summary';

/** What waits to be sent, for who signs out. Its code comes with the shell's. */
export const unsentMessages = () => import('./api/unsent');
