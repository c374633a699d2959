import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { testChat, testImage, testMessage, testUser } from '../model/test-messages';
import { ThreadStore } from './thread-store';

interface Asked {
  chatId: number;
  lastMessageId?: number;
  after?: number;
  limit?: number;
}

/** A server with a chat. Its answers wait while it is held. */
function chatServer(count: number) {
  let rows = Array.from({ length: count }, (_, at) => testMessage(at + 1));
  let chat: Chat = testChat();
  let failure: Error | undefined;
  let held: (() => void)[] | undefined;
  let next: Promise<void> | undefined;
  const asked: Asked[] = [];
  const answer = ({ lastMessageId, after, limit = 25 }: Asked) => {
    const range = rows.filter(
      ({ id }) => id > (after ?? 0) && (lastMessageId === undefined || id < lastMessageId),
    );
    const messages = after === undefined ? range.slice(-limit) : range.slice(0, limit);
    const formerMembers = messages.some(({ senderId }) => senderId === 30)
      ? [testUser(30, 'Elif')]
      : [];
    return { chat, messages, formerMembers, hasMore: range.length > messages.length };
  };
  return {
    asked,
    write: (...ids: number[]) => (rows = [...rows, ...ids.map((id) => testMessage(id))]),
    put: (message: Message) => (rows = rows.map((row) => (row.id === message.id ? message : row))),
    setChat: (patch: Partial<Chat>) => (chat = testChat(patch)),
    failWith: (error?: Error) => (failure = error),
    hold: () => (held = []),
    release: () => {
      const waiting = held ?? [];
      held = undefined;
      waiting.forEach((each) => each());
    },
    /** Delays only the answer to the next request, until the returned function is called. */
    holdNext: () => {
      let letGo: () => void = () => undefined;
      next = new Promise((resolve) => (letGo = resolve));
      return () => letGo();
    },
    messages: async (question: Asked) => {
      asked.push(question);
      // The answer is what existed at the time of the request.
      const error = failure;
      const answered = answer(question);
      const own = next;
      next = undefined;
      await own;
      if (held) await new Promise<void>((resolve) => held?.push(resolve));
      if (error) throw error;
      return answered;
    },
  };
}

let server: ReturnType<typeof chatServer>;
let came: number[];
let now = 0;
const openThread = (count: number) => {
  server = chatServer(count);
  came = [];
  return new ThreadStore(4, {
    viewerId: 7,
    messages: (question) => server.messages(question as Asked),
    came: (messages) => came.push(...messages.map(({ id }) => id)),
    now: () => now,
  });
};
const ids = (thread: ThreadStore) => thread.view().messages.map(({ id }) => id);
const upTo = (end: number, from = 1) =>
  Array.from({ length: end - from + 1 }, (_, at) => from + at);

beforeEach(() => {
  now = 0;
});

describe('opening a thread', () => {
  it('loads the newest page, and older ones on request', async () => {
    const thread = openThread(60);
    expect(thread.view()).toMatchObject({ isLoading: true, messages: [] });
    await thread.sync();
    expect(ids(thread)).toEqual(upTo(60, 36));
    expect(thread.view()).toMatchObject({ isLoading: false, hasOlder: true, chat: { id: 4 } });
    expect(came).toEqual(upTo(60, 36));
    const older = thread.loadOlder();
    expect(thread.view().loadingOlder).toBe(true);
    // A second call while the first is loading does not cause another request.
    await Promise.all([older, thread.loadOlder()]);
    await thread.loadOlder();
    expect(ids(thread)).toEqual(upTo(60));
    expect(thread.view()).toMatchObject({ hasOlder: false, loadingOlder: false });
    expect(server.asked).toHaveLength(3);
  });

  it('keeps a message that arrives during the first load', async () => {
    const thread = openThread(3);
    server.hold();
    const loaded = thread.sync();
    thread.take(testMessage(4));
    expect(ids(thread)).toEqual([]);
    server.release();
    await loaded;
    expect(ids(thread)).toEqual([1, 2, 3, 4]);
  });

  it('reports why there is nothing, and loads on retry', async () => {
    const thread = openThread(2);
    server.failWith(new ServerUnavailableError());
    await thread.sync();
    expect(thread.view().error).toBeInstanceOf(ServerUnavailableError);
    expect(thread.view().isLoading).toBe(false);
    server.failWith();
    await thread.sync();
    expect(ids(thread)).toEqual([1, 2]);
    expect(thread.view().error).toBeUndefined();
  });

  it('reports that older messages can’t be loaded, and tries again', async () => {
    const thread = openThread(30);
    await thread.sync();
    server.failWith(new ServerUnavailableError());
    await thread.loadOlder();
    expect(thread.view()).toMatchObject({ loadingOlder: false, error: undefined });
    expect(thread.view().olderError).toBeInstanceOf(ServerUnavailableError);
    server.failWith();
    await thread.loadOlder();
    expect(ids(thread)).toEqual(upTo(30));
    expect(thread.view().olderError).toBeUndefined();
  });

  it('lists each person who is no longer in the chat once', async () => {
    const thread = openThread(60);
    server.put(testMessage(60, { senderId: 30 }));
    server.put(testMessage(20, { senderId: 30 }));
    await thread.sync();
    await thread.loadOlder();
    expect(thread.view().formerMembers.map(({ firstName }) => firstName)).toEqual(['Elif']);
  });
});

