import { beforeEach, describe, expect, it } from 'vitest';
import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { testChat, testMessage } from '../../model/test-messages';
import type { StoredChat } from '../model/stored-chat';
import { InboxStorer } from './inbox-storer';
import type { StoredChange } from './stored-database';

const LATER = '2026-11-21T09:00:00.000Z';

/** A server with chats, the device of one of its members, and the calls that were made. */
class TestDevice {
  chats = new Map<number, { chat: Chat; messages: Message[]; changed: Message[] }>();
  device = new Map<number, StoredChat>();
  at: Date | undefined;
  calls: string[] = [];
  isLive = true;
  mayWrite = true;
  failure: Error | undefined;
  /** What waits for its time. */
  due: (() => void)[] = [];
  clock = 1000;
  readonly storer = new InboxStorer(
    {
      read: () => Promise.resolve([...this.device.values()]),
      readChat: (id) => Promise.resolve(this.device.get(id)),
      write: (change) => Promise.resolve(this.#write(change)),
    },
    {
      viewerId: 7,
      list: () => this.#answer('list', () => ({ chats: this.listed(), next: null })),
      messages: ({ chatId, after, limit = 25 }) =>
        this.#answer(
          `messages ${Number(chatId)}${after === undefined ? '' : ` after ${after}`}`,
          () => this.#page(Number(chatId), numberOf(after), Number(limit)),
        ),
      changes: ({ chatId, after = 0 }) =>
        this.#answer(`changes ${Number(chatId)} after ${after}`, () => {
          const { changed } = this.#of(Number(chatId));
          return { messages: changed.slice(Number(after)), upTo: changed.length, hasMore: false };
        }),
      isLive: () => this.isLive,
      idle: () => Promise.resolve(),
      now: () => new Date((this.clock += 1000)),
      after: (_, work) => {
        this.due.push(work);
        return () => void (this.due = this.due.filter((each) => each !== work));
      },
    },
  );

  listed = (): Chat[] =>
    [...this.chats.keys()].map((id) => this.#rowOf(id)).filter((c) => !c.closed);

  add(id: number, count: number, patch: Partial<Chat> = {}) {
    const messages = Array.from({ length: count }, (_, at) => testMessage(at + 1, { chatId: id }));
    this.chats.set(id, { chat: testChat({ id, ...patch }), messages, changed: [] });
  }

  write(id: number, count = 1): Message[] {
    const { messages } = this.#of(id);
    const added = Array.from({ length: count }, (_, at) =>
      testMessage(messages.length + at + 1, { chatId: id }),
    );
    messages.push(...added);
    return added;
  }

  remove(id: number, messageId: number): Message {
    const one = this.#of(id);
    const gone = testMessage(messageId, {
      chatId: id,
      content: '',
      deletedAt: LATER,
      updatedAt: LATER,
    });
    one.messages = one.messages.map((each) => (each.id === messageId ? gone : each));
    one.changed.push(gone);
    return gone;
  }

  /** Lets all that was taken in be stored. */
  async settle() {
    const { due } = this;
    this.due = [];
    for (const work of due) work();
    await this.storer.confirm();
  }

  words = (id: number) => this.device.get(id)?.messages.map(({ content }) => content);

  #of(id: number) {
    const found = this.chats.get(id);
    if (!found) throw new ApiError(404, 'This chat does not exist.');
    return found;
  }

  #rowOf(id: number): Chat {
    const { chat, messages, changed } = this.#of(id);
    return { ...chat, lastMessage: messages.at(-1) ?? null, revision: changed.length };
  }

  #page(id: number, after: number | undefined, limit: number) {
    const range = this.#of(id).messages.filter((message) => message.id > (after ?? 0));
    const messages = after === undefined ? range.slice(-limit) : range.slice(0, limit);
    const hasMore = messages.length < range.length;
    return { chat: this.#rowOf(id), messages, formerMembers: [], hasMore, changeHours: 24 };
  }

  #answer<Answer>(call: string, make: () => Answer): Promise<Answer> {
    this.calls.push(call);
    return Promise.resolve().then(() => {
      if (this.failure) throw this.failure;
      return make();
    });
  }

  #write({ put = [], remove = [], at }: StoredChange) {
    if (!this.mayWrite) return false;
    for (const id of remove) this.device.delete(id);
    for (const stored of put) this.device.set(stored.chat.id, stored);
    if (at) this.at = at;
    return true;
  }
}

