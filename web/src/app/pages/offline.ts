import { lazyPage } from '@/lib/lazy-page';

/** What a member sees while the server can't be reached. Stored on the device once somebody is signed in. */
export const OfflinePage = lazyPage(() => import('./offline-page'), 'OfflinePage');
/** The same inside of a page for visitors. */
export const ServerUnavailable = lazyPage(() => import('./offline-page'), 'ServerUnavailable');
