// @vitest-environment jsdom
import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { managed, said } from '../../model/test-blog';
import { choose, openManage, press } from './test-manage-blogs';

afterEach(closePortal);

const scheduled: Partial<ManagedBlog> = {
  id: 's'.repeat(24),
  title: 'Soon',
  state: 'scheduled',
  publishAt: new Date(2026, 11, 3, 9).toISOString(),
};

it('the list of blogs shows their states, and sorts and filters them', async () => {
  const { asked, router } = openManage([managed(), managed(scheduled)]);
  expect(await screen.findByText('Published')).toBeTruthy();
  expect(screen.getByText(/^Publishes Dec 3, 2026, 9:00 AM UTC$/)).toBeTruthy();
  expect(screen.getAllByText('by Amara Hale')).toHaveLength(2);
  await press('Title');
  fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), {
    target: { value: 'estate_planning' },
  });
  await vi.waitFor(() =>
    expect(router.state.location.search).toBe('?category=estate_planning&sort=title_asc'),
  );
  await vi.waitFor(() =>
    expect(Object.fromEntries(asked('GET /api/admin/blogs').at(-1)!.query)).toMatchObject({
      category: 'estate_planning',
      sortBy: 'title',
      sortOrder: 'asc',
      limit: '10',
    }),
  );
});

it('the list of blogs says that there are none, or that they could not be loaded', async () => {
  const { answers } = openManage([]);
  expect(await screen.findByText(BLOG_TEXTS.none)).toBeTruthy();
  closePortal();
  const next = openManage([]);
  next.answers['GET /api/admin/blogs'] = () => refused('NOT_ALLOWED', 'No');
  expect(await screen.findByText(BLOG_TEXTS.fetchFailed)).toBeTruthy();
  expect(answers).toBeTruthy();
});

it('the preview shows a draft read-only, even if it is empty', async () => {
  const { answers } = openManage([managed()]);
  const empty = managed({ content: said({ paragraphs: [] }) });
  answers[`GET /api/blogs/${empty.id}`] = () => answer({ blog: empty });
  await choose('First aid for dogs', 'Preview');
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview Blog' }));
  expect(await dialog.findByText(BLOG_TEXTS.nothingToPreview)).toBeTruthy();
  expect(dialog.getAllByRole('button', { name: 'Close' }).length).toBeGreaterThan(0);
});

it('the list of blogs publishes and deletes, and undoes both', async () => {
  const draft = managed({ state: 'draft' });
  const { answers, asked } = openManage([draft]);
  const blog = () => answer({ blog: draft });
  answers[`POST /api/blogs/${draft.id}/publish`] = blog;
  answers[`POST /api/blogs/${draft.id}/unpublish`] = blog;
  await choose(draft.title, 'Publish');
  await vi.waitFor(() =>
    expect(toast.undo).toHaveBeenCalledWith(
      '“First aid for dogs” is published',
      expect.any(Function),
    ),
  );
  expect(asked(`POST /api/blogs/${draft.id}/publish`)[0]?.body).toMatchObject({ revision: '1' });
  vi.mocked(toast.undo).mock.lastCall![1]();
  await vi.waitFor(() => expect(asked(`POST /api/blogs/${draft.id}/unpublish`)).toHaveLength(1));

  answers[`DELETE /api/blogs/${draft.id}`] = () => answer({ message: BLOG_TEXTS.deleted });
  answers[`POST /api/blogs/${draft.id}/restore`] = blog;
  await choose(draft.title, 'Delete');
  await press('Delete');
  await vi.waitFor(() =>
    expect(toast.undo).toHaveBeenCalledWith(BLOG_TEXTS.deleted, expect.any(Function), {
      about: 'First aid for dogs',
    }),
  );
  vi.mocked(toast.undo).mock.lastCall![1]();
  await vi.waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith('“First aid for dogs” is back'),
  );
});

