import type { HistoryEntry } from '@hearthside/contract/history/endpoints';
import { expect, it } from 'vitest';
import { exactTime, hasBefore, placeOf } from './history-words';

const rosa = { kind: 'member', id: 7, name: 'Rosa Marchetti' } as const;
const pet = { kind: 'pet', id: 5, name: 'Moss' } as const;
const trust = { kind: 'trust', id: 3, name: 'Biscuit’s Trust' } as const;
const entry = (patch: Partial<HistoryEntry>): HistoryEntry => ({
  id: 1,
  at: '2026-11-12T16:30:05.000Z',
  action: 'role',
  by: { id: 1, name: 'Amara Okafor' },
  about: rosa,
  other: null,
  changes: [],
  reason: '',
  ...patch,
});
it('a history entry shows the value before a change, but not for a new object', () => {
  const change = { field: 'Role', from: '', to: 'Foster' };
  const changes = [change];
  expect(hasBefore(entry({ action: 'invited', changes }), change)).toBe(false);
  expect(hasBefore(entry({ action: 'profile', changes }), change)).toBe(true);
});

it('a history entry shows deleted and restored values as they were, not as cleared or filled in', () => {
  const gone = { field: 'Date', from: 'Nov 21, 2026', to: '' };
  const back = { field: 'Date', from: '', to: 'Nov 21, 2026' };
  expect(hasBefore(entry({ action: 'entry_deleted', changes: [gone] }), gone)).toBe(false);
  expect(hasBefore(entry({ action: 'entry_restored', changes: [back] }), back)).toBe(false);
  expect(hasBefore(entry({ action: 'entry_changed', changes: [gone] }), gone)).toBe(true);
});

it('a history entry knows the pages of people, trusts and pets', () => {
  expect(placeOf(rosa)).toBe('/users/7');
  expect(placeOf(trust)).toBe('/trusts/3');
  expect(placeOf(pet)).toBe('/pet-records?petId=5');
});

it('a history entry shows the exact time, and nothing for an invalid time', () => {
  expect(exactTime('2026-11-12T16:30:05.000Z')).toMatch(/November 12, 2026.+:30:05/);
  expect(exactTime('yesterday')).toBeUndefined();
});
