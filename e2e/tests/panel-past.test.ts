import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look, NARROW, seriousFindings, sidewaysScroll, type Visit } from '../src/browser';
import { leave } from '../src/inbox-steps';
import * as panel from '../src/panel-steps';
import { useSystem } from '../src/system';

// What an editor can undo in the panel: a save, a deletion, and a window that was closed over unsaved text.
const system = useSystem();
let editor: Visit;
beforeAll(async () => {
  editor = await system.visit();
  editor.expectComplaint(panel.PANEL_ASKS);
  await panel.signIntoPanel(editor.page, 'editor');
});
afterAll(() => leave(editor));

const BLOG = 'api::blog.blog';
const lists = (uid: string) => `/admin/content-manager/collection-types/${uid}`;
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

/** A blog that an admin has written in the portal. */
async function blogOf(title: string): Promise<string> {
  const admin = await apiOf(system.portal.url, 'amara');
  const paragraphs = [{ content: '<p>Slowly, and in the shade.</p>', file: null }];
  const content = JSON.stringify({ subtitle: '', tags: [], videoUrls: [], paragraphs });
  const more = { category: 'pet_care', slug: '', coverImage: '', key: `past-${title}` };
  const { blog } = await admin.post<{ blog: { id: string } }>('/blogs', {
    title,
    content,
    ...more,
  });
  return blog.id;
}

async function openBlog(page: Page, id: string) {
  await page.goto(`${lists(BLOG)}/${id}`);
  await titleOf(page).waitFor();
}

describe('an editor', () => {
  it('sees who saved a blog when, looks at an earlier version, and restores it', async () => {
    const { page } = editor;
    await openBlog(page, await blogOf('Walking in summer'));
    await page.getByText('Draft', { exact: true }).first().waitFor();
    await page.getByText(/^Last saved by Amara .+ on /).waitFor();
    await titleOf(page).fill('Walking in winter');
    await panel.saveInPanel(page);
    const versions = page.getByRole('list', { name: 'Versions, newest first' });
    await versions.getByText('Changed: Title').waitFor();
    await look(page, 'panel-versions');
    expect(await seriousFindings(page)).toEqual([]);

    await versions.getByRole('button').last().click();
    const dialog = page.getByRole('dialog', { name: /^Version of / });
    const title = dialog.getByRole('region', { name: 'Title' });
    await title.getByText('Walking in summer').waitFor();
    await title.getByText('Walking in winter').waitFor();
    await look(page, 'panel-version');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText(/^Restored the version from /).waitFor();
    await expect.poll(() => titleOf(page).inputValue()).toBe('Walking in summer');
    await expect.poll(() => versions.getByRole('listitem').count()).toBe(3);
  });

  it('is kept from restoring over text that is not saved', async () => {
    const { page } = editor;
    await titleOf(page).fill('Half a title');
    const versions = page.getByRole('list', { name: 'Versions, newest first' });
    await versions.getByRole('button').nth(1).click();
    const dialog = page.getByRole('dialog', { name: /^Version of / });
    await dialog.getByText(/^The form has unsaved changes/).waitFor();
    const restore = dialog.getByRole('button', { name: 'Restore this version' });
    expect(await restore.isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await titleOf(page).inputValue()).toBe('Half a title');
  });

  it('is shown what is being deleted, and restores it from the trash of the list', async () => {
    const { page } = editor;
    page.once('dialog', (asked) => void asked.accept());
    const id = await blogOf('Deleted by mistake');
    await openBlog(page, id);
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: /^Delete/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete “Deleted by mistake”?' });
    await question.getByText(/goes to the trash and can be restored for 30 days/).waitFor();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Deleted', { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'Trash', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Blogs: trash' }).waitFor();
    const row = page.getByRole('listitem').filter({ hasText: 'Deleted by mistake' });
    await row.getByText(/^Deleted .+ by .+\. Will be permanently erased on /).waitFor();
    await look(page, 'panel-trash');
    expect(await seriousFindings(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await look(page, 'panel-trash-narrow');
    await page.setViewportSize({ width: 1280, height: 900 });

    await row.getByRole('button', { name: 'Restore Deleted by mistake' }).click();
    await page.getByText('“Deleted by mistake” was restored, as a draft').waitFor();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Blogs', exact: true }).click();
    await page.getByText('Deleted by mistake').first().waitFor();
  });

  it('chooses a cover that another blog has, without a dialog', async () => {
    const { page } = editor;
    await panel.beginInPanel(page, BLOG, 'Title');
    const cover = page.getByRole('group', { name: 'Cover picture', exact: true });
    await cover.getByRole('button', { name: 'Choose an existing picture' }).click();
    const pictures = cover.getByRole('list', { name: 'Existing pictures' });
    const first = pictures.getByRole('button').first();
    const name = (await first.innerText()).trim();
    await look(page, 'panel-pictures');
    expect(await seriousFindings(page)).toEqual([]);
    await first.click();
    await cover.getByRole('img', { name }).waitFor();
    await titleOf(page).fill('With a cover from here');
    await panel.saveInPanel(page);
  });

  it('is offered what was typed before a crash, and nothing is put into the form unasked', async () => {
    const id = await blogOf('Before the crash');
    const crashed = editor.page;
    await openBlog(crashed, id);
    await titleOf(crashed).fill('Typed before the crash');
    await titleOf(crashed).press('End');
    // No question and no farewell, as when a browser crashes.
    await crashed.close();

    const page = await editor.context.newPage();
    page.setDefaultTimeout(30_000);
    editor.page = page;
    await openBlog(page, id);
    await page.getByText(/^Unsaved changes from \d+:\d\d [AP]M\..* into Title\./).waitFor();
    expect(await titleOf(page).inputValue()).toBe('Before the crash');
    await look(page, 'panel-unsaved');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect.poll(() => titleOf(page).inputValue()).toBe('Typed before the crash');
    await panel.saveInPanel(page);
    await page.reload();
    await expect.poll(() => titleOf(page).inputValue()).toBe('Typed before the crash');
    expect(await page.getByText(/^Unsaved changes from/).count()).toBe(0);
  });

  it('leaves nothing typed on the device after signing out', async () => {
    const { page } = editor;
    await titleOf(page).fill('Never saved');
    const stored = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('typed')).length);
    await expect.poll(stored).toBeGreaterThan(0);
    page.on('dialog', (asked) => void asked.accept());
    await page.goto('/admin');
    await page
      .getByRole('button', { name: /^(E|Editor)/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByLabel('Email').waitFor();
    await expect.poll(stored).toBe(0);
  });
});
