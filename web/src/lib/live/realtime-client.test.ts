import type { ServerEvents } from '@hearthside/contract/realtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, ServerUnavailableError } from '../api/api-error';
import type { SessionState } from '../session/session-client';
import { world } from './test-line';
import { rosa } from '../session/test-tabs';

const jonas = { ...rosa, id: 12, firstName: 'Jonas' };

let now: ReturnType<typeof world>;
beforeEach(() => {
  now = world();
});
const message = { message: { id: 1 } } as unknown as Parameters<ServerEvents['message']>[0];

describe('the realtime connection', () => {
  it('opens with a valid token when something needs it, and closes when nothing does anymore', async () => {
    const { client } = now;
    await now.settle();
    expect(now.sockets).toHaveLength(0);
    const [one, two] = [client.keep(), client.keep()];
    expect(client.status()).toBe('connecting');
    await now.live();
    expect(now.sockets.map(({ token }) => token)).toEqual(['token-0']);
    expect(client.status()).toBe('live');
    one();
    one();
    expect(now.last().isClosed).toBe(false);
    two();
    expect(now.last().isClosed).toBe(true);
    await now.pass(60_000);
    expect(now.sockets).toHaveLength(1);
  });

  it('passes events on, and emits while it is connected', async () => {
    const { client } = now;
    client.keep();
    const heard = vi.fn();
    const leave = client.subscribe('message', heard);
    expect(client.emit('typing', { chatId: 4 })).toBe(false);
    await now.live();
    now.last().events.onEvent('message', [message]);
    expect(heard).toHaveBeenCalledExactlyOnceWith(message);
    leave();
    now.last().events.onEvent('message', [message]);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(client.emit('typing', { chatId: 4 })).toBe(true);
    expect(now.last().said).toEqual([['typing', { chatId: 4 }]]);
  });
});

describe('servers that cannot reach each other', () => {
  it('make the connection partial, until they can again or a new connection opens', async () => {
    const { client } = now;
    const statuses: string[] = [];
    client.watchStatus(() => statuses.push(client.status()));
    client.keep();
    await now.live();
    const { events } = now.last();
    events.onEvent('line', [{ joined: false }]);
    expect(client.status()).toBe('partial');
    // Events emitted on it still reach that server.
    expect([client.isConnected(), client.emit('typing', { chatId: 4 })]).toEqual([true, true]);
    events.onEvent('line', [{ joined: true }]);
    expect(client.status()).toBe('live');
    events.onEvent('line', [{ joined: false }]);
    events.lost();
    await now.pass(1000);
    await now.live();
    expect(statuses).toEqual(['live', 'partial', 'live', 'partial', 'connecting', 'live']);
    // A connection that is closed has no effect anymore.
    events.onEvent('line', [{ joined: false }]);
    expect(client.status()).toBe('live');
  });
});

