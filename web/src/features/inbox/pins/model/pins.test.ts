import type { Message } from '@hearthside/contract/inbox/fields';
import { describe, expect, it } from 'vitest';
import { pinsOf } from './pins';
import { testMessage } from '../../model/test-messages';
import { applyThreadEvent, emptyThread, type ThreadEvent } from '../../model/thread';

const run = (events: readonly ThreadEvent[]) => events.reduce(applyThreadEvent, emptyThread);
const at = (minute: number) => testMessage(minute).createdAt;
/** A message as it was at a minute after it was sent: pinned, or not any more. */
const copy = (id: number, minute: number, pinned: boolean): Message =>
  testMessage(id, {
    pinnedAt: pinned ? at(minute) : null,
    pinnedById: pinned ? 12 : null,
    updatedAt: at(minute),
  });
const changed = (...messages: Message[]): ThreadEvent => ({ type: 'changed', messages });
const page = (type: 'newest' | 'older' | 'newer' | 'around', messages: Message[]): ThreadEvent => ({
  type,
  messages,
  hasMore: true,
});
const pins = (events: readonly ThreadEvent[]) => pinsOf(run(events)).map(({ id }) => id);

describe('the pins of a thread', () => {
  it('are those that are loaded and those that are not, the last pinned first', () => {
    const events = [
      page('newest', [copy(50, 60, true), testMessage(51)]),
      changed(copy(3, 70, true), copy(4, 55, true)),
    ];
    expect(pins(events)).toEqual([3, 50, 4]);
    expect(run(events).messages.map(({ id }) => id)).toEqual([50, 51]);
  });

  it('of the same moment have an order too', () => {
    expect(pins([changed(copy(3, 70, true)), changed(copy(9, 70, true))])).toEqual([9, 3]);
  });

  it('end with what unpins or deletes them, whatever comes late', () => {
    expect(pins([changed(copy(3, 70, true)), changed(copy(3, 80, false))])).toEqual([]);
    expect(pins([changed(copy(3, 80, false)), changed(copy(3, 70, true))])).toEqual([]);
    const deleted = { ...copy(3, 80, false), content: '', deletedAt: at(80) };
    expect(pins([page('newest', [copy(3, 70, true)]), changed(deleted)])).toEqual([]);
    expect(pins([changed(deleted), page('older', [copy(3, 70, true)])])).toEqual([]);
  });

  it('are there also beyond a gap', () => {
    const events = [
      page('around', [testMessage(10), testMessage(11)]),
      { type: 'message', message: copy(90, 95, true) } as const,
    ];
    expect(pins(events)).toEqual([90]);
  });

  it('do not depend on the order of events, nor on repetitions', () => {
    // Pins and unpins of five messages, in pages, alone and after a lost connection.
    const events: ThreadEvent[] = [
      page('newest', [copy(5, 60, true), copy(6, 30, false)]),
      page('older', [copy(3, 20, true), copy(4, 20, false)]),
      changed(copy(3, 40, false), copy(6, 45, true)),
      changed(copy(4, 50, true)),
      changed(copy(1, 55, true), copy(5, 70, false)),
      { type: 'message', message: copy(7, 80, true) },
    ];
    const expected = pins(events);
    expect(expected).toEqual([7, 1, 4, 6]);
    for (let seed = 0; seed < 300; seed += 1) {
      const shuffled = [...events, ...events]
        .map((event, place) => ({ event, key: (place * 7919 + seed * 104_729) % 9973 }))
        .sort((one, other) => one.key - other.key)
        .map(({ event }) => event);
      expect(pins(shuffled)).toEqual(expected);
    }
  });
});
