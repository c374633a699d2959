import type { Locator, Page } from 'playwright-core';

/** A part of a pet's page by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const escaped = (text: string) => text.replace(/[()]/g, '\\$&');

/** A text box by its complete label. `getByLabel` would also match 'Owner first name' for 'Name'. */
export const box = (within: Page | Locator, name: string) =>
  within.getByRole('textbox', { name: new RegExp(`^${escaped(name)}( \\(optional\\))?$`) });

/** Chooses from the menu named after something: a pet, a document, the date of an entry. */
export async function chooseFor(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Opens a pet's page from the list and returns its address. */
export async function openPet(page: Page, name: string) {
  await page.goto(`/pet-records?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `View profile of ${name}` }).click();
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  // On phones it is on another tab.
  const history = page.getByRole('region', { name: 'History', exact: true, includeHidden: true });
  const entries = history.getByRole('list', { includeHidden: true }).first();
  await entries.waitFor({ state: 'attached' });
  return page.url();
}

/** Starts editing the pet whose page is open. */
export async function edit(page: Page) {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  return page.getByRole('form', { name: 'Pet', exact: true });
}

/** Presses Save, reads what Confirm Changes lists, and saves. */
export async function confirmChanges(page: Page, form: Locator) {
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Changes' });
  const listed = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  return listed.map((change) => change.replace(/\s+/g, ' '));
}

/** Checks the page shown for a pet that doesn't exist or that this member can't see. */
export async function nothingThere(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('main').getByRole('alert').waitFor();
  return page.getByRole('main').innerText();
}
