import { expect, it } from 'vitest';
import { changedPages, type ChatPage, type ListOf } from './chat-change';
import { testChat, testMessage } from './test-messages';

const open: ListOf = { closed: false, searched: false, viewerId: 7 };
const at = (minute: number) => testMessage(minute).createdAt;
const row = (id: number, minute: number, some = {}) =>
  testChat({
    id,
    activeAt: at(minute),
    lastMessage: testMessage(minute, { chatId: id }),
    readUpTo: minute,
    ...some,
  });
/** Three chats on two pages, with more to load. */
const pages = (): ChatPage[] => [
  { chats: [row(1, 30), row(2, 20)], next: 'a' },
  { chats: [row(3, 10)], next: 'b' },
];
const ids = (list: ChatPage[]) => list.map(({ chats }) => chats.map(({ id }) => id));
const rowIn = (list: ChatPage[], id: number) =>
  list.flatMap(({ chats }) => chats).find((chat) => chat.id === id);
const message = (id: number, chatId: number, senderId = 12) => ({
  type: 'message' as const,
  message: testMessage(id, { chatId, senderId }),
});

it('a message moves its chat to the top and is counted once', () => {
  const { pages: after, known } = changedPages(pages(), message(40, 3), open);
  expect(known).toBe(true);
  expect(ids(after)).toEqual([[3, 1, 2], []]);
  expect(rowIn(after, 3)).toMatchObject({ unread: 1, readUpTo: 10, lastMessage: { id: 40 } });
  expect(changedPages(after, message(40, 3), open).pages).toBe(after);
});

it('a member’s own message is not unread', () => {
  const { pages: after } = changedPages(pages(), message(40, 2, 7), open);
  expect(rowIn(after, 2)).toMatchObject({ unread: 0, readUpTo: 40 });
});

it('a message that mentions the member is counted as one, and reading it ends that', () => {
  const mentions = [{ memberId: 7, name: 'Rosa Marchetti' }];
  const told = { type: 'message' as const, message: testMessage(40, { chatId: 3, mentions }) };
  const { pages: after } = changedPages(pages(), told, open);
  expect(rowIn(after, 3)).toMatchObject({ unread: 1, unreadMentions: 1 });
  expect(rowIn(changedPages(pages(), told, { ...open, viewerId: 8 }).pages, 3)).toMatchObject({
    unreadMentions: 0,
  });
  const read = changedPages(after, { type: 'read', chatId: 3, readUpTo: 40 }, open);
  expect(rowIn(read.pages, 3)).toMatchObject({ unread: 0, unreadMentions: 0 });
});

it('a changed message is asked for where it may change how many mention the member', () => {
  const mentions = [{ memberId: 7, name: 'Rosa Marchetti' }];
  const list = (unreadMentions: number) => [
    { chats: [row(1, 30, { unread: 2, unreadMentions, readUpTo: 28 })], next: null },
  ];
  const known = (id: number, unreadMentions: number, named: typeof mentions) => {
    const message = testMessage(id, { chatId: 1, mentions: named });
    return changedPages(list(unreadMentions), { type: 'changed', message }, open).known;
  };
  expect(known(29, 0, [])).toBe(true);
  expect(known(29, 1, [])).toBe(false);
  expect(known(29, 0, mentions)).toBe(false);
  expect(known(28, 1, mentions)).toBe(true);
});

it('a chat that is not loaded has to be requested, but not by a list of other chats', () => {
  expect(changedPages(pages(), message(40, 9), open).known).toBe(false);
  expect(changedPages(pages(), message(40, 9), { ...open, searched: true }).known).toBe(true);
  const { pages: after } = changedPages(pages(), message(40, 2), { ...open, closed: true });
  expect(ids(after)).toEqual([[1], [3]]);
});

