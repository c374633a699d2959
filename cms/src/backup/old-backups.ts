import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { foldersToRemove, type DatedFolder, type Keep } from './keep';

/** The names that scripts/lib/scheduled-backups.mjs gives to backups. What has another one is not ours to remove. */
const NAME = /^hearthside-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/;

/** The backups of the schedule in a folder: those that were finished, by their names. */
async function scheduledBackups(folder: string): Promise<DatedFolder[]> {
  return (await readdir(folder)).flatMap((name) => {
    const [, day, hour, minute, second] = NAME.exec(name) ?? [];
    if (!day || !existsSync(path.join(folder, name, 'backup.json'))) return [];
    const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(at.getTime()) ? [] : [{ name, at }];
  });
}

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
