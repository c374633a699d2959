import { createElement, lazy, type ComponentType } from 'react';

/** A page whose code is fetched when it is first visited, or before, by `preload`. */
export interface LazyPage {
  (): React.ReactElement;
  preload(): void;
}

/** `lazyPage(() => import('./users-page'), 'UsersPage')` */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  const Page = lazy(async () => ({ default: (await load())[name] }));
  return Object.assign(() => createElement(Page), {
    // A failure shows when the page is visited; a preload only tries.
    preload: () => void load().catch(() => undefined),
  });
}
