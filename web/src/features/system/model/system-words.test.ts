import type { JobState } from '@hearthside/contract/system/state';
import { expect, it } from 'vitest';
import { durationWords, freeWords, largeSize, redFirst, uptimeWords } from './system-words';

it.each([
  [2048, '2 KB'],
  [13_000_000, '12.4 MB'],
  [13_314_398_618, '12.4 GB'],
])('a size of %d bytes is %s', (bytes, words) => expect(largeSize(bytes)).toBe(words));

it.each([
  [45.4, '45 ms'],
  [2500, '2.5 s'],
  [720_000, '12 min'],
])('%d milliseconds are %s', (ms, words) => expect(durationWords(ms)).toBe(words));

it.each([
  ['2026-11-22T11:59:30Z', 'Less than a minute'],
  ['2026-11-22T11:48:00Z', '12 minutes'],
  ['2026-11-22T11:00:00Z', '1 hour'],
  ['2026-11-19T08:00:00Z', '3 days, 4 hours'],
  ['2026-11-21T12:00:00Z', '1 day'],
])('a server that was started at %s is up for %s', (startedAt, words) =>
  expect(uptimeWords(startedAt, '2026-11-22T12:00:00Z')).toBe(words),
);

it('a disk shows how much of it is free', () => {
  const disk = { holds: 'both', freeBytes: 3 * 1024 ** 3, totalBytes: 12 * 1024 ** 3 } as const;
  expect(freeWords({ ...disk, state: 'ok' })).toBe('3.0 GB of 12.0 GB free (25%)');
});

it('jobs that failed or are late come first, and the others keep their order', () => {
  const job = (name: string, result: JobState['result']) => ({ name, result }) as JobState;
  const jobs = [job('a', 'ok'), job('b', 'late'), job('c', 'running'), job('d', 'failed')];
  expect(redFirst(jobs).map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c']);
});
