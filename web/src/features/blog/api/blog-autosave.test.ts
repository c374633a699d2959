import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { refusedError } from '@/testing/refused';
import { blogDraftOf, emptyBlog, type BlogDraft } from '../model/blog-draft';
import { managed } from '../model/test-blog';
import { blogs } from './blogs';
import { blogAutosave, type Answered, type SaveState } from './blog-autosave';
import type { AutosaveStart } from './blog-sender';

const blog = managed();
const kept = blogDraftOf(blog);
const typed = (title: string): BlogDraft => ({ ...kept, title });
const onState = vi.fn<(saveState: SaveState) => void>();
const saved = vi.fn<(answered: Answered) => void>();
const late = vi.fn<() => void>();
const states = () => onState.mock.calls.map(([saveState]) => saveState.state);
const save = vi.spyOn(blogs, 'save');
const create = vi.spyOn(blogs, 'create');
const detail = vi.spyOn(blogs, 'detail');
const started = (start: Partial<AutosaveStart>) =>
  blogAutosave({ kept, ...start }, { onState, saved, late });
const opened = (more: Partial<AutosaveStart> = {}) =>
  started({ id: blog.id, revision: '1', ...more });
const conflict = (details = {}) => refusedError('CHANGED_MEANWHILE', BLOG_TEXTS.conflict, details);
const rest = () => vi.advanceTimersByTimeAsync(1500);
const NOT_PUBLISHED = { publish: false, publishAt: null };

