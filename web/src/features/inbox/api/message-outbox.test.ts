import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { testMessage } from '../model/test-messages';
import { testClock } from '@/lib/outbox/test-clock';
import { testBrowser, testServer, openTab } from './test-outbox-browser';

const away = () => new ServerUnavailableError();
const refused = () => new ApiError(403, 'This chat has ended.');
const picture = (name = 'Moss.jpg') => new File(['abc'], name, { type: 'image/jpeg' });

let clock: ReturnType<typeof testClock>;
let server: ReturnType<typeof testServer>;
let browser: ReturnType<typeof testBrowser>;
let session: { isOpen: boolean };
const open = () => openTab({ clock, server, browser, session });

beforeEach(() => {
  clock = testClock();
  server = testServer();
  browser = testBrowser();
  session = { isOpen: true };
});

describe('the outbox', () => {
  it('shows a message at once, and removes it when it has arrived', async () => {
    const { outbox, sent, texts } = open();
    const told = vi.fn();
    outbox.subscribe(told);
    const clientId = outbox.send(4, 'Hello');
    expect(outbox.items()).toMatchObject([{ clientId, chatId: 4, content: 'Hello' }]);
    expect(told).toHaveBeenCalled();
    await clock.settle();
    expect(server.asked).toEqual([{ chatId: 4, clientId, content: 'Hello', attachments: [] }]);
    expect(sent).toEqual(server.held);
    expect(texts()).toEqual([]);
    expect(await browser.kept.load()).toEqual([]);
  });

  it('sends nothing if the message is empty', async () => {
    const { outbox } = open();
    expect(outbox.send(4, ' \n')).toBe('');
    await clock.settle();
    expect(outbox.items()).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  it('sends one message at a time in each chat, in order', async () => {
    server.beSlow();
    const { outbox } = open();
    for (const text of ['one', 'two', 'three']) outbox.send(4, text);
    outbox.send(5, 'elsewhere');
    await clock.settle();
    expect(server.asked.map(({ content }) => content)).toEqual(['one', 'elsewhere']);
    for (let count = 0; count < 4; count += 1) {
      server.answerNext();
      await clock.settle();
    }
    expect(server.texts()).toEqual(['one', 'elsewhere', 'two', 'three']);
  });

  it('removes a message that has arrived some other way, and continues with the next', async () => {
    server.beSlow();
    const { outbox, texts } = open();
    const clientId = outbox.send(4, 'one');
    outbox.send(4, 'two');
    await clock.settle();
    outbox.arrived(clientId);
    expect(texts()).toEqual(['two']);
    await clock.settle();
    expect(server.asked.at(-1)?.content).toBe('two');
  });
});

describe('a server that is away', () => {
  it('is tried again after 1, 2, 4 … seconds, and the order stays the same', async () => {
    server.failWith(away);
    const { outbox, first } = open();
    outbox.send(4, 'one');
    outbox.send(4, 'two');
    await clock.settle();
    const times = [];
    for (let second = 0; second < 16; second += 1) {
      times.push(server.asked.length);
      await clock.pass(1000);
    }
    // Tried at 0, 1, 3, 7 and 15 seconds.
    expect(times).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5]);
    expect(first()).toMatchObject({ status: 'waiting', tries: 5 });
    server.failWith();
    await clock.pass(30_000);
    expect(server.texts()).toEqual(['one', 'two']);
  });

  it('is tried at once when the connection may be back', async () => {
    server.failWith(away);
    const { outbox } = open();
    outbox.send(4, 'one');
    await clock.pass(3500);
    server.failWith();
    outbox.wake();
    await clock.settle();
    expect(server.texts()).toEqual(['one']);
  });

  it.each([500, 502, 429])('is recognized by the status %i', async (status) => {
    server.failWith(() => new ApiError(status, 'Not now'));
    const { outbox, first } = open();
    outbox.send(4, 'one');
    await clock.settle();
    expect(first()).toMatchObject({ status: 'waiting', tries: 1 });
    server.failWith();
    await clock.pass(1000);
    expect(server.texts()).toEqual(['one']);
  });

  it('gets no message twice if it accepted one and its answer was lost', async () => {
    server.beSlow();
    const { outbox, texts } = open();
    outbox.send(4, 'one');
    // The call hangs: it is aborted after a while and made again with the same id.
    await clock.pass(30_000);
    server.answerNext();
    await clock.pass(1000);
    server.answerNext();
    await clock.settle();
    expect(server.asked).toHaveLength(2);
    expect(server.texts()).toEqual(['one']);
    expect(texts()).toEqual([]);
  });

  it('is tried again for a call that hung before the connection was lost, but not for one that has just started', async () => {
    server.beSlow();
    const { outbox } = open();
    outbox.send(4, 'one');
    await clock.pass(1000);
    outbox.wake();
    await clock.pass(1000);
    expect(server.asked).toHaveLength(1);
    await clock.pass(2000);
    outbox.wake();
    await clock.pass(1000);
    expect(server.asked).toHaveLength(2);
  });
});

