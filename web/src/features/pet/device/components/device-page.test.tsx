// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { setShared } from '@/lib/drafts/draft-owner';
import { session } from '@/lib/session/session';
import { rosa, TEST_KEY } from '@/lib/session/test-tabs';
import { closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { testSheet } from '../../model/test-sheet';
import { SheetSync } from '../api/kept-sheets';
import { storedSheets } from '../api/sheet-store';
import { KEPT_TEXTS, saveSheetChoice, sheetChoice } from '../model/sheet-choice';
import { closeDevice, openDevice, serverOfSheets } from '../test-device';
import { DevicePage } from './device-page';

beforeEach(openDevice);
afterEach(() => {
  setShared(false);
  closeDevice();
  closePortal();
});

const show = (page = <DevicePage />) =>
  render(
    <DataCache>
      <MemoryRouter>{page}</MemoryRouter>
    </DataCache>,
  );
const pressSwitch = () =>
  act(() => screen.getByRole('switch', { name: /emergency sheets/ }).click());
const names = async () => (await storedSheets()).map(({ detail }) => detail.pet.name);

it('the page lists what the device stores as soon as that is allowed, and nothing once it is withdrawn', async () => {
  show();
  pressSwitch();
  const link = await screen.findByRole('link', { name: /^Biscuit/ });
  expect(link.getAttribute('href')).toBe('/pet-records/5/emergency');
  await waitFor(() =>
    expect(
      screen.getByRole('switch', { name: /emergency sheets/ }).getAttribute('aria-checked'),
    ).toBe('true'),
  );
  pressSwitch();
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(sheetChoice(rosa.id)).toBe('no');
  expect([await names(), localStorage.getItem('hearthside.sheet-key')]).toEqual([[], null]);
});

it('the page says on a shared computer that nothing is stored there', () => {
  setShared(true);
  show();
  expect(screen.getByText(KEPT_TEXTS.shared)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('the page says of a browser without what it takes that it can’t keep sheets', () => {
  vi.stubGlobal('isSecureContext', false);
  show();
  expect(screen.getByText(KEPT_TEXTS.browser)).toBeTruthy();
});

it('an open portal stores the sheets as the server has them, and no longer those of lost pets', async () => {
  saveSheetChoice(rosa.id, 'yes');
  serverOfSheets.sheets = [testSheet(5), testSheet(6, 'Ada')];
  const { unmount } = show(<SheetSync />);
  await waitFor(async () => expect(await names()).toEqual(['Ada', 'Biscuit']));
  unmount();
  serverOfSheets.sheets = [testSheet(6, 'Ada')];
  show(<SheetSync />);
  await waitFor(async () => expect(await names()).toEqual(['Ada']));
});

it('an open portal deletes all sheets if the member may see no pets anymore', async () => {
  saveSheetChoice(rosa.id, 'yes');
  const { unmount } = show(<SheetSync />);
  await waitFor(async () => expect(await names()).toEqual(['Biscuit']));
  unmount();
  vi.stubGlobal('fetch', () => refused('NOT_ALLOWED', 'Not anymore'));
  show(<SheetSync />);
  await waitFor(async () => expect(await names()).toEqual([]));
});

it('the sheets are back after the next sign-in on this device, without asking again', async () => {
  saveSheetChoice(rosa.id, 'yes');
  const first = show(<SheetSync />);
  await waitFor(async () => expect(await names()).toEqual(['Biscuit']));
  first.unmount();
  act(() => session.close());
  expect(await names()).toEqual([]);
  session.open({ accessToken: 'token', expiresIn: 600, me: rosa, storageKey: TEST_KEY });
  show(<SheetSync />);
  await waitFor(async () => expect(await names()).toEqual(['Biscuit']));
});

it('an open portal requests no sheets if that was not allowed', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  show(<SheetSync />);
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();
});
