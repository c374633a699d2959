import type { ServerEvents, Watched } from '@hearthside/contract/realtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RealtimeStatus } from '@/lib/live/realtime-client';
import { WatchedChat } from './watched-chat';

const ROSA = 7;
const JONAS = 12;
const AMARA = 1;

/** A connection whose server the test plays. */
function testLine() {
  let status: RealtimeStatus = 'live';
  const watchers = new Set<() => void>();
  const handlers = new Map<string, (told: never) => void>();
  const said: unknown[][] = [];
  const answers: ((watched: Watched) => void)[] = [];
  return {
    said,
    answers,
    become: (next: RealtimeStatus) => {
      status = next;
      watchers.forEach((watcher) => watcher());
    },
    notify: <Name extends keyof ServerEvents>(
      name: Name,
      ...told: Parameters<ServerEvents[Name]>
    ) => (handlers.get(name) as ((...all: unknown[]) => void) | undefined)?.(...told),
    line: {
      isConnected: () => status === 'live' || status === 'partial',
      watchStatus: (watcher: () => void) => {
        watchers.add(watcher);
        return () => void watchers.delete(watcher);
      },
      subscribe: (name: string, handler: (told: never) => void) => {
        handlers.set(name, handler);
        return () => void handlers.delete(name);
      },
      emit: (...words: unknown[]) => {
        if (status !== 'live' && status !== 'partial') return false;
        const answer = words[2];
        if (typeof answer === 'function') answers.push(answer as (watched: Watched) => void);
        said.push(words.slice(0, 2));
        return true;
      },
    },
  };
}

let server: ReturnType<typeof testLine>;
let watched: WatchedChat;
beforeEach(() => {
  vi.useFakeTimers();
  server = testLine();
  watched = new WatchedChat(ROSA, server.line as ConstructorParameters<typeof WatchedChat>[1]);
  watched.start();
});
afterEach(() => void vi.useRealTimers());

describe('the list of who is online', () => {
  it('is received for the chat on screen, and kept up to date', () => {
    watched.open(4);
    expect(server.said).toEqual([['watch', { chatId: 4 }]]);
    server.answers[0]?.({ ok: true, online: [JONAS] });
    server.notify('presence', { memberId: AMARA, online: true });
    expect([...watched.onlineIn(4)]).toEqual([JONAS, AMARA]);
    server.notify('presence', { memberId: JONAS, online: false });
    expect([...watched.onlineIn(4)]).toEqual([AMARA]);
    expect(watched.onlineIn(5).size).toBe(0);
  });

  it('is empty without a connection, and requested again with the next one', () => {
    watched.open(4);
    server.answers[0]?.({ ok: true, online: [JONAS] });
    server.become('connecting');
    expect(watched.onlineIn(4).size).toBe(0);
    server.become('live');
    server.answers[1]?.({ ok: true, online: [AMARA] });
    expect([...watched.onlineIn(4)]).toEqual([AMARA]);
  });

  it('is requested again when the chat’s people may have changed', () => {
    watched.open(4);
    server.answers[0]?.({ ok: true, online: [JONAS] });
    server.notify('chat', { chatId: 5 });
    expect(server.said).toHaveLength(1);
    server.notify('chat', { chatId: 4 });
    expect(server.said.at(-1)).toEqual(['watch', { chatId: 4 }]);
    expect([...watched.onlineIn(4)]).toEqual([JONAS]);
    server.answers[1]?.({ ok: true, online: [AMARA] });
    expect([...watched.onlineIn(4)]).toEqual([AMARA]);
    // The member is no longer one of them.
    server.notify('chat', { chatId: 4 });
    server.answers[2]?.({ ok: false });
    expect(watched.onlineIn(4).size).toBe(0);
  });

  it('is for one chat only, even if the answer about another one comes late', () => {
    const leave = watched.open(4);
    leave();
    watched.open(5);
    server.answers[0]?.({ ok: true, online: [JONAS] });
    server.answers[1]?.({ ok: false });
    expect(watched.onlineIn(4).size + watched.onlineIn(5).size).toBe(0);
    expect(server.said.map(([name]) => name)).toEqual(['watch', 'unwatch', 'watch']);
  });

  it('is requested once by components that show the same chat, until the last has left', () => {
    const [one, two] = [watched.open(4), watched.open(4)];
    one();
    one();
    expect(server.said).toHaveLength(1);
    two();
    expect(server.said.at(-1)?.[0]).toBe('unwatch');
  });
});

describe('the list of who is typing', () => {
  it('is shown in order for twice the time after which typing is emitted again', () => {
    const told = vi.fn();
    watched.subscribe(told);
    watched.open(4);
    server.notify('typing', { chatId: 4, memberId: JONAS });
    vi.advanceTimersByTime(3000);
    server.notify('typing', { chatId: 4, memberId: AMARA });
    server.notify('typing', { chatId: 4, memberId: JONAS });
    expect(watched.typingIn(4)).toEqual([JONAS, AMARA]);
    expect(told).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5999);
    expect(watched.typingIn(4)).toEqual([JONAS, AMARA]);
    vi.advanceTimersByTime(1);
    expect(watched.typingIn(4)).toEqual([]);
  });

  it('excludes other chats, and the member in another window', () => {
    watched.open(4);
    server.notify('typing', { chatId: 5, memberId: JONAS });
    server.notify('typing', { chatId: 4, memberId: ROSA });
    expect(watched.typingIn(4)).toEqual([]);
  });

  it('drops somebody when their message arrives', () => {
    watched.open(4);
    server.notify('typing', { chatId: 4, memberId: JONAS });
    watched.hasSent(5, JONAS);
    expect(watched.typingIn(4)).toEqual([JONAS]);
    watched.hasSent(4, JONAS);
    expect(watched.typingIn(4)).toEqual([]);
  });

  it('is updated for others once in three seconds, and at once after a message', () => {
    watched.open(4);
    const told = () => server.said.filter(([name]) => name === 'typing').length;
    watched.emitTyping(4);
    watched.emitTyping(4);
    watched.emitTyping(5);
    expect(told()).toBe(1);
    vi.advanceTimersByTime(3000);
    watched.emitTyping(4);
    expect(told()).toBe(2);
    watched.hasSent(4, ROSA);
    watched.emitTyping(4);
    expect(told()).toBe(3);
  });
});
