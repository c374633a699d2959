import type { Message } from '@hearthside/contract/inbox/fields';
import { describe, expect, it } from 'vitest';
import { quoteOf } from './quote';
import { testImage, testMessage } from './test-messages';
import { applyThreadEvent, emptyThread, type Thread, type ThreadEvent } from './thread';

const run = (events: readonly ThreadEvent[], from = emptyThread) =>
  events.reduce(applyThreadEvent, from);
const ids = ({ messages }: Thread) => messages.map(({ id }) => id);
const texts = ({ messages }: Thread) => messages.map(({ content }) => content);
const live = (id: number, patch?: Partial<Message>): ThreadEvent => ({
  type: 'message',
  message: testMessage(id, patch),
});
const page = (
  type: 'newest' | 'around' | 'older' | 'newer',
  messageIds: number[],
  hasMore = false,
): ThreadEvent => ({ type, messages: messageIds.map((id) => testMessage(id)), hasMore });
const changed = (id: number, minute: number, content: string) =>
  live(id, { content, updatedAt: testMessage(minute).createdAt });

function permutations<T>(rows: readonly T[]): T[][] {
  if (rows.length <= 1) return [[...rows]];
  return rows.flatMap((row, at) =>
    permutations([...rows.slice(0, at), ...rows.slice(at + 1)]).map((rest) => [row, ...rest]),
  );
}