const numberOf = (asked: number | string | undefined) =>
  asked === undefined ? undefined : Number(asked);

let test: TestDevice;
beforeEach(async () => {
  test = new TestDevice();
  test.add(4, 3);
  test.add(5, 150);
  await test.storer.storeAll();
  test.calls = [];
});

describe('comparing everything with the server', () => {
  it('stores each chat with its newest messages, and says as of when that is', () => {
    expect(test.words(4)).toEqual(['Message 1', 'Message 2', 'Message 3']);
    expect(test.device.get(5)).toMatchObject({ hasOlder: true });
    expect(test.words(5)).toHaveLength(100);
    expect(test.at).toBeDefined();
  });

  it('asks for no messages of a chat in which nothing has happened', async () => {
    await test.storer.storeAll();
    expect(test.calls).toEqual(['list']);
  });

  it('asks anew for a chat that has new messages or changes, so that a deleted one is gone', async () => {
    test.remove(4, 2);
    test.write(5);
    await test.storer.storeAll();
    expect(test.calls).toEqual(['list', 'messages 4', 'messages 5']);
    expect(test.words(4)).toEqual(['Message 1', '', 'Message 3']);
    expect(test.words(5)?.at(-1)).toBe('Message 151');
  });

  it('takes marks and names from the list', async () => {
    const one = test.chats.get(4);
    if (one) one.chat = { ...one.chat, name: 'Picnic', unread: 2 };
    await test.storer.storeAll();
    expect(test.calls).toEqual(['list']);
    expect(test.device.get(4)?.chat).toMatchObject({ name: 'Picnic', unread: 2 });
  });

  it('deletes what is not in the list any more: left, removed, closed, or a lost inbox', async () => {
    test.chats.delete(5);
    await test.storer.storeAll();
    expect([...test.device.keys()]).toEqual([4]);
    test.failure = new ApiError(403, 'Not yours');
    await test.storer.storeAll();
    expect([...test.device.keys()]).toEqual([]);
  });

  it('leaves everything as it is while the server is away, and as of before', async () => {
    const { at } = test;
    test.failure = new ServerUnavailableError();
    await test.storer.storeAll();
    await test.storer.confirm();
    expect([...test.device.keys()]).toEqual([4, 5]);
    expect(test.at).toBe(at);
  });

  it('holds nothing of before for a member who came back and sees only what is new', async () => {
    const one = test.chats.get(4);
    if (one) one.messages = [];
    await test.storer.storeAll();
    expect(test.words(4)).toEqual([]);
  });
});

