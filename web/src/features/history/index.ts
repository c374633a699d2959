import { lazyPage } from '@/lib/lazy-page';

export { HistoryOf } from './components/history-of';

/** Who changed what, for admins. */
export const HistoryPage = lazyPage(() => import('./components/history-page'), 'HistoryPage');
