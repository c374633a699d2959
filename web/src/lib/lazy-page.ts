import { createElement, lazy, useState, type ComponentType } from 'react';

/** A page whose code is fetched when it is first visited, or before, by `preload`. */
export interface LazyPage {
  (): React.ReactElement;
  /** Fetches the code; a failure shows when the page is visited, a preload only tries. */
  preload(): Promise<void>;
}

/** `lazyPage(() => import('./users-page'), 'UsersPage')` */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  let loaded: ComponentType | undefined;
  const fetchCode = async () => {
    loaded = (await load())[name];
    return loaded;
  };
  const Waiting = lazy(async () => ({ default: await fetchCode() }));

  function Page() {
    // Code that is here is shown at once: React would hold a page that has waited back for 0.3 s.
    const [component] = useState(() => loaded ?? Waiting);
    return createElement(component);
  }
  return Object.assign(Page, {
    preload: () =>
      fetchCode().then(
        () => undefined,
        () => undefined,
      ),
  });
}