it('a chat that was requested gets its place, or is removed if it no longer belongs there', () => {
  const comes = (chat: ReturnType<typeof row>) =>
    changedPages(pages(), { type: 'chat', chat }, open);
  expect(ids(comes(row(9, 25)).pages)).toEqual([[1, 9, 2], [3]]);
  expect(ids(comes(row(9, 5)).pages)).toEqual([[1, 2], [3]]);
  expect(ids(comes(row(2, 20, { closed: true })).pages)).toEqual([[1], [3]]);
  expect(rowIn(comes(row(2, 20, { notifications: false })).pages, 2)?.notifications).toBe(false);
  expect(comes(row(1, 29)).known).toBe(false);
});

it('a chat that was read elsewhere is read here, if all of it was', () => {
  const list = [{ chats: [row(1, 30, { unread: 2, readUpTo: 28 })], next: null }];
  const read = (readUpTo: number) =>
    changedPages(list, { type: 'read', chatId: 1, readUpTo }, open);
  expect(rowIn(read(30).pages, 1)).toMatchObject({ unread: 0, readUpTo: 30 });
  expect(read(29)).toEqual({ pages: list, known: false });
  expect(read(28)).toEqual({ pages: list, known: true });
});

it('a chat that may no longer be seen is removed', () => {
  expect(ids(changedPages(pages(), { type: 'gone', chatId: 1 }, open).pages)).toEqual([[2], [3]]);
});

it('an edited or deleted last message is shown as it is now, and the chat stays in its place', () => {
  const updatedAt = at(50);
  const gone = testMessage(20, { chatId: 2, content: '', deletedAt: updatedAt, updatedAt });
  const { pages: after, known } = changedPages(pages(), { type: 'changed', message: gone }, open);
  expect([known, ids(after)]).toEqual([true, [[1, 2], [3]]]);
  expect(rowIn(after, 2)).toMatchObject({ unread: 0, lastMessage: { content: '' } });
  expect(changedPages(after, { type: 'changed', message: gone }, open).pages).toBe(after);
});

it('a change of an earlier message changes no list, and one that came too early is asked for', () => {
  const change = (id: number, chatId: number) => ({
    type: 'changed' as const,
    message: testMessage(id, { chatId, content: 'Edited', updatedAt: at(50) }),
  });
  const list = pages();
  for (const [id, chatId] of [
    [19, 2],
    [40, 9],
  ] as const) {
    const after = changedPages(list, change(id, chatId), open);
    expect([after.pages === list, after.known]).toEqual([true, true]);
  }
  expect(changedPages(list, change(21, 2), open).known).toBe(false);
});

it('a chat that was asked for before its last message was deleted does not bring the words back', () => {
  const updatedAt = at(50);
  const gone = testMessage(20, { chatId: 2, content: '', deletedAt: updatedAt, updatedAt });
  const { pages: after } = changedPages(pages(), { type: 'changed', message: gone }, open);
  const late = (some = {}) =>
    changedPages(after, { type: 'chat', chat: row(2, 20, { unread: 0, ...some }) }, open).pages;
  expect(rowIn(late({ notifications: false }), 2)).toMatchObject({
    notifications: false,
    lastMessage: { content: '', deletedAt: updatedAt },
  });
  const edited = testMessage(20, { chatId: 2, content: 'Edited', updatedAt: at(51) });
  expect(rowIn(late({ lastMessage: edited }), 2)).toMatchObject({
    lastMessage: { content: 'Edited' },
  });
});

it('a line of what happened is not in the list, moves no chat up and reopens none', () => {
  const left = (chatId: number) => ({
    type: 'message' as const,
    message: testMessage(40, { chatId, event: { type: 'left' } }),
  });
  const before = pages();
  expect(changedPages(before, left(3), open)).toEqual({ pages: before, known: true });
  expect(changedPages(before, left(9), open)).toEqual({ pages: before, known: true });
  const closed = changedPages(before, left(1), { ...open, closed: true });
  expect(closed).toEqual({ pages: before, known: true });
});
