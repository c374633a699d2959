import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const CMS = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const CONTRACT = path.join(CMS, '..', 'contract');
const TSC = path.join(CMS, 'node_modules', 'typescript', 'bin', 'tsc');

/** When the newest file below was written, tests left out. */
function newest(folder: string, wanted: RegExp): number {
  return Math.max(
    0,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => wanted.test(name) && !/\.test\.ts$|^build\//.test(name))
      .map((name) => statSync(path.join(folder, name)).mtimeMs),
  );
}

/** Compiles where a source is newer than every compiled file: what is tested is what is written. */
function compileWhereOld(root: string, sources: string[], project: string) {
  const dist = path.join(root, 'dist');
  const built = existsSync(dist) ? newest(dist, /\.(js|tsbuildinfo)$/) : 0;
  const written = Math.max(...sources.map((name) => newest(path.join(root, name), /\.(ts|json)$/)));
  if (built >= written) return;
  execFileSync(process.execPath, [TSC, '-p', project], { cwd: root, stdio: 'inherit' });
}

/** Brings `contract/dist` and `cms/dist` up to date. */
export function ensureBuilt() {
  compileWhereOld(CONTRACT, ['src'], 'tsconfig.build.json');
  compileWhereOld(CMS, ['config', 'src', 'seed'], 'tsconfig.json');
}
