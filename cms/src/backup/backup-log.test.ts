import { expect, it } from 'vitest';
import { isOverdue } from './backup-log';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-29T12:00:00.000Z');
const last = new Date('2026-11-29T03:47:00.000Z');
const before = new Date('2026-11-28T03:47:00.000Z');

it('a backup is overdue six hours after its time', () => {
  expect(isOverdue(before, '03:47', NOW, 24 * HOUR_MS)).toBe(true);
  expect(isOverdue(last, '03:47', NOW, 24 * HOUR_MS)).toBe(false);
  const early = new Date('2026-11-29T09:00:00.000Z');
  expect(isOverdue(before, '03:47', early, 24 * HOUR_MS)).toBe(false);
});

it('a backup is not overdue right after a start or a restore, which make up for it', () => {
  expect(isOverdue(before, '03:47', NOW, HOUR_MS / 4)).toBe(false);
});

it('a backup is not overdue before the job has ever run', () => {
  expect(isOverdue(null, '03:47', NOW, 24 * HOUR_MS)).toBe(false);
});
