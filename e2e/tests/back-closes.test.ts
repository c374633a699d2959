import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { look, PHONE, seriousFindings, type Visit } from '../src/browser';
import { choose } from '../src/due-steps';
import { arrive, leave, pick, section } from '../src/inbox-steps';
import { useSystem } from '../src/system';

const system = useSystem();

let sam: Visit;
let rosa: Visit;
let amara: Visit;
beforeAll(async () => {
  [sam, rosa, amara] = await Promise.all([
    arrive(system, 'sam', { viewport: PHONE }),
    arrive(system, 'rosa', { viewport: PHONE }),
    arrive(system, 'amara', { viewport: PHONE }),
  ]);
  // Creating a chat that already exists is refused, and the browser itself logs that.
  rosa.expectComplaint(/status of 409 .*inbox\/chats/);
});
afterAll(() => leave(sam, rosa, amara));

const TABLET = { width: 820, height: 1180 };
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });
const at = (page: Page) => new URL(page.url()).pathname;
const isCovered = (page: Page) =>
  page.evaluate(() => (window.history.state as { covered?: true } | null)?.covered === true);

/** Presses the browser's Back once the history step of what is open, or was open, has been added or removed. */
async function back(page: Page, covered: boolean) {
  await expect.poll(() => isCovered(page)).toBe(covered);
  await page.goBack();
}

describe('Back on a phone', () => {
  it('closes the menu sheet and stays on the page, and a section chosen in the sheet leaves no extra step', async () => {
    const { page } = sam;
    await section(page, 'Pet Records').click();
    await heading(page, 'Pet Records').waitFor();
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.click();
    await dialog(page, 'More').waitFor();
    await look(page, 'back-more-phone');
    await back(page, true);
    await dialog(page, 'More').waitFor({ state: 'detached' });
    expect(at(page)).toBe('/pet-records');
    await look(page, 'back-more-closed-phone');
    await more.click();
    await dialog(page, 'More').getByRole('link', { name: 'Membership' }).click();
    await heading(page, 'Membership').waitFor();
    await back(page, false);
    await heading(page, 'Pet Records').waitFor();
    await back(page, false);
    await heading(page, /^Good /).waitFor();
  });

  it('keeps what was typed in a dialog, as Escape does', async () => {
    const { page } = rosa;
    await page.goto('/appointments');
    const ask = dialog(page, 'Request an appointment');
    const open = page.getByRole('button', { name: 'Request an appointment' }).first();
    await open.click();
    await ask.getByLabel('What is it about?').fill('The cats, over the holidays');
    await back(page, true);
    await ask.waitFor({ state: 'detached' });
    expect(at(page)).toBe('/appointments');
    await open.click();
    const about = ask.getByLabel('What is it about?');
    await expect.poll(() => about.inputValue()).toBe('The cats, over the holidays');
    await page.reload();
    await heading(page, 'Appointments').waitFor();
    await back(page, false);
    await heading(page, /^Good /).waitFor();
  });

  it('closes a dialog over a dialog, then the first dialog, then leaves the page', async () => {
    const { page } = amara;
    await section(page, 'Users').click();
    await page.getByRole('searchbox').fill('Yuki Sato');
    await page.getByRole('link', { name: 'Yuki Sato' }).click();
    const profile = dialog(page, 'User Profile');
    await profile.getByRole('button', { name: 'Change role' }).click();
    await dialog(page, 'Change role').waitFor();
    await look(page, 'back-dialog-over-dialog-phone');
    await back(page, true);
    await dialog(page, 'Change role').waitFor({ state: 'detached' });
    await profile.getByRole('tab', { name: 'History' }).waitFor();
    await back(page, true);
    await profile.waitFor({ state: 'detached' });
    await expect.poll(() => at(page)).toBe('/users');
    await choose(page, /Yuki Sato/, 'Delete');
    await page.getByRole('alertdialog', { name: 'Delete Yuki Sato?' }).waitFor();
    await back(page, true);
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(at(page)).toBe('/users');
    await back(page, false);
    await heading(page, /^Good /).waitFor();
  });

  it('leads from what a dialog has created back to the page it was on, without a step in between', async () => {
    const { page } = rosa;
    await section(page, 'Inbox').click();
    const start = await pick(page, 'Sam Delgado');
    await start.getByRole('button', { name: 'Create', exact: true }).click();
    await page.waitForURL(/\/inbox\/\d+$/);
    await start.waitFor({ state: 'detached' });
    await look(page, 'back-made-phone');
    await back(page, false);
    await page.getByRole('button', { name: 'Start New Chat' }).first().waitFor();
    expect(at(page)).toBe('/inbox');
    await back(page, false);
    await heading(page, /^Good /).waitFor();
  });
});

describe('Back on a tablet', () => {
  it('closes the menus of the notification bell and the account, which don’t hide what takes the focus', async () => {
    const { page } = sam;
    await page.setViewportSize(TABLET);
    await page.goto('/');
    await section(page, 'Pet Records').click();
    await heading(page, 'Pet Records').waitFor();
    const bell = page.getByRole('button', { name: /^Notifications/ });
    const notifications = page.getByRole('region', { name: 'Notifications', exact: true });
    const account = page.getByRole('button', { name: /^Account of/ });
    const out = page.getByRole('button', { name: 'Sign out', exact: true });
    for (const [button, inside] of [
      [bell, notifications],
      [account, out],
    ] as const) {
      await button.click();
      await inside.waitFor();
      await look(page, button === bell ? 'back-bell-tablet' : 'back-account-tablet');
      expect(await seriousFindings(page)).toEqual([]);
      await back(page, true);
      await inside.waitFor({ state: 'detached' });
      expect(at(page)).toBe('/pet-records');
    }
    await bell.click();
    await notifications.getByRole('link', { name: 'See all notifications' }).click();
    await heading(page, 'Notifications').waitFor();
    await back(page, false);
    await heading(page, 'Pet Records').waitFor();
    await back(page, false);
    await heading(page, /^Good /).waitFor();
  });
});
