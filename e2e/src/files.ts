import { Buffer } from 'node:buffer';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

const MIMES: Record<string, string> = { png: 'image/png', pdf: 'application/pdf' };

export interface ChosenFile {
  name: string;
  buffer: Buffer;
}

/** Picks files by whatever button is there; what they say they are follows from their names. */
export async function chooseFile(page: Page, press: () => Promise<void>, ...files: ChosenFile[]) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
  const typed = ({ name, buffer }: ChosenFile) => ({
    ...{ name, buffer },
    mimeType: MIMES[name.split('.').pop() ?? ''] ?? 'application/octet-stream',
  });
  await chooser.setFiles(files.map(typed));
}

/** A real PNG, drawn by the browser itself. */
export async function drawnPicture(page: Page) {
  const encoded = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    const pen = canvas.getContext('2d');
    pen?.fillRect(100, 100, 300, 300);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(encoded, 'base64');
}

/** How many pages a PDF printed by Chromium has. */
export const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

/** Counts what would go to the printer; a headless Chromium has none, and falls over a PDF on its way there. */
export const watchPrinting = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.print = () => {
      const { dataset } = (window.top ?? window).document.documentElement;
      dataset.printed = String(Number(dataset.printed ?? 0) + 1);
      window.dispatchEvent(new Event('afterprint'));
    };
  });

/** How often this page has printed since it was loaded. */
export const timesPrinted = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.printed ?? 0));

/** Follows a press that opens a PDF in a new tab, and tells of how many pages Chromium shows it there. */
export async function pagesInNewTab(page: Page, press: () => Promise<void>) {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  const viewer = () => tab.frames().find((frame) => frame.url().startsWith('chrome-extension:'));
  await expect.poll(() => viewer() !== undefined, { timeout: 10_000 }).toBe(true);
  const shown = viewer()?.locator('#pagelength');
  await shown?.waitFor();
  const pages = Number(await shown?.textContent());
  await tab.close();
  return pages;
}
