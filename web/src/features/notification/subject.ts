import { notificationPages } from '@hearthside/contract/notification/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

export { Bell } from './components/bell';

const NotificationsPage = lazyPage(
  () => import('./components/notifications-page'),
  'NotificationsPage',
);
/** What one is notified of, in which way, and when not: part of one's account. */
const ChoicesPage = lazyPage(() => import('./components/choices-page'), 'ChoicesPage');

export const notification = feature({
  sections: {},
  profileRoutes: [{ path: notificationPages.choices, Component: ChoicesPage }],
  routes: {
    everybody: [{ path: notificationPages.list, Component: NotificationsPage }],
  },
});
