// @vitest-environment jsdom
import { BLOG_TEXTS, readBlogContent } from '@hearthside/contract/blog';
import { VIDEO_TEXTS } from '@hearthside/contract/video-link';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, closePortal, noAnswer } from '@/testing/portal';
import { toast } from '@/ui/toast';
import { managed } from '../model/test-blog';
import { openManage, press } from './test-manage-blogs';

// The editor has tests of its own; here it is a text.
vi.mock('@/ui/rich-text-editor', () => ({
  RichTextEditor: (props: { label: string; value: string; onChange: (value: string) => void }) => (
    <textarea
      aria-label={props.label}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
    />
  ),
}));
afterEach(closePortal);

const blog = managed({ paragraphs: 1 });
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), {
    target: { value },
  });
const slots = () => document.querySelectorAll('textarea[aria-label^="Paragraph"]').length;
const soon = (check: () => void) => vi.waitFor(check, { timeout: 4000 });

/** Manage Blogs with its form open over it. */
async function open(writing: string) {
  const opened = openManage([blog], `/admin-blogs?write=${writing}`);
  opened.answers[`GET /api/blogs/${blog.id}`] = () => answer({ blog });
  await screen.findByLabelText(/^Title/);
  return opened;
}
const saves = `PUT /api/blogs/${blog.id}`;

it('creates a blog with its text, tags and videos, and publishes it', async () => {
  const { answers, asked, router } = await open('new');
  answers['POST /api/blogs'] = () => answer({ blog });
  expect(slots()).toBe(2);
  await press('Publish');
  expect(await screen.findByText(BLOG_TEXTS.noTitle)).toBeTruthy();
  await soon(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Title/)));
  write(/^Title/, 'Hello');
  write('Paragraph 2', '<p>Text</p>');
  write(/^Tags/, 'Dogs, cats');
  fireEvent.keyDown(screen.getByLabelText(/^Tags/, { selector: 'input' }), { key: 'Enter' });
  write(/^Tags/, 'dogs');
  await press('Add');
  write(/^Video URLs/, 'https://youtu.be/dQw4w9WgXcQ, https://example.org');
  await press('Publish');
  expect((await screen.findAllByText(VIDEO_TEXTS.invalid)).length).toBeGreaterThan(0);
  expect(asked('POST /api/blogs')).toEqual([]);
  write(/^Video URLs/, 'https://youtu.be/dQw4w9WgXcQ');
  await press('Publish');
  await soon(() => expect(toast.success).toHaveBeenCalledWith(BLOG_TEXTS.created));
  const { body } = asked('POST /api/blogs')[0]!;
  expect(body).toMatchObject({ title: 'Hello', category: 'pet_care', publish: true });
  expect(readBlogContent(body.content as string)).toMatchObject({
    tags: ['Dogs', 'cats'],
    videoUrls: ['https://youtu.be/dQw4w9WgXcQ'],
    paragraphs: [{ content: '<p>Text</p>', file: null }],
  });
  await soon(() => expect(router.state.location.search).toBe(''));
});

it('adds paragraphs up to ten, and removes them down to one with a way back', async () => {
  await open(blog.id);
  for (let count = slots(); count < 10; count += 1) await press('Add paragraph');
  expect(slots()).toBe(10);
  expect(screen.getByText('Add paragraph').closest('button')?.disabled).toBe(true);
  await press('Remove paragraph 1');
  expect([slots(), screen.queryByDisplayValue('<p>Text 1</p>')]).toEqual([9, null]);
  vi.mocked(toast.undo).mock.lastCall![1]();
  expect(await screen.findByDisplayValue('<p>Text 1</p>')).toBeTruthy();
});

it('keeps what is typed by itself, and lets the form be closed then', async () => {
  const { answers, asked, router } = await open(blog.id);
  answers[saves] = () => answer({ blog: { ...blog, revision: '2' } });
  write(/^Title/, 'Another');
  expect(screen.getByText('Changes not kept yet')).toBeTruthy();
  await press('Close');
  await soon(() => expect(router.state.location.search).toBe(''));
  expect(asked(saves)[0]?.body).toMatchObject({ title: 'Another', auto: true, revision: '1' });
});

it('asks before what could not be kept is left', async () => {
  const { answers, router } = await open(blog.id);
  answers[saves] = noAnswer;
  write(/^Title/, 'Another');
  void router.navigate('/elsewhere');
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

it('says who was faster and when, keeps what was written, and goes on with it', async () => {
  const { answers, asked } = await open(blog.id);
  const theirs = { ...blog, title: 'Theirs', revision: '7' };
  const details = { by: 'Noor', at: new Date(2026, 10, 21, 12).toISOString() };
  answers[saves] = ({ body }) =>
    body.revision === '7'
      ? answer({ blog: { ...blog, revision: '8' } })
      : answer({ error: BLOG_TEXTS.conflict, details }, 409);
  write(/^Title/, 'Mine');
  await press('Save draft');
  expect(await screen.findByText(BLOG_TEXTS.conflict)).toBeTruthy();
  expect(screen.getByText(/Noor saved it on 21 Nov 2026, 12:00/)).toBeTruthy();
  expect(screen.getByDisplayValue('Mine')).toBeTruthy();
  answers[`GET /api/blogs/${blog.id}`] = () => answer({ blog: theirs });
  await press('Keep mine');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  await soon(() => expect(asked(saves).at(-1)?.body).toMatchObject({ title: 'Mine' }));
  await soon(() => expect(screen.queryByText(BLOG_TEXTS.conflict)).toBeNull());
});

it('sets the hour at which it comes out, and says in which time zone', async () => {
  const { answers, asked } = await open('new');
  answers['POST /api/blogs'] = () => answer({ blog });
  write(/^Title/, 'Hello');
  await press('Publish at');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish at' }));
  expect(dialog.getByText(/^Time zone: /)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: '2020-01-01' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Set the date' }));
  expect(await dialog.findByText('Please choose a time that is still to come')).toBeTruthy();
  const day = `${new Date().getFullYear() + 1}-05-04`;
  fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: day } });
  fireEvent.change(dialog.getByLabelText(/^Time/), { target: { value: '08:30' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Set the date' }));
  await soon(() => expect(toast.success).toHaveBeenCalledWith(BLOG_TEXTS.created));
  expect(asked('POST /api/blogs')[0]?.body).toMatchObject({
    ...{ publish: true, publishAt: new Date(`${day}T08:30`).toISOString() },
  });
});

it('does not open a form over content that can’t be read', async () => {
  const { answers } = openManage([blog], `/admin-blogs?write=${blog.id}`);
  answers[`GET /api/blogs/${blog.id}`] = () => answer({ blog: { ...blog, content: '' } });
  expect(await screen.findByText(BLOG_TEXTS.unreadable)).toBeTruthy();
  expect(screen.queryByLabelText(/^Title/)).toBeNull();
});
