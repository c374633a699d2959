import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { chatOfTwo, say } from '../harness/chats';
import { closeWindows, newSocket, openWindow, refusalOf, wireOf } from '../harness/live';
import { openSession, signedIn } from '../harness/members';
import { unexpectedErrors } from '../harness/server-log';
import { server } from '../harness/shared';
import { until } from '../harness/until';

const { chat, people } = await chatOfTwo();
const [anna, bert] = people;
const listening = await openWindow(bert);
let count = 0;

/** Whoever else is there is served as ever: at once, and without a word of it in the log. */
async function expectServed() {
  count += 1;
  const text = `served ${count}`;
  const start = performance.now();
  await say(anna, chat.id, text);
  await listening.receives('message', ({ message }) => message.content === text);
  expect(performance.now() - start).toBeLessThan(2000);
  expect(listening.isOpen()).toBe(true);
  expect(unexpectedErrors(server.logFile)).toEqual([]);
}

afterEach(expectServed);
afterAll(closeWindows);

const WRONG: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  7,
  '',
  'x',
  [],
  {},
  [1],
  { chatId: null },
  { chatId: '1' },
  { chatId: 1.5 },
  { chatId: -1 },
  { chatId: 0 },
  { chatId: 2 ** 31 },
  { chatId: [1] },
  { chatId: { $gt: 0 } },
  { chatId: 1, more: 1 },
  { CHATID: 1 },
  Buffer.from('x'),
  { chatId: Buffer.from('1') },
  { chatId: 1e308 },
];

describe('a window that emits', () => {
  it('something of the wrong type gets a refusal, and goes on', async () => {
    const window = await openWindow(await signedIn());
    for (const said of WRONG) {
      expect(await window.socket.timeout(2000).emitWithAck('watch', said)).toEqual({ ok: false });
    }
    for (const said of WRONG) window.socket.emit('typing', said);
    expect((await window.watch(chat.id)).ok).toBe(false);
    expect(window.isOpen()).toBe(true);
  });

  it('an unknown event is ignored', async () => {
    const window = await openWindow(anna);
    const names = [
      'error',
      'message',
      'read',
      'chat',
      'presence',
      'toString',
      '__proto__',
      '',
      '1',
    ];
    for (const name of names) {
      window.socket.emit(name, { chatId: chat.id, message: { content: 'forged' } });
      window.socket.emit(name);
    }
    for (const name of ['watch', 'typing', 'unwatch']) {
      window.socket.emit(name);
      window.socket.emit(name, { chatId: chat.id }, 'no function', {});
    }
    expect((await window.watch(chat.id)).ok).toBe(true);
    expect(window.isOpen()).toBe(true);
    expect(listening.contents()).not.toContain('forged');
  });
});

/** Frames of socket.io (behind the engine's 4) and of its engine, none of which any client sends. */
const FRAMES: readonly (string | Buffer)[] = [
  '',
  '0',
  '1',
  '2',
  '3probe',
  '5',
  '6',
  '7',
  '9',
  'x',
  '\u0000',
  '\ud800',
  '4',
  '40',
  '40/admin,{}',
  '40{',
  '41',
  '41/admin,',
  '42',
  '42{',
  '42[',
  '42[]',
  '42[null]',
  '42[1]',
  '42[{}]',
  '42["watch"',
  '42/admin,["watch"]',
  '42["disconnect"]',
  '42["connect"]',
  '42["newListener","x"]',
  '42["removeListener"]',
  '42["disconnecting"]',
  '42["error"]',
  '421["watch"]',
  '429999999999999999999["watch",{}]',
  '42-1["watch"]',
  '43',
  '43[]',
  '431[]',
  '43999["x"]',
  '44',
  '44{"message":"x"}',
  '45',
  '451-["watch",{"_placeholder":true,"num":0}]',
  '451-["watch",{"_placeholder":true,"num":9}]',
  '4599999999-["watch"]',
  '451-',
  '45x-["a"]',
  '461-[]',
  '46',
  '47',
  '42["watch",{"__proto__":{"ok":true}},1]',
  `42["${'x'.repeat(4000)}"]`,
  '['.repeat(4000),
  `42${'['.repeat(2000)}${']'.repeat(2000)}`,
  Buffer.alloc(0),
  Buffer.from([0xff, 0xfe]),
  Buffer.alloc(4000),
];

describe('invalid frames', () => {
  it('end at most the connection they came through', async () => {
    const member = await signedIn();
    for (const frame of FRAMES) {
      const window = await openWindow(member);
      wireOf(window.socket).send(frame);
      wireOf(window.socket).send(Buffer.from('after it'));
      await pause(3);
      window.close();
    }
    await expectServed();
  });

  it('never gather in memory as parts of something longer', async () => {
    const window = await openWindow(await signedIn());
    const wire = wireOf(window.socket);
    wire.send('459999-["watch",{"_placeholder":true,"num":0}]');
    for (let part = 0; part < 20; part += 1) wire.send(Buffer.alloc(4000));
    await window.isCut();
  });
});

describe('too much', () => {
  it('at once ends the connection: a frame of a megabyte, also before anybody is let in', async () => {
    const window = await openWindow(anna);
    window.socket.emit('watch', { chatId: chat.id, more: 'x'.repeat(1024 * 1024) });
    expect(await window.isCut()).toBeLessThan(2000);
    const refused = await refusalOf({ token: anna.token, more: 'x'.repeat(1024 * 1024) });
    expect(refused).toBe('The connection was closed.');
  });

  it('in a second ends the connection: a thousand events of each of several windows', async () => {
    const member = await signedIn();
    const windows = await Promise.all([1, 2, 3, 4].map(() => openWindow(member)));
    let answers = 0;
    for (const { socket } of windows) {
      for (let said = 0; said < 1000; said += 1) {
        socket.emit('watch', { chatId: chat.id }, () => (answers += 1));
      }
    }
    const served = expectServed();
    for (const window of windows) expect(await window.isCut()).toBeLessThan(2000);
    await served;
    expect(answers).toBeLessThanOrEqual(4 * 60);
  });

  it('of one connection is refused: it is one window, however often it asks to be let in', async () => {
    // A session nobody has asked for yet: while it is looked up, all of these are under way.
    const { token } = await openSession(bert.id);
    const socket = newSocket({ token });
    let heard = 0;
    let letIn = 0;
    socket.io.on('open', () => {
      const wire = wireOf(socket);
      wire.on('message', (frame) => {
        if (frame.toString().startsWith('40')) letIn += 1;
        if (frame.toString().includes('to one window')) heard += 1;
      });
      for (let more = 0; more < 100; more += 1) wire.send(`40{"token":"${token}"}`);
    });
    await pause(300);
    await say(anna, chat.id, 'to one window');
    await listening.receives('message', ({ message }) => message.content === 'to one window');
    await pause(100);
    expect(letIn).toBeLessThanOrEqual(1);
    expect(heard).toBeLessThanOrEqual(1);
    socket.disconnect();
  });

  it('coming and going leaves nothing behind', async () => {
    const member = await signedIn();
    for (let round = 0; round < 5; round += 1) {
      const windows = await Promise.all(Array.from({ length: 20 }, () => openWindow(member)));
      for (const { socket } of windows) {
        socket.emit('watch', { chatId: chat.id }, () => undefined);
        socket.disconnect();
      }
    }
    // Forty at once would be refused if one of these still counted.
    const room = () => Promise.all(Array.from({ length: 40 }, () => openWindow(member)));
    expect(await until('all are gone', room, 5)).toHaveLength(40);
  });
});
