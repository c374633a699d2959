// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testFile, testItem } from '../outbox/model/test-outbox';
import { memoryStore, openOutboxStore } from './outbox-store';

const bytes = (text: string) => new Blob([text]);
afterEach(() => vi.unstubAllGlobals());

describe('an outbox store on a device that cannot store anything', () => {
  it('is only memory of this page', async () => {
    expect('indexedDB' in globalThis).toBe(false);
    const store = await openOutboxStore(7);
    expect(store.isShared).toBe(false);
    await store.add(testItem('a'), new Map());
    expect(await store.load()).toHaveLength(1);
    expect(await (await openOutboxStore(7)).load()).toEqual([]);
  });

  it('is only memory if the browser’s database refuses', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('Not in private windows', 'SecurityError');
      },
    });
    expect((await openOutboxStore(7)).isShared).toBe(false);
  });
});

describe('a stored message', () => {
  const item = testItem('a', {
    files: [testFile('f', { status: 'uploading', progress: 0.4 }), testFile('g')],
    status: 'sending',
  });
  const kept = async () => {
    const store = memoryStore();
    await store.add(
      item,
      new Map([
        ['f', bytes('one')],
        ['g', bytes('three')],
      ]),
    );
    return store;
  };

  it('is stored as not started, except for what is done', async () => {
    const store = await kept();
    await store.change({ type: 'uploaded', clientId: 'a', localId: 'f', attachmentId: 9 });
    const [held] = await store.load();
    expect(held).toMatchObject({
      status: 'waiting',
      files: [
        { status: 'done', attachmentId: 9 },
        { status: 'waiting', progress: 0 },
      ],
    });
    expect((await store.blob('f'))?.size).toBe(3);
  });

  it('loses the bytes of a canceled file, and everything when it arrives', async () => {
    const store = await kept();
    await store.change({ type: 'fileCancelled', clientId: 'a', localId: 'f' });
    expect(await store.blob('f')).toBeUndefined();
    expect((await store.blob('g'))?.size).toBe(5);
    await store.change({ type: 'arrived', clientId: 'a' });
    expect(await store.blob('g')).toBeUndefined();
    expect(await store.load()).toEqual([]);
  });

  it('is unchanged by events about messages that are not stored', async () => {
    const store = await kept();
    await store.change({ type: 'refused', clientId: 'x', problem: 'No' });
    expect(await store.load()).toHaveLength(1);
  });
});
