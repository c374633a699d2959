import { lazyPage } from '@/lib/lazy-page';

export const HomePage = lazyPage(() => import('./components/home-page'), 'HomePage');
