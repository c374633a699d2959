import type { DiskState } from '@hearthside/contract/system/state';

/** Below this share of free space a disk is low: somebody should look after it. */
const LOW = 0.1;
/** Below this one it is full: what is left is kept for signing in and for making room. */
const FULL = 0.02;

/** Whether a disk with so many free bytes of so many is low, or full. A disk of no size tells nothing. */
export function diskStateOf(freeBytes: number, totalBytes: number): DiskState['state'] {
  if (totalBytes <= 0) return 'ok';
  const share = freeBytes / totalBytes;
  if (share < FULL) return 'full';
  return share < LOW ? 'low' : 'ok';
}
