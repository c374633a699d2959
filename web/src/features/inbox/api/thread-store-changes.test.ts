import { describe, expect, it, vi } from 'vitest';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { testImage, testMessage } from '../model/test-messages';
import { ids, testThread, upTo } from './test-thread';
import type { ThreadStore } from './thread-store';

let server: ReturnType<typeof testThread>['server'];
let clock: { now: number };
let unsent: Pick<ReturnType<typeof testThread>, 'known' | 'answered'>;
const openThread = (count: number, place?: number) => {
  const made = testThread(count, place);
  ({ server, clock } = made);
  unsent = made;
  return made.thread;
};

describe('a thread whose messages change', () => {
  const changedAt = (id: number, content: string) =>
    testMessage(id, { content, updatedAt: testMessage(500).createdAt });
  const text = (thread: ThreadStore, id: number) =>
    thread.view().messages.find((message) => message.id === id)?.content;

  it('takes in a change of a loaded message, and keeps one of another for its page', async () => {
    const thread = openThread(60);
    await thread.sync();
    thread.takeChanged(changedAt(50, 'Edited'));
    thread.takeChanged(changedAt(20, 'Long ago'));
    expect(text(thread, 50)).toBe('Edited');
    expect(ids(thread)).toEqual(upTo(60, 36));
    await thread.loadOlder();
    expect(text(thread, 20)).toBe('Long ago');
  });

  it('requests after a connection loss what has changed meanwhile, page by page', async () => {
    const thread = openThread(10);
    await thread.sync();
    for (const id of [2, 5, 7]) server.change(changedAt(id, 'Edited'));
    await thread.comeBack();
    expect([2, 5, 7].map((id) => text(thread, id))).toEqual(['Edited', 'Edited', 'Edited']);
    const around = openThread(200, 50);
    await around.sync();
    server.change(changedAt(50, 'Edited'));
    await around.comeBack();
    expect(text(around, 50)).toBe('Edited');
  });
});

describe('a thread in which an unsent message answers another', () => {
  const quoteOf = (id: number, minute = id) => ({
    id,
    senderId: 12,
    text: `Message ${id}`,
    deleted: false,
    updatedAt: testMessage(minute).createdAt,
  });
  const gone = (id: number) => {
    const at = testMessage(500).createdAt;
    return testMessage(id, { content: '', deletedAt: at, updatedAt: at });
  };

  it('knows that one as it is now, also if it is not loaded', async () => {
    const thread = openThread(60);
    await thread.sync();
    const quotes = [quoteOf(50), quoteOf(3), quoteOf(4)];
    expect(quotes.map(thread.view().quoted)).toEqual(quotes);
    const before = thread.view().quoted;
    thread.takeChanged(gone(50));
    thread.takeChanged(gone(3));
    const now = quotes.map(thread.view().quoted);
    expect(now.map(({ deleted, text }) => [deleted, text])).toEqual([
      [true, ''],
      [true, ''],
      [false, 'Message 4'],
    ]);
    expect(now[2]).toBe(quotes[2]);
    expect(thread.view().quoted).not.toBe(before);
    expect(thread.view().quoted(quoteOf(50, 501)).deleted).toBe(false);
  });

  it('requests it if it may have changed before the thread was opened, and reports it', async () => {
    const thread = openThread(60);
    server.put(gone(3));
    unsent.answered.push(3, 60);
    await thread.sync();
    await vi.waitFor(() => expect(thread.view().quoted(quoteOf(3)).deleted).toBe(true));
    expect(server.asked.slice(1)).toEqual([{ chatId: 4, after: 2, limit: 1 }]);
    expect(unsent.known.filter(({ id }) => id === 3)).toEqual([gone(3)]);
    expect(ids(thread)).toEqual(upTo(60, 36));
    await thread.sync();
    expect(server.asked.filter(({ limit }) => limit === 1)).toHaveLength(1);
  });
});

