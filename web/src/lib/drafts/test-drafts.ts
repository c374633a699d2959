import { KEPT } from './draft-owner';

/** How many drafts this device keeps, for tests. */
export const storedDraftCount = (): number =>
  Object.keys(localStorage).filter((key) => key.startsWith(KEPT)).length;
