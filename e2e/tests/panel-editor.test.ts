import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { look, type Visit } from '../src/browser';
import { drawnPicture } from '../src/files';
import { arrive, leave } from '../src/inbox-steps';
import { printedPdf } from '../src/library-steps';
import * as panel from '../src/panel-steps';
import { useSystem } from '../src/system';

// What an editor who has never seen a database does in the panel, and what members get from it.
const system = useSystem();
let editor: Visit;
let rosa: Visit;
beforeAll(async () => {
  [editor, rosa] = await Promise.all([system.visit(), arrive(system, 'rosa')]);
  editor.expectComplaint(panel.PANEL_ASKS);
  editor.expectComplaint(panel.PANEL_LETS_GO);
  await panel.signIntoPanel(editor.page, 'editor');
});
afterAll(() => leave(editor, rosa));

describe('an editor', () => {
  it('finds files called files, lists that are explained, and nothing that leads to a refusal', async () => {
    const { page } = editor;
    await panel.beginInPanel(page, 'api::blog.blog', 'Title');
    const cover = page.getByRole('group', { name: 'Cover picture', exact: true });
    await cover.getByRole('button', { name: /^Choose an existing file/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a file' });
    await dialog.getByText(/Files that others added, .+ aren’t listed/).waitFor();
    expect(await dialog.innerText()).not.toMatch(/asset/i);
    await look(page, 'panel-files');
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    const pdf = { name: 'cover.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await cover.locator('input[type=file]').setInputFiles(pdf);
    await cover.getByText('“cover.pdf” is not a picture.').waitFor();

    await page.goto('/admin/content-manager/collection-types/api::help.help-answer');
    await page.getByRole('link', { name: 'Unanswered searches', exact: true }).waitFor();
    expect(await page.locator('a[href*="strapi.io"]').count()).toBe(0);
    await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
    await page.getByRole('textbox', { name: 'Question', exact: true }).waitFor();
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Copy the ID of this entry' }).waitFor();
    expect(await page.getByRole('menuitem', { name: /model|Configure/ }).count()).toBe(0);
    await look(page, 'panel-menu');
    await page.keyboard.press('Escape');
  });

  it('writes a whole blog: saves it, previews it as members will see it, and publishes it', async () => {
    const { page } = editor;
    const title = 'What the harness told us';
    const [cover, pdf] = [await drawnPicture(page), await printedPdf(page, 'Where to measure')];
    await panel.beginInPanel(page, 'api::blog.blog', 'Title');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await panel.uploadInPanel(page, 'Cover picture', { name: 'harness.png', buffer: cover });
    await page.getByRole('textbox', { name: 'What the cover shows' }).fill('A dog in a harness');
    await page
      .getByRole('button', { name: /^Nothing yet/ })
      .first()
      .click();
    await panel.typeRich(page, 'Text', 'It sits well when two fingers fit under it.');
    await page.getByRole('button', { name: 'Add another', exact: true }).click();
    await panel.typeRich(page, 'Text', 'Measure where the ribs are widest.');
    await panel.uploadInPanel(page, 'File', { name: 'measures.pdf', buffer: pdf });
    await page.getByRole('button', { name: /^Nothing yet/ }).click();
    const video = page.getByRole('textbox', { name: 'Address of the video' });
    await video.fill('https://youtu.be/aqz-KE-bpKQ');
    await page.getByRole('textbox', { name: 'Tags' }).fill('harness');
    await page.keyboard.press('Enter');
    await panel.saveInPanel(page);
    await look(page, 'panel-blog');
    const member = await apiOf(system.portal.url, 'rosa');
    const out = async () =>
      (await member.get<{ items: { title: string }[] }>('/blogs?search=harness')).items.map(
        (blog) => blog.title,
      );
    expect(await out()).not.toContain(title);

    await page.getByText('Preview as a member').click();
    const preview = page.frameLocator('iframe');
    await preview.getByText('It sits well when two fingers').waitFor();
    await preview.getByRole('img', { name: 'A dog in a harness' }).waitFor();
    await preview.getByRole('button', { name: /^Download .*measures/ }).waitFor();
    await look(page, 'panel-blog-preview');
    await page.goBack();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published', { exact: true }).first().waitFor();
    expect(await out()).toContain(title);

    const { page: reader } = rosa;
    await reader.goto('/blogs');
    await reader.getByRole('link', { name: title }).first().click();
    await reader.getByRole('heading', { level: 1, name: title }).waitFor();
    await reader.getByRole('img', { name: 'A dog in a harness' }).waitFor();
    await reader.getByText('Measure where the ribs are widest.').waitFor();
    await reader.getByRole('link', { name: 'harness', exact: true }).waitFor();
    await reader.getByRole('button', { name: /^Play: / }).waitFor();
    const [download] = await Promise.all([
      reader.waitForEvent('download'),
      reader.getByRole('button', { name: /Download .*measures/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/measures.*\.pdf$/);
    await look(reader, 'panel-blog-read');
  });

  it('is shown that a blog is scheduled and when, and is asked before it is published at once', async () => {
    const { page } = editor;
    const admin = await apiOf(system.portal.url, 'amara');
    const title = 'Out on Monday';
    const paragraphs = [{ content: '<p>Not before.</p>', file: null }];
    const content = JSON.stringify({ subtitle: '', tags: [], videoUrls: [], paragraphs });
    const publishAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const said = { title, content, category: 'pet_care', slug: '', coverImage: '' };
    const { blog } = await admin.post<{ blog: { id: string } }>('/blogs', {
      ...said,
      key: 'scheduled-in-panel',
      publish: true,
      publishAt,
    });
    await page.goto('/admin/content-manager/collection-types/api::blog.blog');
    await page
      .getByText(/^Publishes \w{3}, .+ \d+:\d\d [AP]M \w+/)
      .first()
      .waitFor();
    await page.goto(`/admin/content-manager/collection-types/api::blog.blog/${blog.id}`);
    await page.getByText(/^Publishes .+ Save, and it’s published then/).waitFor();
    // "2:30 PM", typed as it is said.
    const year = new Date().getFullYear() + 1;
    await page.getByLabel('Publish on', { exact: true }).focus();
    await page.keyboard.type(`0301${year}0230PM`);
    await look(page, 'panel-publish-on');
    await page.getByText(/^Publishes \w{3}, Mar 1.+2:30 PM/).waitFor();
    await panel.saveInPanel(page);
    const hour = async () =>
      (await admin.get<{ blog: { publishAt: string } }>(`/blogs/${blog.id}`)).blog.publishAt;
    expect(await hour()).toBe(`${year}-03-01T22:30:00.000Z`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Publish it now?' });
    await dialog.getByText(/^This blog is scheduled: Publishes/).waitFor();
    await look(page, 'panel-scheduled');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const state = async () =>
      (await admin.get<{ blog: { state: string } }>(`/blogs/${blog.id}`)).blog.state;
    expect(await state()).toBe('scheduled');
    page.once('dialog', (asked) => void asked.dismiss());
    await page.keyboard.press('Control+Shift+Enter');
    expect(await state()).toBe('scheduled');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Published', { exact: true }).first().waitFor();
    expect(await state()).toBe('published');
  });

  it('can upload from Files, however often the page is loaded', async () => {
    const { page } = editor;
    // The browser itself logs what is refused.
    editor.expectComplaint(/status of 4\d\d .*upload/);
    // Strapi looked at the rights before they had come, most of the time.
    for (let load = 0; load < 4; load += 1) {
      await page.goto('/admin/plugins/upload');
      await page.getByRole('button', { name: 'New', exact: true }).waitFor();
    }
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'page.html',
        mimeType: 'text/html',
        buffer: Buffer.from('<html></html>'),
      });
    await page.getByText(/^The media library accepts pictures .+ something else/).waitFor();
  });

  it('chooses the role of a new plan, and not of one there is', async () => {
    const { page } = editor;
    const plans = '/admin/content-manager/collection-types/api::membership.plan';
    const role = page.getByLabel(/^Role/);
    await page.goto(`${plans}/create`);
    await role.selectOption('attorney');
    expect(await role.inputValue()).toBe('attorney');
    page.once('dialog', (asked) => void asked.accept());
    await page.goto(plans);
    await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
    await page.getByLabel('Title', { exact: false }).first().waitFor();
    expect(await role.isDisabled()).toBe(true);
  });

  it('answers a question of the help center and puts it in its place', async () => {
    const { page } = editor;
    const question = 'Who counts the money?';
    await panel.beginInPanel(page, 'api::help.help-answer', 'Question');
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill(question);
    await panel.typeRich(page, 'Answer', 'Two of us, every Friday.');
    await panel.chooseInPanel(page, 'Topic', 'Finances');
    await panel.saveInPanel(page);

    const asked = async () => {
      await rosa.page.goto('/help/finances');
      await rosa.page.getByRole('button', { name: question }).waitFor();
      return rosa.page.locator('main h2 button').allInnerTexts();
    };
    const before = await asked();
    expect(before.at(-1)).toBe(question);
    await rosa.page.getByRole('button', { name: question }).click();
    await rosa.page.getByText('Two of us, every Friday.').waitFor();

    await page.getByRole('button', { name: 'Finances', exact: true }).waitFor();
    await page.goto('/admin/content-manager/collection-types/api::help.help-topic');
    await page.getByRole('link', { name: 'Finances', exact: true }).click();
    await panel.scrollToLastListed(page);
    await panel.listedInPanel(page).filter({ hasText: question }).waitFor();
    await panel.dragByKeys(page, question, -2);
    await panel.saveInPanel(page);
    await look(page, 'panel-help-order');
    const after = await asked();
    expect(after).toEqual([...before.slice(0, -3), question, ...before.slice(-3, -1)]);
  });

  it('puts a PDF into a folder of the library, where a member finds it', async () => {
    const { page } = editor;
    const title = 'Harness Measures';
    const pdf = await printedPdf(page, 'Neck, ribs, back');
    await panel.beginInPanel(page, 'api::library.library-item', 'Title');
    await page.getByRole('textbox', { name: 'Description' }).fill('Three measures on one page.');
    await panel.uploadInPanel(page, 'File', { name: 'Harness_Measures.pdf', buffer: pdf });
    // As in the portal: the file presets the title, the section presets the category, and nothing presets who sees
    // it.
    const typed = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect.poll(() => typed.inputValue()).toBe(title);
    await page.getByRole('combobox', { name: 'Section' }).selectOption('Pet Care');
    const category = page.getByRole('combobox', { name: 'Category' });
    await expect.poll(() => category.inputValue()).toBe('pet_care');
    const privacy = page.getByRole('combobox', { name: 'Who sees it' });
    expect(await privacy.inputValue()).toBe('');
    await privacy.selectOption('Public');
    await panel.chooseInPanel(page, 'Folder', 'Everyday Care');
    await panel.saveInPanel(page);
    await look(page, 'panel-library-item');

    const { page: reader } = rosa;
    await reader.goto('/library');
    await reader.getByRole('link', { name: 'Pet Care', exact: true }).click();
    await reader.getByRole('link', { name: /^Everyday Care/ }).click();
    await reader.getByRole('link', { name: title }).first().click();
    await reader.getByRole('heading', { name: title }).first().waitFor();
    await look(reader, 'panel-library-read');
  });

  it('corrects the title of a form, and is sent to the portal for its questions', async () => {
    const { page } = editor;
    await page.goto('/admin/content-manager/collection-types/api::form.form');
    await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.waitFor();
    const corrected = `${await title.inputValue()}, corrected`;
    await title.fill(corrected);
    await look(page, 'panel-form');
    await panel.saveInPanel(page);
    await page.reload();
    await expect.poll(() => title.inputValue()).toBe(corrected);
    const link = page.getByRole('link', { name: 'Open it there' });
    expect(await link.getAttribute('href')).toBe('/admin-forms');
  });
});
