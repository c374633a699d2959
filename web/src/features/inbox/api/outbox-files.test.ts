import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { refusedError } from '@/testing/refused';
import { testClock } from '@/lib/outbox/test-clock';
import { openTab, testBrowser, testServer } from './test-outbox-browser';

const picture = (name = 'Moss.jpg') => new File(['abc'], name, { type: 'image/jpeg' });

let clock: ReturnType<typeof testClock>;
let server: ReturnType<typeof testServer>;
let browser: ReturnType<typeof testBrowser>;
const open = () => openTab({ clock, server, browser });

beforeEach(() => {
  clock = testClock();
  server = testServer();
  browser = testBrowser();
});

/** A message with these files. The first of them is being uploaded. */
async function sending(...names: string[]) {
  const tab = open();
  const clientId = tab.outbox.send(4, 'Look', names.map(picture));
  await clock.settle();
  const file = (at = 0) => tab.first()?.files[at];
  return { ...tab, clientId, file, localId: (at = 0) => file(at)?.localId ?? '' };
}

describe('files of a message', () => {
  it('are uploaded one by one, report their progress, and are sent with it in order', async () => {
    const { file } = await sending('a.jpg', 'b.jpg');
    expect(server.uploads.map(({ name }) => name)).toEqual(['a.jpg']);
    server.uploads[0]?.progress(0.256);
    expect(file()).toMatchObject({ status: 'uploading', progress: 0.25 });
    server.uploads[0]?.answer(9);
    await clock.settle();
    expect(file()).toMatchObject({ status: 'done', progress: 1 });
    expect(server.asked).toEqual([]);
    server.uploads[1]?.answer(8);
    await clock.settle();
    expect(server.asked[0]?.attachments).toEqual([9, 8]);
  });

  it('have their names if another tab uploads them from the device', async () => {
    const { outbox } = await sending('a.jpg');
    open();
    await clock.settle();
    outbox.close();
    await clock.pass(60_000);
    const names = server.uploads.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names)).toEqual(new Set(['a.jpg']));
  });

  it('can be read while they are being sent, but not afterwards', async () => {
    const { outbox, localId } = await sending('a.jpg');
    const id = localId();
    expect(await outbox.blob(id)).toMatchObject({ size: 3 });
    server.uploads[0]?.answer(9);
    await clock.settle();
    expect(await outbox.blob(id)).toBeUndefined();
  });

  it('stop the message if the server refuses them, until they are retried', async () => {
    const { outbox, clientId, localId, first } = await sending('a.jpg');
    server.uploads[0]?.answer(new ApiError(415, 'This is not a picture.'));
    await clock.pass(60_000);
    const failed = { status: 'failed', problem: 'This is not a picture.' };
    expect(first()).toMatchObject({ ...failed, files: [failed] });
    outbox.retryFile(clientId, localId());
    await clock.settle();
    server.uploads[1]?.answer(9);
    await clock.settle();
    expect(server.asked[0]?.attachments).toEqual([9]);
  });

  it('are uploaded again after a while if the connection is lost', async () => {
    const { first } = await sending('a.jpg');
    server.uploads[0]?.answer(new ServerUnavailableError());
    await clock.settle();
    expect(first()).toMatchObject({ tries: 1, files: [{ status: 'waiting', progress: 0 }] });
    await clock.pass(1000);
    server.uploads[1]?.answer(9);
    await clock.settle();
    expect(server.texts()).toEqual(['Look']);
  });

  it('may take long while they make progress, and are uploaded again if they don’t', async () => {
    const { outbox } = await sending('a.jpg');
    for (let share = 0.1; share < 0.9; share += 0.1) {
      await clock.pass(20_000);
      server.uploads[0]?.progress(share);
    }
    // This also holds if the realtime connection comes back in the meantime.
    outbox.wake();
    await clock.settle();
    expect(server.uploads).toHaveLength(1);
    await clock.pass(31_000);
    expect(server.uploads).toHaveLength(2);
  });

  it('give the server three minutes once all their bytes are sent', async () => {
    await sending('a.heic');
    server.uploads[0]?.progress(1);
    await clock.pass(179_000);
    expect(server.uploads).toHaveLength(1);
    await clock.pass(2000);
    // A server that does not answer for that long counts as away.
    await clock.pass(2000);
    expect(server.uploads).toHaveLength(2);
  });

  it('are left out when canceled, and removed from the server if they were already uploaded', async () => {
    const { outbox, clientId, localId } = await sending('a.jpg', 'b.jpg', 'c.jpg');
    server.uploads[0]?.answer(9);
    await clock.settle();
    outbox.cancelFile(clientId, localId(1));
    outbox.cancelFile(clientId, localId(0));
    await clock.settle();
    expect(server.removedUploads).toEqual([9]);
    expect(server.uploads.at(-1)?.name).toBe('c.jpg');
    server.uploads.at(-1)?.answer(7);
    await clock.settle();
    expect(server.asked[0]?.attachments).toEqual([7]);
  });

  it('cannot be canceled once the message itself is being sent', async () => {
    server.beSlow();
    const { outbox, clientId, localId, file } = await sending('a.jpg');
    server.uploads[0]?.answer(9);
    await clock.settle();
    outbox.cancelFile(clientId, localId());
    expect(file()?.status).toBe('done');
    expect(server.removedUploads).toEqual([]);
  });

  it('are aborted when their message is discarded', async () => {
    const { outbox, clientId } = await sending('a.jpg', 'b.jpg');
    server.uploads[0]?.answer(9);
    await clock.settle();
    outbox.discard(clientId);
    await clock.pass(60_000);
    expect(server.removedUploads).toEqual([9]);
    expect(server.uploads).toHaveLength(2);
    expect(server.asked).toEqual([]);
    expect(await browser.kept.load()).toEqual([]);
  });

  it('are uploaded once more if the server has given up on them, and then no more', async () => {
    const gone = refusedError('UPLOADS_LOST', 'Please add the file again.');
    server.failWith(() => gone);
    const { first } = await sending('a.jpg');
    server.uploads[0]?.answer(9);
    await clock.settle();
    expect(server.uploads).toHaveLength(2);
    server.uploads[1]?.answer(10);
    await clock.pass(60_000);
    expect(server.asked.map(({ attachments }) => attachments)).toEqual([[9], [10]]);
    expect(first()).toMatchObject({ status: 'failed', problem: 'Please add the file again.' });
  });

  it('are reported if they can’t be read anymore', async () => {
    const broken = picture();
    broken.slice = () => {
      throw new DOMException('It was moved', 'NotReadableError');
    };
    const { outbox, first } = open();
    outbox.send(4, 'Look', [broken]);
    await clock.settle();
    expect(first()).toMatchObject({
      status: 'failed',
      problem: expect.stringMatching(/add it again/),
    });
    expect(server.uploads).toEqual([]);
  });
});
