// eslint-disable-next-line no-restricted-syntax -- a page that can't be fetched is reported in its place
import { createElement, lazy, useState, type ComponentType } from 'react';

/** A page whose code is fetched on the first visit, or earlier by `preload`. */
export interface LazyPage {
  (): React.ReactElement;
  /**
   * Fetches the code. A failure is ignored here and shows when the page is visited.
   * @param search the query of the address, where it decides which page is shown
   */
  preload(search?: string): Promise<void>;
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
    // Code that is already loaded is shown at once. With `lazy`, React would delay a page that suspended by 0.3 s.
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
