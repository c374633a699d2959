import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import type { OutboxStore } from './outbox-store';
import { testClock } from '@/lib/outbox/test-clock';
import { openTab, testBrowser, testServer } from './test-outbox-browser';

const picture = () => new File(['abc'], 'Moss.jpg', { type: 'image/jpeg' });

let clock: ReturnType<typeof testClock>;
let server: ReturnType<typeof testServer>;
let browser: ReturnType<typeof testBrowser>;
const open = () => openTab({ clock, server, browser });

beforeEach(() => {
  clock = testClock();
  server = testServer();
  browser = testBrowser();
});

describe('several tabs', () => {
  it('show the same outbox, and only one of them sends', async () => {
    server.beSlow();
    const [one, two] = [open(), open()];
    await clock.settle();
    two.outbox.send(4, 'from two');
    one.outbox.send(5, 'from one');
    await clock.settle();
    expect(one.texts().sort()).toEqual(['from one', 'from two']);
    expect(two.texts().sort()).toEqual(['from one', 'from two']);
    expect(one.outbox.items()).toEqual(two.outbox.items());
    server.answerNext();
    server.answerNext();
    await clock.pass(60_000);
    expect(server.asked).toHaveLength(2);
    expect(one.sent).toHaveLength(2);
    // The other tab shows the result too, although it may have no connection to the server.
    expect(two.sent).toEqual(one.sent);
    expect([...one.texts(), ...two.texts()]).toEqual([]);
  });

  it('send the files of a tab that does not send itself', async () => {
    const [one, two] = [open(), open()];
    await clock.settle();
    two.outbox.send(4, 'Look', [picture()]);
    await clock.settle();
    server.uploads[0]?.progress(0.5);
    expect(two.first()?.files[0]).toMatchObject({ status: 'uploading', progress: 0.5 });
    server.uploads[0]?.answer(9);
    await clock.settle();
    expect(server.texts()).toEqual(['Look']);
    expect([...one.texts(), ...two.texts()]).toEqual([]);
  });

  it('take in events while they are still reading what is stored', async () => {
    server.failWith(() => new ServerUnavailableError());
    const one = open();
    one.outbox.send(4, 'Hello');
    await clock.settle();
    // The second tab reads what was stored before the refusal, and gets the event before it has finished reading.
    const before = await (await browser.store()).load();
    let read: (store: OutboxStore) => void = () => undefined;
    const store = () => new Promise<OutboxStore>((resolve) => (read = resolve));
    const two = openTab({ clock, server, browser, store });
    server.failWith(() => new ApiError(403, 'This chat has ended.'));
    one.outbox.wake();
    await clock.settle();
    read({ ...(await browser.store()), load: () => Promise.resolve(before) });
    await clock.settle();
    expect(one.first()).toMatchObject({ status: 'failed' });
    expect(two.first()).toMatchObject({ status: 'failed', problem: 'This chat has ended.' });
  });

  it('can each cancel, discard and retry', async () => {
    const [one, two] = [open(), open()];
    await clock.settle();
    const clientId = one.outbox.send(4, 'Look', [picture()]);
    await clock.settle();
    two.outbox.cancelFile(clientId, two.first()?.files[0]?.localId ?? '');
    await clock.settle();
    expect(server.asked).toMatchObject([{ content: 'Look', attachments: [] }]);
    server.beSlow();
    const other = one.outbox.send(4, 'No, wait');
    await clock.settle();
    two.outbox.discard(other);
    await clock.pass(60_000);
    expect([...one.texts(), ...two.texts()]).toEqual([]);
    expect(server.asked).toHaveLength(2);
  });

  it('continue after the sending tab is closed, with what it has left', async () => {
    server.beSlow();
    const [one, two] = [open(), open()];
    await clock.settle();
    one.outbox.send(4, 'one');
    one.outbox.send(4, 'two', [picture()]);
    await clock.settle();
    one.outbox.close();
    await clock.settle();
    expect(server.asked).toHaveLength(2);
    server.answerNext();
    server.answerNext();
    await clock.settle();
    server.uploads[0]?.answer(9);
    await clock.settle();
    server.answerNext();
    await clock.settle();
    expect(server.texts()).toEqual(['one', 'two']);
    expect(two.texts()).toEqual([]);
  });

  it('take over from a sending tab that was put to sleep', async () => {
    const [one, two] = [open(), open()];
    await clock.settle();
    one.tabs.sleep();
    two.outbox.send(4, 'Hello');
    await clock.pass(2900);
    expect(server.asked).toEqual([]);
    await clock.pass(200);
    expect(server.texts()).toEqual(['Hello']);
    expect(two.texts()).toEqual([]);
  });

  it('do not take over from a tab that only waits for the server', async () => {
    server.failWith(() => new ServerUnavailableError());
    const [one, two] = [open(), open()];
    await clock.settle();
    two.outbox.send(4, 'Hello');
    await clock.pass(60_000);
    server.failWith();
    await clock.pass(30_000);
    expect(server.texts()).toEqual(['Hello']);
    expect(one.sent).toHaveLength(1);
  });

  it('each send what only they have, if nothing can be stored', async () => {
    browser = testBrowser({ keeps: false });
    const [, two] = [open(), open()];
    await clock.settle();
    two.outbox.send(4, 'Hello', [picture()]);
    await clock.settle();
    server.uploads[0]?.answer(9);
    await clock.settle();
    expect(server.texts()).toEqual(['Hello']);
    expect(two.sent).toHaveLength(1);
  });

  it('each send their own messages and stored ones if they can’t coordinate, and no message arrives twice', async () => {
    browser = testBrowser({ canAgree: false });
    server.failWith(() => new ServerUnavailableError());
    const one = open();
    one.outbox.send(4, 'Hello');
    await clock.settle();
    const two = open();
    await clock.settle();
    server.failWith();
    await clock.pass(60_000);
    two.outbox.send(4, 'And you?');
    await clock.pass(60_000);
    expect(server.texts()).toEqual(['Hello', 'And you?']);
    expect([...one.texts(), ...two.texts()]).toEqual([]);
    expect(server.asked.filter(({ content }) => content === 'And you?')).toHaveLength(1);
  });
});
