import { setTimeout as pause } from 'node:timers/promises';

/** The least time an answer takes, in milliseconds. Longer than a known address takes on a slow disk. */
const FLOOR_MS = 150;

/**
 * Answers after the same time whether there was an email to write or nothing to do: what the text does not tell a
 * stranger, the time must not tell either.
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), pause(FLOOR_MS)]);
  return done;
}
