import { MESSAGES_PAGE } from '@hearthside/contract/inbox/fields';
import { chat, type Chat, type ChatMember, type Message } from '@hearthside/contract/inbox/shapes';
import type { OfficeNote, Template } from '@hearthside/contract/inbox/office-shapes';
import type { Role } from '@hearthside/contract/access';
import type { Me } from '@hearthside/contract/member/me';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { InboxPage } from './inbox-page';

const AT = '2026-11-04T10:00:00.000Z';

export const member = (id: number, name: string, role: Role, office = false): ChatMember => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const user = { id, firstName, lastName, role, verified: true, profilePicture: null };
  return { user, office, readUpTo: 0 };
};
export const theo = member(2, 'Theo Okafor', 'trustee');
export const sam = member(3, 'Sam Delgado', 'caretaker');
export const amara = member(4, 'Amara Hale', 'admin', true);
const self = member(rosa.id, 'Rosa Marchetti', 'pet_owner');

export const said = (id: number, senderId: number, content: string, chatId = 1): Message => ({
  id,
  chatId,
  senderId,
  clientId: `client-${id}`,
  content,
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
  createdAt: AT,
  updatedAt: AT,
});

export const chatWith = (id: number, some: Partial<Chat> = {}): Chat =>
  // Parsed, so that what a test makes up matches the contract.
  chat.parse({
    id,
    kind: 'direct',
    name: null,
    members: [self, theo, amara],
    lastMessage: null,
    unread: 0,
    unreadMentions: 0,
    notifications: true,
    mutedUntil: null,
    readUpTo: 0,
    revision: 0,
    activeAt: AT,
    endedAt: null,
    closed: false,
    ...some,
  });

/** A server with these chats and messages. Answers that a test adds come first. */
export class TestInbox {
  chats: Chat[] = [];
  messages: Message[] = [];
  notes: OfficeNote[] = [];
  templates: Template[] = [];
  readonly asked: Asked[] = [];
  /** Answers that replace the usual ones. */
  also: (asked: Asked) => Promise<Response> | undefined = () => undefined;

  /** Opens the inbox at an address, by default as Rosa. */
  open(path = '/inbox', me: Me = rosa) {
    openPortal((asked) => {
      this.asked.push(asked);
      return this.also(asked) ?? this.#answer(asked);
    }, me);
    const router = createMemoryRouter([{ path: '/inbox/:chatId?', element: <InboxPage /> }], {
      initialEntries: [path],
    });
    render(
      <DataCache>
        <RouterProvider router={router} />
      </DataCache>,
    );
    return router;
  }

  /** The calls so far, as 'GET /api/…'. */
  get calls(): string[] {
    return this.asked.map(({ call }) => call);
  }

  #answer({ call, query, body }: Asked) {
    if (call === 'GET /api/inbox/chats/me') {
      const closed = query.get('closed') === 'true';
      const words = query.get('search') ?? '';
      const found = closed
        ? this.chats.filter((one) => one.closed)
        : this.#in(query.get('view') ?? 'all');
      return answer({ chats: words ? found.filter(named(words)) : found, next: null });
    }
    if (call === 'GET /api/inbox/views') {
      const unread = this.chats.filter((one) => one.unread > 0 && !one.closed).length;
      return answer({ unread, waiting: { count: this.#in('waiting').length, oldestAt: null } });
    }
    if (call === 'GET /api/inbox/templates') return answer({ templates: this.templates });
    if (call === 'GET /api/inbox/state')
      return answer({ unread: 0, hasChats: true, mailUnread: true, countsAgainAt: null });
    const [, method, id, rest] = /^(\w+) \/api\/inbox\/chats\/(\d+)(.*)$/.exec(call) ?? [];
    const one = this.chats.find((each) => each.id === Number(id));
    if (!one) return refused('NOT_FOUND', 'This chat does not exist.');
    if (method === 'GET' && rest === '') return answer(this.#page(one, query));
    if (method === 'DELETE') {
      one.closed = true;
      return answer({ id: one.id, ended: false });
    }
    if (rest === '/put-away') Object.assign(one, { closed: true });
    if (rest === '/assignee' || rest === '/waiting') {
      const waitingSince = rest === '/waiting' && body.waiting === false ? null : AT;
      one.forOffice = { ...one.forOffice!, waitingSince, ...(rest === '/assignee' && body) };
    }
    if (method === 'PUT') return answer({ chat: one });
    if (rest === '/notes' && method === 'GET') return answer({ notes: this.notes });
    if (rest === '/chat-member') {
      Object.assign(one, body);
      return answer({ chat: one });
    }
    return undefined;
  }

  #in(view: string): Chat[] {
    return this.chats.filter((one) => {
      if (view === 'waiting') return Boolean(one.forOffice?.waitingSince);
      if (view === 'mine' && !one.forOffice?.mine) return false;
      return !one.closed && (view !== 'unread' || one.unread > 0);
    });
  }

  #page(one: Chat, query: URLSearchParams) {
    const after = Number(query.get('after') ?? 0);
    const before = Number(query.get('lastMessageId') ?? Infinity);
    const all = this.messages.filter(
      ({ chatId, id }) => chatId === one.id && id > after && id < before,
    );
    const limit = Number(query.get('limit') ?? MESSAGES_PAGE);
    const messages = after > 0 ? all.slice(0, limit) : all.slice(-limit);
    return {
      chat: one,
      messages,
      formerMembers: [],
      hasMore: messages.length < all.length,
      changeHours: 24,
    };
  }
}

const named = (words: string) => (one: Chat) =>
  JSON.stringify([one.name, one.members]).toLowerCase().includes(words.toLowerCase());
