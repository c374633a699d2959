import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { claimStoredDrafts } from '@/lib/drafts/draft-owner';
import { TEST_KEY } from '@/lib/session/test-tabs';
import { openDB } from 'idb';
import { testFile, testItem } from '../outbox/model/test-outbox';
import { openOutboxStore } from './outbox-store';

// Node 20 has no locks. Browsers without a secure origin have none either.
vi.stubGlobal('navigator', {});

const bytes = (text: string) => new Blob([text]);
const item = testItem('a', {
  files: [testFile('f', { status: 'uploading', progress: 0.4 }), testFile('g')],
  status: 'sending',
});
let member = 100;
/** What is on the device, as its developer tools would show it. */
async function rowsOf(memberId: number) {
  const database = await openDB(`hearthside.outbox.${memberId}`);
  const rows = (await database.getAll('items')) as { sealed: Uint8Array }[];
  database.close();
  expect(rows).toHaveLength(1);
  return rows.map((row) => ({ ...row, sealed: new TextDecoder('latin1').decode(row.sealed) }));
}
const blobs = () =>
  new Map([
    ['f', bytes('one')],
    ['g', bytes('three')],
  ]);

it('files chosen for an unsent message survive a reload, for their chat and member', async () => {
  claimStoredDrafts(7, TEST_KEY);
  const before = await openOutboxStore(7);
  await before.stage(4, [new File(['one'], 'moss.png', { type: 'image/png' })]);
  before.close();
  const after = await openOutboxStore(7);
  const [file] = await after.staged(4);
  expect([file?.name, file?.type, file?.size]).toEqual(['moss.png', 'image/png', 3]);
  expect(await after.staged(5)).toEqual([]);
  claimStoredDrafts(8, 'B'.repeat(43));
  expect(await (await openOutboxStore(8)).staged(4)).toEqual([]);
  await after.stage(4, []);
  expect(await after.staged(4)).toEqual([]);
});

it('an unencrypted message of an earlier version is encrypted with its files, and can be sent', async () => {
  const database = await openDB('hearthside.outbox.99', 1, {
    upgrade(older) {
      older.createObjectStore('items', { keyPath: 'clientId' });
      older.createObjectStore('blobs');
    },
  });
  await database.put('items', item);
  await database.put('blobs', bytes('one'), 'f');
  database.close();
  claimStoredDrafts(99, TEST_KEY);
  const store = await openOutboxStore(99);
  expect(await store.load()).toMatchObject([{ clientId: 'a', content: item.content }]);
  expect((await store.blob('f'))?.size).toBe(3);
  expect(JSON.stringify(await rowsOf(99))).not.toContain(item.content);
});

describe('the outbox on the device', () => {
  it('survives a reload, separately for each member, and is visible to other tabs', async () => {
    member += 1;
    claimStoredDrafts(member, TEST_KEY);
    const one = await openOutboxStore(member);
    expect(one.isShared).toBe(true);
    await one.add(item, blobs());
    const two = await openOutboxStore(member);
    expect(await two.load()).toMatchObject([
      { clientId: 'a', status: 'waiting', files: [{ status: 'waiting', progress: 0 }, {}] },
    ]);
    expect((await two.blob('f'))?.size).toBe(3);
    expect(JSON.stringify(await rowsOf(member))).not.toContain(item.content);
    claimStoredDrafts(member + 5000, 'B'.repeat(43));
    expect(await (await openOutboxStore(member + 5000)).load()).toEqual([]);
    // A member who is not signed in gets only memory.
    expect((await openOutboxStore(member)).isShared).toBe(false);
    one.close();
    await expect(one.load()).rejects.toThrow();
    await expect(one.blob('f')).rejects.toThrow();
    await expect(one.add(item, blobs())).rejects.toThrow();
    await expect(one.change({ type: 'arrived', clientId: 'a' })).rejects.toThrow();
    expect(await two.load()).toHaveLength(1);
  });
  it('stays correct when two tabs change it at once', async () => {
    member += 1;
    claimStoredDrafts(member, TEST_KEY);
    const [one, two] = [await openOutboxStore(member), await openOutboxStore(member)];
    await one.add(item, blobs());
    await Promise.all([
      one.change({ type: 'uploaded', clientId: 'a', localId: 'f', attachmentId: 9 }),
      two.change({ type: 'fileCancelled', clientId: 'a', localId: 'g' }),
    ]);
    expect(await one.load()).toMatchObject([
      { files: [{ status: 'done', attachmentId: 9 }, { status: 'cancelled' }] },
    ]);
    expect(await one.blob('g')).toBeUndefined();
    expect((await one.blob('f'))?.size).toBe(3);
    await two.change({ type: 'refused', clientId: 'x', problem: 'No' });
    await two.change({ type: 'arrived', clientId: 'a' });
    expect(await one.load()).toEqual([]);
    expect(await one.blob('f')).toBeUndefined();
  });
});
