import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** The bell of the shell. It comes with the shell, which alone imports it. */
export const Bell = lazyPage(() => import('./components/bell'), 'Bell');
const NotificationsPage = lazyPage(
  () => import('./components/notifications-page'),
  'NotificationsPage',
);
/** What one is told, by which way, and when not: part of one's account. */
const ChoicesPage = lazyPage(() => import('./components/choices-page'), 'ChoicesPage');

export const notification = feature({
  sections: {},
  profileRoutes: [{ path: 'notifications', Component: ChoicesPage }],
  routes: {
    everybody: [{ path: 'notifications', Component: NotificationsPage }],
  },
});
