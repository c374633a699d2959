import type { RouteObject } from 'react-router-dom';

/** Fetches the routes of members. Rejects where their code can't be fetched; the next call tries again. */
export const loadMemberRoutes = async (): Promise<RouteObject[]> =>
  (await import('./member-routes')).MEMBER_ROUTES;
