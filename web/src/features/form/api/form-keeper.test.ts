import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormDefinition } from '@hearthside/contract/form';
import type { FormDetail, FormSaved } from '@hearthside/contract/form-endpoints';
import { ApiError, ServerAwayError } from '@/lib/api-error';
import { smallForm } from '../model/test-form';
import { detailOf } from '../model/test-detail';
import { formApi } from './form-api';
import { formKeeper, type KeeperStart, type Keeping } from './form-keeper';

const kept = smallForm();
const typed = (title: string): FormDefinition => ({ ...kept, title });
const tell = vi.fn<(keeping: Keeping) => void>();
const begun = vi.fn<(formId: number) => void>();
const states = () => tell.mock.calls.map(([keeping]) => keeping.state);
const saveDraft = vi.spyOn(formApi, 'saveDraft');
const started = (start: Partial<KeeperStart>) => {
  const keeper = formKeeper({ kept, ...start }, tell, begun);
  return { ...keeper, stop: keeper.start() };
};
const opened = () => started({ formId: 7, revision: '1' });
/** What a call about form 7 carries. */
const of = (title: string, revision: string) => ({ id: 7, ...typed(title), revision });
const drafted = (definition: FormDefinition, revision: string) =>
  detailOf(kept, { revision, draft: { definition, savedAt: 'then', savedBy: 'Ada' } });
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
  expect(saveDraft.mock.calls).toEqual([[of('AB', '1')]]);
  expect(states()).toEqual(['typed', 'saving', 'kept']);
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
  expect(saveDraft.mock.lastCall).toEqual([of('B', '2')]);
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
  expect(tell.mock.lastCall).toMatchObject([{ state: 'conflict', error: { message: 'Changed' } }]);
  keeper.settled(typed('Theirs'), detailOf(kept, { revision: '9' }));
  await rest();
  expect(saveDraft.mock.lastCall).toEqual([of('AB', '9')]);
});

it('begins a new form once, however fast one types', async () => {
  const create = vi.spyOn(formApi, 'createDraft').mockResolvedValue({
    formId: 7,
    form: detailOf(kept, { version: 0, revision: '1' }),
    ids: {},
  });
  const keeper = started({});
  keeper.typed(typed('A'));
  await rest();
  keeper.typed(typed('AB'));
  await rest();
  expect(create).toHaveBeenCalledTimes(1);
  expect(begun.mock.calls).toEqual([[7]]);
  expect(saveDraft.mock.calls).toEqual([[of('AB', '1')]]);
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
  const published = keeper.publish(typed('A'), []);
  await rest();
  expect(save).not.toHaveBeenCalled();
  answer({ revision: '2', savedAt: '' });
  await published;
  expect(save.mock.lastCall).toEqual([{ ...of('A', '2'), corrections: [] }]);
  expect(keeper.revision()).toBe('3');
});

it.each([401, 429])('tries again after a %i, which passes', async (status) => {
  const keeper = opened();
  saveDraft.mockRejectedValueOnce(new ApiError(status, 'Later'));
  keeper.typed(typed('A'));
  await rest();
  expect(states().at(-1)).toBe('failed');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states().at(-1)).toBe('kept');
});

it('answers how the draft stands once it was sent', async () => {
  const keeper = opened();
  saveDraft.mockRejectedValueOnce(new ApiError(403, 'No'));
  keeper.typed(typed('A'));
  expect(await keeper.keep()).toMatchObject({ state: 'failed', error: { message: 'No' } });
  expect(await keeper.keep()).toEqual({ state: 'kept', savedAt: 'now' });
});

it('remembers when its draft was kept while one types and undoes it', async () => {
  const keeper = started({ formId: 7, revision: '1', savedAt: 'then' });
  keeper.typed(typed('A'));
  keeper.typed(kept);
  expect(tell.mock.lastCall).toEqual([{ state: 'kept', savedAt: 'then' }]);
});

it('sends and tells nothing once it is stopped', async () => {
  const keeper = opened();
  keeper.typed(typed('A'));
  keeper.stop();
  await rest();
  keeper.typed(typed('AB'));
  await rest();
  await keeper.keep();
  expect(saveDraft).not.toHaveBeenCalled();
  expect(states()).toEqual(['typed']);
});

