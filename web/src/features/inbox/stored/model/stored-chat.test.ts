import { describe, expect, it } from 'vitest';
import { testChat, testImage, testMessage, testUser } from '../../model/test-messages';
import {
  afterChange,
  isCurrent,
  newestId,
  storedFrom,
  STORED_MESSAGES,
  withChanges,
  withPageAfter,
  type StoredChat,
} from './stored-chat';

const VIEWER = 7;
const LATER = '2026-11-21T09:00:00.000Z';
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => testMessage(from + at));
const chatUpTo = (id: number, revision = 0) => testChat({ lastMessage: testMessage(id), revision });
const page = (from: number, to: number, hasMore = false, revision = 0) => ({
  chat: chatUpTo(to, revision),
  messages: range(from, to),
  formerMembers: [],
  hasMore,
});
const ids = ({ messages }: StoredChat) => messages.map(({ id }) => id);
const deleted = (id: number, updatedAt = LATER) =>
  testMessage(id, { content: '', deletedAt: updatedAt, updatedAt });

describe('what is stored of a chat', () => {
  it('is its newest messages, at most a hundred, with a note that there are older ones', () => {
    const stored = storedFrom(page(1, 130));
    expect(ids(stored)).toEqual(range(31, 130).map(({ id }) => id));
    expect(stored.messages).toHaveLength(STORED_MESSAGES);
    expect(stored.hasOlder).toBe(true);
    expect(storedFrom(page(1, 100)).hasOlder).toBe(false);
    expect(storedFrom(page(2, 100, true)).hasOlder).toBe(true);
  });

  it('has the names of files, and no link to a file or a picture', () => {
    const message = testMessage(1, { attachments: [testImage(3, 99)] });
    const sender = { ...testUser(30, 'Elif'), profilePicture: '/api/files/elif.webp?signature=s' };
    const members = testChat().members.map((member) => ({ ...member, user: { ...sender } }));
    const stored = storedFrom({
      chat: testChat({ lastMessage: message, members }),
      messages: [{ ...message, senderId: 30 }],
      formerMembers: [sender, testUser(31, 'Ada')],
      hasMore: false,
    });
    const text = JSON.stringify(stored);
    expect(text).toContain('Moss.jpg');
    expect(text).not.toMatch(/api\/files|signature/);
    expect(stored.formerMembers.map(({ id }) => id)).toEqual([30]);
  });

  it('is current only if both its end and its revision are those of the server', () => {
    const stored = storedFrom(page(1, 5, false, 3));
    expect(isCurrent(stored, chatUpTo(5, 3))).toBe(true);
    expect(isCurrent(stored, chatUpTo(5, 4))).toBe(false);
    expect(isCurrent(stored, chatUpTo(6, 3))).toBe(false);
    // Somebody is not shown in it anymore, as their account was moved to the trash.
    const { chat } = page(1, 5, false, 3);
    const alone = { ...chatUpTo(5, 3), members: chat.members.slice(0, -1) };
    expect([chat.members.length > 1, isCurrent(stored, alone)]).toEqual([true, false]);
    // Somebody who came back to a chat and sees it from now on.
    expect(isCurrent(stored, testChat({ lastMessage: null, revision: 3 }))).toBe(false);
    expect(isCurrent(storedFrom({ ...page(1, 0), chat: testChat() }), testChat())).toBe(true);
  });
});

describe('a page behind the stored messages', () => {
  it('makes them longer, and the oldest ones leave', () => {
    const longer = withPageAfter(storedFrom(page(1, 99)), page(100, 103));
    expect(longer && ids(longer)).toEqual(range(4, 103).map(({ id }) => id));
    expect(longer?.hasOlder).toBe(true);
    expect(longer?.chat.lastMessage?.id).toBe(103);
  });

  it('that is not the end is not stored, because there would be a gap', () => {
    expect(withPageAfter(storedFrom(page(1, 5)), page(6, 105, true))).toBeUndefined();
  });

  it('changes nothing if it comes twice', () => {
    const once = withPageAfter(storedFrom(page(1, 5)), page(6, 8));
    const twice = once && withPageAfter(once, page(6, 8));
    expect(twice).toEqual(once);
  });
});

