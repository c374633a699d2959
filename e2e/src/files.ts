import { Buffer } from 'node:buffer';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The media type of a file, by its ending. */
export const MIMES: Record<string, string> = { png: 'image/png', pdf: 'application/pdf' };

export interface ChosenFile {
  name: string;
  buffer: Buffer;
}

/** Picks files with any button. Their types are derived from their names. */
export async function chooseFile(page: Page, press: () => Promise<void>, ...files: ChosenFile[]) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
  const typed = ({ name, buffer }: ChosenFile) => ({
    name,
    buffer,
    mimeType: MIMES[name.split('.').pop() ?? ''] ?? 'application/octet-stream',
  });
  await chooser.setFiles(files.map(typed));
}

/** Puts files into a folder and picks them from there, so that the browser determines their types. */
export async function chooseFromDisk(
  page: Page,
  folder: string,
  press: () => Promise<void>,
  ...files: ChosenFile[]
) {
  await mkdir(folder, { recursive: true });
  const paths = files.map(({ name }) => path.join(folder, name));
  await Promise.all(files.map(({ buffer }, index) => writeFile(paths[index] ?? '', buffer)));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
  await chooser.setFiles(paths);
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

/** Counts calls of print. A headless Chromium has no printer and crashes when it prints a PDF. */
export const watchPrinting = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.print = () => {
      const { dataset } = (window.top ?? window).document.documentElement;
      dataset.printed = String(Number(dataset.printed ?? 0) + 1);
      window.dispatchEvent(new Event('afterprint'));
    };
  });

/** How many times this page has printed since it was loaded. */
export const timesPrinted = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.printed ?? 0));

/** Follows a press that opens a PDF in a new tab, and returns how many pages Chromium shows there. */
export async function pagesInNewTab(page: Page, press: () => Promise<void>) {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  const viewer = () => tab.frames().find((frame) => frame.url().startsWith('chrome-extension:'));
  await expect.poll(() => viewer() !== undefined, { timeout: 10_000 }).toBe(true);
  const shown = viewer()?.locator('#pagelength');
  // In a narrow window the viewer has the number but no room to show it.
  await expect.poll(async () => Number(await shown?.textContent())).toBeGreaterThan(0);
  const pages = Number(await shown?.textContent());
  await tab.close();
  return pages;
}

/** A PNG of nearly a megabyte, which takes a while to upload: noise can't be compressed. */
export async function heavyPicture(page: Page) {
  const encoded = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const pen = canvas.getContext('2d');
    const noise = new ImageData(640, 480);
    for (let at = 0; at < noise.data.length; at += 1)
      noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    pen?.putImageData(noise, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(encoded, 'base64');
}

/** Limits a page's uploads to this many bytes per second, until the returned function is called. */
export async function slowUploads(page: Page, uploadThroughput: number) {
  const line = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput });
  return () => line.detach();
}

/** Drags files over a place on the page. The returned function drops them there. */
export async function dragFiles(page: Page, over: Locator, files: string[]) {
  const box = await over.boundingBox();
  if (!box) throw new Error('There is nothing to drop files on.');
  const line = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files, dragOperationsMask: 1 };
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    line.send('Input.dispatchDragEvent', { type, ...at, data });
  await send('dragEnter');
  await send('dragOver');
  return async () => {
    await send('drop');
    await line.detach();
  };
}

/** Puts a picture on the clipboard, like a screenshot, and pastes it where the focus is. */
export async function pastePicture(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(300, 200);
    canvas.getContext('2d')?.fillRect(20, 20, 80, 80);
    const picture = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  });
  await page.keyboard.press('Control+V');
}
