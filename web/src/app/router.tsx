import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { SectionId } from '@hearthside/contract/section';
import { ProfileFrame } from '@/features/member/subject';
import { lazyPage } from '@/lib/lazy-page';
import { windowForRouter } from '@/ui/dialogs/back-steps';
import { FEATURES } from './features';
import { MemberArea } from './member-area';
import { RenderError } from './pages/render-error';
import { Root } from './root';
import { OnlyVisitors, VisitorArea } from './visitor-area';

const NotFound = lazyPage(() => import('./pages/not-found'), 'NotFound');
/** The parts of the kit side by side, for whoever builds with them. */
const kitRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'kit', Component: lazyPage(() => import('./kit/kit-page'), 'KitPage') }]
  : [];

const all = (kind: 'visitorRoutes' | 'signedOutRoutes' | 'openRoutes' | 'profileRoutes') =>
  FEATURES.flatMap((feature) => feature[kind] ?? []);

/** The pages of members. Each section's code is fetched when it is first visited; the shell asks who may open it. */
const memberRoutes: RouteObject[] = FEATURES.flatMap(({ routes = {} }) =>
  Object.entries(routes).map(([section, children]): RouteObject => {
    return section === 'everybody'
      ? { children: [...children] }
      : { handle: section as SectionId, children: [...children] };
  }),
);

/** Every address of the portal. */
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
        // The panel's preview frames one of these, without a member's session.
        ...all('openRoutes'),
        ...kitRoutes,
        {
          element: <MemberArea />,
          children: [
            {
              errorElement: <RenderError />,
              children: [
                { path: 'profile', Component: ProfileFrame, children: all('profileRoutes') },
                ...memberRoutes,
                { path: '*', Component: NotFound },
              ],
            },
          ],
        },
      ],
    },
  ],
  { window: windowForRouter() },
);
