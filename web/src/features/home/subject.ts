import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

const HomePage = lazyPage(() => import('./components/home-page'), 'HomePage');

export const home = feature({
  sections: { home: { phoneRank: 1 } },
  routes: {
    home: [{ index: true, Component: HomePage }],
  },
});
