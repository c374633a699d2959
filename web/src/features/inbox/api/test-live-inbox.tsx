import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { SocketEvents } from '@/lib/live/realtime-socket';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { testChat, testMessage } from '../model/test-messages';

/** What the fake of `openSocket` has opened. The test plays the server's side. */
export const sockets: { events: SocketEvents; isClosed: boolean }[] = [];

/** For `vi.mock('@/lib/live/realtime-socket')`. */
export const fakeSocket = {
  openSocket: (_: string, events: SocketEvents) => {
    const socket = { events, isClosed: false };
    sockets.push(socket);
    return Promise.resolve({ emit: () => undefined, close: () => (socket.isClosed = true) });
  },
};

/** A server with Rosa's chats. Number 4 has messages. It records its requests. */
export function inboxServer(count = 3) {
  const messages = Array.from({ length: count }, (_, at) => testMessage(at + 1));
  const asked: Asked[] = [];
  const state = { unread: 1, hasChats: true, mailUnread: true, countsAgainAt: null };
  const server = {
    asked,
    messages,
    state,
    isAway: false,
    chats: [testChat()] as Chat[],
    chatsPage: 30,
    /** Answers that replace the usual ones. */
    also: (_question: Asked): object | undefined => undefined,
    calls: (call: string) => asked.filter((each) => each.call === call).length,
    write: (patch: Partial<Message> = {}) => {
      const message = testMessage(messages.length + 1, patch);
      messages.push(message);
      return message;
    },
    answer: (question: Asked) => {
      asked.push(question);
      if (server.isAway) return noAnswer();
      const also = server.also(question);
      return also ? answer(also) : respond(question);
    },
  };
  const respond = ({ call, query, body }: Asked) => {
    switch (call) {
      case 'GET /api/inbox/state':
        return answer(state);
      case 'GET /api/inbox/chats/4': {
        const after = query.get('after');
        const rows = after === null ? messages : messages.filter(({ id }) => id > Number(after));
        return answer({
          chat: testChat(),
          messages: rows,
          formerMembers: [],
          hasMore: false,
          changeHours: 24,
        });
      }
      case 'GET /api/inbox/chats/me': {
        const from = Number(query.get('before')?.split('.')[0] ?? 0);
        const end = from + server.chatsPage;
        const next = end < server.chats.length ? `${end}.1` : null;
        return answer({ chats: server.chats.slice(from, end), next });
      }
      case 'POST /api/inbox/messages': {
        const { clientId, content } = body as { clientId: string; content: string };
        const before = messages.find((message) => message.clientId === clientId);
        return answer({ message: before ?? server.write({ clientId, content, senderId: 7 }) });
      }
      case 'PATCH /api/inbox/chats/4/chat-member':
        return answer({ chat: testChat({ ...(body as Partial<Chat>) }) });
    }
  };
  return server;
}

/** Opens the inbox for Rosa, or for somebody else. */
export function openInbox(
  server: ReturnType<typeof inboxServer>,
  shown: ReactNode,
  me: typeof rosa = rosa,
) {
  openPortal((question) => server.answer(question), me);
  return render(
    <DataCache>
      <MemoryRouter>{shown}</MemoryRouter>
    </DataCache>,
  );
}

/** The last socket, once it exists. */
export const socket = () => {
  const last = sockets.at(-1);
  if (!last) throw new Error('No socket was opened.');
  return {
    ...last,
    onEvent: (...told: Parameters<SocketEvents['onEvent']>) =>
      act(() => last.events.onEvent(...told)),
    connected: () => act(() => last.events.connected()),
    lost: () => act(() => last.events.lost()),
  };
};