describe('a lost connection', () => {
  it('is restored soon and without help', async () => {
    const { client } = now;
    const statuses: string[] = [];
    client.watchStatus(() => statuses.push(client.status()));
    client.keep();
    await now.live();
    await now.pass(60_000);
    now.last().events.lost();
    await now.pass(1000);
    await now.live();
    expect(now.sockets).toHaveLength(2);
    expect(statuses).toEqual(['live', 'connecting', 'live']);
  });

  it('is retried after 1, 2, 4 … seconds, and counts as away in the meantime', async () => {
    const { client } = now;
    client.keep();
    await now.settle();
    const tries: number[] = [];
    for (let second = 0; second < 70; second += 1) {
      tries.push(now.sockets.length);
      if (!now.last().isClosed) now.last().events.failed({ refused: false });
      expect(client.status()).toBe('away');
      await now.pass(1000);
    }
    const at = [1, 2, 3, 4, 5, 6, 7].map((count) => tries.indexOf(count));
    expect(at).toEqual([0, 1, 3, 7, 15, 31, 61]);
  });

  it('is retried more and more slowly if no connection ever lasts', async () => {
    now.client.keep();
    for (let count = 0; count < 4; count += 1) {
      await now.live();
      now.last().events.lost();
      await now.pass(1000 * 2 ** count);
    }
    await now.settle();
    expect(now.sockets).toHaveLength(5);
    await now.live();
    now.last().events.lost();
    await now.pass(15_000);
    expect(now.sockets).toHaveLength(5);
  });

  it('is retried at once when the network or the member comes back', async () => {
    now.client.keep();
    await now.settle();
    for (let count = 0; count < 5; count += 1) {
      now.last().events.failed({ refused: false });
      await now.pass(1000 * 2 ** count);
    }
    now.last().events.failed({ refused: false });
    const tried = now.sockets.length;
    now.happenings.back();
    await now.settle();
    expect(now.sockets).toHaveLength(tried + 1);
    // Once more while that try has just started: it is left alone. A try that hangs is replaced.
    now.happenings.back();
    await now.settle();
    expect(now.sockets).toHaveLength(tried + 1);
    await now.pass(5000);
    now.happenings.back();
    await now.settle();
    expect(now.sockets).toHaveLength(tried + 2);
    expect(now.sockets[tried]?.isClosed).toBe(true);
  });

  it('is noticed at once if the device reports it, while a report that the network is back leaves an open one alone', async () => {
    now.client.keep();
    await now.live();
    now.happenings.back();
    await now.settle();
    expect(now.sockets).toHaveLength(1);
    now.happenings.gone();
    expect(now.client.status()).toBe('connecting');
    expect(now.last().isClosed).toBe(true);
  });

  it('is retried as well if the session’s server is away', async () => {
    now.session.validToken.mockRejectedValueOnce(new ServerUnavailableError());
    now.client.keep();
    await now.settle();
    expect(now.client.status()).toBe('away');
    await now.pass(1000);
    await now.live();
    expect(now.client.status()).toBe('live');
  });

  it('is retried with another token if the server refused the first one', async () => {
    now.client.keep();
    await now.settle();
    now.last().events.failed({ refused: true });
    await now.pass(1000);
    expect(now.renewed).toEqual(['token-0']);
    expect(now.last().token).toBe('token-1');
    now.last().events.failed({ refused: false });
    await now.pass(2000);
    expect(now.renewed).toHaveLength(1);
  });
});

describe('the member', () => {
  const signedOut: SessionState = { status: 'signed-out' };

  it('closes the connection by signing out', async () => {
    now.client.keep();
    await now.live();
    await now.become(signedOut);
    expect(now.last().isClosed).toBe(true);
    expect(now.client.status()).toBe('connecting');
    await now.pass(60_000);
    now.happenings.back();
    await now.settle();
    expect(now.sockets).toHaveLength(1);
    await now.become({ status: 'signed-in', me: rosa });
    expect(now.sockets).toHaveLength(2);
  });

  it('keeps the connection when only their session is renewed', async () => {
    now.client.keep();
    await now.live();
    await now.become({ status: 'signed-in', me: { ...rosa, firstName: 'Rosalia' } });
    expect(now.sockets).toHaveLength(1);
    expect(now.client.status()).toBe('live');
  });

  it('loses the connection when the session ends, and gets it back with the next session', async () => {
    now.client.keep();
    await now.live();
    await now.become({ status: 'ended', me: rosa });
    expect(now.last().isClosed).toBe(true);
    await now.become({ status: 'signed-in', me: rosa });
    await now.live();
    expect(now.client.status()).toBe('live');
  });

  it('receives nothing that was meant for the previous member of the same tab', async () => {
    const heard = vi.fn();
    now.client.subscribe('message', heard);
    now.client.keep();
    await now.live();
    const before = now.last();
    await now.become({ status: 'signed-in', me: jonas });
    expect(before.isClosed).toBe(true);
    before.events.onEvent('message', [message]);
    expect(heard).not.toHaveBeenCalled();
    // Late events of the previous member's connection change nothing for the new one.
    await now.live();
    before.events.lost();
    before.events.failed({ refused: true });
    before.events.connected();
    expect(now.client.status()).toBe('live');
    now.last().events.onEvent('message', [message]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('gets no connection with a token of the previous member that arrived late', async () => {
    let give: (token: string) => void = () => undefined;
    now.session.validToken.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
    now.client.keep();
    await now.settle();
    await now.become({ status: 'signed-in', me: jonas });
    give('token-of-rosa');
    await now.settle();
    expect(now.sockets.map(({ token }) => token)).toEqual(['token-0']);
  });

  it('has no connection if the session ended before there was a token', async () => {
    now.session.validToken.mockImplementationOnce(async () => {
      await now.become({ status: 'ended', me: rosa });
      throw new ApiError(401, 'Your session has ended.');
    });
    now.client.keep();
    await now.pass(60_000);
    expect(now.sockets).toHaveLength(0);
    expect(now.waiting()).toBe(0);
  });
});
