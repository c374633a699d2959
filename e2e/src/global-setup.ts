import { existsSync } from 'node:fs';
import path from 'node:path';

/** Fails early with a sentence where what the journeys drive is not there. */
export default function setup() {
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
}
