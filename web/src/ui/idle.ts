/** So long nothing may have come before a page counts as loaded, unless asked otherwise; the longest wait for that. */
const QUIET_MS = 700;
const PATIENCE_MS = 10_000;

let isAsking = () => false;
/**
 * Has the page count as busy while this is true, because it waits for an answer. An answer is noticed when it has come,
 * and one that takes long would count as quiet.
 */
export const busyWhile = (asking: () => boolean) => void (isAsking = asking);

/** Resolves once nothing has come from the network for so long: on a slow phone, the page is still waiting before. */
const quiet = (quietMs: number) =>
  new Promise<void>((resolve) => {
    if (typeof PerformanceObserver === 'undefined') return resolve();
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(patience);
      resolve();
    };
    const look = () => {
      if (!isAsking()) return done();
      timer = setTimeout(look, quietMs);
    };
    let timer = setTimeout(look, quietMs);
    const patience = setTimeout(done, PATIENCE_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(look, quietMs);
    });
    observer.observe({ type: 'resource' });
  });

/**
 * Resolves once the page is loaded and has nothing else to do, at the latest after some 20 seconds.
 * @param quietMs so long, in milliseconds, nothing may have come from the network
 */
export const idle = async (quietMs = QUIET_MS) => {
  await quiet(quietMs);
  // A test may have ended meanwhile, and its window with it.
  await new Promise<void>((resolve) =>
    'requestIdleCallback' in globalThis
      ? // eslint-disable-next-line compat/compat -- asked for in the line before
        globalThis.requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS })
      : setTimeout(resolve, 200),
  );
};
