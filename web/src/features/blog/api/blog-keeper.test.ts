import { BLOG_TEXTS } from '@hearthside/contract/blog';
import type { ManagedBlog } from '@hearthside/contract/blog-shapes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, ServerAwayError } from '@/lib/api-error';
import { blogDraftOf, emptyBlog, type BlogDraft } from '../model/blog-draft';
import { managed } from '../model/test-blog';
import { blogApi } from './blog-api';
import { blogKeeper, type Keeping } from './blog-keeper';

const blog = managed();
const kept = blogDraftOf(blog);
const typed = (title: string): BlogDraft => ({ ...kept, title });
const tell = vi.fn<(keeping: Keeping) => void>();
const saved = vi.fn<(blog: ManagedBlog, begun: boolean) => void>();
const states = () => tell.mock.calls.map(([keeping]) => keeping.state);
const save = vi.spyOn(blogApi, 'save');
const create = vi.spyOn(blogApi, 'create');
const opened = () => blogKeeper({ id: blog.id, revision: '1', kept }, tell, saved);
const rest = () => vi.advanceTimersByTimeAsync(1500);
const NOT_OUT = { publish: false, publishAt: null };

beforeEach(() => {
  vi.useFakeTimers();
  save.mockResolvedValue({ blog: managed({ revision: '2' }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('sends what is written once it rests, the newest only, as kept by itself', async () => {
  const keeper = opened();
  keeper.typed(typed('A'));
  await vi.advanceTimersByTimeAsync(900);
  keeper.typed(typed('AB'));
  await vi.advanceTimersByTimeAsync(900);
  expect(save).not.toHaveBeenCalled();
  await rest();
  expect(save).toHaveBeenCalledOnce();
  expect(save.mock.lastCall?.[0]).toMatchObject({
    ...{ id: blog.id, title: 'AB', revision: '1', auto: true, publish: false },
  });
  expect(states()).toEqual(['typed', 'typed', 'saving', 'kept']);
  expect([keeper.revision(), keeper.unsaved()]).toEqual(['2', false]);
});

it('makes a new blog once it has a title, and goes on with what was made', async () => {
  const begun = emptyBlog('Ada');
  const keeper = blogKeeper({ kept: begun }, tell, saved);
  keeper.typed({ ...begun, subtitle: 'Only this' });
  await rest();
  expect(tell).toHaveBeenLastCalledWith({ state: 'held', message: BLOG_TEXTS.noTitle });
  create.mockRejectedValueOnce(new ServerAwayError());
  keeper.typed({ ...begun, title: 'Hello' });
  await rest();
  create.mockResolvedValueOnce({ blog: managed({ state: 'draft' }) });
  await vi.advanceTimersByTimeAsync(10_000);
  const keys = create.mock.calls.map(([body]) => body.key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(saved.mock.calls).toEqual([[expect.anything(), true]]);
  keeper.typed({ ...begun, title: 'Hello you' });
  await rest();
  expect(save.mock.lastCall?.[0]).toMatchObject({ id: blog.id, revision: '1' });
});

it('sends nothing more after a conflict, says who and when, and goes on once it is settled', async () => {
  const keeper = opened();
  const details = { by: 'Noor', at: '2026-11-21T12:00:00.000Z' };
  save.mockRejectedValueOnce(new ApiError(409, BLOG_TEXTS.conflict, details));
  keeper.typed(typed('A'));
  await rest();
  expect(tell).toHaveBeenLastCalledWith({
    ...{ state: 'conflict', message: BLOG_TEXTS.conflict, ...details },
  });
  keeper.typed(typed('AB'));
  await rest();
  expect(save).toHaveBeenCalledTimes(1);
  const theirs = managed({ revision: '7' });
  keeper.settled(blogDraftOf(theirs), theirs);
  await rest();
  expect(save.mock.lastCall?.[0]).toMatchObject({ title: 'AB', revision: '7' });
});

it('saves on purpose in the same line, and brings out where asked', async () => {
  const keeper = opened();
  await keeper.save(typed('A'), { publish: true, publishAt: null });
  expect(save.mock.lastCall?.[0]).toMatchObject({ title: 'A', publish: true, auto: false });
  save.mockRejectedValueOnce(new ApiError(400, 'No'));
  await expect(keeper.save(typed('B'), NOT_OUT)).rejects.toThrow('No');
});

it('sends nothing of what another state has taken the place of', async () => {
  const keeper = opened();
  keeper.typed(typed('A'));
  const theirs = managed({ revision: '7' });
  keeper.replaced(blogDraftOf(theirs), theirs);
  await rest();
  expect(save).not.toHaveBeenCalled();
  expect([keeper.revision(), keeper.unsaved()]).toEqual(['7', false]);
});
