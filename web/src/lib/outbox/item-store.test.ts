import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { claimStoredDrafts } from '@/lib/drafts/draft-owner';
import { TEST_KEY } from '@/lib/session/test-tabs';
import { itemsInMemory, openItemStore } from './item-store';

interface Item {
  clientId: string;
  text: string;
  state: string;
}
type Event = { clientId: string; type: 'refused' | 'arrived' | 'sending' };

const kind = (memberId: number) => ({
  database: `test.items.${memberId}`,
  applyToItem: (item: Item, { type }: Event) =>
    type === 'arrived' ? undefined : type === 'sending' ? item : { ...item, state: type },
  asKept: (item: Item) => (item.state === 'sending' ? { ...item, state: 'waiting' } : item),
});
const item = (clientId: string): Item => ({ clientId, text: 'Thyroid tablet', state: 'sending' });
const open = (memberId: number) => openItemStore<Item, Event>(memberId, kind(memberId));

describe('a store of items on a device', () => {
  it('has them after a reload, as if they had not been tried', async () => {
    claimStoredDrafts(7, TEST_KEY);
    const before = await open(7);
    expect(before.isShared).toBe(true);
    await before.add(item('a'), new Map());
    await before.add(item('b'), new Map());
    await before.change({ clientId: 'b', type: 'arrived' });
    before.close();
    const after = await open(7);
    expect(await after.load()).toEqual([{ ...item('a'), state: 'waiting' }]);
    await after.change({ clientId: 'a', type: 'refused' });
    await after.change({ clientId: 'x', type: 'refused' });
    expect(await after.load()).toEqual([{ ...item('a'), state: 'refused' }]);
    after.close();
  });

  it('can be read by nobody without the key of their member’s session', async () => {
    claimStoredDrafts(8, TEST_KEY);
    const store = await open(8);
    await store.add(item('a'), new Map());
    store.close();
    const database = await openDB('test.items.8');
    const [row] = (await database.getAll('items')) as { sealed: Uint8Array }[];
    database.close();
    expect(new TextDecoder('latin1').decode(row!.sealed)).not.toContain('Thyroid');
    claimStoredDrafts(
      8,
      TEST_KEY.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    expect(await (await open(8)).load()).toEqual([]);
  });

  it('is memory for anybody but the signed-in member', async () => {
    claimStoredDrafts(7, TEST_KEY);
    const store = await open(12);
    expect(store.isShared).toBe(false);
    await store.add(item('a'), new Map());
    expect(await store.load()).toHaveLength(1);
    expect(await (await open(12)).load()).toEqual([]);
  });
});

it('a store in memory follows what happens to its items', async () => {
  const store = itemsInMemory<Item, Event>(kind(7));
  await store.add(item('a'), new Map());
  await store.change({ clientId: 'a', type: 'refused' });
  expect(await store.load()).toMatchObject([{ state: 'refused' }]);
  await store.change({ clientId: 'a', type: 'arrived' });
  expect(await store.load()).toEqual([]);
});