describe('a thread after a connection loss', () => {
  it('has everything, page by page, even if a message arrived before it requested', async () => {
    const thread = openThread(3);
    await thread.sync();
    server.write(...upTo(253, 4));
    thread.take(testMessage(253));
    expect(ids(thread)).toEqual([1, 2, 3, 253]);
    await thread.sync();
    expect(ids(thread)).toEqual(upTo(253));
    expect(server.asked.slice(1)).toEqual([
      { chatId: 4, after: 3, limit: 100 },
      { chatId: 4, after: 103, limit: 100 },
      { chatId: 4, after: 203, limit: 100 },
    ]);
  });

  it('has everything of a chat that was empty', async () => {
    const thread = openThread(0);
    await thread.sync();
    server.write(1, 2);
    await thread.sync();
    expect(ids(thread)).toEqual([1, 2]);
    expect(server.asked.at(-1)).toMatchObject({ after: 0 });
  });

  it('requests again if another connection loss happened during the request, once for several', async () => {
    const thread = openThread(3);
    await thread.sync();
    server.hold();
    const caught = thread.sync();
    server.write(4);
    void thread.sync();
    void thread.sync();
    server.release();
    await caught;
    expect(ids(thread)).toEqual([1, 2, 3, 4]);
    expect(server.asked).toHaveLength(3);
    await thread.sync();
    expect(server.asked).toHaveLength(4);
  });

  it('keeps what it has while the server is away', async () => {
    const thread = openThread(3);
    await thread.sync();
    server.failWith(new ServerUnavailableError());
    await thread.sync();
    expect(ids(thread)).toEqual([1, 2, 3]);
    expect(thread.view().error).toBeUndefined();
  });

  it.each([403, 404])('shows nothing anymore if it is refused with %i', async (status) => {
    const thread = openThread(3);
    await thread.sync();
    server.failWith(new ApiError(status, 'There is no such chat.'));
    await thread.sync();
    expect(thread.view()).toMatchObject({ messages: [], chat: undefined });
    expect(thread.view().error).toMatchObject({ message: 'There is no such chat.' });
    server.failWith();
    await thread.sync();
    expect(ids(thread)).toEqual([1, 2, 3]);
  });

  it('ignores answers to requests from before it was refused', async () => {
    const thread = openThread(60);
    await thread.sync();
    const answerOlder = server.holdNext();
    const older = thread.loadOlder();
    server.failWith(new ApiError(404, 'There is no such chat.'));
    await thread.sync();
    answerOlder();
    await older;
    expect(thread.view().messages).toEqual([]);
    server.failWith();
    await thread.sync();
    // It starts from the newest page again, not from where the older ones ended.
    expect(ids(thread)).toEqual(upTo(60, 36));
  });
});

describe('a thread that gets events', () => {
  it('shows who has read, and the chat as calls return it', async () => {
    const thread = openThread(3);
    await thread.sync();
    thread.takeRead(12, 3);
    thread.takeRead(7, 2);
    expect(thread.readUpTo).toBe(2);
    thread.takeChat(testChat({ notifications: false }));
    expect(thread.view().chat).toMatchObject({ notifications: false, readUpTo: 2 });
    expect(thread.view().chat?.members[1]?.readUpTo).toBe(3);
  });

  it('changes its view only if something is new', async () => {
    const thread = openThread(3);
    await thread.sync();
    const told = vi.fn();
    thread.subscribe(told);
    const before = thread.view();
    thread.take(testMessage(3));
    thread.takeRead(12, 0);
    expect(thread.view()).toBe(before);
    expect(told).not.toHaveBeenCalled();
    thread.take(testMessage(4));
    expect(told).toHaveBeenCalledTimes(1);
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
    now = 6_000_000;
    await thread.renewOldLinks();
    expect(server.asked).toHaveLength(1);
    now = 7_000_000;
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

it('a thread has caught up, at each opening and after each connection loss, once what was missed is loaded or can’t be', async () => {
  const thread = openThread(3);
  const leave = thread.open();
  expect(thread.view().caughtUp).toBe(false);
  await thread.sync();
  expect(thread.view().caughtUp).toBe(true);
  leave();
  server.write(4);
  thread.open();
  expect(thread.view()).toMatchObject({ isLoading: false, caughtUp: false });
  await thread.sync();
  expect([thread.view().caughtUp, ids(thread)]).toEqual([true, upTo(4)]);
  server.failWith(new ServerUnavailableError());
  const back = thread.comeBack();
  expect(thread.view().caughtUp).toBe(false);
  await back;
  expect(thread.view().caughtUp).toBe(true);
});
