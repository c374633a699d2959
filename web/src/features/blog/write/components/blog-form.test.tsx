// @vitest-environment jsdom
import { BLOG_TEXTS, readBlogContent } from '@hearthside/contract/blog/fields';
import { VIDEO_TEXTS } from '@hearthside/contract/video-link';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, closePortal, noAnswer } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { managed } from '../../model/test-blog';
import { openManage, press } from '../../manage/components/test-manage-blogs';

// The editor has its own tests. Here it is just a text field.
vi.mock('@/ui/rich-text/rich-text-editor', () => ({
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

/** Manage Blogs with its form open. */
async function open(writing: string, noted?: Record<string, string>) {
  const opened = openManage([blog], `/admin-blogs?write=${writing}`, noted);
  opened.answers[`GET /api/blogs/${blog.id}`] = () => answer({ blog });
  await screen.findByLabelText(/^Title/);
  return opened;
}
const drafts = () => Object.keys(localStorage).filter((key) => key.includes('.blog.'));
const saves = `PUT /api/blogs/${blog.id}`;

it('the blog form creates a blog with its text, tags and videos, and publishes it', async () => {
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

it('the blog form adds paragraphs up to ten, and undoes removing one if there is still room', async () => {
  await open(blog.id);
  for (let count = slots(); count < 10; count += 1) await press('Add paragraph');
  expect(slots()).toBe(10);
  expect(screen.getByText('Add paragraph').closest('button')?.disabled).toBe(true);
  await press('Remove paragraph 1');
  expect([slots(), screen.queryByDisplayValue('<p>Text 1</p>')]).toEqual([9, null]);
  vi.mocked(toast.undo).mock.lastCall![1]();
  expect(await screen.findByDisplayValue('<p>Text 1</p>')).toBeTruthy();
  await press('Remove paragraph 1');
  await press('Add paragraph');
  const again = vi.mocked(toast.undo).mock.lastCall![1];
  again();
  expect(vi.mocked(toast.undo).mock.lastCall).toEqual([
    expect.stringMatching(/^A blog has at most 10 paragraphs/),
    again,
  ]);
});

it('the blog form saves what is typed automatically, and can then be closed', async () => {
  const { answers, asked, router } = await open(blog.id);
  answers[saves] = () => answer({ blog: { ...blog, revision: '2' } });
  write(/^Title/, 'Another');
  expect(screen.getByText('Changes not saved yet')).toBeTruthy();
  await press('Close');
  await soon(() => expect(router.state.location.search).toBe(''));
  expect(asked(saves)[0]?.body).toMatchObject({ title: 'Another', auto: true, revision: '1' });
});

it('the blog form shows the address that the server makes, and sends it with the next save', async () => {
  const { answers, asked } = await open(blog.id);
  answers[saves] = ({ body }) =>
    answer({ blog: { ...blog, title: body.title, slug: 'another', revision: '2' } });
  write(/^Title/, 'Another');
  expect(await screen.findByDisplayValue('another', {}, { timeout: 4000 })).toBeTruthy();
  write(/^Title/, 'Another one');
  await press('Save draft');
  await soon(() => expect(asked(saves)).toHaveLength(2));
  expect(asked(saves).at(-1)?.body).toMatchObject({ title: 'Another one', slug: 'another' });
});

it('the blog form stores in this tab what could not be saved, and continues with it after a reload', async () => {
  const { answers } = await open(blog.id);
  answers[saves] = () => refused('INVALID_INPUT', 'The shelf is full');
  write(/^Title/, 'Another');
  await screen.findByText(/The shelf is full/, {}, { timeout: 4000 });
  await soon(() => expect(drafts()).toHaveLength(1));
  const noted = { ...localStorage } as Record<string, string>;
  closePortal();
  const { asked, ...next } = await open(blog.id, noted);
  next.answers[saves] = () => answer({ blog: { ...blog, title: 'Another', revision: '2' } });
  expect(screen.getByDisplayValue('Another')).toBeTruthy();
  // Even a page that closes at once has lost nothing.
  expect(drafts()).toHaveLength(1);
  await soon(() => expect(asked(saves)[0]?.body).toMatchObject({ title: 'Another' }));
  await soon(() => expect(drafts()).toEqual([]));
});

it('the blog form keeps what was written after a version was restored when restoring is undone', async () => {
  const { answers, asked } = await open(blog.id);
  const version = { ...blog, id: 3, at: '2026-11-20T12:00:00.000Z', by: 'Noor' };
  answers[`GET /api/blogs/${blog.id}/versions`] = () =>
    answer({
      versions: [{ ...version, title: 'Before', door: 'panel', published: true }],
      pagination: { currentPage: 1, totalPages: 1, total: 1 },
    });
  answers[`POST /api/blogs/${blog.id}/versions/3/restore`] = () =>
    answer({ blog: { ...blog, title: 'Before', revision: '6' } });
  await press('Versions');
  await press(/by Noor, in the panel/);
  await press('Restore this version');
  expect(await screen.findByDisplayValue('Before')).toBeTruthy();
  answers[saves] = ({ body }) =>
    asked(saves).length === 1
      ? answer({ blog: { ...blog, title: body.title, revision: '7' } })
      : refused('CHANGED_MEANWHILE', BLOG_TEXTS.conflict);
  write(/^Title/, 'Written on');
  vi.mocked(toast.undo).mock.lastCall![1]();
  await soon(() =>
    expect(toast.error).toHaveBeenCalledWith(expect.stringMatching(/^The blog has changed since/)),
  );
  expect(asked(saves)[0]?.body).toMatchObject({ title: 'Written on', revision: '6' });
  expect(screen.getByDisplayValue('Written on')).toBeTruthy();
});

it('the blog form stays closed if a new blog is created only after it was closed', async () => {
  const { answers, router } = await open('new');
  let arrive = (): void => undefined;
  answers['POST /api/blogs'] = () =>
    new Promise((resolve) => {
      arrive = () => void answer({ blog }).then(resolve);
    });
  write(/^Title/, 'Hello');
  await soon(() => expect(screen.getByText('Saving draft...')).toBeTruthy());
  void router.navigate('/admin-blogs');
  await press('Leave');
  await soon(() => expect(router.state.location.search).toBe(''));
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(router.state.location.search).toBe('');
});

it('the blog form asks before it is left with something that could not be saved', async () => {
  const { answers, router } = await open(blog.id);
  answers[saves] = noAnswer;
  write(/^Title/, 'Another');
  void router.navigate('/elsewhere');
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

it('the blog form says who was faster and when, keeps what was written, and can save it anyway', async () => {
  const { answers, asked } = await open(blog.id);
  const theirs = { ...blog, title: 'Theirs', revision: '7' };
  const details = { by: 'Noor', at: new Date(2026, 10, 21, 12).toISOString() };
  answers[saves] = ({ body }) =>
    body.revision === '7'
      ? answer({ blog: { ...blog, revision: '8' } })
      : refused('CHANGED_MEANWHILE', BLOG_TEXTS.conflict, details);
  write(/^Title/, 'Mine');
  await press('Save draft');
  expect(await screen.findByText(BLOG_TEXTS.conflict)).toBeTruthy();
  expect(screen.getByText(/Noor saved it on Nov 21, 2026, 12:00 PM/)).toBeTruthy();
  expect(screen.getByDisplayValue('Mine')).toBeTruthy();
  answers[`GET /api/blogs/${blog.id}`] = () => answer({ blog: theirs });
  await press('Show the difference');
  const difference = await screen.findByRole('region', { name: 'The difference' });
  expect(difference.querySelector('dl')?.textContent).toBe('Title−Theirs: Theirs+Yours: Mine');
  await press('Keep mine');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  await soon(() => expect(asked(saves).at(-1)?.body).toMatchObject({ title: 'Mine' }));
  await soon(() => expect(screen.queryByText(BLOG_TEXTS.conflict)).toBeNull());
});

it('the blog form sets the publish time, and says in which time zone', async () => {
  const { answers, asked } = await open('new');
  answers['POST /api/blogs'] = () => answer({ blog });
  write(/^Title/, 'Hello');
  await press('Publish at');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish at' }));
  expect(dialog.getByText(/^Time zone: /)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: '2020-01-01' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Set the date' }));
  expect(await dialog.findByText('Please choose a time in the future')).toBeTruthy();
  const day = `${new Date().getFullYear() + 1}-05-04`;
  fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: day } });
  fireEvent.change(dialog.getByLabelText(/^Time/), { target: { value: '08:30' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Set the date' }));
  await soon(() => expect(toast.success).toHaveBeenCalledWith(BLOG_TEXTS.created));
  expect(asked('POST /api/blogs')[0]?.body).toMatchObject({
    publish: true,
    publishAt: new Date(`${day}T08:30`).toISOString(),
  });
});

it('the blog form says when a published blog’s changes will be published, stores new ones here, and cancels the date', async () => {
  const publishAt = new Date(2026, 11, 3, 9).toISOString();
  const waiting = { ...blog, state: 'changed' as const, publishAt };
  const opened = openManage([waiting], `/admin-blogs?write=${blog.id}`);
  const { answers, asked } = opened;
  answers[`GET /api/blogs/${blog.id}`] = () => answer({ blog: waiting });
  await screen.findByLabelText(/^Title/);
  const said =
    'This blog publishes Dec 3, 2026, 9:00 AM; changes are kept in this tab until you save.';
  expect(screen.getByText(said)).toBeTruthy();
  write(/^Title/, 'Half a sen');
  expect(screen.getByText('Changes not saved yet')).toBeTruthy();
  await soon(() => expect(screen.getByText(said)).toBeTruthy());
  await soon(() => expect(drafts()).toHaveLength(1));
  expect(asked(saves)).toEqual([]);
  const freed = { ...blog, publishAt: null, revision: '2' };
  answers[`POST /api/blogs/${blog.id}/cancel-hour`] = () => answer({ blog: freed });
  answers[saves] = () => answer({ blog: { ...freed, title: 'Half a sen', revision: '3' } });
  await press('Publish changes');
  const question = within(await screen.findByRole('alertdialog', { name: 'Publish it now?' }));
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(asked(saves)).toEqual([]);
  await press('Change the date');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish at' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Unschedule' }));
  await soon(() =>
    expect(toast.success).toHaveBeenCalledWith(
      'This blog is no longer scheduled. The published version stays.',
    ),
  );
  expect(asked(`POST /api/blogs/${blog.id}/cancel-hour`)[0]?.body).toEqual({ revision: '1' });
  await soon(() => expect(asked(saves)[0]?.body).toMatchObject({ auto: true, revision: '2' }));
});

it('the blog form does not open over content that can’t be read', async () => {
  const { answers } = openManage([blog], `/admin-blogs?write=${blog.id}`);
  answers[`GET /api/blogs/${blog.id}`] = () => answer({ blog: { ...blog, content: '' } });
  expect(await screen.findByText(BLOG_TEXTS.unreadable)).toBeTruthy();
  expect(screen.queryByLabelText(/^Title/)).toBeNull();
});
