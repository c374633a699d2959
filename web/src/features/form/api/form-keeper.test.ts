import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormDefinition } from '@hearthside/contract/form';
import { ApiError, ServerAwayError } from '@/lib/api-error';
import { smallForm } from '../model/test-form';
import { detailOf } from '../model/test-detail';
import { formApi } from './form-api';
import { formKeeper, type Keeping } from './form-keeper';

const kept = smallForm();
const typed = (title: string): FormDefinition => ({ ...kept, title });
const tell = vi.fn<(keeping: Keeping) => void>();
const begun = vi.fn<(formId: number) => void>();
const states = () => tell.mock.calls.map(([keeping]) => keeping.state);
const saveDraft = vi.spyOn(formApi, 'saveDraft');
const opened = () => formKeeper({ formId: 7, revision: '1', kept }, tell, begun);
const rest = () => vi.advanceTimersByTimeAsync(1200);

beforeEach(() => {
  vi.useFakeTimers();
  saveDraft.mockResolvedValue({ revision: '2', savedAt: 'now' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('sends what is typed once it rests, the newest only', async () => {
  const keeper = opened();
  keeper.typed(typed('A'));
  await vi.advanceTimersByTimeAsync(800);
  keeper.typed(typed('AB'));
  await vi.advanceTimersByTimeAsync(800);
  expect(saveDraft).not.toHaveBeenCalled();
  await rest();
  expect(saveDraft.mock.calls).toEqual([[{ id: 7, definition: typed('AB'), revision: '1' }]]);
  expect(states()).toEqual(['typed', 'typed', 'saving', 'kept']);
  expect(keeper.unsaved()).toBe(false);
});

it('sends one after the other, each with the revision before it', async () => {
  const keeper = opened();
  const answers: ((saved: { revision: string; savedAt: string }) => void)[] = [];
  saveDraft.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  keeper.typed(typed('A'));
  await rest();
  keeper.typed(typed('B'));
  await rest();
  expect(saveDraft).toHaveBeenCalledTimes(1);
  answers[0]?.({ revision: '2', savedAt: '' });
  await rest();
  expect(saveDraft.mock.lastCall).toEqual([{ id: 7, definition: typed('B'), revision: '2' }]);
  answers[1]?.({ revision: '3', savedAt: '' });
  await rest();
  expect([keeper.revision(), states().at(-1)]).toEqual(['3', 'kept']);
});

it('has nothing to send where an undo brings back what is kept', async () => {
  const keeper = opened();
  keeper.typed(typed('A'));
  keeper.typed(kept);
  await rest();
  expect(saveDraft).not.toHaveBeenCalled();
  expect(states()).toEqual(['typed', 'kept']);
});

it('tries again where the server is away, and says so meanwhile', async () => {
  const keeper = opened();
  saveDraft.mockRejectedValueOnce(new ServerAwayError());
  keeper.typed(typed('A'));
  await rest();
  expect(states().at(-1)).toBe('failed');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states().at(-1)).toBe('kept');
});

it('sends nothing more after a conflict, until it is settled', async () => {
  const keeper = opened();
  saveDraft.mockRejectedValueOnce(new ApiError(409, 'Changed'));
  keeper.typed(typed('A'));
  await rest();
  keeper.typed(typed('AB'));
  await rest();
  expect(saveDraft).toHaveBeenCalledTimes(1);
  expect(tell.mock.lastCall).toEqual([{ state: 'conflict', message: 'Changed' }]);
  keeper.settled(typed('Theirs'), detailOf(kept, { revision: '9' }));
  await rest();
  expect(saveDraft.mock.lastCall).toEqual([{ id: 7, definition: typed('AB'), revision: '9' }]);
});

it('begins a new form once, however fast one types', async () => {
  const create = vi.spyOn(formApi, 'createDraft').mockResolvedValue({
    formId: 7,
    form: detailOf(kept, { version: 0, revision: '1' }),
    ids: {},
  });
  const keeper = formKeeper({ kept }, tell, begun);
  keeper.typed(typed('A'));
  await rest();
  keeper.typed(typed('AB'));
  await rest();
  expect(create).toHaveBeenCalledTimes(1);
  expect(begun.mock.calls).toEqual([[7]]);
  expect(saveDraft.mock.calls).toEqual([[{ id: 7, definition: typed('AB'), revision: '1' }]]);
});

it('publishes after the draft that is on its way', async () => {
  const keeper = opened();
  let answer: (saved: { revision: string; savedAt: string }) => void = () => undefined;
  saveDraft.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const save = vi
    .spyOn(formApi, 'save')
    .mockResolvedValue({ formId: 7, form: detailOf(kept, { revision: '3' }), ids: {} });
  keeper.typed(typed('A'));
  await rest();
  const published = keeper.publish(typed('A'));
  await rest();
  expect(save).not.toHaveBeenCalled();
  answer({ revision: '2', savedAt: '' });
  await published;
  expect(save.mock.lastCall).toEqual([{ id: 7, definition: typed('A'), revision: '2' }]);
  expect(keeper.revision()).toBe('3');
});
