import { lazyPage } from '@/lib/lazy-page';

export { useSettings } from './api/use-settings';
/** The directories, as an editor wrote them. */
export const DirectoriesPage = lazyPage(() => import('./components/text-pages'), 'DirectoriesPage');
/** The referals, as an editor wrote them. */
export const ReferalsPage = lazyPage(() => import('./components/text-pages'), 'ReferalsPage');
