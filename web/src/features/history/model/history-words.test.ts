import type { HistoryEntry } from '@hearthside/contract/history/endpoints';
import { describe, expect, it } from 'vitest';
import { exactTime, hasBefore, placeOf, sentence, type Point } from './history-words';

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
const read = (patch: Partial<HistoryEntry>, from?: Point) =>
  sentence(entry(patch), from)
    .map((piece) => ('text' in piece ? piece.text : piece.named.name))
    .join('');

describe('an entry as a sentence', () => {
  it.each<[string, Partial<HistoryEntry>]>([
    ['Role changed for Rosa Marchetti by Amara Okafor', {}],
    ['Rosa Marchetti was deleted by Amara Okafor', { action: 'deleted' }],
    ['Rosa Marchetti was brought back by Amara Okafor', { action: 'restored' }],
    ['Invitation withdrawn for Rosa Marchetti by Amara Okafor', { action: 'withdrawn' }],
    [
      'Rosa Marchetti was assigned to trust Biscuit’s Trust by Amara Okafor',
      { action: 'assigned', other: trust },
    ],
    [
      'Rosa Marchetti was removed from trust Biscuit’s Trust by Amara Okafor',
      { action: 'removed', about: trust, other: rosa },
    ],
    ['Moss was changed by Amara Okafor', { action: 'changed', about: pet }],
    ['Entry added for Moss by Amara Okafor', { action: 'entry_added', about: pet }],
    ['Biscuit’s Trust was renamed by Amara Okafor', { action: 'renamed', about: trust }],
  ])('reads: %s', (words, patch) => expect(read(patch)).toBe(words));

  it('names the portal for its own actions, and says what somebody did for themselves', () => {
    expect(read({ action: 'erased', by: null })).toBe(
      'Rosa Marchetti was erased for good by the portal itself',
    );
    const by = { id: 7, name: 'Rosa Marchetti' };
    expect(read({ action: 'profile', by })).toBe('Profile changed by Rosa Marchetti');
    expect(read({ action: 'assigned', other: trust, by })).toBe(
      'Rosa Marchetti was assigned to trust Biscuit’s Trust by themselves',
    );
  });

  it('does not mistake a trust for the person with the same id', () => {
    const by = { id: 3, name: 'Amara Okafor' };
    expect(read({ action: 'created', about: trust, by })).toBe(
      'Biscuit’s Trust was created by Amara Okafor',
    );
  });

  it('does not name the person whose history is being read', () => {
    const ofRosa: Point = { kind: 'member', about: 7 };
    expect(read({}, ofRosa)).toBe('Role changed by Amara Okafor');
    expect(read({ action: 'assigned', other: trust }, ofRosa)).toBe(
      'Assigned to trust Biscuit’s Trust by Amara Okafor',
    );
    expect(read({}, { kind: 'trust', about: 7 })).toContain('Rosa');
  });

  it('works for an unknown action', () => {
    expect(read({ action: 'adopted' as 'role' })).toBe(
      'Changed for Rosa Marchetti by Amara Okafor',
    );
  });
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
