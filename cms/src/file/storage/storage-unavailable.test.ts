import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { asking, endingInSilence, StorageUnavailable } from './storage-unavailable';

const LIMIT_MS = 40;

describe('a body read from the storage', () => {
  it('arrives complete', async () => {
    const pieces = ['of', ' several', ' pieces'].map((piece) => Buffer.from(piece));
    const body = endingInSilence(Readable.from(pieces), LIMIT_MS);
    expect(String(await buffer(body))).toBe('of several pieces');
  });

  it('fails and is released if no more data arrives', async () => {
    const source = new Readable({ read: () => undefined });
    source.push('the beginning');
    await expect(buffer(endingInSilence(source, LIMIT_MS))).rejects.toThrow(StorageUnavailable);
    await vi.waitFor(() => expect(source.destroyed).toBe(true), 10_000);
  });

  it('waits for a client that pauses', async () => {
    const pieces = Array.from({ length: 3 }, () => Buffer.alloc(100_000));
    const body = endingInSilence(Readable.from(pieces), LIMIT_MS);
    let bytes = 0;
    for await (const piece of body) {
      bytes += (piece as Buffer).length;
      await pause(2 * LIMIT_MS);
    }
    expect(bytes).toBe(300_000);
  });

  it('is released when its client goes away', async () => {
    const source = Readable.from([Buffer.from('a'), Buffer.from('b')]);
    const body = endingInSilence(source, LIMIT_MS);
    for await (const piece of body) if (piece) break;
    await vi.waitFor(() => expect(source.destroyed).toBe(true), 10_000);
    const unread = new Readable({ read: () => undefined });
    endingInSilence(unread, LIMIT_MS).destroy();
    await vi.waitFor(() => expect(unread.destroyed).toBe(true), 10_000);
  });

  it('fails with its own error if it breaks', async () => {
    const broken = new Error('broken');
    const source = new Readable({ read: () => void source.destroy(broken) });
    await expect(buffer(endingInSilence(source, LIMIT_MS))).rejects.toBe(broken);
  });
});

describe('a storage', () => {
  const failing = (said: object) => asking(() => Promise.reject(Object.assign(new Error(), said)));

  it.each([
    ['does not answer', { name: 'TimeoutError' }],
    ['refuses connections', { code: 'ECONNREFUSED' }],
    ['is too busy', { name: 'SlowDown', $metadata: { httpStatusCode: 503 } }],
    ['has a fault', { name: 'InternalError', $metadata: { httpStatusCode: 500 } }],
  ])('that %s counts as away', async (_what, said) => {
    await expect(failing(said)).rejects.toThrow(StorageUnavailable);
  });

  it.each([
    ['denies us access', { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } }],
    ['is called wrongly', { name: 'TypeError' }],
  ])('that %s does not count as away', async (_what, said) => {
    await expect(failing(said)).rejects.not.toThrow(StorageUnavailable);
  });
});
