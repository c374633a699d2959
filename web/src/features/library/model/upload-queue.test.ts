import { expect, it } from 'vitest';
import { UploadQueue, type SendRow } from './upload-queue';

const rows = ['a', 'b', 'c'].map((id) => ({ id, title: id.toUpperCase() }));

/** A queue whose uploads end when the test says so. */
function queue() {
  const under: Record<string, { done: () => void; fail: (error: Error) => void }> = {};
  const made = new UploadQueue((error) => (error as Error).message);
  const send: SendRow = (id, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      onProgress(0.333);
      under[id] = { done: resolve, fail: reject };
      signal.addEventListener('abort', () => reject(new Error('given up')));
    });
  return { queue: made, send, under };
}
const states = (of: UploadQueue) => of.rows().map(({ status }) => status);
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('the upload queue sends one file after another and reports the progress of each', async () => {
  const { queue: of, send, under } = queue();
  const end = of.start(rows, send);
  expect(states(of)).toEqual(['uploading', 'waiting', 'waiting']);
  expect(of.rows()[0]).toMatchObject({ progress: 0.33 });
  for (const id of ['a', 'b', 'c']) {
    under[id]?.done();
    await settle();
  }
  expect(states(of)).toEqual(['done', 'done', 'done']);
  expect(await end).toEqual({ rows: of.rows(), error: undefined });
});

it('the upload queue continues after a file fails or is canceled, and can retry it', async () => {
  const { queue: of, send, under } = queue();
  const end = of.start(rows, send);
  of.cancel('c');
  under.a?.fail(new Error('Too slow'));
  await settle();
  of.cancel('b');
  await settle();
  expect(of.rows()).toMatchObject([
    { status: 'failed', problem: 'Too slow' },
    { status: 'cancelled' },
    { status: 'cancelled' },
  ]);
  expect(await end).toMatchObject({ error: { message: 'Too slow' } });
  void of.retry('a');
  expect(states(of)[0]).toBe('uploading');
  under.a?.done();
  await settle();
  expect(of.rows()[0]).toMatchObject({ status: 'done', problem: undefined });
});

it('the upload queue reports nothing about rows that were cleared', async () => {
  const { queue: of, send } = queue();
  const end = of.start(rows, send);
  of.clear();
  expect(await end).toBeUndefined();
  expect(of.rows()).toEqual([]);
});
