import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf, Refused } from '../src/api';
import { editBlog, panelText, publishInPanel } from '../src/blog-steps';
import { look, type Visit } from '../src/browser';
import { addAnswer, keptOnDevice, linkToPage } from '../src/help-steps';
import { arrive, leave } from '../src/inbox-steps';
import { foundInLibrary, printedPdf, uploadMaterial } from '../src/library-steps';
import { PANEL_ASKS, signIntoPanel } from '../src/panel-steps';
import { useSystem } from '../src/system';

const system = useSystem();

let amara: Visit;
let rosa: Visit;
beforeAll(async () => {
  [amara, rosa] = await Promise.all([arrive(system, 'amara'), arrive(system, 'rosa')]);
  // Rosa asks for papers she may not see, and loses the network.
  rosa.expectComplaint(/status of 404 .*\/api\/library|net::ERR_INTERNET_DISCONNECTED/);
});
afterAll(() => leave(amara, rosa));

describe('a blog, edited in panel and portal', () => {
  const TITLE = 'The dog that waited at platform two';
  const TEXT = 'Every evening at six he was there, and no one had told him the time.';
  let editor: Visit;
  let inPanel: string;
  beforeAll(async () => {
    editor = await system.visit();
    editor.expectComplaint(PANEL_ASKS);
    await signIntoPanel(editor.page, 'editor');
  });
  afterAll(() => leave(editor));

  it('is written and published in the panel, and a member is notified of it and reads it', async () => {
    inPanel = await publishInPanel(editor.page, TITLE, TEXT);
    await look(editor.page, 'panel-blog');
    const { page } = rosa;
    await page.goto('/blogs');
    await page.getByRole('link', { name: TITLE }).first().waitFor();
    await page.goto('/notifications');
    const line = page.getByRole('link', { name: `A new story in Pet Care “${TITLE}”` });
    await line.waitFor();
    await look(page, 'notifications');
    await line.click();
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await page.getByText(TEXT).waitFor();
    expect(page.url()).toMatch(/\/blogs\/the-dog-that-waited-at-platform-two$/);
    await look(page, 'blog');
  });

  it('is changed by an admin in the portal, and the panel and its readers see that', async () => {
    const { page } = amara;
    const form = await editBlog(page, TITLE);
    const text = form.getByRole('textbox', { name: 'Paragraph 1', exact: true });
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Then the six o’clock train was cancelled.');
    await form.getByText(/^Draft saved at/).waitFor();
    await look(page, 'blog-form');
    await form.getByRole('button', { name: 'Publish changes' }).click();
    await page.getByText('Blog updated successfully!').waitFor();

    await rosa.page.reload();
    await rosa.page.getByText('Then the six o’clock train was cancelled.').waitFor();
    await editor.page.goto(inPanel);
    await editor.page.getByRole('button', { name: /Every evening at six/ }).click();
    await panelText(editor.page).getByText(`${TEXT} Then the six o’clock train`).waitFor();
  });
});

