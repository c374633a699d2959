import { access, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { foldersToRemove, type DatedFolder, type Keep } from './keep';

/** The names that scripts/lib/scheduled-backups.mjs gives to backups. What has another one is not ours to remove. */
const NAME = /^hearthside-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/;

/** The backups of the schedule in a folder: those that were finished, by their names. */
async function scheduledBackups(folder: string): Promise<DatedFolder[]> {
  const found: DatedFolder[] = [];
  for (const name of await readdir(folder)) {
    const [, day, hour, minute, second] = NAME.exec(name) ?? [];
    if (!day || !(await isThere(path.join(folder, name, 'backup.json')))) continue;
    const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
    if (!Number.isNaN(at.getTime())) found.push({ name, at });
  }
  return found;
}

/** Never by a synchronous call: on a network share that is away it would stop the whole server. */
export const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Removes the backups that need not be kept any longer, and returns their names. */
export async function removeOldBackups(
  folder: string,
  keep: Keep,
  now = new Date(),
): Promise<string[]> {
  const old = foldersToRemove(await scheduledBackups(folder), now, keep);
  for (const { name } of old) {
    const part = path.join(folder, `${name}.part`);
    // Under its own name it would look whole while half of it is gone. The next backup removes what stays of it.
    await rename(path.join(folder, name), part);
    await rm(part, { recursive: true, force: true });
  }
  return old.map(({ name }) => name);
}
