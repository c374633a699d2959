import { lazyPage } from '@/lib/lazy-page';

/** The dashboard round the members' pages; fetched once somebody is signed in. */
export const Shell = lazyPage(() => import('./shell'), 'Shell');
