import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ENGINE_PROGRAMS } from './engines/engine-programs';
import { startPortal } from './portal-server';
import { untilPdfsAreRead } from './raw-rows';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data of a server that has just been filled with the demo. Each test file starts with it. */
    seeded: string;
  }
}

const CHROMIUM = {
  'Chromium (apt-get install chromium, or CHROMIUM=path)':
    process.env.CHROMIUM ?? '/usr/bin/chromium',
};

/**
 * Creates the demo once for all test files. Fails early with a clear message if something that the journeys need is
 * missing.
 */
export default async function setup(project: TestProject) {
  const root = path.resolve(import.meta.dirname, '../..');
  const needed = {
    'the built server (pnpm build)': path.join(root, 'cms/dist/src/index.js'),
    'the built panel (pnpm build)': path.join(root, 'cms/dist/build/index.html'),
    'the built portal (pnpm build)': path.join(root, 'web/dist/index.html'),
    ...(process.env.TEST_PART === 'engines' ? ENGINE_PROGRAMS : CHROMIUM),
  };
  for (const [what, file] of Object.entries(needed)) {
    if (!existsSync(file)) throw new Error(`The journeys need ${what}: ${file} is missing.`);
  }
  const portal = await startPortal();
  // Otherwise each server that starts with this demo would read the PDFs again during its journeys.
  await untilPdfsAreRead(portal);
  await portal.pause();
  project.provide('seeded', portal.data);
  return () => portal.stop();
}
