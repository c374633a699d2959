import { KEPT } from './kept-owner';

/** How many drafts this device keeps, for tests. */
export const draftsKept = (): number =>
  Object.keys(localStorage).filter((key) => key.startsWith(KEPT)).length;
