import { lazyPage } from '@/lib/lazy-page';

export { ChangeWords } from './components/change-words';
export { HistoryLines } from './components/history-lines';
export { HistoryOf } from './components/history-of';
export { HistorySkeleton } from './components/history-skeleton';

/** Who changed what, for admins. */
export const HistoryPage = lazyPage(() => import('./components/history-page'), 'HistoryPage');
