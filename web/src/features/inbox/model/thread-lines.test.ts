import type { Message } from '@hearthside/contract/inbox/fields';
import { describe, expect, it } from 'vitest';
import { threadLines, type ThreadContent } from './thread-lines';

const ME = 7;
const now = new Date(2026, 10, 20, 12, 0);
const at = (day: number, hour: number, minute: number, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).toISOString();
const message = (id: number, senderId: number | null, createdAt: string): Message => ({
  id,
  chatId: 1,
  senderId,
  clientId: `c${id}`,
  content: `Message ${id}`,
  event: null,
  forwarded: false,
  attachments: [],
  replyTo: null,
  reactions: [],
  mentions: [],
  pinnedAt: null,
  pinnedById: null,
  editedAt: null,
  deletedAt: null,
  createdAt,
  updatedAt: createdAt,
});
type Pending = { clientId: string; createdAt: string };
const lines = (content: Partial<ThreadContent<Pending>>) =>
  threadLines({
    messages: [],
    pending: [],
    unread: undefined,
    hasOlder: false,
    viewerId: ME,
    now,
    ...content,
  }).map((line) => {
    if (line.type === 'day') return `-- ${line.name}`;
    if (line.type === 'unread') return `== ${line.count}`;
    if (line.type === 'event') return `(${line.event.type})`;
    return `${line.head ? 'head ' : ''}${line.key}`;
  });

describe('the lines of a thread', () => {
  it('name the sender first, when the sender changes, and after five minutes', () => {
    const messages = [
      message(1, 2, at(20, 10, 0)),
      message(2, 2, at(20, 10, 4, 59)),
      message(3, 2, at(20, 10, 9, 59)),
      message(4, ME, at(20, 10, 10)),
      message(5, 2, at(20, 10, 10, 1)),
    ];
    expect(lines({ messages })).toEqual([
      '-- Today',
      'head m1',
      'm2',
      'head m3',
      'head c4',
      'head m5',
    ]);
  });

  it('are divided by day, and name the sender again after each divider', () => {
    const messages = [
      message(1, 2, at(18, 23, 59)),
      message(2, 2, at(19, 0, 1)),
      message(3, 2, at(20, 0, 0)),
    ];
    expect(lines({ messages })).toEqual([
      '-- Wednesday, Nov 18',
      'head m1',
      '-- Yesterday',
      'head m2',
      '-- Today',
      'head m3',
    ]);
  });

  it('tolerate an invalid date', () => {
    const messages = [message(1, 2, ''), message(2, 2, 'x'), message(3, 2, at(20, 9, 0))];
    expect(lines({ messages })).toEqual([
      '-- Unknown date',
      'head m1',
      '-- Invalid date',
      'head m2',
      '-- Today',
      'head m3',
    ]);
  });

  it('mark where the unread messages start, after the viewer’s own', () => {
    const messages = [
      message(1, 2, at(20, 10, 0)),
      message(2, ME, at(20, 10, 1)),
      message(3, 2, at(20, 10, 2)),
      message(4, 2, at(20, 10, 3)),
    ];
    const unread = { after: 1, count: 2 };
    expect(lines({ messages, unread })).toEqual([
      '-- Today',
      'head m1',
      'head c2',
      '== 2',
      'head m3',
      'm4',
    ]);
  });

  it('have no unread mark if its place is not known', () => {
    const messages = [message(30, 2, at(20, 10, 0)), message(31, 2, at(20, 10, 1))];
    const unread = { after: 4, count: 60 };
    expect(lines({ messages, unread, hasOlder: true })).toEqual(['-- Today', 'head m30', 'm31']);
    expect(lines({ messages, unread })).toEqual(['-- Today', '== 60', 'head m30', 'm31']);
    expect(lines({ messages, unread: { after: 31, count: 1 } })).toEqual([
      '-- Today',
      'head m30',
      'm31',
    ]);
  });

  it('put unsent messages at the end, until they have arrived', () => {
    const messages = [message(1, ME, at(20, 10, 0))];
    const pending = [
      { clientId: 'c1', createdAt: at(20, 10, 0) },
      { clientId: 'new', createdAt: at(20, 10, 1) },
    ];
    expect(lines({ messages, pending })).toEqual(['-- Today', 'head c1', 'new']);
    expect(lines({ pending })).toEqual(['-- Today', 'head c1', 'new']);
  });

  it('stay distinct if somebody else has copied a client id', () => {
    const own = message(1, ME, at(20, 10, 0));
    const copies = [message(2, 2, at(20, 10, 1)), message(3, 3, at(20, 10, 2))];
    const messages = [own, ...copies.map((each) => ({ ...each, clientId: own.clientId }))];
    const unread = { after: 1, count: 2 };
    expect(lines({ messages, unread })).toEqual([
      '-- Today',
      'head c1',
      '== 2',
      'head m2',
      'head m3',
    ]);
    // An unsent message does not count as sent because of somebody else's message.
    const pending = [{ clientId: 'c1', createdAt: at(20, 10, 3) }];
    expect(lines({ messages: messages.slice(1), pending }).at(-1)).toBe('head c1');
  });

  it('have what happened between them, after which a message says again who wrote it', () => {
    const messages = [
      message(1, 2, at(20, 10, 0)),
      { ...message(2, 2, at(20, 10, 1)), event: { type: 'left' as const } },
      message(3, 2, at(20, 10, 2)),
    ];
    expect(lines({ messages })).toEqual(['-- Today', 'head m1', '(left)', 'head m3']);
  });

  it('never begin the unread messages with what happened', () => {
    const messages = [
      message(1, 2, at(20, 10, 0)),
      { ...message(2, 2, at(20, 10, 1)), event: { type: 'left' as const } },
      message(3, 2, at(20, 10, 2)),
    ];
    expect(lines({ messages, unread: { after: 1, count: 1 } })).toEqual([
      '-- Today',
      'head m1',
      '(left)',
      '== 1',
      'head m3',
    ]);
  });
});
