import { expect, it } from 'vitest';
import { isOutdated } from './mail-use';

const now = new Date('2026-03-01T12:00:00Z');

it.each([
  ['without an end', null, false],
  ['whose end is to come', '2026-03-01T12:00:01Z', false],
  ['whose end is now', '2026-03-01T12:00:00Z', true],
  ['whose end is past, as SQLite has it', now.getTime() - 1, true],
])('a mail %s is recognized as outdated or not', (_what, usefulUntil, outdated) => {
  expect(isOutdated(usefulUntil as string | null, now)).toBe(outdated);
});
