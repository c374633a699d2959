import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where things are. Everything the bench writes is in `data/` (not in git) and `results/`. */
const bench = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const root = path.resolve(bench, '..');

export const PATHS = {
  bench,
  stock: path.join(bench, 'stock'),
  results: path.join(bench, 'results'),
  cache: path.join(bench, 'data', 'cache'),
  run: path.join(bench, 'data', 'run'),
  cms: path.join(root, 'cms'),
  web: path.join(root, 'web'),
};

/** Loads what the cms has: its packages and its own built code. */
export const requireFromCms = createRequire(path.join(PATHS.cms, 'package.json'));
