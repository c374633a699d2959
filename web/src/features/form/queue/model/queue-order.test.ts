import { describe, expect, it } from 'vitest';
import { isSettled, nextWaiting, orderIn, placeOf } from './queue-order';

describe('the order of a queue', () => {
  it('is read from what the browser stores with a page, and only if it is one', () => {
    expect(orderIn({ order: [3, 1, 2] })).toEqual([3, 1, 2]);
    expect(orderIn({ order: [] })).toEqual([]);
    for (const state of [null, undefined, {}, { order: '3' }, { order: [1, '2'] }, 'order'])
      expect(orderIn(state)).toBeUndefined();
  });
});

describe('the place of an item', () => {
  it('has the items before and after it, decided or not', () => {
    expect(placeOf([7, 5, 9], 7)).toEqual({ number: 1, previous: undefined, next: 5 });
    expect(placeOf([7, 5, 9], 5)).toEqual({ number: 2, previous: 7, next: 9 });
  });

  it('is followed by the end after the last one, from which the viewer can go back', () => {
    expect(placeOf([7, 5], 5)).toEqual({ number: 2, previous: 7, next: 'end' });
    expect(placeOf([7, 5], 'end')).toEqual({ number: undefined, previous: 5, next: undefined });
    expect(placeOf([], 'end')).toEqual({ number: undefined, previous: undefined, next: undefined });
  });

  it('is before all others for an item that is not in the queue', () => {
    expect(placeOf([7, 5], 3)).toEqual({ number: undefined, previous: undefined, next: 7 });
    expect(placeOf([], 3)).toEqual({ number: undefined, previous: undefined, next: 'end' });
  });
});

describe('after a decision', () => {
  it('the reviewer goes on to the next item that still waits, and never back to one that was skipped', () => {
    expect(nextWaiting([7, 5, 9, 4], 5, new Set([7, 5, 4]))).toBe(4);
    expect(nextWaiting([7, 5, 9], 5, new Set([7, 5]))).toBe('end');
    expect(nextWaiting([7, 5], 3, new Set([7, 5]))).toBe(7);
    expect(nextWaiting([7, 5], 'end', new Set([7, 5]))).toBe('end');
  });

  it.each([
    ['a submission that waits is not settled', { status: 'pending', verified: true }, false],
    [
      'an approved newcomer is still to be verified',
      { status: 'approved', verified: false },
      false,
    ],
    ['an approved member who is verified is settled', { status: 'approved', verified: true }, true],
    [
      'a rejection is settled, because it is up to its member',
      { status: 'rejected', verified: false },
      true,
    ],
    [
      'a newcomer without a submission is not settled',
      { status: undefined, verified: false },
      false,
    ],
    [
      'a member without a submission is settled once verified',
      { status: undefined, verified: true },
      true,
    ],
  ] as const)('%s', (_, decided, settled) => {
    expect(isSettled(decided)).toBe(settled);
  });
});