describe('changes of stored messages', () => {
  it('lead to the same in every order, also together with a page', () => {
    const edited = testMessage(3, { content: 'Edited', editedAt: LATER, updatedAt: LATER });
    const gone = deleted(4);
    const older = testMessage(4, { content: 'Half', updatedAt: '2026-11-20T12:00:00.000Z' });
    const steps = [
      (stored: StoredChat) => withChanges(stored, [edited]),
      (stored: StoredChat) => withChanges(stored, [gone]),
      (stored: StoredChat) => withChanges(stored, [older]),
      (stored: StoredChat) => withPageAfter(stored, page(6, 7)) ?? stored,
    ];
    const ends = permutations(steps).map((order) =>
      order.reduce((stored, step) => step(stored), storedFrom(page(1, 5))),
    );
    expect(ends).toHaveLength(24);
    for (const end of ends) expect(end).toEqual(ends[0]);
    expect(ends[0]?.messages[2]?.content).toBe('Edited');
    expect(JSON.stringify(ends[0])).not.toContain('Half');
  });

  it('of a message that is not stored only change what is quoted of it', () => {
    const quote = {
      id: 1,
      senderId: 12,
      text: 'Old words',
      deleted: false,
      updatedAt: testMessage(1).updatedAt,
    };
    const stored = storedFrom({
      ...page(5, 6, true),
      messages: [testMessage(5, { replyTo: quote }), testMessage(6)],
    });
    const after = withChanges(stored, [deleted(1)]);
    expect(ids(after)).toEqual([5, 6]);
    expect(JSON.stringify(after)).not.toContain('Old words');
  });

  it('that are known already leave the same object', () => {
    const stored = storedFrom(page(1, 5));
    expect(withChanges(stored, [testMessage(2)])).toBe(stored);
  });
});

describe('an event', () => {
  const stored = storedFrom(page(1, 5));

  it('with a new message counts in the row, and asks for the page, because there may be a gap before it', () => {
    const message = testMessage(9);
    const after = afterChange(stored, { type: 'message', message }, VIEWER);
    expect(after.known).toBe(false);
    expect(ids(after.stored)).toEqual(ids(stored));
    expect(after.stored.chat).toMatchObject({ unread: 1, lastMessage: { id: 9 } });
  });

  it('with a message that is there already asks for nothing', () => {
    const change = { type: 'message', message: testMessage(5) } as const;
    expect(afterChange(stored, change, VIEWER)).toEqual({ stored, known: true });
  });

  it('that deletes a message takes its words at once, in the row too', () => {
    const { stored: after, known } = afterChange(
      stored,
      { type: 'changed', message: deleted(5) },
      VIEWER,
    );
    expect(known).toBe(true);
    expect(JSON.stringify(after)).not.toContain('Message 5');
    expect(newestId(after)).toBe(5);
  });

  it('of reading counts nothing as unread, and moves no mark backward', () => {
    const unread = { ...stored, chat: { ...stored.chat, unread: 3 } };
    const read = afterChange(unread, { type: 'read', chatId: 4, readUpTo: 5 }, VIEWER);
    expect(read.stored.chat).toMatchObject({ unread: 0, readUpTo: 5 });
    const again = afterChange(read.stored, { type: 'read', chatId: 4, readUpTo: 2 }, VIEWER);
    expect(again.stored.chat.readUpTo).toBe(5);
  });

  it('with the chat itself asks only if its end or its revision is another one', () => {
    const renamed = { ...chatUpTo(5), name: 'Picnic' };
    const after = afterChange(stored, { type: 'chat', chat: renamed }, VIEWER);
    expect(after).toMatchObject({ known: true, stored: { chat: { name: 'Picnic' } } });
    expect(afterChange(stored, { type: 'chat', chat: chatUpTo(6) }, VIEWER).known).toBe(false);
    expect(afterChange(stored, { type: 'chat', chat: chatUpTo(5, 1) }, VIEWER).known).toBe(false);
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  );
}