it('the versions dialog shows what changed since a version, restores it, and undoes that', async () => {
  const now = managed({ revision: '5' });
  const { answers, asked } = openManage([now]);
  const before = { ...now, id: 3, at: '2026-11-20T12:00:00.000Z', by: 'Noor' };
  const version = { ...before, door: 'panel', published: true, title: 'First aid' };
  answers[`GET /api/blogs/${now.id}`] = () => answer({ blog: now });
  answers[`GET /api/blogs/${now.id}/versions`] = () =>
    answer({
      versions: [version],
      pagination: { currentPage: 1, totalPages: 1, total: 1 },
    });
  answers[`POST /api/blogs/${now.id}/versions/3/restore`] = () =>
    answer({ blog: { ...now, title: 'First aid', revision: '6' } });
  answers[`PUT /api/blogs/${now.id}`] = () => answer({ blog: { ...now, revision: '7' } });
  await choose(now.title, 'Versions');
  fireEvent.click(await screen.findByRole('button', { name: /by Noor, in the panel/ }));
  expect(await screen.findByText('First aid', { selector: 'del' })).toBeTruthy();
  await press('Restore this version');
  await vi.waitFor(() => expect(toast.undo).toHaveBeenCalledOnce());
  vi.mocked(toast.undo).mock.lastCall![1]();
  await vi.waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith('The blog is as it was before'),
  );
  expect(asked(`PUT /api/blogs/${now.id}`)[0]?.body).toMatchObject({
    title: now.title,
    revision: '6',
  });
});

it.each([
  [{ ...scheduled }, '“Soon” stays a draft'],
  [
    { ...scheduled, state: 'changed' as const },
    '“Soon” is no longer scheduled. The published version stays.',
  ],
])(
  'the list of blogs cancels the date of a scheduled blog, even of a published one: %#',
  async (set, said) => {
    const waiting = managed(set);
    const { id, title, publishAt } = waiting;
    const { answers, asked } = openManage([waiting]);
    const state = set.state === 'changed' ? 'published' : 'draft';
    const freed = { ...waiting, state, publishAt: null, revision: '2' };
    answers[`POST /api/blogs/${id}/cancel-hour`] = () => answer({ blog: freed });
    answers[`POST /api/blogs/${id}/publish`] = () => answer({ blog: waiting });
    await choose(title, 'Unschedule');
    await vi.waitFor(() => expect(toast.undo).toHaveBeenCalledWith(said, expect.any(Function)));
    expect(asked(`POST /api/blogs/${id}/unpublish`)).toEqual([]);
    vi.mocked(toast.undo).mock.lastCall![1]();
    await vi.waitFor(() =>
      expect(asked(`POST /api/blogs/${id}/publish`)[0]?.body).toEqual({ publishAt, revision: '2' }),
    );
  },
);

it('the list of blogs does not publish a blog that somebody else has changed in the meantime, and reloads the list', async () => {
  const draft = managed({ state: 'draft' });
  const { answers, asked } = openManage([draft]);
  answers[`POST /api/blogs/${draft.id}/publish`] = () =>
    refused('CHANGED_MEANWHILE', BLOG_TEXTS.conflict);
  await choose(draft.title, 'Publish');
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith(BLOG_TEXTS.conflict));
  await vi.waitFor(() => expect(asked('GET /api/admin/blogs')).toHaveLength(2));
});

it('the versions dialog restores a version of an unreadable blog, without offering to undo that', async () => {
  const now = managed({ content: '' });
  const { answers } = openManage([now]);
  const { id, title } = now;
  const at = '2026-11-20T12:00:00.000Z';
  const version = { ...managed(), id: 3, at, by: 'Noor', door: 'panel', published: true };
  answers[`GET /api/blogs/${id}`] = () => answer({ blog: now });
  answers[`GET /api/blogs/${id}/versions`] = () =>
    answer({ versions: [version], pagination: { currentPage: 1, totalPages: 1, total: 1 } });
  answers[`POST /api/blogs/${id}/versions/3/restore`] = () => answer({ blog: managed() });
  await choose(title, 'Versions');
  fireEvent.click(await screen.findByRole('button', { name: /by Noor, in the panel/ }));
  await press('Restore this version');
  await vi.waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith(expect.stringMatching(/as it was on/)),
  );
  expect(toast.undo).not.toHaveBeenCalled();
});

it('the list of blogs asks before it publishes a scheduled blog at once, and shows its publish time', async () => {
  const soon = managed(scheduled);
  const { answers, asked } = openManage([soon]);
  const publishing = `POST /api/blogs/${soon.id}/publish`;
  answers[publishing] = () => answer({ blog: soon });
  await choose('Soon', 'Publish now');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish it now?' }));
  expect(dialog.getByText(/Publishes Dec 3, 2026, 9:00 AM /)).toBeTruthy();
  expect(asked(publishing)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
  await vi.waitFor(() => expect(asked(publishing)[0]?.body).toMatchObject({ publishAt: null }));
});
