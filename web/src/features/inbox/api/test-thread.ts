import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { testChat, testMessage, testUser } from '../model/test-messages';
import { ThreadStore } from './thread-store';

export interface Asked {
  chatId: number;
  lastMessageId?: number;
  after?: number;
  limit?: number;
}

/** A server with a chat. Its answers wait while it is held. */
export function chatServer(count: number) {
  let rows = Array.from({ length: count }, (_, at) => testMessage(at + 1));
  let chat: Chat = testChat();
  let failure: Error | undefined;
  let held: (() => void)[] | undefined;
  let next: Promise<void> | undefined;
  const asked: Asked[] = [];
  let changed: Message[] = [];
  let pinsAsked = 0;
  const answer = ({ lastMessageId, after, limit = 25 }: Asked) => {
    const range = rows.filter(
      ({ id }) => id > (after ?? 0) && (lastMessageId === undefined || id < lastMessageId),
    );
    const messages = after === undefined ? range.slice(-limit) : range.slice(0, limit);
    const formerMembers = messages.some(({ senderId }) => senderId === 30)
      ? [testUser(30, 'Elif')]
      : [];
    return {
      chat,
      messages,
      formerMembers,
      hasMore: range.length > messages.length,
      changeHours: 24,
    };
  };
  return {
    change: (message: Message) => {
      rows = rows.map((row) => (row.id === message.id ? message : row));
      changed = [...changed, message];
      chat = { ...chat, revision: changed.length };
    },
    pins: () => {
      pinsAsked += 1;
      if (failure) return Promise.reject(failure);
      const messages = rows.filter(({ pinnedAt }) => pinnedAt !== null);
      return Promise.resolve({ messages, formerMembers: [testUser(31, 'Ada')] });
    },
    pinsAsked: () => pinsAsked,
    changes: ({ after = 0 }: { after?: number | undefined }) => {
      if (failure) return Promise.reject(failure);
      const messages = changed.slice(after, after + 2);
      const upTo = after + messages.length;
      return Promise.resolve({ messages, upTo, hasMore: upTo < changed.length });
    },
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

/** A thread of a chat with so many messages, and the server that it asks. */
export function testThread(count: number, place?: number) {
  const server = chatServer(count);
  const came: number[] = [];
  const known: Message[] = [];
  const answered: number[] = [];
  const clock = { now: 0 };
  const surroundings = {
    viewerId: 7,
    messages: (question: object) => server.messages(question as Asked),
    changes: (question: object) => server.changes(question as Asked),
    pins: () => server.pins(),
    lost: () => undefined,
    came: (messages: readonly Message[]) => came.push(...messages.map(({ id }) => id)),
    known: (messages: readonly Message[]) => known.push(...messages),
    answered: () => answered,
    now: () => clock.now,
  };
  return { thread: new ThreadStore(4, surroundings, place), server, came, known, answered, clock };
}

export const ids = (thread: ThreadStore) => thread.view().messages.map(({ id }) => id);
export const upTo = (end: number, from = 1) =>
  Array.from({ length: end - from + 1 }, (_, at) => from + at);
