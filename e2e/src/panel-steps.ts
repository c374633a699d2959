import type { Page } from 'playwright-core';
import { MIMES, type ChosenFile } from './files';

/** The panel's demo password (README). */
const PANEL_PASSWORD = 'Paws-and-hearth-1';

/** What a panel's page says to the console by itself: it asks who it is before anybody has signed in. */
export const PANEL_ASKS = /status of 401/;

/** Strapi's dialog for uploads says so whenever it is closed: it lets go of what it is done with. */
export const PANEL_LETS_GO = /^AbortError: signal is aborted/;

/** Signs into the panel by its form and waits until it is there. */
export async function signIntoPanel(page: Page, nickname: 'editor' | 'panel') {
  await page.goto('/admin');
  await signInByForm(page, nickname);
}

/** Fills and sends the form that asks who somebody is, wherever it has come up. */
export async function signInByForm(page: Page, nickname: 'editor' | 'panel') {
  await page.getByLabel('Email').fill(`${nickname}@hearthside.example`);
  await page.locator('input[name=password]').fill(PANEL_PASSWORD);
  await page.getByRole('button', { name: /login|sign in/i }).click();
  await page.locator('nav a[href*="/content-manager"]').first().waitFor();
}

/** Opens the panel's form of a new entry of a list. */
export async function beginInPanel(page: Page, uid: string, firstField: string) {
  await page.goto(`/admin/content-manager/collection-types/${uid}/create`);
  await page.getByRole('textbox', { name: firstField, exact: true }).waitFor();
}

/** Presses Save and waits for its word. */
export async function saveInPanel(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
}

/** Types into a field of rich text; it is there a moment after its form. */
export async function typeRich(page: Page, field: string, text: string) {
  await page.locator('[contenteditable=true]').first().waitFor();
  await page.getByRole('textbox', { name: field, exact: true }).last().click();
  await page.keyboard.type(text);
}

/** Uploads a file into the field of that name; the last, where there are more. One press, and no dialog of the panel. */
export async function uploadInPanel(page: Page, field: string, { name, buffer }: ChosenFile) {
  const group = page.getByRole('group', { name: field, exact: true }).last();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    group.getByRole('button', { name: 'Upload a file', exact: true }).click(),
  ]);
  const mimeType = MIMES[name.split('.').pop() ?? ''] ?? '';
  await chooser.setFiles({ name, buffer, mimeType });
  await group.getByRole('img', { name }).waitFor();
}

/** Chooses what a field points to, by its name. */
export async function chooseInPanel(page: Page, field: string, name: string) {
  await page.getByRole('combobox', { name: new RegExp(`^${field}`) }).click();
  await page.getByRole('option', { name }).first().click();
  await page.getByRole('listitem').getByRole('button', { name, exact: true }).waitFor();
}

/** The entries that a field lists, to be ordered. */
export const listedInPanel = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Drag' }) });

/** Takes an entry by its handle, with the keyboard, and sets it down so many places further on. */
export async function dragByKeys(page: Page, name: string, places: number) {
  const row = listedInPanel(page).filter({ hasText: name });
  await row.getByRole('button', { name: 'Drag' }).focus();
  await page.keyboard.press('Space');
  await page.getByText(`${name}, grabbed.`).waitFor({ state: 'attached' });
  const key = places < 0 ? 'ArrowUp' : 'ArrowDown';
  for (let moved = 0; moved < Math.abs(places); moved += 1) await page.keyboard.press(key);
  await page.keyboard.press('Space');
  await page.getByText(`${name}, dropped.`).waitFor({ state: 'attached' });
}
