import { describe, expect, it, vi } from 'vitest';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { testChat, testMessage } from '../model/test-messages';
import { ids, testThread, upTo } from './test-thread';

let server: ReturnType<typeof testThread>['server'];
let came: number[];
const openThread = (count: number, place?: number) => {
  const made = testThread(count, place);
  ({ server, came } = made);
  return made.thread;
};

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

  it('loads back to the first unread message, but opens there if too many are unread', async () => {
    const thread = openThread(900);
    await thread.sync();
    const before = server.asked.length;
    expect(await thread.loadUnread(10, 890)).toBe(11);
    expect(server.asked).toHaveLength(before + 1);
    expect(ids(thread)).not.toContain(11);
    expect(await thread.loadUnread(400, 500)).toBeUndefined();
    expect(ids(thread)).toContain(401);
  });

  it('loads back to the first unread message if it can’t be asked which that is', async () => {
    const thread = openThread(60);
    await thread.sync();
    server.failWith(new ServerUnavailableError());
    expect(await thread.loadUnread(10, 890)).toBeUndefined();
    expect(thread.view().olderError).toBeInstanceOf(ServerUnavailableError);
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

describe('a thread that opens around a message', () => {
  it('loads what is around it, and further messages in both directions on request', async () => {
    const thread = openThread(1000, 500);
    await thread.sync();
    expect(ids(thread)).toEqual(upTo(525, 476));
    expect(thread.view()).toMatchObject({ hasOlder: true, hasNewer: true, chat: { id: 4 } });
    await thread.loadNewer();
    await thread.loadOlder();
    expect(ids(thread)).toEqual(upTo(550, 451));
    expect(server.asked).toHaveLength(4);
  });

  it('keeps what arrives for the end, and catches up from there like any other', async () => {
    const thread = openThread(60, 20);
    await thread.sync();
    server.write(61);
    thread.take(testMessage(61));
    await thread.sync();
    expect(ids(thread)).toEqual(upTo(45));
    await thread.loadNewer();
    expect(ids(thread)).toEqual(upTo(61));
    expect(thread.view().hasNewer).toBe(false);
    server.write(62);
    await thread.sync();
    expect(ids(thread)).toEqual(upTo(62));
    const asked = server.asked.length;
    await thread.loadNewer();
    expect(server.asked).toHaveLength(asked);
  });

  it('learns that its chat has ended or changed, and that it may no longer be seen', async () => {
    const thread = openThread(60, 20);
    await thread.sync();
    const endedAt = testMessage(70).createdAt;
    server.setChat({ endedAt, name: 'Moss’ people' });
    await thread.sync();
    expect(thread.view().chat).toMatchObject({ endedAt, name: 'Moss’ people' });
    expect(ids(thread)).toEqual(upTo(45));
    server.failWith(new ApiError(404, 'Gone'));
    await thread.sync();
    expect(thread.view()).toMatchObject({ chat: undefined, messages: [] });
  });

  it('reports why there is nothing, and shows that further messages can’t be loaded by staying', async () => {
    const thread = openThread(60, 20);
    server.failWith(new ServerUnavailableError());
    await thread.sync();
    expect(thread.view().error).toBeInstanceOf(ServerUnavailableError);
    server.failWith();
    await thread.sync();
    server.failWith(new ServerUnavailableError());
    await thread.loadNewer();
    expect(ids(thread)).toEqual(upTo(45));
    expect(thread.view().hasNewer).toBe(true);
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
