import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Steps } from '../lib/say.mjs';

let said: string[];
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

it('a step that takes long says each minute that it is still at it', async () => {
  let end = (_word: string) => {};
  const done = new Steps(2).do('Building', () => new Promise<string>((resolve) => (end = resolve)));
  await minutes(2.5);
  end('built');
  await done;
  await minutes(2);
  expect(said).toEqual([
    '[1/2] Building …',
    '      still at it (1 min 00 s)',
    '      still at it (2 min 00 s)',
    '      built (2 min 30 s)',
  ]);
});

it('a step that fails says nothing more', async () => {
  const failing = new Steps(1).do('Building', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await minutes(2);
  expect(said).toEqual(['[1/1] Building …']);
});