describe('the pinned messages of a thread', () => {
  const pinned = (id: number, minute: number) =>
    testMessage(id, {
      pinnedAt: testMessage(minute).createdAt,
      pinnedById: 12,
      updatedAt: testMessage(minute).createdAt,
    });
  const unpinned = (id: number, minute: number) =>
    testMessage(id, { updatedAt: testMessage(minute).createdAt });
  const pins = (thread: ThreadStore) => thread.view().pins.map(({ id }) => id);

  it('are requested once, wherever they are, and shown without their surroundings', async () => {
    const thread = openThread(60);
    for (const [id, minute] of [
      [3, 300],
      [50, 200],
    ] as const)
      server.change(pinned(id, minute));
    await thread.sync();
    await vi.waitFor(() => expect(pins(thread)).toEqual([3, 50]));
    expect(ids(thread)).toEqual(upTo(60, 36));
    expect(thread.view().formerMembers.map(({ id }) => id)).toEqual([31]);
    await thread.comeBack();
    expect(server.pinsAsked()).toBe(1);
    expect(thread.view().pins).toBe(thread.view().pins);
  });

  it('follow what happens and what was missed', async () => {
    const thread = openThread(60);
    await thread.sync();
    expect(server.pinsAsked()).toBe(0);
    thread.takeChanged(pinned(3, 300));
    thread.takeChanged(pinned(59, 301));
    expect(pins(thread)).toEqual([59, 3]);
    thread.takeChanged(unpinned(59, 302));
    expect(pins(thread)).toEqual([3]);
    server.change(unpinned(3, 303));
    server.change(pinned(40, 304));
    await thread.comeBack();
    expect(pins(thread)).toEqual([40]);
  });

  it('are requested again if that failed, and dropped with the chat', async () => {
    const thread = openThread(5);
    server.change(pinned(2, 300));
    const asked = vi.spyOn(server, 'pins').mockRejectedValueOnce(new ServerUnavailableError());
    await thread.sync();
    expect(pins(thread)).toEqual([2]);
    await vi.waitFor(async () => {
      await thread.sync();
      expect(asked).toHaveBeenCalledTimes(2);
    });
    server.failWith(new ApiError(404, 'Gone'));
    await thread.comeBack();
    expect(pins(thread)).toEqual([]);
  });
});

describe('the links to files', () => {
  const withImage = (id: number, expires: number) =>
    testMessage(id, { attachments: [testImage(id, expires)] });
  const linkOf = (thread: ThreadStore, id: number) =>
    thread.view().messages.find((message) => message.id === id)?.attachments[0]?.url;

  it('are renewed shortly before they expire, if there are any', async () => {
    const thread = openThread(200);
    for (const id of [190, 195]) server.put(withImage(id, 7200));
    await thread.sync();
    clock.now = 6_000_000;
    await thread.renewOldLinks();
    expect(server.asked).toHaveLength(1);
    clock.now = 7_000_000;
    for (const id of [190, 195]) server.put(withImage(id, 10_800));
    await thread.renewOldLinks();
    expect(server.asked.slice(1)).toEqual([{ chatId: 4, after: 189, limit: 100 }]);
    expect([linkOf(thread, 190), linkOf(thread, 195)].join()).toMatch(/10800.+10800/);
    expect(ids(thread)).toEqual(upTo(200, 176));
  });

  it('are renewed for one message on request', async () => {
    const thread = openThread(5);
    server.put(withImage(2, 7200));
    await thread.sync();
    server.put(withImage(2, 10_800));
    await thread.renewLinks([2]);
    expect(server.asked.at(-1)).toEqual({ chatId: 4, after: 1, limit: 1 });
    expect(linkOf(thread, 2)).toContain('10800');
  });

  it('stay as they are if the server is away', async () => {
    const thread = openThread(1);
    server.put(withImage(1, 100));
    await thread.sync();
    server.failWith(new ServerUnavailableError());
    await thread.renewOldLinks();
    await expect(thread.renewLinks([1])).rejects.toBeInstanceOf(ServerUnavailableError);
    expect(linkOf(thread, 1)).toContain('expires=100&');
  });
});
