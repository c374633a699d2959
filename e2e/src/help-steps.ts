import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { look, seriousFindings } from './browser';

/** Adds a question and its answer to a topic, as an admin does. `finish` goes on writing at the answer's end. */
export async function addAnswer(
  page: Page,
  topic: string,
  [question, answer]: readonly [question: string, answer: string],
  finish: (dialog: Locator) => Promise<unknown> = () => Promise.resolve(),
) {
  await page.goto(`/help/${topic}`);
  await page.getByRole('button', { name: 'Add Q&A' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Q&A' });
  await dialog.getByRole('textbox', { name: /^Question/ }).fill(question);
  await dialog.getByRole('textbox', { name: 'Answer', exact: true }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(answer);
  await finish(dialog);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Answer added').waitFor();
}

/** Waits until the service worker has stored the portal's page, and a built file with this in its name. */
export async function fileOnDevice(page: Page, name: string) {
  const isStored = () =>
    page.evaluate(async (part) => {
      const names = await caches.keys();
      const stored = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()));
      return stored.flat().some(({ url }) => url.includes(part));
    }, `/assets/${name}-`);
  await expect.poll(isStored, { timeout: 60_000 }).toBe(true);
  await keptOnDevice(page);
}

/** Waits until the service worker has stored the portal's page on the device. */
export async function keptOnDevice(page: Page) {
  const isKept = () => page.evaluate(async () => Boolean(await caches.match('/')));
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

/** Searches a page of the portal in the editor that has the focus, and links to it. */
export async function linkToPage(editing: Locator, typed: string, title: string) {
  await editing.page().keyboard.press('Control+k');
  const search = editing.getByRole('combobox', { name: 'A page of the portal' });
  await search.fill(typed);
  await editing.getByRole('option', { name: title }).waitFor();
  expect(await seriousFindings(editing.page())).toEqual([]);
  await look(editing.page(), 'link-to-page');
  await search.press('Enter');
  await editing.getByRole('link', { name: title }).waitFor();
}