/** mulberry32: the same numbers from the same seed. */
function random(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

describe('a thread', () => {
  it('shows the newest page, oldest first, and knows whether there is more', () => {
    const thread = run([page('newest', [3, 4, 5], true)]);
    expect(ids(thread)).toEqual([3, 4, 5]);
    expect(thread).toMatchObject({ loaded: true, hasOlder: true });
  });

  it('puts older pages before and newer ones after the current messages', () => {
    const thread = run([
      page('newest', [5, 6], true),
      page('newer', [7, 8], true),
      page('older', [3, 4], true),
      page('older', [1, 2], false),
    ]);
    expect(ids(thread)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(thread.hasOlder).toBe(false);
  });

  it('learns nothing about older messages from newer pages', () => {
    expect(run([page('newest', [5], true), page('newer', [6], false)]).hasOlder).toBe(true);
    expect(run([page('newest', [5], false), page('newer', [6], true)]).hasOlder).toBe(false);
  });

  it('keeps a message that arrived before the first page', () => {
    const early = run([live(6)]);
    expect(early).toMatchObject({ loaded: false, hasOlder: false });
    const thread = run([page('newest', [4, 5], true)], early);
    expect(ids(thread)).toEqual([4, 5, 6]);
    expect(thread).toMatchObject({ loaded: true, hasOlder: true });
  });

  it('is loaded and complete if a chat has no messages yet', () => {
    expect(run([page('newest', [])])).toMatchObject({ loaded: true, hasOlder: false });
  });

  it('is ordered by the time of sending, and if that is equal by id', () => {
    const createdAt = testMessage(1).createdAt;
    const thread = run([live(10, { createdAt }), live(3), live(9, { createdAt }), live(2)]);
    expect(ids(thread)).toEqual([9, 10, 2, 3]);
  });

  it('takes the copy of a message that was updated later, in whatever order they arrive', () => {
    const events = [page('newest', [1, 2]), changed(1, 5, 'Gone'), changed(1, 4, 'Changed')];
    for (const order of permutations(events))
      expect(texts(run(order))).toEqual(['Gone', 'Message 2']);
  });

  it('takes the copy whose links are valid longer, in whatever order they arrive', () => {
    const copies = [300, 900, 600].map((expires) =>
      live(1, { attachments: [testImage(3, expires)] }),
    );
    for (const order of permutations(copies)) {
      expect(run(order).messages[0]?.attachments[0]?.url).toContain('expires=900');
    }
  });
});

describe('a thread that opens around a message', () => {
  it('shows the messages around it, and newer ones once the gap to them is closed', () => {
    const middle = run([page('around', [40, 41], true), page('newer', [42, 43], true), live(99)]);
    expect(ids(middle)).toEqual([40, 41, 42, 43]);
    expect(middle).toMatchObject({ loaded: true, hasOlder: true, hasNewer: true });
    const further = run([page('newer', [44, 45], true), page('older', [38, 39], true)], middle);
    expect(ids(further)).toEqual([38, 39, 40, 41, 42, 43, 44, 45]);
    const whole = run([page('newer', [46, 98], false)], further);
    expect(ids(whole).slice(-3)).toEqual([46, 98, 99]);
    expect(whole).toMatchObject({ hasNewer: false, ahead: [] });
  });

  it('is the same in every order of its pages and of what arrives meanwhile', () => {
    const events = [
      page('around', [40, 41], true),
      page('newer', [42, 43], true),
      page('older', [38, 39], true),
      live(99),
      changed(41, 200, 'Changed'),
      live(100),
    ];
    const expected = run(events);
    for (const order of permutations(events)) expect(run(order)).toEqual(expected);
    const ended = [...events, page('newer', [44, 98], false)];
    const whole = run(ended);
    expect(ids(whole)).toEqual([38, 39, 40, 41, 42, 43, 44, 98, 99, 100]);
    for (const order of permutations(ended)) expect(run(order)).toEqual(whole);
  });
});

describe('a thread whose messages change', () => {
  const change = (id: number, minute: number, patch: Partial<Message> = {}): ThreadEvent => {
    const updatedAt = testMessage(minute).createdAt;
    return { type: 'changed', messages: [testMessage(id, { updatedAt, ...patch })] };
  };
  const deleted = { content: '', deletedAt: testMessage(90).createdAt };
  const quoting = (id: number, of: Partial<Message> = {}) =>
    live(id, { replyTo: quoteOf(testMessage(of.id ?? 2, of)) });

  it('keeps a change of a message that is not loaded out of sight until its page comes', () => {
    const before = run([page('newest', [50, 51], true), change(5, 60, { content: 'Changed' })]);
    expect(ids(before)).toEqual([50, 51]);
    const after = run([page('older', [4, 5, 6], true)], before);
    expect(texts(after).slice(0, 3)).toEqual(['Message 4', 'Changed', 'Message 6']);
    expect(after.aside.size).toBe(0);
  });

  it('shows in quotes what became of their message, loaded or not', () => {
    const events = [page('newest', [50], true), quoting(51), change(2, 90, deleted)];
    for (const order of permutations(events)) {
      expect(run(order).messages[1]?.replyTo).toMatchObject({ id: 2, text: '', deleted: true });
    }
    const here = [page('newest', [2], false), quoting(51), change(2, 80, { content: 'New' })];
    for (const order of permutations(here)) {
      expect(run(order).messages[1]?.replyTo).toMatchObject({ text: 'New', deleted: false });
    }
  });

  it('is the same in every order of pages, messages, replies, edits and deletions', () => {
    const events = [
      page('newest', [4, 5, 6], true),
      page('older', [1, 2, 3], false),
      quoting(7),
      change(2, 70, { content: 'Edited' }),
      change(2, 90, deleted),
      change(6, 80, { content: 'Edited' }),
      quoting(8, { id: 6, content: 'Edited', updatedAt: testMessage(80).createdAt }),
    ];
    const expected = run(events);
    expect(texts(expected)).toEqual([
      'Message 1',
      '',
      'Message 3',
      'Message 4',
      'Message 5',
      'Edited',
      'Message 7',
      'Message 8',
    ]);
    expect(expected.messages[6]?.replyTo).toMatchObject({ deleted: true, text: '' });
    for (const order of permutations(events)) expect(run(order)).toEqual(expected);
    for (const event of events) expect(applyThreadEvent(expected, event)).toBe(expected);
  });

  it.each(Array.from({ length: 100 }, (_, seed) => [seed]))(
    'is the same in any order of anything, with repetitions (seed %i)',
    (seed) => {
      const chance = random(seed + 1000);
      const below = (end: number) => Math.floor(chance() * end);
      /** What a server says of a message at some moment: one text, and one state of its quote, per update. */
      const copy = (id: number): Message => {
        const minute = id + below(4) * 50;
        const at = below(3);
        const source = testMessage(id - 1, {
          updatedAt: testMessage(id - 1 + at * 50).createdAt,
          content: `Message ${id - 1} at ${at}`,
        });
        return testMessage(id, {
          updatedAt: testMessage(minute).createdAt,
          content: `Message ${id} at ${(minute - id) / 50}`,
          ...(id % 3 === 0 && id > 0 && { replyTo: quoteOf(source) }),
        });
      };
      const events = Array.from({ length: 25 }, (): ThreadEvent => {
        const kind = below(5);
        if (kind === 0) return { type: 'message', message: copy(below(30)) };
        if (kind < 3) return { type: 'changed', messages: [copy(below(30))] };
        const type = (['newest', 'around', 'older', 'newer'] as const)[below(4)]!;
        const messages = Array.from({ length: below(6) }, () => copy(below(30)));
        return { type, messages, hasMore: chance() < 0.8 };
      });
      const shuffled = [...events, ...events.filter(() => chance() < 0.5)]
        .map((event) => ({ event, at: chance() }))
        .sort((one, other) => one.at - other.at)
        .map(({ event }) => event);
      const thread = run(events);
      expect(run(shuffled)).toEqual(thread);
      expect(run(events, thread)).toBe(thread);
    },
  );
});

describe('an event without effect', () => {
  it.each<[string, ThreadEvent]>([
    ['a message again', live(2)],
    ['the newest page again', page('newest', [1, 2, 3], true)],
    ['an older page that is known', page('older', [1], true)],
    ['an empty page after the end', page('newer', [])],
    ['an older copy', live(2, { content: 'Before', updatedAt: testMessage(0).createdAt })],
  ])('returns the same thread: %s', (_, event) => {
    const thread = run([page('newest', [1, 2, 3], true)]);
    expect(applyThreadEvent(thread, event)).toBe(thread);
  });

  it('leaves the previous thread unchanged', () => {
    const thread = Object.freeze(run([page('newest', [1, 2])]));
    Object.freeze(thread.messages);
    expect(ids(applyThreadEvent(thread, live(3)))).toEqual([1, 2, 3]);
    expect(ids(thread)).toEqual([1, 2]);
  });
});

describe('the order of events', () => {
  it('makes no difference, for every order of pages, messages and changes', () => {
    const events = [
      page('newest', [4, 5, 6], true),
      page('older', [1, 2, 3], false),
      page('newer', [6, 7], false),
      live(7),
      live(8),
      changed(5, 30, 'Changed'),
      changed(5, 40, 'Gone'),
    ];
    const expected = run(events);
    expect(texts(expected)).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => (id === '5' ? 'Gone' : `Message ${id}`)),
    );
    const orders = permutations(events);
    expect(orders).toHaveLength(5040);
    for (const order of orders) expect(run(order)).toEqual(expected);
  });

  it.each(Array.from({ length: 200 }, (_, seed) => [seed]))(
    'makes no difference even with repetitions, and nothing is lost or duplicated (seed %i)',
    (seed) => {
      const chance = random(seed);
      const below = (end: number) => Math.floor(chance() * end);
      const told = new Map<number, Message>();
      const tell = (id: number): Message => {
        // Three messages at a time are sent at the same instant.
        const { createdAt } = testMessage(id - (id % 3));
        const updatedAt = testMessage(id + below(5)).createdAt;
        const message = testMessage(id, { createdAt, updatedAt });
        message.content = `Message ${id} of ${message.updatedAt}`;
        const held = told.get(id);
        if (!held || message.updatedAt > held.updatedAt) told.set(id, message);
        return message;
      };
      const events = Array.from({ length: 30 }, (): ThreadEvent => {
        if (chance() < 0.6) return { type: 'message', message: tell(below(40)) };
        const type = (['newest', 'older', 'newer'] as const)[below(3)]!;
        const messages = Array.from({ length: below(6) }, () => tell(below(40)));
        return { type, messages, hasMore: chance() < 0.8 };
      });
      const shuffled = [...events, ...events.filter(() => chance() < 0.5)]
        .map((event) => ({ event, at: chance() }))
        .sort((one, other) => one.at - other.at)
        .map(({ event }) => event);

      const thread = run(events);
      expect(run(shuffled)).toEqual(thread);
      expect(run(events, thread)).toBe(thread);
      const inOrder = [...told.values()].sort((one, other) => one.id - other.id);
      expect(thread.messages).toEqual(inOrder);
    },
  );

  it('has lines of what happened in their places, in whatever order they arrive', () => {
    const line = (id: number) => testMessage(id, { content: '', event: { type: 'left' } });
    const events: ThreadEvent[] = [
      { type: 'newest', messages: [testMessage(3), line(4)], hasMore: true },
      { type: 'older', messages: [testMessage(1), line(2)], hasMore: false },
      { type: 'message', message: line(5) },
      { type: 'message', message: testMessage(6) },
    ];
    for (const order of permutations(events)) {
      const { messages } = run(order);
      expect(messages.map(({ id, event }) => (event ? -id : id))).toEqual([1, -2, 3, -4, -5, 6]);
    }
  });
});