beforeEach(() => {
  vi.useFakeTimers();
  save.mockResolvedValue({ blog: managed({ revision: '2' }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('a blog’s autosave sends only the latest text, once the author pauses, and marks it as automatic', async () => {
  const autosave = opened();
  autosave.typed(typed('A'));
  await vi.advanceTimersByTimeAsync(900);
  autosave.typed(typed('AB'));
  await vi.advanceTimersByTimeAsync(900);
  expect(save).not.toHaveBeenCalled();
  await rest();
  expect(save).toHaveBeenCalledOnce();
  expect(save.mock.lastCall?.[0]).toMatchObject({
    id: blog.id,
    title: 'AB',
    revision: '1',
    auto: true,
    publish: false,
  });
  expect(states()).toEqual(['typed', 'typed', 'saving', 'kept']);
  expect([autosave.revision(), autosave.unsaved()]).toEqual(['2', false]);
});

it('a blog’s autosave creates a new blog once it has a title, and continues with that blog', async () => {
  const begun = emptyBlog('Ada');
  const autosave = started({ kept: begun });
  autosave.typed({ ...begun, subtitle: 'Only this' });
  await rest();
  expect(onState).toHaveBeenLastCalledWith({ state: 'held', message: BLOG_TEXTS.noTitle });
  create.mockRejectedValueOnce(new ServerUnavailableError());
  autosave.typed({ ...begun, title: 'Hello' });
  await rest();
  create.mockResolvedValueOnce({ blog: managed({ state: 'draft' }) });
  await vi.advanceTimersByTimeAsync(10_000);
  const keys = create.mock.calls.map(([body]) => body.key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(saved.mock.calls).toMatchObject([[{ begun: true }]]);
  autosave.typed({ ...begun, title: 'Hello you' });
  await rest();
  expect(save.mock.lastCall?.[0]).toMatchObject({ id: blog.id, revision: '2' });
});

it('a blog’s autosave stops after a conflict, says who and when, and continues once it is settled', async () => {
  const autosave = opened();
  const details = { by: 'Noor', at: '2026-11-21T12:00:00.000Z' };
  save.mockRejectedValueOnce(conflict(details));
  autosave.typed(typed('A'));
  await rest();
  expect(onState).toHaveBeenLastCalledWith({
    state: 'conflict',
    message: BLOG_TEXTS.conflict,
    ...details,
  });
  autosave.typed(typed('AB'));
  await rest();
  expect(save).toHaveBeenCalledTimes(1);
  const theirs = managed({ revision: '7' });
  autosave.settled(blogDraftOf(theirs), theirs);
  await rest();
  // As an autosave, it would be in one version with what the same person wrote in another tab.
  expect(save.mock.lastCall?.[0]).toMatchObject({ title: 'AB', revision: '7', auto: false });
  autosave.typed(typed('ABC'));
  await rest();
  expect(save.mock.lastCall?.[0]).toMatchObject({ title: 'ABC', auto: true });
});

it('a blog’s autosave saves on request through the same queue, and publishes if asked', async () => {
  const autosave = opened();
  await autosave.save(typed('A'), { publish: true, publishAt: null });
  expect(save.mock.lastCall?.[0]).toMatchObject({ title: 'A', publish: true, auto: false });
  save.mockRejectedValueOnce(new ApiError(400, 'No'));
  await expect(autosave.save(typed('B'), NOT_PUBLISHED)).rejects.toThrow('No');
});

it('a blog’s autosave sends nothing of a text that was replaced', async () => {
  const autosave = opened();
  autosave.typed(typed('A'));
  const theirs = managed({ revision: '7' });
  autosave.replaced(blogDraftOf(theirs), theirs);
  await rest();
  expect(save).not.toHaveBeenCalled();
  expect([autosave.revision(), autosave.unsaved()]).toEqual(['7', false]);
});

it('a blog’s autosave uses the address that the server made last, unless one was typed', async () => {
  const autosave = opened();
  const made = managed({ revision: '2', slug: 'made-of-a' });
  save.mockResolvedValueOnce({ blog: made });
  autosave.typed(typed('A'));
  await rest();
  expect(save.mock.lastCall?.[0]).toMatchObject({ slug: kept.slug });
  autosave.typed(typed('AB'));
  await rest();
  expect(save.mock.lastCall?.[0]).toMatchObject({ title: 'AB', slug: 'made-of-a' });
  autosave.typed({ ...typed('AB'), slug: 'typed' });
  await rest();
  expect(save.mock.lastCall?.[0]).toMatchObject({ slug: 'typed' });
});

it('a blog’s autosave does not count new signatures in links as a change', async () => {
  const cover = (signature: string) => ({ ...kept, coverImage: `/api/files/a.png?s=${signature}` });
  const autosave = opened({ kept: cover('1') });
  autosave.typed(cover('2'));
  await rest();
  expect([save.mock.calls, autosave.unsaved()]).toEqual([[], false]);
});

it('a blog’s autosave has no conflict with its own save whose answer was lost', async () => {
  const autosave = opened();
  save.mockRejectedValueOnce(new ServerUnavailableError());
  autosave.typed(typed('A'));
  await rest();
  expect(autosave.unsent()).toMatchObject({ revision: '1', sent: [{ title: 'A' }] });
  autosave.typed(typed('AB'));
  save.mockRejectedValueOnce(conflict());
  detail.mockResolvedValueOnce({ blog: managed({ title: 'A', revision: '5' }) });
  await rest();
  expect(save.mock.lastCall?.[0]).toMatchObject({ title: 'AB', revision: '5' });
  expect(states().at(-1)).toBe('kept');
});

it('a blog’s autosave has a conflict with what others saved in the meantime, even after a reload', async () => {
  const autosave = opened({ sent: [typed('A')] });
  autosave.typed(typed('AB'));
  save.mockRejectedValueOnce(conflict());
  detail.mockResolvedValueOnce({ blog: managed({ title: 'Theirs', revision: '5' }) });
  await rest();
  expect([states().at(-1), save.mock.calls.length]).toEqual(['conflict', 1]);
});

it('a blog’s autosave creates a blog only once, even if the page was reloaded before the answer', async () => {
  const begun = { ...emptyBlog('Ada'), title: 'Hello' };
  const before = started({ kept: emptyBlog('Ada') });
  create.mockReturnValueOnce(new Promise(() => undefined));
  before.typed(begun);
  await rest();
  const { key } = before.unsent() ?? {};
  expect(key).toBe(create.mock.lastCall?.[0].key);
  const autosave = started({ kept: emptyBlog('Ada'), key });
  create.mockResolvedValueOnce({ blog: managed({ state: 'draft' }) });
  autosave.typed({ ...begun, title: 'Hello you' });
  await rest();
  expect(create.mock.lastCall?.[0]).toMatchObject({ key, publish: false });
  // What was created is what was sent first.
  expect(save.mock.lastCall?.[0]).toMatchObject({ id: blog.id, title: 'Hello you' });
});

it('a blog’s autosave reports nothing to a closed form except that everything has arrived', async () => {
  const autosave = started({ kept: emptyBlog('Ada') });
  autosave.typed({ ...emptyBlog('Ada'), title: 'Hello' });
  create.mockReturnValueOnce(
    new Promise((resolve) => setTimeout(() => resolve({ blog: managed() }), 2000)),
  );
  await rest();
  onState.mockClear();
  autosave.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([onState, saved, late].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
  expect([create.mock.calls.length, save.mock.calls.length]).toEqual([1, 0]);
});

it('a blog’s autosave sends nothing automatically for a scheduled blog, until its publish time is canceled', async () => {
  const publishAt = '2026-12-03T09:00:00.000Z';
  const autosave = opened({ publishAt });
  autosave.typed(typed('Half a sen'));
  await rest();
  expect(onState).toHaveBeenLastCalledWith({ state: 'waits', publishAt });
  // A reload of the tab continues with it.
  expect([save.mock.calls, autosave.unsent()?.draft.title]).toEqual([[], 'Half a sen']);
  save.mockResolvedValue({ blog: managed({ publishAt, revision: '2' }) });
  await autosave.save(typed('A sentence'), NOT_PUBLISHED);
  expect(save.mock.lastCall?.[0]).toMatchObject({ title: 'A sentence', auto: false });
  autosave.typed(typed('A sentence and'));
  await rest();
  expect(save).toHaveBeenCalledOnce();
  vi.spyOn(blogs, 'cancelSchedule').mockResolvedValue({ blog: managed({ revision: '3' }) });
  await autosave.cancelSchedule();
  await rest();
  expect(save.mock.lastCall?.[0]).toMatchObject({
    title: 'A sentence and',
    auto: true,
    revision: '3',
  });
});

it('a blog’s autosave reports a conflict when canceling the publish time meets one', async () => {
  const autosave = opened({ publishAt: '2026-12-03T09:00:00.000Z' });
  vi.spyOn(blogs, 'cancelSchedule').mockRejectedValue(conflict());
  await expect(autosave.cancelSchedule()).rejects.toThrow(BLOG_TEXTS.conflict);
  expect(states()).toEqual(['conflict']);
});
