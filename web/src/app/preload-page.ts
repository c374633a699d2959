import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LazyPage } from '@/lib/lazy-page';

/** The router turns a route's component into an element. */
const pageOf = ({ Component, element }: RouteObject) =>
  (Component ?? (isValidElement(element) ? element.type : undefined)) as
    Partial<LazyPage> | undefined;

/** Fetches the code of the page at an address. Resolves when it is there, also if it can't be had. */
export const preloadPage = (
  routes: RouteObject[],
  pathname: string,
  search?: string,
): Promise<unknown> =>
  Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) =>
      pageOf(route)?.preload?.(search),
    ),
  );