describe('the library', () => {
  /** A word that is in both papers and nowhere else. */
  const WORD = 'Quillonby';
  const DEED = 'Deed of a quiet kennel';
  const LEAFLET = 'Brushing a thick coat';
  let henry: Visit;
  beforeAll(async () => {
    henry = await arrive(system, 'henry');
  });
  afterAll(() => leave(henry));

  it('differs between an attorney and a pet owner, down to the words of its papers', async () => {
    const { page } = amara;
    const pdf = await printedPdf(page, `As agreed at ${WORD} on the fourth of May.`);
    await uploadMaterial(page, {
      title: DEED,
      section: 'Attorneys',
      privacy: 'Attorneys only',
      pdf,
    });
    await uploadMaterial(page, { title: LEAFLET, section: 'Pet Care', privacy: 'Public', pdf });
    await look(page, 'admin-library');

    expect(await foundInLibrary(henry.page, WORD)).toEqual([DEED]);
    expect(await foundInLibrary(rosa.page, WORD)).toEqual([LEAFLET]);
    await look(rosa.page, 'library-search');
    for (const { page, has } of [
      { page: henry.page, has: ['Attorneys'] },
      { page: rosa.page, has: expect.not.arrayContaining(['Attorneys']) },
    ]) {
      await page.goto('/library');
      const parts = page.getByRole('navigation', { name: 'Parts of the library' });
      await parts.waitFor();
      expect(await parts.getByRole('link').allInnerTexts()).toEqual(has);
    }
    await henry.page.getByRole('link', { name: /^Legal Cases/ }).click();
    await henry.page.getByRole('link', { name: DEED }).click();
    await henry.page.getByRole('heading', { level: 1, name: DEED }).waitFor();
    await look(henry.page, 'library-item');
  });

  it('gives an attorney’s paper to nobody else, at any address', async () => {
    const address = new URL(henry.page.url()).pathname;
    const id = address.split('/').pop() ?? '';
    await rosa.page.goto(address);
    await rosa.page
      .getByText('This item isn’t in the library, or you don’t have access to it.')
      .waitFor();

    const { url } = system.portal;
    const [asHenry, asRosa] = await Promise.all([apiOf(url, 'henry'), apiOf(url, 'rosa')]);
    const { item } = await asHenry.get<{ item: { url: string } }>(`/library/items/${id}`);
    const link = new URL(item.url, url);
    const status = async (of: URL) => (await fetch(of)).status;
    expect(await status(link)).toBe(200);
    link.searchParams.set('reader', String(asRosa.id));
    expect(await status(link)).toBe(404);
    for (const path of [
      `/library/items/${id}`,
      `/library/items/${id}/file`,
      `/download?url=${encodeURIComponent(item.url)}`,
    ]) {
      const refusal = await asRosa.get(path).catch((error: unknown) => error);
      expect({ path, refusal }).toEqual({ path, refusal: expect.any(Refused) });
      expect(refusal).toHaveProperty('status', 404);
    }
  });
});

describe('the help center', () => {
  const QUESTION = 'What may a guinea pig drink?';
  const ANSWER =
    'Fresh water, from a bottle that is rinsed every day, and nothing from a marzipan jar.';

  it('has an answer found by its words, and gets feedback on whether it helped', async () => {
    await addAnswer(amara.page, 'pet_care', [QUESTION, ANSWER]);
    const { page } = rosa;
    await page.goto('/help');
    await page.getByRole('searchbox', { name: 'Search all topics' }).fill('marzipan');
    await page.getByRole('link', { name: QUESTION }).click();
    await page.waitForURL(/\/help\/pet_care\/\d+$/);
    await page.getByText(ANSWER).waitFor();
    await look(page, 'help-answer');
    // It opens by its address alone as well.
    await page.reload();
    await page.getByText(ANSWER).waitFor();
    const helpful = page.getByRole('group', { name: 'Was this helpful?' });
    await helpful.getByRole('button', { name: 'Yes' }).click();
    await page.getByText('Thank you for telling us.').waitFor();
    await page.reload();
    await helpful.getByRole('button', { name: 'Yes', pressed: true }).waitFor();
  });

  it('has an answer that links to a section, which opens without loading the portal anew', async () => {
    const question = 'Where is the form about marmalade?';
    await addAnswer(amara.page, 'forms', [question, 'It stands under '], (dialog) =>
      linkToPage(dialog, 'assigned f', 'Assigned Forms'),
    );
    const { page } = rosa;
    await page.goto('/help');
    await page.getByRole('searchbox', { name: 'Search all topics' }).fill('marmalade');
    await page.getByRole('link', { name: question }).click();
    await page.evaluate(() => document.body.classList.add('same-page'));
    await page.getByRole('main').getByRole('link', { name: 'Assigned Forms' }).click();
    await page.getByRole('heading', { level: 1, name: 'Assigned Forms' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/forms');
    expect(await page.locator('body.same-page').count()).toBe(1);
  });

  it('can be read in an emergency without a connection, once it has been opened', async () => {
    const { context, page } = rosa;
    await page.goto('/help/emergencies');
    const first = page.getByRole('button', { name: 'My pet has eaten something poisonous' });
    await first.waitFor();
    await keptOnDevice(page);
    await context.setOffline(true);
    await page.goto('/help/emergencies');
    await page.getByRole('heading', { name: 'My pet has eaten something poisonous' }).waitFor();
    await page.getByRole('link', { name: /^Call/ }).first().waitFor();
    await look(page, 'emergency-offline');
    await context.setOffline(false);
    await page.goto('/help/emergencies');
    await first.waitFor();
  });
});
