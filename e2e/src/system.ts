import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { openBrowser, visit } from './browser';
import { startPortal, type PortalServer } from './portal-server';

/**
 * The built portal and a real browser for the tests of a file. Both are ready before the tests run. `env` is added to
 * the environment of this portal.
 */
export function useSystem(env?: Record<string, string>) {
  let portal: PortalServer;
  let browser: Browser;
  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal(inject('seeded'), env), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
    expect(portal?.errors(), 'the server logged no error').toEqual([]);
  });
  return {
    get portal() {
      return portal;
    },
    /** Opens a new window of the portal. */
    visit: (options?: Parameters<typeof visit>[2]) => visit(browser, portal.url, options),
  };
}
