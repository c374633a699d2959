import { describe, expect, it } from 'vitest';
import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { chatWith, member, said, theo } from '../../list/components/test-inbox';
import { changedPages, type ChatPage, type ListOf } from '../../model/chat-change';
import { steadyRows } from './steady-rows';

const ME = 1;
const amara = member(4, 'Amara Hale', 'admin', true);
const of = (view: ListOf['view'], more: Partial<ListOf> = {}): ListOf => ({
  closed: false,
  searched: false,
  viewerId: ME,
  ...(view && { view }),
  ...more,
});
const office = (id: number, since: string | null, some: Partial<Chat> = {}): Chat =>
  chatWith(id, {
    members: [theo, amara],
    lastMessage: said(id, 2, 'Hello', id),
    forOffice: { withOffice: true, waitingSince: since, assigneeId: null, mine: false },
    ...some,
  });
const pagesOf = (...chats: Chat[]): ChatPage[] => [{ chats, next: null }];
const idsIn = (pages: ChatPage[]) => pages.flatMap(({ chats }) => chats.map(({ id }) => id));
const message = (id: number, chatId: number, senderId: number, minute: number): Message => ({
  ...said(id, senderId, 'More', chatId),
  createdAt: `2026-11-04T11:0${minute}:00.000Z`,
});

describe('the list of those who wait', () => {
  const first = office(1, '2026-11-04T08:00:00.000Z');
  const second = office(2, '2026-11-04T09:00:00.000Z');

  it('keeps its order when somebody who waits writes again', () => {
    const { pages } = changedPages(
      pagesOf(first, second),
      { type: 'message', message: message(50, 2, 2, 1) },
      of('waiting'),
    );
    expect(idsIn(pages)).toEqual([1, 2]);
    expect(pages[0]?.chats[1]?.forOffice?.waitingSince).toBe('2026-11-04T09:00:00.000Z');
  });

  it('loses a chat that an admin has answered', () => {
    const change = { type: 'message', message: message(50, 1, 4, 1) } as const;
    expect(idsIn(changedPages(pagesOf(first, second), change, of('waiting')).pages)).toEqual([2]);
  });

  it('asks for a chat that it does not have, and puts it behind those who wait longer', () => {
    const change = { type: 'message', message: message(50, 3, 2, 1) } as const;
    const pages = pagesOf(first, second);
    expect(changedPages(pages, change, of('waiting')).known).toBe(false);
    const chat = office(3, '2026-11-04T08:30:00.000Z');
    const after = changedPages(pages, { type: 'chat', chat }, of('waiting'));
    expect(idsIn(after.pages)).toEqual([1, 3, 2]);
    const answered = office(3, null);
    expect(changedPages(pages, { type: 'chat', chat: answered }, of('waiting')).pages).toBe(pages);
  });
});

it('the list of unread chats loses a chat that was read', () => {
  const pages = pagesOf(chatWith(1, { unread: 1, lastMessage: said(5, 2, 'Hi') }));
  const change = { type: 'read', chatId: 1, readUpTo: 5 } as const;
  expect(idsIn(changedPages(pages, change, of('unread')).pages)).toEqual([]);
  expect(idsIn(changedPages(pages, change, of('all')).pages)).toEqual([1]);
});

it('a chat that is assigned to someone else leaves the admin’s own list', () => {
  const pages = pagesOf(office(1, null, {}));
  const chat = office(1, null, {
    forOffice: { withOffice: true, waitingSince: null, assigneeId: 4, mine: false },
  });
  expect(idsIn(changedPages(pages, { type: 'chat', chat }, of('mine')).pages)).toEqual([]);
  expect(
    idsIn(changedPages(pages, { type: 'chat', chat }, of('all', { assignee: 0 })).pages),
  ).toEqual([]);
});

describe('rows that left', () => {
  const rows = [1, 2, 3, 4].map((id) => ({ id }));
  const without = (...gone: number[]) => rows.filter(({ id }) => !gone.includes(id));
  const ids = (some: readonly { id: number }[]) => some.map(({ id }) => id);

  it('stay in their place while they are held', () => {
    expect(ids(steadyRows(rows, without(2, 3), () => true))).toEqual([1, 2, 3, 4]);
    expect(ids(steadyRows(rows, without(1), () => true))).toEqual([1, 2, 3, 4]);
  });

  it('leave when nothing holds them, except those that are', () => {
    expect(steadyRows(rows, without(2), () => false)).toEqual(without(2));
    expect(ids(steadyRows(rows, without(2, 4), ({ id }) => id === 4))).toEqual([1, 3, 4]);
  });

  it('stay behind the same row when new ones arrive', () => {
    const next = [{ id: 9 }, ...without(2)];
    expect(ids(steadyRows(rows, next, () => true))).toEqual([9, 1, 2, 3, 4]);
  });
});
