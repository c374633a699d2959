// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimStoredDrafts, leaveStoredDrafts, setShared, SHEET_KEY } from './draft-owner';
import { ownSheetKey, sheetKey } from './sheet-key';
import { browserTabs } from '../session/session-tabs';
import { TEST_KEY } from '../session/test-tabs';

const tabs = browserTabs();

afterEach(() => localStorage.clear());
beforeEach(() => {
  localStorage.clear();
  leaveStoredDrafts();
  tabs.setOpenedAt(1);
  claimStoredDrafts(7, TEST_KEY);
});

it('the key of the emergency sheets stays the same, and is another one for each sign-in', () => {
  const first = ownSheetKey(7);
  expect(first).toMatchObject({ memberId: 7, key: expect.stringMatching(/^.{44}$/) });
  expect(ownSheetKey(7)).toEqual(first);
  tabs.setOpenedAt(null);
  tabs.setOpenedAt(2);
  expect(ownSheetKey(7)?.key).not.toBe(first?.key);
});

it('the key of the emergency sheets ends with the sign-in, however that ends', () => {
  ownSheetKey(7);
  tabs.setOpenedAt(null);
  expect(sheetKey()).toBeNull();
  expect(localStorage.getItem(SHEET_KEY)).toBeNull();
});

it('the key of the emergency sheets stays over a reload, when no session is known yet', async () => {
  const key = ownSheetKey(7);
  vi.resetModules();
  const reloaded = await import('./sheet-key');
  expect(reloaded.sheetKey()).toEqual(key);
  expect(reloaded.ownSheetKey(7)).toBeNull();
});

it('the key of the emergency sheets is gone as soon as another member signs in', () => {
  ownSheetKey(7);
  claimStoredDrafts(77, TEST_KEY);
  expect(sheetKey()).toBeNull();
  expect(ownSheetKey(7)).toBeNull();
});

it('a shared computer has no key of emergency sheets', () => {
  ownSheetKey(7);
  setShared(true);
  expect(ownSheetKey(7)).toBeNull();
  claimStoredDrafts(7, TEST_KEY);
  expect(sheetKey()).toBeNull();
  setShared(false);
});

it('a key that is no key opens nothing', () => {
  for (const text of ['', '7', '7.', 'x.abc', '.abc']) {
    localStorage.setItem(SHEET_KEY, text);
    expect(sheetKey()).toBeNull();
  }
});