describe('a refusal', () => {
  it('shows the server’s words, blocks nothing, and can be retried', async () => {
    server.failWith(() => (server.asked.length === 1 ? refused() : undefined));
    const { outbox, first, texts } = open();
    const clientId = outbox.send(4, 'one');
    outbox.send(4, 'two');
    await clock.pass(60_000);
    expect(first()).toMatchObject({ status: 'failed', problem: 'This chat has ended.' });
    expect(server.texts()).toEqual(['two']);
    outbox.retry(clientId);
    await clock.settle();
    expect(server.texts()).toEqual(['two', 'one']);
    expect(texts()).toEqual([]);
  });

  it('lets the member discard the message', async () => {
    server.failWith(refused);
    const { outbox } = open();
    const clientId = outbox.send(4, 'one');
    await clock.settle();
    outbox.discard(clientId);
    await clock.settle();
    expect(outbox.items()).toEqual([]);
    expect(await browser.kept.load()).toEqual([]);
  });

  it('survives a reload', async () => {
    server.failWith(refused);
    open().outbox.send(4, 'one');
    await clock.settle();
    browser = { ...testBrowser(), store: browser.store };
    const { first } = open();
    await clock.pass(60_000);
    expect(first()).toMatchObject({ status: 'failed', problem: 'This chat has ended.' });
    expect(server.asked).toHaveLength(1);
  });
});

describe('a session that has ended', () => {
  it('pauses sending without counting tries, and the next session continues', async () => {
    server.failWith(() => {
      session.isOpen = false;
      return new ApiError(401, 'Your session has ended.');
    });
    const { outbox, first } = open();
    outbox.send(4, 'one');
    await clock.pass(60_000);
    expect(server.asked).toHaveLength(1);
    expect(first()).toMatchObject({ status: 'waiting', tries: 0 });
    session.isOpen = true;
    server.failWith();
    outbox.wake();
    await clock.settle();
    expect(server.texts()).toEqual(['one']);
  });

  it('does not cause retries without a pause if the session only seems to be open', async () => {
    server.failWith(() => new ApiError(401, 'Your session has ended.'));
    open().outbox.send(4, 'one');
    await clock.pass(10_000);
    expect(server.asked).toHaveLength(4);
  });
});

describe('a reload', () => {
  it('loses nothing, and sends what was under way with the same id', async () => {
    server.beSlow();
    const before = open();
    const clientId = before.outbox.send(4, 'one', [picture()]);
    before.outbox.send(4, 'two');
    await clock.settle();
    server.uploads[0]?.progress(0.5);
    browser = { ...testBrowser(), store: browser.store };
    const { outbox } = open();
    await clock.settle();
    expect(outbox.items()).toMatchObject([{ clientId }, { content: 'two' }]);
    server.uploads[1]?.answer(9);
    await clock.settle();
    expect(server.asked).toEqual([{ chatId: 4, clientId, content: 'one', attachments: [9] }]);
  });

  it('does not upload a file again that is already on the server', async () => {
    server.beSlow();
    open().outbox.send(4, 'one', [picture()]);
    await clock.settle();
    server.uploads[0]?.answer(9);
    await clock.settle();
    browser = { ...testBrowser(), store: browser.store };
    open();
    await clock.settle();
    expect(server.uploads).toHaveLength(1);
    expect(server.asked.map(({ attachments }) => attachments)).toEqual([[9], [9]]);
  });

  it('drops a stored message that arrived before it was read', async () => {
    server.failWith(away);
    const { outbox } = open();
    const clientId = outbox.send(4, 'one');
    await clock.settle();
    browser = { ...testBrowser(), store: browser.store };
    const later = open();
    later.outbox.arrived(clientId);
    await clock.pass(60_000);
    expect(later.outbox.items()).toEqual([]);
    expect(await (await browser.store()).load()).toEqual([]);
  });

  it('drops a stored message that is on a page of messages, before or after it is read', async () => {
    server.failWith(away);
    const before = open();
    const ids = [before.outbox.send(4, 'one'), before.outbox.send(4, 'two')];
    await clock.settle();
    browser = { ...testBrowser(), store: browser.store };
    const { outbox } = open();
    const [one, two] = ids.map((clientId) => testMessage(1, { clientId, senderId: 7 }));
    outbox.found(one!);
    await clock.settle();
    expect(outbox.items()).toMatchObject([{ content: 'two' }]);
    outbox.found(two!);
    await clock.settle();
    expect(outbox.items()).toEqual([]);
    expect(await (await browser.store()).load()).toEqual([]);
  });

  it('ignores the old messages on a page', async () => {
    const { outbox } = open();
    await clock.settle();
    const told = vi.fn();
    outbox.subscribe(told);
    for (let id = 1; id <= 50; id += 1) outbox.found(testMessage(id, { senderId: 7 }));
    expect(told).not.toHaveBeenCalled();
  });

  it('keeps only what fits on the device, and the rest is sent from memory', async () => {
    const full = { ...(await browser.store()), add: () => Promise.reject(new Error('Quota')) };
    const { outbox } = openTab({ clock, server, browser, store: () => Promise.resolve(full) });
    outbox.send(4, 'one', [picture()]);
    await clock.settle();
    server.uploads[0]?.answer(9);
    await clock.settle();
    expect(server.texts()).toEqual(['one']);
  });
});