describe('an event', () => {
  it('with a new message asks for what comes after the stored ones', async () => {
    const [message] = test.write(4);
    if (message) test.storer.take({ type: 'message', message });
    await test.settle();
    expect(test.calls).toEqual(['messages 4 after 3']);
    expect(test.words(4)).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 4']);
  });

  it('after a gap stores the newest page in place of what was there, never a hole', async () => {
    const message = test.write(4, 120).at(-1);
    if (message) test.storer.take({ type: 'message', message });
    await test.settle();
    expect(test.calls).toEqual(['messages 4 after 3', 'messages 4']);
    const stored = test.device.get(4);
    expect(stored?.messages.map(({ id }) => id)).toEqual(
      Array.from({ length: 100 }, (_, at) => at + 24),
    );
    expect(stored?.hasOlder).toBe(true);
  });

  it('with a new message also asks for the changes that were missed', async () => {
    test.remove(4, 1);
    const [message] = test.write(4);
    if (message) test.storer.take({ type: 'message', message });
    await test.settle();
    expect(test.calls).toEqual(['messages 4 after 3', 'changes 4 after 0']);
    expect(test.words(4)?.[0]).toBe('');
  });

  it('that deletes a message takes it from the device without asking the server', async () => {
    test.storer.take({ type: 'changed', message: test.remove(4, 2) });
    await test.settle();
    expect(test.words(4)).toEqual(['Message 1', '', 'Message 3']);
    expect(test.calls).toEqual([]);
  });

  it('that deletes a message does so also if the server is away by then', async () => {
    const gone = test.remove(4, 3);
    const [message] = test.write(4);
    test.storer.take({ type: 'changed', message: gone });
    if (message) test.storer.take({ type: 'message', message });
    test.failure = new ServerUnavailableError();
    await test.settle();
    expect(test.words(4)).toEqual(['Message 1', 'Message 2', '']);
  });

  it('that a chat is gone deletes it, and so does an answer that it does not exist', async () => {
    test.storer.take({ type: 'gone', chatId: 5 });
    const [message] = test.write(4);
    test.chats.delete(4);
    if (message) test.storer.take({ type: 'message', message });
    await test.settle();
    expect([...test.device.keys()]).toEqual([]);
  });

  it('that a chat was closed takes it from the device', async () => {
    const chat = { ...test.listed()[0], id: 4, closed: true } as Chat;
    test.storer.take({ type: 'chat', chat });
    await test.settle();
    expect([...test.device.keys()]).toEqual([5]);
  });

  it('of a chat beyond the thirtieth takes the place of the one that was quiet longest', async () => {
    for (let id = 10; id < 38; id += 1)
      test.add(id, 1, { activeAt: new Date(Date.UTC(2026, 10, 21, id)).toISOString() });
    await test.storer.storeAll();
    expect(test.device.size).toBe(30);
    test.add(50, 1, { activeAt: new Date(Date.UTC(2026, 10, 25)).toISOString() });
    test.storer.take({ type: 'message', message: testMessage(1, { chatId: 50 }) });
    await test.settle();
    expect(test.device.size).toBe(30);
    expect(test.device.has(50)).toBe(true);
  });
});

describe('what is stored counts as confirmed', () => {
  it('for as long as nothing can have been missed', async () => {
    const before = test.at;
    await test.storer.confirm();
    expect(test.at?.getTime()).toBeGreaterThan(before?.getTime() ?? Infinity);
  });

  it('not after a break, until all of it was compared again', async () => {
    const before = test.at;
    test.storer.missed();
    await test.storer.confirm();
    expect(test.at).toBe(before);
    await test.storer.storeAll();
    const compared = test.at;
    expect(compared).not.toBe(before);
    await test.storer.confirm();
    expect(test.at).not.toBe(compared);
  });
});

it('nothing more is asked or stored once nothing may be stored', async () => {
  test.mayWrite = false;
  const [message] = test.write(4);
  if (message) test.storer.take({ type: 'message', message });
  await test.settle();
  await test.storer.ended;
  test.calls = [];
  await test.storer.storeAll();
  if (message) test.storer.take({ type: 'message', message });
  await test.settle();
  expect(test.calls).toEqual([]);
});

describe('a chat of which its member is shown something else', () => {
  const group = { openerId: 1, isNamed: true, picture: null, seesFrom: null };
  const pet = { id: 9, mayWrite: true, mayAddDocuments: false, careUpdates: true };

  it('loses what was before they were added again, also if the server is away', async () => {
    test.add(6, 3, { kind: 'group', group });
    await test.storer.storeAll();
    const [message] = test.write(6);
    const chat = testChat({ id: 6, kind: 'group', group: { ...group, seesFrom: 4 } });
    test.failure = new ServerUnavailableError();
    test.storer.take({ type: 'chat', chat: { ...chat, lastMessage: message ?? null } });
    await test.settle();
    expect(test.words(6)).toBeUndefined();
  });

  it('is stored anew once its pet is in the trash, because its record is hidden', async () => {
    test.add(6, 3, { kind: 'group', pet });
    await test.storer.storeAll();
    const [of] = [test.chats.get(6)];
    if (of) {
      const { pet: _, ...without } = of.chat;
      of.chat = without;
      of.messages = of.messages.map((message) => ({ ...message, content: 'hidden' }));
    }
    test.calls = [];
    await test.storer.storeAll();
    expect(test.calls).toEqual(['list', 'messages 6']);
    expect(test.words(6)).toEqual(['hidden', 'hidden', 'hidden']);
  });
});
