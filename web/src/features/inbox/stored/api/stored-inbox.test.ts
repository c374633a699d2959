// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveStoredDrafts, setShared } from '@/lib/drafts/draft-owner';
import { beginStoring, chooseStoring, readStoredInbox, storedInboxOf } from './stored-inbox';
import { rowsOnDevice, signInHere, storedChat, stubStorage, tabs } from './test-stored';

const NOW = new Date();
const signOut = () => {
  leaveStoredDrafts();
  tabs.setOpenedAt(null);
};
const begin = async (memberId = 7) => {
  const writer = await beginStoring(memberId);
  if (!writer) throw new Error('Nothing can be stored.');
  return writer;
};
const shown = async () => (await readStoredInbox())?.chats.map(({ chat }) => chat.id);

beforeEach(() => {
  localStorage.clear();
  stubStorage();
  signInHere();
});
afterEach(() => {
  leaveStoredDrafts();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('stored chats', () => {
  it('open after a reload, in which no session is known', async () => {
    const writer = await begin();
    await writer.write({ put: [storedChat(4), storedChat(5)], at: NOW });
    vi.resetModules();
    const reloaded = await import('./stored-inbox');
    const inbox = await reloaded.readStoredInbox();
    expect(inbox).toMatchObject({ memberId: 7, at: NOW.toISOString() });
    expect(inbox?.chats.map(({ chat }) => chat.id)).toEqual([5, 4]);
    expect(inbox?.chats[1]).toEqual(storedChat(4));
  });

  it('are encrypted on the device', async () => {
    await (await begin()).write({ put: [storedChat(4)], at: NOW });
    const [row] = await rowsOnDevice();
    expect(row?.length).toBeGreaterThan(500);
    for (const secret of ['Message 1', 'Marchetti', 'Jonas'])
      expect(`${row} ${JSON.stringify({ ...localStorage })}`).not.toContain(secret);
  });

  it('are not shown before all of them were compared with the server once', async () => {
    await (await begin()).write({ put: [storedChat(4)] });
    expect(await readStoredInbox()).toBeUndefined();
  });

  it('that were removed are gone', async () => {
    const writer = await begin();
    await writer.write({ put: [storedChat(4), storedChat(5)], at: NOW });
    await writer.write({ remove: [4] });
    expect(await shown()).toEqual([5]);
    expect(await rowsOnDevice()).toHaveLength(1);
  });

  it('that the server has not confirmed for a month are deleted', async () => {
    const at = new Date(Date.now() - 31 * 86_400_000);
    await (await begin()).write({ put: [storedChat(4)], at });
    expect(await readStoredInbox()).toBeUndefined();
    await vi.waitFor(async () => expect(await rowsOnDevice()).toEqual([]));
  });

  it('are nobody else’s, not even with the name of their database', async () => {
    await (await begin()).write({ put: [storedChat(4)], at: NOW });
    expect(await storedInboxOf(8)).toBeUndefined();
    const key = localStorage['hearthside.message-key'] as string;
    localStorage.setItem('hearthside.message-key', key.replace(/^7\./, '8.'));
    expect(await readStoredInbox()).toBeUndefined();
  });
});

describe('what is stored ends', () => {
  it('with the sign-out: it can’t be read at once, and is deleted', async () => {
    await (await begin()).write({ put: [storedChat(4)], at: NOW });
    signOut();
    expect(localStorage.getItem('hearthside.message-key')).toBeNull();
    expect(await readStoredInbox()).toBeUndefined();
    await vi.waitFor(async () => expect(await rowsOnDevice()).toEqual([]));
    await vi.waitFor(() => expect(localStorage.getItem('hearthside.messages-of')).toBeNull());
  });

  it('with the sign-in of somebody else', async () => {
    await (await begin()).write({ put: [storedChat(4)], at: NOW });
    signInHere(8);
    await vi.waitFor(async () => expect(await rowsOnDevice()).toEqual([]));
    expect(await readStoredInbox()).toBeUndefined();
  });

  it('with a session that the server has ended, which notifies no tab but this one', async () => {
    await (await begin()).write({ put: [storedChat(4)], at: NOW });
    tabs.setOpenedAt(null);
    await vi.waitFor(async () => expect(await rowsOnDevice()).toEqual([]));
  });

  it('when the member wants none, and begins again when they do', async () => {
    const writer = await begin();
    await writer.write({ put: [storedChat(4)], at: NOW });
    chooseStoring(7, false);
    await vi.waitFor(async () => expect(await rowsOnDevice()).toEqual([]));
    expect(await writer.write({ put: [storedChat(4)], at: NOW })).toBe(false);
    expect(await beginStoring(7)).toBeUndefined();
    chooseStoring(7, true);
    expect(await (await begin()).write({ put: [storedChat(4)], at: NOW })).toBe(true);
  });
});

describe('a slow tab', () => {
  it('brings nothing back after a sign-out', async () => {
    const slow = await begin();
    await slow.write({ put: [storedChat(4)], at: NOW });
    signOut();
    expect(await slow.write({ put: [storedChat(5)], at: NOW })).toBe(false);
    expect(await rowsOnDevice()).toEqual([]);
  });

  it('brings nothing back after the same member has signed in again', async () => {
    const slow = await begin();
    await slow.write({ put: [storedChat(4)], at: NOW });
    signOut();
    await vi.waitFor(async () => expect(await rowsOnDevice()).toEqual([]));
    signInHere();
    expect(await slow.write({ put: [storedChat(5)], at: NOW })).toBe(false);
    await (await begin()).write({ put: [storedChat(6)], at: NOW });
    expect(await slow.write({ put: [storedChat(5)], at: NOW })).toBe(false);
    expect(await slow.read()).toEqual([]);
    expect(await shown()).toEqual([6]);
  });

  it('writes nothing for a member who signs out while it seals and opens the database', async () => {
    const slow = await begin();
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((...asked) => {
      signOut();
      return open(...asked);
    });
    expect(await slow.write({ put: [storedChat(5)], at: NOW })).toBe(false);
    expect(await rowsOnDevice()).toEqual([]);
  });

  it('does not begin to store for somebody in whose place another member has signed in', async () => {
    await begin();
    localStorage.setItem('hearthside.message-key', '8.another');
    expect(await beginStoring(7)).toBeUndefined();
    expect(localStorage.getItem('hearthside.message-key')).toBe('8.another');
  });
});

describe('nothing is stored, and nothing fails,', () => {
  it('on a shared computer', async () => {
    setShared(true);
    expect(await beginStoring(7)).toBeUndefined();
    setShared(false);
  });

  it('for somebody who is not signed in', async () => {
    expect(await beginStoring(9)).toBeUndefined();
  });

  it('in a browser without a database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await beginStoring(7)).toBeUndefined();
    expect(await readStoredInbox()).toBeUndefined();
    expect(signOut).not.toThrow();
  });

  it('in a browser that opens none', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not allowed', 'SecurityError');
    });
    expect(await beginStoring(7)).toBeUndefined();
    expect(await readStoredInbox()).toBeUndefined();
  });

  it('on a device that is full: what was there goes too, because it would grow old', async () => {
    const writer = await begin();
    await writer.write({ put: [storedChat(4)], at: NOW });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(await writer.write({ put: [storedChat(5)], at: NOW })).toBe(false);
    vi.restoreAllMocks();
    await vi.waitFor(async () => expect(await rowsOnDevice()).toEqual([]));
  });
});
