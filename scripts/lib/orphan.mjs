const PARENT = process.ppid;

/**
 * Calls back once when npm, which started this process, is gone. A signal sent to npm alone ends npm and the shell
 * between, but reaches no process below them: the server would stay behind and keep its port.
 * @param {() => void} then
 * @returns {() => void} stops watching
 */
export function whenOrphaned(then) {
  // Without npm in between, a parent that ends may well mean to let this process continue.
  if (!process.env.npm_lifecycle_event) return () => {};
  const timer = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(timer);
    then();
  }, 250);
  timer.unref();
  return () => clearInterval(timer);
}
