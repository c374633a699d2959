// @vitest-environment jsdom
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimStoredDrafts, leaveStoredDrafts } from '@/lib/drafts/draft-owner';
import { browserTabs } from '@/lib/session/session-tabs';
import { TEST_KEY } from '@/lib/session/test-tabs';
import { testSheet } from '../../model/test-sheet';
import { stubDatabase } from '../test-device';
import { deleteSheets, onSheetsChanged, storedSheets, storeSheets } from './sheet-store';

const tabs = browserTabs();
const names = async () => (await storedSheets()).map(({ detail }) => detail.pet.name);

/** All that the device has of sheets, as its developer tools would show it. */
async function onDevice() {
  const database = await openDB('hearthside.sheets');
  const isThere = database.objectStoreNames.contains('sheets');
  const rows = (isThere ? await database.getAll('sheets') : []) as { sheet: Uint8Array }[];
  database.close();
  return rows.map(({ sheet }) => new TextDecoder('latin1').decode(sheet)).join();
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  localStorage.clear();
  stubDatabase();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  tabs.setOpenedAt(1);
  claimStoredDrafts(7, TEST_KEY);
});

it('the sheets on the device open after a reload, in which no session is known, by their pets’ names', async () => {
  const at = new Date();
  await storeSheets(7, [testSheet(5), testSheet(6, 'Ada')], at);
  vi.resetModules();
  const reloaded = await import('./sheet-store');
  const sheets = await reloaded.storedSheets();
  expect(sheets.map(({ detail }) => detail.pet.name)).toEqual(['Ada', 'Biscuit']);
  expect(sheets[1]).toEqual({ ...testSheet(5), at: at.toISOString() });
});

it('nothing of a sheet is on the device in clear', async () => {
  await storeSheets(7, [testSheet()]);
  const stored = await onDevice();
  expect(stored.length).toBeGreaterThan(500);
  for (const secret of ['Biscuit', 'Penicillin', '5035550142', 'Vaccination'])
    expect([stored, JSON.stringify({ ...localStorage })].join()).not.toContain(secret);
});

it('signing out makes the sheets unreadable at once, and deletes them', async () => {
  await storeSheets(7, [testSheet()]);
  leaveStoredDrafts();
  tabs.setOpenedAt(null);
  expect(await names()).toEqual([]);
  await vi.waitFor(async () => expect(await onDevice()).toBe(''));
  tabs.setOpenedAt(2);
  claimStoredDrafts(7, TEST_KEY);
  expect(await names()).toEqual([]);
});

it('another member opens none of the sheets, not even with a key of their own', async () => {
  await storeSheets(7, [testSheet()]);
  const row = await onDevice();
  localStorage.setItem(
    'hearthside.sheet-key',
    `8.${localStorage['hearthside.sheet-key'].slice(2)}`,
  );
  expect(await names()).toEqual([]);
  expect(row).not.toBe('');
});

it('a sheet that the server does not have anymore is gone with the next answer', async () => {
  await storeSheets(7, [testSheet(5), testSheet(6, 'Ada')]);
  await storeSheets(7, [testSheet(6, 'Ada')]);
  expect(await names()).toEqual(['Ada']);
  await storeSheets(7, []);
  expect(await onDevice()).toBe('');
});

it('sheets that the server has not confirmed for a month do not open', async () => {
  const DAY = 86_400_000;
  await storeSheets(7, [testSheet()], new Date(Date.now() - 29 * DAY));
  expect(await names()).toEqual(['Biscuit']);
  await storeSheets(7, [testSheet()], new Date(Date.now() - 31 * DAY));
  expect(await names()).toEqual([]);
});

it('a picture is stored with its sheet, and left out if it can’t be had or is no picture', async () => {
  const kinds = ['image/webp', 'text/html'];
  const keep = async () => {
    const sheet = testSheet();
    sheet.detail.pet.picture = '/api/files/a.webp?signature=x';
    await storeSheets(7, [sheet]);
    return (await storedSheets())[0]?.detail.pet.picture;
  };
  expect(await keep()).toBeNull();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('abc', { headers: { 'content-type': kinds.shift() ?? '' } })),
  );
  expect(await keep()).toBe('data:image/webp;base64,YWJj');
  expect(await keep()).toBeNull();
});

it('nothing is stored for a member who signs out while the pictures are fetched', async () => {
  let answer: () => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise((_, reject) => (answer = () => reject(new Error()))));
  const sheet = testSheet();
  sheet.detail.pet.picture = '/api/files/a.webp';
  const storing = storeSheets(7, [sheet]);
  await vi.waitFor(() => expect(localStorage['hearthside.sheet-key']).toBeTruthy());
  tabs.setOpenedAt(null);
  answer();
  expect(await storing).toBe(false);
  expect(await onDevice()).toBe('');
});

it('nothing is stored for a member who has all deleted while the database opens', async () => {
  const open = indexedDB.open.bind(indexedDB);
  let deleting = Promise.resolve();
  vi.spyOn(indexedDB, 'open').mockImplementationOnce((...asked) => {
    deleting = deleteSheets();
    const request = open(...asked);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, listener: EventListener) =>
      listen(type, (event) => {
        if (type !== 'success') listener(event);
        else void deleting.then(() => listener(event));
      });
    return request;
  });
  expect(await storeSheets(7, [testSheet()])).toBe(false);
  await deleting;
  expect(await onDevice()).toBe('');
});

it('nothing is stored for someone who is not signed in', async () => {
  expect(await storeSheets(8, [testSheet()])).toBe(false);
  expect(await names()).toEqual([]);
});

it('a page is notified that the sheets on the device have changed', async () => {
  const listener = vi.fn();
  const leave = onSheetsChanged(listener);
  await storeSheets(7, [testSheet()]);
  await deleteSheets();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  await deleteSheets();
  expect(listener).toHaveBeenCalledTimes(2);
});
