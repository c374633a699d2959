import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Every file under a folder, sorted, as paths with `/`. A missing folder has none. For a file, it is the file itself.
 * @param {string} root the folder paths are relative to
 * @param {string} start
 * @param {(path: string) => boolean} skip asked for files and folders alike
 * @returns {string[]}
 */
function filesUnder(root, start, skip) {
  const full = join(root, start);
  const path = relative(root, full).split(sep).join('/');
  const found = statSync(full, { throwIfNoEntry: false });
  if (!found || skip(path)) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(root, join(start, name), skip));
}

/**
 * One hash over the names and contents of files. A file that git checks out again with another time stays the same,
 * and a change within the same second is noticed.
 * @param {string} root
 * @param {string[]} starts files or folders
 * @param {(path: string) => boolean} [skip]
 */
export function fingerprint(root, starts, skip = () => false) {
  const hash = createHash('sha256');
  for (const start of starts) {
    for (const path of filesUnder(root, start, skip)) {
      const content = readFileSync(join(root, path));
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}
