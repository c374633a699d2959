import { describe, expect, it } from 'vitest';
import { plan, waitAfter, type Sending } from './outbox-schedule';

const NOW = 1000;
const testItem = (clientId: string, patch: { status?: string; lane?: number } = {}) => ({
  clientId,
  status: 'waiting',
  lane: 4,
  ...patch,
});
type Item = ReturnType<typeof testItem>;
const nothing: Sending<Item> = {
  laneOf: ({ lane }) => lane,
  busy: new Set(),
  restsUntil: new Map(),
  now: NOW,
};
const due = (items: Item[], sending: Sending<Item>) =>
  plan(items, sending).now.map(({ clientId }) => clientId);

describe('the next item to send', () => {
  it('is the first of each lane', () => {
    const items = [testItem('a'), testItem('b'), testItem('c', { lane: 5 })];
    expect(due(items, nothing)).toEqual(['a', 'c']);
  });

  it('is none in a lane in which one is being sent', () => {
    const items = [testItem('a', { status: 'sending' }), testItem('b', { lane: 5 })];
    expect(due(items, { ...nothing, busy: new Set([4]) })).toEqual(['b']);
  });

  it('may be one that another tab has left behind', () => {
    expect(due([testItem('a', { status: 'sending' })], nothing)).toEqual(['a']);
  });

  it('is not blocked by a failed one before it', () => {
    expect(due([testItem('a', { status: 'failed' }), testItem('b')], nothing)).toEqual(['b']);
  });

  it('waits for a waiting one before it, and says until when', () => {
    const items = [testItem('a'), testItem('b'), testItem('c', { lane: 5 })];
    const restsUntil = new Map([
      ['a', NOW + 500],
      ['c', NOW + 200],
    ]);
    expect(plan(items, { ...nothing, restsUntil })).toEqual({ now: [], next: NOW + 200 });
    expect(due(items, { ...nothing, restsUntil, now: NOW + 500 })).toEqual(['a', 'c']);
  });

  it('is none if there are no items', () => {
    expect(plan([], nothing)).toEqual({ now: [], next: undefined });
  });
});

it('the outbox waits 1, 2, 4 … and at most 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map((tries) => waitAfter(tries) / 1000)).toEqual([
    1, 1, 2, 4, 8, 16, 30, 30,
  ]);
});
