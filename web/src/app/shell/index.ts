import { lazyPage } from '@/lib/lazy-page';

/** The dashboard around the members' pages. Fetched once somebody is signed in. */
export const Shell = lazyPage(() => import('../member-routes'), 'Shell');
