import { lazyPage } from '@/lib/lazy-page';

/** The bell of the shell. It comes with the shell, which alone imports it. */
export const Bell = lazyPage(() => import('./components/bell'), 'Bell');
export const NotificationsPage = lazyPage(
  () => import('./components/notifications-page'),
  'NotificationsPage',
);
/** What one is told, by which way, and when not: part of one's account. */
export const ChoicesPage = lazyPage(() => import('./components/choices-page'), 'ChoicesPage');
