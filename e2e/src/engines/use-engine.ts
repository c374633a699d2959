import { afterAll, beforeAll, expect, inject } from 'vitest';
import { startPortal, type PortalServer } from '../portal-server';
import { EnginePage } from './engine-page';
import type { Engine } from './engine-window';

/** The built portal and a browser of another engine for the tests of a file, both ready before they run. */
export function useEngine(openEngine: () => Promise<Engine>) {
  let portal: PortalServer;
  let engine: Engine;
  beforeAll(async () => {
    [portal, engine] = await Promise.all([startPortal(inject('seeded')), openEngine()]);
  });
  afterAll(async () => {
    await engine?.close();
    await portal?.stop();
    expect(portal?.errors(), 'the server logged no error').toEqual([]);
  });
  return {
    /** Opens a window of a demo member who has just signed in. */
    async arrive(nickname: string) {
      const page = await EnginePage.open(engine, portal.url);
      await page.signIn(nickname);
      return page;
    },
  };
}
