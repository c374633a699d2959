import { describe, expect, it } from 'vitest';
import {
  applyOutboxEvent,
  emptyOutbox,
  type ItemEvent,
  type Outbox,
  type OutboxEvent,
} from './outbox';
import { testFile, testItem } from './test-outbox';

const run = (events: readonly OutboxEvent[], from = emptyOutbox) =>
  events.reduce(applyOutboxEvent, from);
const added = (item = testItem('a')): ItemEvent => ({
  type: 'added',
  clientId: item.clientId,
  item,
});
const first = (outbox: Outbox) => outbox.items[0];
const about = { clientId: 'a', localId: 'f' };
const withFile = (patch = {}) => added(testItem('a', { files: [testFile('f', patch)] }));

describe('unsent messages', () => {
  it('are in the order in which they were sent, each once', () => {
    const outbox = run([
      added(testItem('b', {}, 2)),
      added(testItem('c', {}, 3)),
      added(testItem('a', {}, 1)),
      added(testItem('b', {}, 2)),
      { type: 'restored', items: [testItem('c', {}, 3), testItem('d', {}, 4)] },
    ]);
    expect(outbox.items.map(({ clientId }) => clientId)).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each(['arrived', 'discarded'] as const)(
    'are removed when they have %s, and do not come back',
    (type) => {
      const gone = run([added(), { type, clientId: 'a' }]);
      expect(gone.items).toEqual([]);
      expect(run([added(), { type: 'restored', items: [testItem('a')] }], gone)).toBe(gone);
      expect(run([{ type, clientId: 'a' }], gone)).toBe(gone);
    },
  );

  it('are never shown if they were reported as arrived before they were added', () => {
    expect(run([{ type: 'arrived', clientId: 'a' }, added()]).items).toEqual([]);
  });

  it('are not remembered forever once they are removed', () => {
    const left = Array.from({ length: 1000 }, (_, at): ItemEvent => ({
      type: 'arrived',
      clientId: `old-${at}`,
    }));
    const outbox = run([...left, { type: 'arrived', clientId: 'a' }]);
    expect(outbox.gone.size).toBeLessThanOrEqual(200);
    expect(run([added()], outbox)).toBe(outbox);
  });

  it('are unchanged by events about others', () => {
    const outbox = run([added()]);
    for (const type of ['sending', 'retried', 'uploadsLost'] as const)
      expect(applyOutboxEvent(outbox, { type, clientId: 'x' })).toBe(outbox);
  });

  it('wait again if the server is away, and count how often', () => {
    const away: ItemEvent = { type: 'postponed', clientId: 'a', counts: true };
    const sending: ItemEvent = { type: 'sending', clientId: 'a' };
    const outbox = run([added(), sending, away, sending, away]);
    expect(first(outbox)).toMatchObject({ status: 'waiting', tries: 2 });
    expect(first(run([sending, { ...away, counts: false }], outbox))?.tries).toBe(2);
  });

  it('are kept with the reason if refused, until they are retried', () => {
    const refused = run([
      added(),
      { type: 'sending', clientId: 'a' },
      { type: 'refused', clientId: 'a', problem: 'This chat has ended.' },
    ]);
    expect(first(refused)).toMatchObject({ status: 'failed', problem: 'This chat has ended.' });
    // A late event from the refused try.
    expect(run([{ type: 'postponed', clientId: 'a', counts: true }], refused)).toBe(refused);
    expect(run([{ type: 'sending', clientId: 'a' }], refused)).toBe(refused);
    const again = first(run([{ type: 'retried', clientId: 'a' }], refused));
    expect(again).toMatchObject({ status: 'waiting', tries: 0 });
    expect(again?.problem).toBeUndefined();
  });

  it('have what they answer as it is now, without its former words', () => {
    const quote = { id: 3, senderId: 12, text: 'Secret', deleted: false, updatedAt: '2026-11-04' };
    const gone = { ...quote, text: '', deleted: true, updatedAt: '2026-11-05' };
    const outbox = run([added(testItem('a', { replyTo: quote })), added(testItem('b'))]);
    const after = run([{ type: 'requoted', clientId: 'a', quote: gone }], outbox);
    expect(first(after)?.replyTo).toEqual(gone);
    expect(run([{ type: 'requoted', clientId: 'a', quote }], after)).toBe(after);
    expect(run([{ type: 'requoted', clientId: 'b', quote: gone }], after)).toBe(after);
  });

  it('are not restarted by a retry if they have not failed', () => {
    const sending = run([added(), { type: 'sending', clientId: 'a' }]);
    expect(run([{ type: 'retried', clientId: 'a' }], sending)).toBe(sending);
  });
});

describe('the files of an unsent message', () => {
  it('are uploaded step by step, and then have the server’s id', () => {
    const half = run([withFile(), { type: 'uploading', ...about, progress: 0.5 }]);
    expect(first(half)?.files[0]).toMatchObject({ status: 'uploading', progress: 0.5 });
    const done = run([{ type: 'uploaded', ...about, attachmentId: 9 }], half);
    expect(first(done)?.files[0]).toMatchObject({ status: 'done', progress: 1, attachmentId: 9 });
    // A late progress event.
    expect(run([{ type: 'uploading', ...about, progress: 0.9 }], done)).toBe(done);
  });

  it('block their message if they fail, until retried', () => {
    const failed = run([withFile(), { type: 'fileFailed', ...about, problem: 'Too large' }]);
    expect(first(failed)).toMatchObject({ status: 'failed', problem: 'Too large' });
    expect(first(failed)?.files[0]).toMatchObject({ status: 'failed', problem: 'Too large' });
    for (const type of ['fileRetried', 'retried'] as const) {
      const again = first(run([{ type, ...about }], failed));
      expect(again).toMatchObject({ status: 'waiting', files: [{ status: 'waiting' }] });
      expect(again?.problem).toBeUndefined();
    }
  });

  it('block it as long as one of them has failed', () => {
    const item = testItem('a', {
      files: [testFile('f', { status: 'failed' }), testFile('g', { status: 'failed' })],
      status: 'failed',
    });
    const outbox = run([added(item), { type: 'fileRetried', ...about }]);
    expect(first(outbox)?.status).toBe('failed');
    const free = run([{ type: 'fileCancelled', clientId: 'a', localId: 'g' }], outbox);
    expect(first(free)?.status).toBe('waiting');
    expect(first(free)?.files.map(({ status }) => status)).toEqual(['waiting', 'cancelled']);
  });

  it('are left out when canceled, whatever later events say', () => {
    const outbox = run([withFile(), { type: 'fileCancelled', ...about }]);
    expect(first(outbox)?.files[0]?.status).toBe('cancelled');
    for (const event of [
      { type: 'uploading', ...about, progress: 0.5 },
      { type: 'uploaded', ...about, attachmentId: 9 },
      { type: 'fileFailed', ...about, problem: 'Too large' },
      { type: 'fileRetried', ...about },
      { type: 'fileCancelled', ...about },
    ] as const) {
      expect(applyOutboxEvent(outbox, event)).toBe(outbox);
    }
  });

  it('take a message with them that has no other content', () => {
    const item = testItem('a', { content: '', files: [testFile('f')] });
    const outbox = run([added(item), { type: 'fileCancelled', ...about }]);
    expect(outbox.items).toEqual([]);
    expect(outbox.gone.has('a')).toBe(true);
  });

  it('are uploaded once more if the server has dropped them', () => {
    const lost = first(
      run([
        withFile({ status: 'done', attachmentId: 9 }),
        { type: 'sending', clientId: 'a' },
        { type: 'uploadsLost', clientId: 'a' },
      ]),
    );
    expect(lost).toMatchObject({ status: 'waiting', reuploaded: true });
    expect(lost?.files[0]).toMatchObject({ status: 'waiting', progress: 0 });
    expect(lost?.files[0]?.attachmentId).toBeUndefined();
  });

  it('start again if they were being uploaded when another tab starts sending', () => {
    const outbox = run([
      withFile(),
      { type: 'sending', clientId: 'a' },
      { type: 'uploading', ...about, progress: 0.7 },
      { type: 'sending', clientId: 'a' },
    ]);
    expect(first(outbox)).toMatchObject({
      status: 'sending',
      files: [{ status: 'waiting', progress: 0 }],
    });
  });
});
