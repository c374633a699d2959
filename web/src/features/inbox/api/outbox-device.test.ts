import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { testFile, testItem } from '../model/test-outbox';
import { openOutboxStore } from './outbox-store';

const bytes = (text: string) => new Blob([text]);
const item = testItem('a', {
  files: [testFile('f', { status: 'uploading', progress: 0.4 }), testFile('g')],
  status: 'sending',
});
let member = 100;
const blobs = () =>
  new Map([
    ['f', bytes('one')],
    ['g', bytes('three')],
  ]);

it('files chosen for a message that is not sent are there after a reload, for their chat and member', async () => {
  const before = await openOutboxStore(7);
  await before.stage(4, [new File(['one'], 'moss.png', { type: 'image/png' })]);
  before.close();
  const after = await openOutboxStore(7);
  expect((await after.staged(4)).map(({ name, type }) => [name, type])).toEqual([
    ['moss.png', 'image/png'],
  ]);
  expect(await after.staged(5)).toEqual([]);
  expect(await (await openOutboxStore(8)).staged(4)).toEqual([]);
  await after.stage(4, []);
  expect(await after.staged(4)).toEqual([]);
});

describe('the outbox on the device', () => {
  it('is kept over a reload, per member, and seen by other tabs', async () => {
    member += 1;
    const one = await openOutboxStore(member);
    expect(one.isShared).toBe(true);
    await one.add(item, blobs());
    const two = await openOutboxStore(member);
    expect(await two.load()).toMatchObject([
      { clientId: 'a', status: 'waiting', files: [{ status: 'waiting', progress: 0 }, {}] },
    ]);
    expect((await two.blob('f'))?.size).toBe(3);
    expect(await (await openOutboxStore(member + 5000)).load()).toEqual([]);
    one.close();
    await expect(one.load()).rejects.toThrow();
    await expect(one.blob('f')).rejects.toThrow();
    await expect(one.add(item, blobs())).rejects.toThrow();
    await expect(one.change({ type: 'arrived', clientId: 'a' })).rejects.toThrow();
    expect(await two.load()).toHaveLength(1);
  });
  it('changes as the outbox does, from two tabs at once', async () => {
    member += 1;
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
