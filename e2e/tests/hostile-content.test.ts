import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf } from '../src/api';
import { editBlog } from '../src/blog-steps';
import { look, type Visit } from '../src/browser';
import { drawnPicture } from '../src/files';
import { HOSTILE, HOSTILE_NAME, HOSTILE_TEXT, LAST } from '../src/hostile-corpus';
import { hostileWatch, RUNS } from '../src/hostile-watch';
import { arrive, leave } from '../src/inbox-steps';
import { PANEL_ASKS, signIntoPanel } from '../src/panel-steps';
import { writeRaw } from '../src/raw-rows';
import { useSystem } from '../src/system';

const TITLE = 'A blog of nothing good <img src=x onerror=alert(1)>';
const QUESTION = `Is this a question? ${HOSTILE_NAME}`;
const ITEM = `A picture ${HOSTILE_NAME}`;
const SOUND = { category: 'pet_care', section: 'pet_care', privacy: 'public' };

const system = useSystem();
let rosa: Visit;
let slug: string;
let answerId: number;
let itemId: number;
const { watch, nothingRuns } = hostileWatch(() => new URL(system.portal.url).origin);

beforeAll(async () => {
  rosa = await arrive(system, 'rosa');
  watch(rosa);
  const amara = await apiOf(system.portal.url, 'amara');
  // A blog has at most ten paragraphs.
  const halves = [HOSTILE.slice(0, 7), HOSTILE.slice(7)];
  const content = JSON.stringify({
    subtitle: HOSTILE[0],
    tags: [HOSTILE[1].slice(0, 40)],
    videoUrls: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    paragraphs: [
      ...halves.map((half) => ({ content: half.join('<p>and</p>'), file: null })),
      { content: `<p>${LAST}</p>`, file: null },
    ],
  });
  const { blog } = await amara.post<{ blog: { slug: string } }>('/blogs', {
    title: TITLE,
    category: 'pet_care',
    content,
    publish: true,
    author: HOSTILE[0],
    excerpt: HOSTILE[2],
    coverAlt: HOSTILE[1],
  });
  ({ slug } = blog);
  const said = { question: QUESTION, answer: HOSTILE_TEXT, videoUrl: '' };
  const made = await amara.post<{ item: { id: number } }>('/help-center/qa', {
    topic: 'vacations',
    ...said,
  });
  answerId = made.item.id;
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...SOUND, title: ITEM, description: HOSTILE[1] }))
    form.append(field, value);
  const picture = new Uint8Array(await drawnPicture(rosa.page));
  form.append('file', new Blob([picture], { type: 'image/png' }), `${HOSTILE_NAME}.png`);
  const kept = await amara.post<{ item: { id: string | number } }>('/library/images', form);
  itemId = Number(kept.item.id);
});
afterAll(() => leave(rosa));

/** Chromium logs this for markup that is only parsed: the sanitizer parses in a document that is never shown. */
const PARSED = /^Executing inline event handler violates[^]*\/(assets|admin)\//;

describe('content that came in through the portal’s own endpoints', () => {
  it('is read as text in a blog: nothing runs, and nothing is requested from other origins', async () => {
    const { page } = rosa;
    for (const address of ['/blogs', `/blogs/${slug}`]) {
      await page.goto(address);
      await page.getByRole('heading', { name: TITLE }).first().waitFor();
    }
    await page.getByText(LAST).waitFor();
    await page.getByText('Press here').click();
    await nothingRuns(rosa);
    await look(page, 'hostile-blog');
    // Nothing is requested from YouTube before Play is pressed.
    await page.getByRole('button', { name: /^Play: / }).waitFor();
    expect(await page.locator('main article').first().locator(RUNS).count()).toBe(0);
  });
});

