import { vi } from 'vitest';
import { RealtimeClient } from './realtime-client';
import type { SocketEvents } from './realtime-socket';
import type { SessionState } from '../session/session-client';
import { rosa } from '../session/test-tabs';

/** A socket as the client opened it. The test plays the server. */
interface FakeSocket {
  token: string;
  events: SocketEvents;
  said: unknown[][];
  isClosed: boolean;
}

/** A fake browser, session and server, for tests of the realtime connection. */
export function world() {
  let now = 0;
  let timers: { at: number; work: () => void }[] = [];
  const happenings = { back: () => undefined as void, gone: () => undefined as void };
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'signed-in', me: rosa };
  let tokens = 0;
  const sockets: FakeSocket[] = [];
  const renewed: string[] = [];
  const session = {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    validToken: vi.fn((): Promise<string> => Promise.resolve(`token-${tokens}`)),
    renewedToken: vi.fn((refused: string) => {
      renewed.push(refused);
      tokens += 1;
      return Promise.resolve(`token-${tokens}`);
    }),
  };
  const client = new RealtimeClient(
    session,
    (token, events) => {
      const socket: FakeSocket = { token, events, said: [], isClosed: false };
      sockets.push(socket);
      return Promise.resolve({
        emit: (...said) => void socket.said.push(said),
        close: () => (socket.isClosed = true),
      });
    },
    {
      now: () => now,
      after: (ms, work) => {
        const timer = { at: now + ms, work };
        timers.push(timer);
        return () => void (timers = timers.filter((each) => each !== timer));
      },
      chance: () => 1,
      watch: (happened) => {
        Object.assign(happenings, happened);
        return () => Object.assign(happenings, { back: () => undefined, gone: () => undefined });
      },
    },
  );
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    client,
    session,
    sockets,
    renewed,
    happenings,
    settle,
    last: () => sockets.at(-1)!,
    become: async (next: SessionState) => {
      state = next;
      for (const listener of [...listeners]) listener();
      await settle();
    },
    pass: async (ms: number) => {
      const end = now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((each) => each !== next);
        now = Math.max(now, next.at);
        next.work();
        await settle();
      }
      now = end;
    },
    live: async () => {
      await settle();
      sockets.at(-1)?.events.connected();
    },
    waiting: () => timers.length,
  };
}
