import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const CMS = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const CONTRACT = path.join(CMS, '..', 'contract');
const TSC = path.join(CMS, 'node_modules', 'typescript', 'bin', 'tsc');

/** When the newest file below was written, without tests. */
function newest(folder: string, wanted: RegExp): number {
  return Math.max(
    0,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => wanted.test(name) && !/\.test\.ts$|^build\//.test(name))
      .map((name) => statSync(path.join(folder, name)).mtimeMs),
  );
}

/**
 * Compiles if a source is newer than the last compilation, so that the tests run what is written. The compiler's own
 * files don't show this, because it rewrites only what changed.
 */
function compileWhereOld(root: string, sources: string[], project: string) {
  const stamp = path.join(root, 'dist', '.compiled-for-tests');
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  const begun = new Date();
  const written = Math.max(...sources.map((name) => newest(path.join(root, name), /\.(ts|json)$/)));
  if (built >= written) return;
  execFileSync(process.execPath, [TSC, '-p', project], { cwd: root, stdio: 'inherit' });
  writeFileSync(stamp, '');
  // Sources written while the compiler ran are not included.
  utimesSync(stamp, begun, begun);
}

/**
 * Updates `contract/dist` and `cms/dist`, unless the caller has just done so (`BUILT`): two concurrent runs must not
 * compile underneath each other's servers.
 */
export function ensureBuilt() {
  if (process.env.BUILT === 'true') return;
  compileWhereOld(CONTRACT, ['src'], 'tsconfig.build.json');
  compileWhereOld(CMS, ['config', 'src', 'seed'], 'tsconfig.json');
}
