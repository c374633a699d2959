import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAMPS } from './paths.mjs';

/**
 * Does a piece of work only if its inputs differ from the last time it succeeded. The stamp is removed before the
 * work begins, so that interrupted work is done again.
 * @param {object} job
 * @param {string} job.name the stamp's file name
 * @param {string} job.input what the result depends on, as one text
 * @param {() => boolean} job.present whether the result is still there
 * @param {() => Promise<void>} job.work
 * @param {boolean} [job.force]
 * @param {string} [job.folder]
 * @returns {Promise<boolean>} whether it was done
 */
export async function onceFor({ name, input, present, work, force = false, folder = STAMPS }) {
  const file = join(folder, name);
  if (!force && readStamp(file) === input && present()) return false;
  rmSync(file, { force: true });
  await work();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, input);
  return true;
}

/**
 * Makes a piece of work run again next time, because something else is about to change its result.
 * @param {string} name
 */
export const removeStamp = (name) => rmSync(join(STAMPS, name), { force: true });

/** @param {string} file */
function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