it('begins nothing any more where it is stopped on the way', async () => {
  let answer: (saved: FormSaved) => void = () => undefined;
  vi.spyOn(formApi, 'createDraft').mockImplementation(
    () => new Promise((resolve) => (answer = resolve)),
  );
  const keeper = started({});
  keeper.typed(typed('A'));
  await rest();
  keeper.typed(typed('AB'));
  keeper.stop();
  answer({ formId: 7, form: detailOf(kept, { version: 0 }), ids: {} });
  await rest();
  expect([begun.mock.calls, saveDraft.mock.calls, states()]).toEqual([[], [], ['typed', 'saving']]);
});

it('begins a form by the same name again where the answer was lost, and then sends what it is by now', async () => {
  const create = vi
    .spyOn(formApi, 'createDraft')
    .mockRejectedValueOnce(new ServerAwayError())
    .mockResolvedValue({ formId: 7, form: drafted(typed('A'), '1'), ids: {} });
  const keeper = started({});
  keeper.typed(typed('A'));
  await rest();
  keeper.typed(typed('AB'));
  await rest();
  expect(create).toHaveBeenCalledTimes(2);
  expect(create.mock.calls[0]?.[0].key).toBe(create.mock.calls[1]?.[0].key);
  expect(saveDraft.mock.calls).toEqual([[of('AB', '1')]]);
});

it('publishes a new form by the name it was begun with', async () => {
  const saved = { formId: 7, form: detailOf(kept), ids: {} };
  const draft = vi.spyOn(formApi, 'createDraft').mockRejectedValueOnce(new ServerAwayError());
  const create = vi.spyOn(formApi, 'create').mockResolvedValue(saved);
  const keeper = started({});
  keeper.typed(typed('A'));
  await rest();
  await keeper.publish(typed('A'), []);
  expect(create.mock.lastCall).toEqual(draft.mock.lastCall);
  expect(begun.mock.calls).toEqual([[7]]);
});

it('takes its own draft whose answer was lost for no conflict', async () => {
  const keeper = opened();
  saveDraft.mockRejectedValueOnce(new ServerAwayError());
  keeper.typed(typed('A'));
  await rest();
  saveDraft.mockRejectedValueOnce(new ApiError(409, 'Changed'));
  vi.spyOn(formApi, 'detail').mockResolvedValue(drafted(typed('A'), '2'));
  keeper.typed(typed('AB'));
  await rest();
  expect(saveDraft.mock.lastCall).toEqual([of('AB', '2')]);
  expect(states().at(-1)).toBe('kept');
});

it('sees a conflict where the draft there is somebody else\u2019s', async () => {
  const keeper = opened();
  saveDraft.mockRejectedValueOnce(new ServerAwayError());
  keeper.typed(typed('A'));
  await rest();
  saveDraft.mockRejectedValueOnce(new ApiError(409, 'Changed'));
  vi.spyOn(formApi, 'detail').mockResolvedValue(drafted(typed('Theirs'), '2'));
  keeper.typed(typed('AB'));
  await rest();
  expect(states().at(-1)).toBe('conflict');
});

it('neither publishes nor changes anything while a conflict is not settled', async () => {
  const keeper = opened();
  const save = vi.spyOn(formApi, 'save');
  const work = vi.fn<() => Promise<FormDetail>>();
  saveDraft.mockRejectedValueOnce(new ApiError(409, 'Changed'));
  keeper.typed(typed('A'));
  await rest();
  await expect(keeper.change(work)).rejects.toThrow('Changed');
  await expect(keeper.publish(typed('A'), [])).rejects.toThrow('Changed');
  expect([save, work].map(({ mock }) => mock.calls)).toEqual([[], []]);
  expect([keeper.revision(), states().at(-1)]).toEqual(['1', 'conflict']);
});

it('changes the form with the revision it is of, and what is typed beyond it along', async () => {
  const keeper = opened();
  keeper.typed(typed('A'));
  const work = vi.fn((_: number, revision: string | undefined) =>
    Promise.resolve(detailOf(kept, { revision: `${revision}+` })),
  );
  const detail = await keeper.change(work);
  const same = (form: FormDefinition): FormDefinition => ({ ...form, accessRoles: ['foster'] });
  keeper.changed(same, detail);
  expect(work.mock.calls).toEqual([[7, '1']]);
  await rest();
  expect(saveDraft.mock.lastCall).toEqual([{ ...of('A', '1+'), accessRoles: ['foster'] }]);
});

it('is in conflict where a change of roles meets another state of the form', async () => {
  const keeper = opened();
  keeper.typed(typed('A'));
  const refused = keeper.change(() => Promise.reject(new ApiError(409, 'Changed')));
  await expect(refused).rejects.toThrow('Changed');
  await rest();
  expect([saveDraft.mock.calls, states().at(-1)]).toEqual([[], 'conflict']);
});
