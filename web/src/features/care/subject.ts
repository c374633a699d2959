import { carePages } from '@hearthside/contract/care/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** What is due for the animals: today, this week, this month. */
const CarePage = lazyPage(() => import('./components/care-page'), 'CarePage');
/** The animals with overdue tasks, for trustees and admins. */
const OverduePage = lazyPage(() => import('./components/overdue-page'), 'OverduePage');
/** When the morning email comes, and the calendar feed. */
const CareSettingsPage = lazyPage(() => import('./components/settings-page'), 'CareSettingsPage');

export { careMail } from './visitor-subject';

export const care = feature({
  sections: { care: { phoneRank: 23 } },
  routes: {
    care: [
      { path: carePages.list, Component: CarePage },
      { path: carePages.overdue, Component: OverduePage },
      { path: carePages.settings, Component: CareSettingsPage },
    ],
  },
});
