/** Resolves once the page has nothing else to do, at the latest after 10 seconds. */
export const idle = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in window
      ? // eslint-disable-next-line compat/compat -- asked for in the line before
        window.requestIdleCallback(() => resolve(), { timeout: 10_000 })
      : setTimeout(resolve, 3000),
  );
