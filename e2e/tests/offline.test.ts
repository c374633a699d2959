import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look, NARROW, PHONE, seriousFindings, sidewaysScroll } from '../src/browser';
import { fileOnDevice } from '../src/help-steps';
import { signIn, signOut } from '../src/steps';
import { useSystem } from '../src/system';

// What a device shows without a connection, and to whom.
const system = useSystem();
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/;
/** Biscuit, a pet of Rosa's whose caretaker is Sam. */
const SHEET = '/pet-records/1/emergency';

/** All that the device stores, as anybody who opens its developer tools sees it. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('hearthside.sheets');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const hasStore = database.objectStoreNames.contains('sheets');
    const rows = await new Promise<object[]>((resolve) => {
      if (!hasStore) return resolve([]);
      const reading = database.transaction('sheets').objectStore('sheets').getAll();
      reading.onsuccess = () => resolve(reading.result as object[]);
    });
    database.close();
    const text = rows
      .flatMap((row) => Object.values(row))
      .map((value) =>
        value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : String(value),
      );
    const stored = { ...localStorage, ...sessionStorage };
    return { rows: rows.length, text: [...text, JSON.stringify(stored)].join(' '), stored };
  });

async function allowSheets(page: Page) {
  await page.goto(SHEET);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await page.getByText('The emergency sheets of your pets are kept on this device.').waitFor();
  await fileOnDevice(page, 'pet');
  await fileOnDevice(page, 'offline-page');
}

const kept = (page: Page) => page.getByText(/^As of .+[AP]M/).first();

describe('emergency sheets on a device', () => {
  it('open for their owner after a reload without a connection, and are gone with the sign-out', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit({ viewport: PHONE });
    expectComplaint(OFFLINE);
    await signIn(page, 'rosa@hearthside.example');
    await page.goto(SHEET);
    await page.getByRole('button', { name: 'Keep on this device' }).waitFor();
    await look(page, 'sheet-asking-phone');
    expect(await seriousFindings(page)).toEqual([]);
    await allowSheets(page);
    expect(await page.getByRole('button', { name: 'Keep on this device' }).count()).toBe(0);
    const stored = await onDevice(page);
    expect(stored.rows).toBeGreaterThan(0);
    for (const secret of ['Biscuit', 'Marchetti', '5035550142', 'Alder Row'])
      expect(stored.text).not.toContain(secret);

    await context.setOffline(true);
    await page.goto(SHEET);
    await page.getByRole('heading', { level: 1, name: 'Emergency sheet: Biscuit' }).waitFor();
    await kept(page).waitFor();
    await page
      .getByRole('link', { name: /^Call Rosa Marchetti, / })
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await look(page, 'sheet-offline-phone');
    const paper = page.locator('.print-sheet');
    expect(await paper.textContent()).toContain('Emergency sheet: Biscuit');

    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    await page.getByRole('link', { name: /^Biscuit/ }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await look(page, 'offline-phone');
    await page.setViewportSize(NARROW);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize(PHONE);
    await page.getByRole('link', { name: /^Biscuit/ }).click();
    await kept(page).waitFor();
    // The page goes on by itself.
    await context.setOffline(false);
    await page
      .getByText(/^Created on /)
      .first()
      .waitFor({ state: 'attached' });

    await page.goto('/');
    await signOut(page);
    await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
    await expect.poll(async () => (await onDevice(page)).rows).toBe(0);
    expect((await onDevice(page)).stored).not.toHaveProperty('hearthside.sheet-key');
    await context.setOffline(true);
    await page.goto(SHEET);
    await page.waitForURL('**/sign-in*');
    expect(await page.getByText('Biscuit').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('show in an open portal that loses its connection, and in the profile', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit();
    expectComplaint(OFFLINE);
    await signIn(page, 'rosa@hearthside.example');
    await allowSheets(page);
    await page.goto('/profile/device');
    await page.getByRole('switch', { name: /emergency sheets/, checked: true }).waitFor();
    await page.getByRole('link', { name: /^Biscuit/ }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await look(page, 'profile-device');
    await context.setOffline(true);
    await page.getByText('You are offline. What you see may be out of date.').waitFor();
    await page.getByRole('link', { name: /^Biscuit/ }).click();
    await page.getByRole('region', { name: 'Warnings' }).first().waitFor();
    await look(page, 'sheet-offline');
    await context.setOffline(false);
    await page.goto('/profile/device');
    await page.getByRole('switch', { name: /emergency sheets/ }).click();
    await page.getByText('No emergency sheets are kept on this device anymore.').waitFor();
    expect((await onDevice(page)).rows).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are gone for a caretaker whose link has ended, at the next contact', async () => {
    const { context, page, complaints, expectComplaint } = await system.visit();
    expectComplaint(OFFLINE);
    await signIn(page, 'sam@hearthside.example');
    await allowSheets(page);
    const before = (await onDevice(page)).rows;
    const rosa = await apiOf(system.portal.url, 'rosa');
    const { careTeam, revision } = await rosa.get<{
      careTeam: { role: string }[];
      revision: string;
    }>('/pet-records/1');
    const rest = careTeam.filter(({ role }) => role !== 'caretaker').map(asRow);
    await rosa.patch('/pet-records/1', { careTeam: rest, revision });
    await page.goto('/');
    await expect.poll(async () => (await onDevice(page)).rows).toBe(before - 1);
    await context.setOffline(true);
    await page.goto(SHEET);
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    expect(await page.getByText('Biscuit').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** A row of the care team as it is sent. */
const asRow = (row: object) => {
  const { id, role, userId, firstName, lastName, phoneNumber, address } = row as Record<
    string,
    unknown
  >;
  return { id, role, userId, firstName, lastName, phoneNumber, address };
};

it('a device that has never signed in has first aid and the answers of the help center without a connection', async () => {
  const { context, page, complaints, expectComplaint } = await system.visit({ viewport: PHONE });
  expectComplaint(OFFLINE);
  await page.goto('/sign-in');
  await fileOnDevice(page, 'emergency-help-page');
  await context.setOffline(true);
  await page.goto('/emergency-help');
  await page.getByRole('heading', { name: 'Choking' }).waitFor();
  await page.getByRole('heading', { name: 'My pet has eaten something poisonous' }).waitFor();
  await page.getByRole('link', { name: /^Call ASPCA Animal Poison Control/ }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await look(page, 'emergency-help-phone');
  await page.getByRole('link', { name: 'Heat stroke' }).click();
  await look(page, 'emergency-help-heat');
  await page.setViewportSize(NARROW);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

it('the emergencies of the help center come without a connection, and no error comes before them', async () => {
  const { context, page, complaints, expectComplaint } = await system.visit();
  expectComplaint(OFFLINE);
  await signIn(page, 'rosa@hearthside.example');
  await page.goto('/help/emergencies');
  await page.getByRole('button', { name: 'My pet has eaten something poisonous' }).waitFor();
  await fileOnDevice(page, 'offline-page');
  await page.addInitScript(() => {
    const seen = () => {
      if (/Failed to|could not|couldn’t/.test(document.body?.innerText ?? ''))
        document.documentElement.dataset.sawError = 'yes';
    };
    new MutationObserver(seen).observe(document, { childList: true, subtree: true });
  });
  await context.setOffline(true);
  await page.goto('/help/emergencies');
  await page.getByRole('heading', { name: 'My pet has eaten something poisonous' }).waitFor();
  await look(page, 'emergencies-offline');
  expect(await page.locator('html').getAttribute('data-saw-error')).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
});
