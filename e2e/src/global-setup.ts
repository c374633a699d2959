import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPortal } from './portal-server';
import { untilPdfsAreRead } from './raw-rows';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data of a server that has just been filled with the demo, for each file of tests to begin with. */
    seeded: string;
  }
}

/**
 * Makes the demo once for all files of tests. Fails early with a sentence where what the journeys drive is
 * not there.
 */
export default async function setup(project: TestProject) {
  const root = path.resolve(import.meta.dirname, '../..');
  const needed = {
    'the built server (pnpm build)': path.join(root, 'cms/dist/src/index.js'),
    'the built panel (pnpm build)': path.join(root, 'cms/dist/build/index.html'),
    'the built portal (pnpm build)': path.join(root, 'web/dist/index.html'),
    'Chromium (apt-get install chromium, or CHROMIUM=path)':
      process.env.CHROMIUM ?? '/usr/bin/chromium',
  };
  for (const [what, file] of Object.entries(needed)) {
    if (!existsSync(file)) throw new Error(`The journeys need ${what}: ${file} is missing.`);
  }
  const portal = await startPortal();
  // Otherwise each server that begins with this demo would read them again, beside its journeys.
  await untilPdfsAreRead(portal);
  await portal.pause();
  project.provide('seeded', portal.data);
  return () => portal.stop();
}
