/** How long a slow start shows nothing, in milliseconds. After that it shows at least that the page is loading. */
const PATIENCE_MS = 400;

/** Waits for what the first page is drawn from, but not so long that nothing is drawn. */
export const patience = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
