/** Runs before each file of tests with a document. They share a window, and each begins in it as in a new one. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Rendering is slow if the other core is busy.
const PATIENCE_MS = 10_000;
configure({ asyncUtilTimeout: PATIENCE_MS });
// Vitest has no setting for this.
const { waitFor } = vi;
vi.waitFor = (work, options = PATIENCE_MS) => waitFor(work, options);

vi.useRealTimers();
vi.unstubAllGlobals();
// Some of those that run alone have no window.
if (typeof window !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
}
afterEach(cleanup);
