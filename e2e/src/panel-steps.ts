import type { Page } from 'playwright-core';
import { MIMES, type ChosenFile } from './files';

/** The panel's demo password (README). */
const PANEL_PASSWORD = 'Paws-and-hearth-1';

/** What a panel page logs to the console on its own: it asks who is signed in before anybody is. */
export const PANEL_ASKS = /status of 401/;

/** Strapi's upload dialog logs this whenever it is closed, because it aborts what it no longer needs. */
export const PANEL_LETS_GO = /^AbortError: signal is aborted/;

/** Signs in to the panel through its form and waits until the panel is shown. */
export async function signIntoPanel(page: Page, nickname: 'editor' | 'panel') {
  await page.goto('/admin');
  await signInByForm(page, nickname);
}

/** Fills and sends the sign-in form, wherever it has come up. */
export async function signInByForm(page: Page, nickname: 'editor' | 'panel') {
  await page.getByLabel('Email').fill(`${nickname}@hearthside.example`);
  await page.locator('input[name=password]').fill(PANEL_PASSWORD);
  await page.getByRole('button', { name: /login|sign in/i }).click();
  await page.locator('nav a[href*="/content-manager"]').first().waitFor();
}

/** Opens the panel's form for a new entry of a list. */
export async function beginInPanel(page: Page, uid: string, firstField: string) {
  await page.goto(`/admin/content-manager/collection-types/${uid}/create`);
  await page.getByRole('textbox', { name: firstField, exact: true }).waitFor();
}

/** Presses Save and waits for the confirmation. */
export async function saveInPanel(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
}

/** Types into a rich text field, which appears a moment after its form. */
export async function typeRich(page: Page, field: string, text: string) {
  await page.locator('[contenteditable=true]').first().waitFor();
  await page.getByRole('textbox', { name: field, exact: true }).last().click();
  await page.keyboard.type(text);
}

/**
 * Uploads a file into the field with this name, the last one if there are several. The panel shows no dialog for it.
 */
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

/** Chooses what a relation field points to, by its name. */
export async function chooseInPanel(page: Page, field: string, name: string) {
  await page.getByRole('combobox', { name: new RegExp(`^${field}`) }).click();
  await page.getByRole('option', { name }).first().click();
  await page.getByRole('listitem').getByRole('button', { name, exact: true }).waitFor();
}

/** The entries that a field lists in an order that can be changed. */
export const listedInPanel = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Drag' }) });

/** Scrolls the list of chosen entries to its end. It renders only those in view. */
export const scrollToLastListed = (page: Page) =>
  listedInPanel(page)
    .first()
    .evaluate((row) => {
      const list = row.closest('ol')?.parentElement;
      if (!list) throw new Error('The entries stand in no list');
      list.scrollTop = list.scrollHeight;
    });

/** Picks an entry up by its handle with the keyboard and moves it this many places down. */
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
