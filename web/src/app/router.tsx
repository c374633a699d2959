import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { blog } from '@/features/blog/subject';
import { careMail } from '@/features/care/visitor-subject';
import { help } from '@/features/help/subject';
import { session } from '@/features/session/subject';
import type { Feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';
import { windowForRouter } from '@/ui/dialogs/back-steps';
import { loadMemberRoutes } from './load-member-routes';
import { MemberArea } from './member-area';
import { patience } from './patience';
import { RenderError } from './pages/render-error';
import { preloadPage } from './preload-page';
import { Root } from './root';
import { OnlyVisitors, VisitorArea } from './visitor-area';

/** The features with pages for visitors. The manifests of the others are fetched with the pages of members. */
export const VISITOR_FEATURES: readonly Feature<never>[] = [session, help, blog, careMail];

/** The parts of the kit side by side, for whoever builds with them. */
const kitRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'kit', Component: lazyPage(() => import('./kit/kit-page'), 'KitPage') }]
  : [];

const all = (kind: 'visitorRoutes' | 'signedOutRoutes' | 'openRoutes') =>
  VISITOR_FEATURES.flatMap((feature) => feature[kind] ?? []);

/** Where the pages of members go once their routes are fetched. */
const MEMBERS = 'members';

/** Every address of the portal. Those of members are added when the first of them is opened. */
export const router = createBrowserRouter(
  [
    {
      element: <Root />,
      errorElement: <RenderError whole />,
      children: [
        {
          element: <VisitorArea />,
          children: [
            { element: <OnlyVisitors />, children: all('signedOutRoutes') },
            ...all('visitorRoutes'),
          ],
        },
        // The panel's preview shows one of these in a frame, without a member's session.
        ...all('openRoutes'),
        ...kitRoutes,
        {
          element: <MemberArea />,
          children: [{ id: MEMBERS, errorElement: <RenderError />, children: [] }],
        },
      ],
    },
  ],
  {
    window: windowForRouter(),
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const routes = await loadMemberRoutes();
      // Only the first page waits for its code. Later ones show that they are loading.
      if (!router.state.initialized) await patience(preloadPage(routes, path));
      patch(MEMBERS, routes);
    },
  },
);
