import { memberPages } from '@hearthside/contract/member/pages';
import type { SectionId } from '@hearthside/contract/section';
import type { RouteObject } from 'react-router-dom';
import { ProfileFrame } from '@/features/member/subject';
import { lazyPage } from '@/lib/lazy-page';
import { FEATURES } from './features';

// Fetched with the routes, as both are needed together.
export { Shell } from './shell/shell';

const NotFound = lazyPage(() => import('./pages/not-found'), 'NotFound');

/** The pages of members. Each section's code is fetched when it is first visited; the shell asks who may open it. */
export const MEMBER_ROUTES: RouteObject[] = [
  {
    path: memberPages.profile,
    Component: ProfileFrame,
    children: FEATURES.flatMap(({ profileRoutes = [] }) => profileRoutes),
  },
  ...FEATURES.flatMap(({ routes = {} }) =>
    Object.entries(routes).map(([section, children]): RouteObject => {
      return section === 'everybody'
        ? { children: [...children] }
        : { handle: section as SectionId, children: [...children] };
    }),
  ),
  { path: '*', Component: NotFound },
];
