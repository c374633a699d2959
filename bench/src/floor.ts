import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PATHS } from './paths.ts';

const OUT = path.join(PATHS.run, 'floor');

/**
 * Builds the page that the portal's pages are compared with: React, the router, the portal's stylesheet and one
 * heading, with the portal's own build tool. Returns its folder. Throws if the portal is not built.
 */
export function buildFloor(): string {
  const assets = path.join(PATHS.web, 'dist', 'assets');
  const style =
    existsSync(assets) && readdirSync(assets).find((name) => /^index-.*\.css$/.test(name));
  if (!style) throw new Error('The portal is not built: run `npm run build`.');
  const vite = path.join(PATHS.web, 'node_modules', 'vite', 'bin', 'vite.js');
  const config = path.join(PATHS.web, 'floor.config.ts');
  execFileSync(process.execPath, [vite, 'build', '--config', config, '--outDir', OUT], {
    cwd: PATHS.web,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const end of ['', '.br'])
    copyFileSync(path.join(assets, style + end), path.join(OUT, `portal.css${end}`));
  return OUT;
}
