/** Watches the free space where the server writes, and refuses changes before there is none. */
import type { Core } from '@strapi/strapi';
import type { DiskState } from '@hearthside/contract/system/state';
import { loggedError } from '../http/logged-error';
import { refuse } from '../http/refuse';
import { diskFolders, readDisks } from './read-disks';

const LOOK_EVERY_MS = 30_000;
/** Tests say how much is free, and don't wait. */
const LOOK_EVERY_IN_TESTS_MS = 50;

const FULL =
  'The portal has run out of disk space and can\u2019t save anything right now. You can still read everything. Please try again later.';

let disks: readonly DiskState[] = [];

/** The disks this server writes to, as they were seen last. Empty until they were. */
export const knownDisks = (): readonly DiskState[] => disks;

/** The disks that changes need: a full one of backups keeps nobody from writing. */
const needed = (all: readonly DiskState[]) => all.filter(({ holds }) => holds !== 'backups');

const isFull = () => needed(disks).some(({ state }) => state === 'full');

/**
 * Refuses a change while a disk is full, before anything of it is read. What a transaction or an upload would meet in
 * its middle is met at its start, while there is still space to sign in and to make room.
 */
export function refuseWhenFull(method: string, isNeeded: boolean): void {
  if (isNeeded || !isFull() || ['GET', 'HEAD', 'OPTIONS'].includes(method)) return;
  throw refuse.storageFull(FULL);
}

const worst = (all: readonly DiskState[]) =>
  all.find(({ state }) => state === 'full') ?? all.find(({ state }) => state === 'low');

function logChange(strapi: Core.Strapi, before: string, now: readonly DiskState[]) {
  const disk = worst(now);
  const state = disk?.state ?? 'ok';
  if (state === before) return;
  const share = disk ? Math.floor((disk.freeBytes / disk.totalBytes) * 1000) / 10 : 0;
  if (state === 'ok') strapi.log.info('There is enough disk space again.');
  else if (state === 'low') strapi.log.warn(`The disk is almost full: ${share}% is free.`);
  else strapi.log.error(`The disk is full: ${share}% is free, and changes are refused.`);
}

/** Looks at the disks now and from now on. Returns what ends it. */
export async function startDiskWatch(strapi: Core.Strapi): Promise<() => void> {
  const folders = diskFolders(process.env);
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const before = worst(needed(disks))?.state ?? 'ok';
      disks = await readDisks(folders, process.env);
      logChange(strapi, before, needed(disks));
    } catch (error) {
      strapi.log.warn(`The free disk space could not be read: ${loggedError(error)}`);
    } finally {
      isLooking = false;
    }
  };
  await look();
  const every = process.env.DISK_FREE_FILE ? LOOK_EVERY_IN_TESTS_MS : LOOK_EVERY_MS;
  const timer = setInterval(() => void look(), every);
  timer.unref();
  return () => clearInterval(timer);
}
