import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf, type ApiMember } from '../src/api';
import { look, PHONE, type Visit } from '../src/browser';
import {
  chooseFromDisk,
  dragFiles,
  heavyPicture,
  pagesInNewTab,
  pastePicture,
  slowUploads,
} from '../src/files';
import {
  arrive,
  composer,
  leave,
  openChat,
  option,
  plantChat,
  plantMessage,
  row,
  said,
  say,
  sees,
  thread,
  topLine,
} from '../src/inbox-steps';
import { useSystem } from '../src/system';

const system = useSystem();
const fixture = (name: string) =>
  path.resolve(import.meta.dirname, '../../cms/tests/fixtures', name);

describe('a long thread', () => {
  let rosa: Visit;
  let noah: ApiMember;
  let chatId: number;
  beforeAll(async () => {
    const { url } = system.portal;
    const [asRosa, asNoah] = await Promise.all([apiOf(url, 'rosa'), apiOf(url, 'noah')]);
    noah = asNoah;
    chatId = await plantChat(asRosa, [noah.id]);
    for (let number = 1; number <= 70; number += 1) {
      const text = `Page ${number}. ${'It was a long evening. '.repeat(number % 5)}`.trim();
      await plantMessage(number % 7 < 4 ? noah : asRosa, chatId, text);
    }
    // Writing doesn't mark as read. With unread messages the chat would open at the first of them.
    await asRosa.patch(`/inbox/chats/${chatId}/chat-member`, { readUpTo: 2_000_000_000 });
    rosa = await arrive(system, 'rosa');
  });
  afterAll(() => leave(rosa));

  const pages = () => said(rosa.page, /Page \d+\./);
  const place = () =>
    thread(rosa.page).evaluate(({ scrollTop, clientHeight, scrollHeight }) => ({
      fromTop: scrollTop,
      fromEnd: scrollHeight - clientHeight - scrollTop,
    }));
  const atTheEnd = () => expect.poll(async () => (await place()).fromEnd).toBeLessThanOrEqual(1);

  it('loads its older messages when scrolled up, and what is on screen doesn’t move', async () => {
    const { page } = rosa;
    await openChat(page, chatId);
    await atTheEnd();
    expect(await pages()).toHaveLength(25);
    for (const oldest of [46, 21]) {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/lastMessageId=/, (route) => held.then(() => route.continue()));
      const asked = page.waitForRequest(/lastMessageId=/);
      await thread(page).hover();
      await page.mouse.wheel(0, -100_000);
      await asked;
      await expect.poll(async () => (await place()).fromTop).toBe(0);
      const before = await topLine(page);
      release();
      await expect.poll(pages).toContain(`Page ${oldest - 1}.`);
      // The browser scrolls by whole pixels.
      expect(Math.abs((await topLine(page, before.message)).y - before.y)).toBeLessThanOrEqual(1);
      expect((await place()).fromTop).toBeGreaterThan(300);
      await page.unroute(/lastMessageId=/);
    }
    const all = await pages();
    expect(all).toEqual(all.map((_, index) => `Page ${71 - all.length + index}.`));
  });

  it('leaves readers who are further up where they are, and follows for those at the end', async () => {
    const { page } = rosa;
    const from = (await place()).fromTop;
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (await place()).fromTop).toBe(from + 300);
    const before = await topLine(page);
    await plantMessage(noah, chatId, 'Something new');
    const down = page.getByRole('button', { name: /Jump to latest/ });
    await down.waitFor();
    expect(await topLine(page)).toEqual(before);
    await look(page, 'inbox-long');
    await down.click();
    await down.waitFor({ state: 'detached' });
    await atTheEnd();
    await plantMessage(noah, chatId, 'And one more');
    await sees(page, 'And one more');
    await atTheEnd();
  });
});

