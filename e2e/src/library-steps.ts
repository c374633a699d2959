import type { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { chooseFile } from './files';

export interface Material {
  title: string;
  section: string;
  privacy: string;
  pdf: Buffer;
}

/** A PDF with this text, printed by the browser. */
export async function printedPdf(page: Page, text: string) {
  const sheet = await page.context().newPage();
  await sheet.setContent(`<h1>Hearthside</h1><p>${text}</p>`);
  const pdf = await sheet.pdf();
  await sheet.close();
  return pdf;
}

/** Uploads a PDF through the dialog of Admin Library. The category is the one its section presets. */
export async function uploadMaterial(page: Page, { title, section, privacy, pdf }: Material) {
  await page.goto('/admin-library');
  await page.getByRole('button', { name: 'Upload Materials' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Materials' });
  await dialog.getByRole('combobox', { name: /^Section/ }).selectOption(section);
  await dialog.getByRole('combobox', { name: /^Privacy/ }).selectOption(privacy);
  const choose = dialog.getByRole('button', { name: 'Choose files' });
  await chooseFile(page, () => choose.click(), { name: 'scan.pdf', buffer: pdf });
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('As it was printed.');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('File uploaded successfully').waitFor();
  await dialog.waitFor({ state: 'detached' });
}

/** The titles that a search of the whole library finds. */
export async function foundInLibrary(page: Page, words: string) {
  await page.goto(`/library?search=${encodeURIComponent(words)}`);
  const table = page.getByRole('table', { name: 'Search results' });
  await table.waitFor();
  return table.getByRole('link').allInnerTexts();
}