describe('content in the database that no endpoint would let in', () => {
  let amara: Visit;
  beforeAll(async () => {
    rosa.expectComplaint(PARSED);
    // She leaves the portal meanwhile: the page would complain that the server is away.
    await rosa.page.goto('about:blank');
    await writeRaw(system.portal, [
      [
        'update blogs set subtitle = ?, author = ?, excerpt = ?, cover_alt = ? where slug = ?',
        HOSTILE[0],
        HOSTILE[5],
        HOSTILE[2],
        HOSTILE_NAME,
        slug,
      ],
      [
        'update components_blog_paragraphs set content = ? where content like ?',
        HOSTILE_TEXT,
        `%${LAST}%`,
      ],
      [
        'update help_answers set answer = ?, video_url = ? where id = ?',
        HOSTILE_TEXT,
        'javascript:alert(1)',
        answerId,
      ],
      [
        'update library_items set title = ?, description = ? where id = ?',
        ITEM,
        HOSTILE.join(' '),
        itemId,
      ],
      [
        'update files set name = ?, alternative_text = ?, caption = ? where id = (select file_ref from library_items where id = ?)',
        `${HOSTILE_NAME}.png`,
        HOSTILE_NAME,
        HOSTILE[0],
        itemId,
      ],
      ["update portal_pages set body = ? where key = 'directories'", HOSTILE_TEXT],
    ]);
    amara = await arrive(system, 'amara');
    watch(amara);
    amara.expectComplaint(PARSED);
  });
  afterAll(() => leave(amara));

  it('is text in the reader of a blog', async () => {
    const { page } = rosa;
    await page.goto(`/blogs/${slug}`);
    await page.getByText(LAST).first().waitFor();
    await page.getByText('Press here').first().click();
    await nothingRuns(rosa);
    expect(await page.locator('main article').first().locator(RUNS).count()).toBe(0);
  });

  it('is text in the form of Manage Blogs, and in its preview', async () => {
    const { page } = amara;
    const form = await editBlog(page, TITLE);
    await form.getByText(LAST).first().waitFor();
    await nothingRuns(amara, 'body');
    await form.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.getByRole('dialog', { name: 'Preview Blog' });
    await preview.getByText(LAST).first().waitFor();
    await nothingRuns(amara, 'body');
    await look(page, 'hostile-preview');
  });

  it('is text in an answer of the help center', async () => {
    const { page } = rosa;
    await page.goto(`/help/vacations/${answerId}`);
    await page.getByText(LAST).waitFor();
    await page.getByText('Press here').click();
    await nothingRuns(rosa);
    expect(await page.locator('main li').locator(RUNS).count()).toBe(0);
    await look(page, 'hostile-answer');
  });

  it('is text in the library, its viewer and the page of an item', async () => {
    const { page } = rosa;
    await page.goto('/library?search=picture');
    await page.getByRole('table', { name: 'Search results' }).getByText(ITEM).waitFor();
    await page.getByRole('button', { name: `View ${ITEM}` }).click();
    const viewer = page.getByRole('dialog', { name: ITEM });
    await viewer.getByRole('img', { name: ITEM }).waitFor();
    await nothingRuns(rosa, 'body');
    await look(page, 'hostile-viewer');
    await viewer.getByRole('link', { name: 'Open its page' }).click();
    await page.getByRole('heading', { level: 1, name: ITEM }).waitFor();
    await nothingRuns(rosa);
  });

  it('is text on a page that the panel writes', async () => {
    const board = await arrive(system, 'margaret');
    watch(board);
    board.expectComplaint(PARSED);
    const { page } = board;
    await page.goto('/directories');
    await page.getByText(LAST).waitFor();
    await nothingRuns(board);
    expect(await page.locator('main').locator(RUNS).count()).toBe(0);
    await leave(board);
  });

  it('is text in the panel, where it is listed and where it is edited', async () => {
    const editor = await system.visit();
    watch(editor);
    const { page } = editor;
    editor.expectComplaint(PANEL_ASKS);
    editor.expectComplaint(PARSED);
    await signIntoPanel(page, 'editor');
    await page.goto(
      '/admin/content-manager/collection-types/api::help.help-answer?_q=Is%20this%20a%20question',
    );
    const row = page.getByRole('row').filter({ hasText: 'Is this a question?' });
    await row.waitFor();
    await nothingRuns(editor, 'main');
    expect(await row.locator(RUNS).count()).toBe(0);
    await look(page, 'hostile-panel-list');
    await row.getByRole('link').first().click();
    await page.getByRole('textbox', { name: 'Answer', exact: true }).getByText(LAST).waitFor();
    await nothingRuns(editor, 'main');
    await look(page, 'hostile-panel');
    await leave(editor);
  });
});