describe('files in a chat', () => {
  let rosa: Visit;
  let sam: Visit;
  let paperSize: number;
  beforeAll(async () => {
    const { url } = system.portal;
    const [asRosa, asSam, asFatima] = await Promise.all([
      apiOf(url, 'rosa'),
      apiOf(url, 'sam'),
      apiOf(url, 'fatima'),
    ]);
    const chatId = await plantChat(asRosa, [asSam.id, asFatima.id], 'Pictures');
    [rosa, sam] = await Promise.all([
      arrive(system, 'rosa'),
      arrive(system, 'sam', { viewport: PHONE }),
    ]);
    await Promise.all([openChat(rosa.page, chatId), openChat(sam.page, chatId)]);
  });
  afterAll(() => leave(rosa, sam));

  /** Presses what opens a file in the thread, and waits until it is large on the screen. */
  const openFile = async (page: Page, title: string | RegExp) => {
    await thread(page).getByRole('button', { name: title }).click();
    return page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: /^Download / }) });
  };
  const widthOf = (picture: Locator) =>
    picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));
  const secondsOf = (video: Locator) =>
    video.evaluate((element: HTMLVideoElement) => element.currentTime);

  it('are chosen in a dialog, several at once; a type the chat doesn’t take is refused', async () => {
    const { page } = rosa;
    const [picture, paper, heic, video] = await Promise.all([
      heavyPicture(page),
      page.pdf({ pageRanges: '1' }),
      readFile(fixture('small.heic')),
      readFile(fixture('small.mp4')),
    ]);
    paperSize = paper.length;
    await page.getByRole('button', { name: 'Select Files' }).click();
    const dialog = page.getByRole('dialog', { name: 'Select Files' });
    await chooseFromDisk(
      page,
      path.join(system.portal.data, 'chosen'),
      () => dialog.getByRole('button', { name: /^Choose (more )?files$/ }).click(),
      { name: 'Garden.png', buffer: picture },
      { name: 'Care plan.pdf', buffer: paper },
      { name: 'IMG_0042.heic', buffer: heic },
      { name: 'Running.mp4', buffer: video },
      { name: 'notes.txt', buffer: Buffer.from('Only words') },
      { name: 'Poster.png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    );
    const chosen = dialog.getByRole('list', { name: 'Chosen files' });
    await expect.poll(() => chosen.getByRole('listitem').count()).toBe(4);
    const refused = dialog.getByRole('alert');
    const wrongType = 'Invalid file type. Please upload only images, documents, or videos.';
    await refused.getByText(`“notes.txt”: ${wrongType}`).waitFor();
    await refused.getByText('“Poster.png”: File is too large. Maximum size is 10MB').waitFor();
    await look(page, 'inbox-files-dialog');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Remove IMG_0042.heic' }).waitFor();
    await look(page, 'inbox-files-chosen');
  });

  it('show their progress while they are uploaded, and then reach the others', async () => {
    const { page } = rosa;
    const atFullSpeed = await slowUploads(page, 400_000);
    await say(page, 'All of the garden');
    const progress = thread(page).getByRole('progressbar', { name: 'Uploading Garden.png' });
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow')))
      .toBeGreaterThan(0);
    await look(page, 'inbox-files-progress');
    await atFullSpeed();
    await progress.waitFor({ state: 'detached' });
    await sees(sam.page, 'All of the garden');
    for (const { page } of [rosa, sam]) {
      const names = await thread(page)
        .getByRole('button', { name: /^(Open|Play) / })
        .all();
      expect(names).toHaveLength(4);
    }
    await look(sam.page, 'inbox-files-phone');
  });

  it('can be pasted and dropped, and sent with a message that has no text', async () => {
    const { page } = rosa;
    await composer(page).focus();
    await pastePicture(page);
    await page.getByRole('button', { name: /^Remove .*\.png$/ }).waitFor();
    const letGo = await dragFiles(page, thread(page), [fixture('small.webm')]);
    await page.getByText('Drop files to add them to your message').waitFor();
    await look(page, 'inbox-files-drop');
    await letGo();
    await page.getByRole('button', { name: 'Remove small.webm' }).waitFor();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await thread(sam.page)
      .getByRole('button', { name: /^Play video small\.webm/ })
      .waitFor();
    await row(page, /Pictures.*Attachment/).waitFor();
  });

  it('open full screen for the others: pictures, a video that plays, a PDF', async () => {
    const { page } = sam;
    const viewer = await openFile(page, /^Open picture Garden\.png/);
    await expect.poll(() => widthOf(viewer.getByRole('img', { name: 'Garden.png' }))).toBe(640);
    await look(page, 'inbox-viewer-phone');
    await viewer.getByRole('button', { name: 'Next' }).click();
    // A phone's HEIC picture is served in a format every browser can show.
    const heic = viewer.getByRole('img', { name: 'IMG_0042.jpg' });
    await expect.poll(() => widthOf(heic)).toBeGreaterThan(0);
    await viewer.getByRole('button', { name: 'Close' }).click();
    await viewer.waitFor({ state: 'detached' });

    const player = await openFile(page, /^Play video Running\.mp4/);
    await expect
      .poll(() => secondsOf(player.getByLabel('Running.mp4', { exact: true })))
      .toBeGreaterThan(0.1);
    await look(page, 'inbox-video-phone');
    await page.keyboard.press('Escape');
    await player.waitFor({ state: 'detached' });
    const webm = await openFile(page, /^Play video small\.webm/);
    await expect
      .poll(() => secondsOf(webm.getByLabel('small.webm', { exact: true })))
      .toBeGreaterThan(0.1);
    await webm.getByRole('button', { name: 'Close' }).click();

    const paper = await openFile(page, /^Open PDF Care plan\.pdf/);
    expect(
      await pagesInNewTab(page, () => paper.getByRole('link', { name: 'Open in new tab' }).click()),
    ).toBe(1);
    await look(page, 'inbox-pdf-phone');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      paper.getByRole('button', { name: 'Download Care plan.pdf' }).click(),
    ]);
    await page.getByText('File prepared successfully').first().waitFor();
    expect(download.suggestedFilename()).toBe('Care plan.pdf');
    expect((await readFile(await download.path())).length).toBe(paperSize);
    await paper.getByRole('button', { name: 'Close' }).click();
  });

  it('are found again in the chat’s panel, by kind', async () => {
    const { page } = rosa;
    const info = page.getByRole('complementary', { name: 'Chat Info' });
    await option(page, 'Shared Files');
    await info.getByRole('button', { name: /^Open PDF Care plan\.pdf/ }).waitFor();
    await info.getByText('Sent by you').waitFor();
    await option(page, 'Shared Images');
    await expect.poll(() => info.getByRole('button', { name: /^Open picture / }).count()).toBe(3);
    await look(page, 'inbox-shared');
    await info.getByRole('tab', { name: 'Shared Videos' }).click();
    await expect.poll(() => info.getByRole('button', { name: /^Play video / }).count()).toBe(2);
    await info.getByRole('button', { name: 'Play video Running.mp4' }).click();
    const player = page.getByRole('dialog', { name: 'Running.mp4' });
    await expect
      .poll(() => secondsOf(player.getByLabel('Running.mp4', { exact: true })))
      .toBeGreaterThan(0.1);
    await player.getByRole('button', { name: 'Close' }).click();

    await option(sam.page, 'Shared Images');
    const sheet = sam.page.getByRole('dialog', { name: 'Chat Info' });
    await expect.poll(() => sheet.getByRole('button', { name: /^Open picture / }).count()).toBe(3);
    expect(await sheet.getByText('Sent by you').count()).toBe(0);
    await look(sam.page, 'inbox-shared-phone');
  });
});
