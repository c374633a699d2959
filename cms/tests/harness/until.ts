import { setTimeout as pause } from 'node:timers/promises';

/** Repeats a question until the answer is neither empty nor an error, for at most `seconds`. */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
  seconds = 20,
): Promise<NonNullable<Exclude<T, false>>> {
  const end = Date.now() + seconds * 1000;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer as NonNullable<Exclude<T, false>>;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await pause(25);
  }
  throw new Error(`Waited ${seconds} s in vain: ${what}`, { cause: last });
}
