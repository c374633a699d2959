import { lazyPage } from '@/lib/lazy-page';

/** The bell of the shell. It comes with the shell, which alone imports it. */
export const Bell = lazyPage(() => import('./components/bell'), 'Bell');
export const NotificationsPage = lazyPage(
  () => import('./components/notifications-page'),
  'NotificationsPage',
);
