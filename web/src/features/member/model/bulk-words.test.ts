import { expect, it } from 'vitest';
import type { BulkTask } from '@hearthside/contract/member/bulk';
import { bulkDone, bulkName, bulkPercent, bulkTitle, bulkUnchanged } from './bulk-words';

const task = (more: Partial<BulkTask> = {}): BulkTask => ({
  id: 1,
  action: 'verify',
  about: '',
  total: 4,
  done: 2,
  unchanged: 1,
  refused: 0,
  state: 'finished',
  startedAt: '2026-11-26T00:00:00.000Z',
  canUndo: true,
  isUndo: false,
  ...more,
});

it('a bulk task is requested, named and reported in words', () => {
  expect(bulkTitle('verify', 300)).toBe('Verify 300 users?');
  expect(bulkTitle('assign', 1)).toBe('Assign 1 user to a trust');
  expect(bulkName(task())).toBe('Verify 4 users');
  expect(bulkName(task({ action: 'unverify', isUndo: true }))).toBe(
    'Undo: Remove verification of 4 users',
  );
  expect(bulkName(task({ action: 'role', about: 'Foster' }))).toBe('Make 4 users Foster');
  expect(bulkDone(task())).toBe('2 users verified');
  expect(bulkDone(task({ action: 'assign', about: 'Oak Trust', done: 1 }))).toBe(
    '1 user assigned to Oak Trust',
  );
  expect(bulkTitle('archive', 2)).toBe('Archive 2 users?');
  expect(bulkDone(task({ action: 'archive' }))).toBe('2 users archived');
  expect(bulkDone(task({ action: 'unarchive', done: 1 }))).toBe('1 user restored');
  expect(bulkUnchanged(task({ action: 'archive' }))).toBe('1 user was already archived.');
  expect(bulkUnchanged(task())).toBe('1 user was already verified.');
  expect(bulkUnchanged(task({ unchanged: 0 }))).toBe('');
});

it('a bulk task is as far as it has come to an end with its members', () => {
  expect(bulkPercent(task())).toBe(75);
  expect(bulkPercent(task({ total: 0 }))).toBe(100);
});
