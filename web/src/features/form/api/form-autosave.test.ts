import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormDefinition } from '@hearthside/contract/form/fields';
import type { FormDetail, FormSaved } from '@hearthside/contract/form/endpoints';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { refusedError } from '@/testing/refused';
import { smallForm } from '../model/test-form';
import { detailOf } from '../model/test-detail';
import { forms } from './forms';
import type { AutosaveStart, SaveState } from './autosave-types';
import { formAutosave } from './form-autosave';

const kept = smallForm();
const typed = (title: string): FormDefinition => ({ ...kept, title });
const onState = vi.fn<(saveState: SaveState) => void>();
const begun = vi.fn<(formId: number) => void>();
const states = () => onState.mock.calls.map(([saveState]) => saveState.state);
const saveDraft = vi.spyOn(forms, 'saveDraft');
const started = (start: Partial<AutosaveStart>) => {
  const autosave = formAutosave(
    { kept, ...start },
    { saveState: onState, begun, published: vi.fn(), numbered: vi.fn() },
  );
  return { ...autosave, stop: autosave.start() };
};
const opened = () => started({ formId: 7, revision: '1' });
/** The input of a call about form 7. */
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

it('a form’s autosave sends only the latest text, once the author pauses', async () => {
  const autosave = opened();
  autosave.typed(typed('A'));
  await vi.advanceTimersByTimeAsync(800);
  autosave.typed(typed('AB'));
  await vi.advanceTimersByTimeAsync(800);
  expect(saveDraft).not.toHaveBeenCalled();
  await rest();
  expect(saveDraft.mock.calls).toEqual([[of('AB', '1')]]);
  expect(states()).toEqual(['typed', 'saving', 'kept']);
  expect(autosave.unsaved()).toBe(false);
});

it('a form’s autosave sends one draft after the other, each with the revision of the one before', async () => {
  const autosave = opened();
  const answers: ((saved: { revision: string; savedAt: string }) => void)[] = [];
  saveDraft.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  autosave.typed(typed('A'));
  await rest();
  autosave.typed(typed('B'));
  await rest();
  expect(saveDraft).toHaveBeenCalledTimes(1);
  answers[0]?.({ revision: '2', savedAt: '' });
  await rest();
  expect(saveDraft.mock.lastCall).toEqual([of('B', '2')]);
  answers[1]?.({ revision: '3', savedAt: '' });
  await rest();
  expect([autosave.revision(), states().at(-1)]).toEqual(['3', 'kept']);
});

it('a form’s autosave has nothing to send if an undo restores what is saved', async () => {
  const autosave = opened();
  autosave.typed(typed('A'));
  autosave.typed(kept);
  await rest();
  expect(saveDraft).not.toHaveBeenCalled();
  expect(states()).toEqual(['typed', 'kept']);
});

it('a form’s autosave tries again if the server is away, and says so in the meantime', async () => {
  const autosave = opened();
  saveDraft.mockRejectedValueOnce(new ServerUnavailableError());
  autosave.typed(typed('A'));
  await rest();
  expect(states().at(-1)).toBe('failed');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states().at(-1)).toBe('kept');
});

it('a form’s autosave sends nothing after a conflict until it is settled', async () => {
  const autosave = opened();
  saveDraft.mockRejectedValueOnce(refusedError('CHANGED_MEANWHILE', 'Changed'));
  autosave.typed(typed('A'));
  await rest();
  autosave.typed(typed('AB'));
  await rest();
  expect(saveDraft).toHaveBeenCalledTimes(1);
  expect(onState.mock.lastCall).toMatchObject([
    { state: 'conflict', error: { message: 'Changed' } },
  ]);
  autosave.settled(typed('Theirs'), detailOf(kept, { revision: '9' }));
  await rest();
  expect(saveDraft.mock.lastCall).toEqual([of('AB', '9')]);
});

it('a form’s autosave creates a new form once, however fast somebody types', async () => {
  const create = vi.spyOn(forms, 'createDraft').mockResolvedValue({
    formId: 7,
    form: detailOf(kept, { version: 0, revision: '1' }),
    ids: {},
  });
  const autosave = started({});
  autosave.typed(typed('A'));
  await rest();
  autosave.typed(typed('AB'));
  await rest();
  expect(create).toHaveBeenCalledTimes(1);
  expect(begun.mock.calls).toEqual([[7]]);
  expect(saveDraft.mock.calls).toEqual([[of('AB', '1')]]);
});

it('a form’s autosave publishes after the draft that is being sent', async () => {
  const autosave = opened();
  let answer: (saved: { revision: string; savedAt: string }) => void = () => undefined;
  saveDraft.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const save = vi
    .spyOn(forms, 'save')
    .mockResolvedValue({ formId: 7, form: detailOf(kept, { revision: '3' }), ids: {} });
  autosave.typed(typed('A'));
  await rest();
  const published = autosave.publish([]);
  await rest();
  expect(save).not.toHaveBeenCalled();
  answer({ revision: '2', savedAt: '' });
  await published;
  expect(save.mock.lastCall).toEqual([{ ...of('A', '2'), corrections: [] }]);
  expect(autosave.revision()).toBe('3');
});

it.each([401, 429])(
  'a form’s autosave tries again after the temporary error %i',
  async (status) => {
    const autosave = opened();
    saveDraft.mockRejectedValueOnce(new ApiError(status, 'Later'));
    autosave.typed(typed('A'));
    await rest();
    expect(states().at(-1)).toBe('failed');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states().at(-1)).toBe('kept');
  },
);

it('a form’s autosave returns the draft’s save state once it was sent', async () => {
  const autosave = opened();
  saveDraft.mockRejectedValueOnce(new ApiError(403, 'No'));
  autosave.typed(typed('A'));
  expect(await autosave.keep()).toMatchObject({ state: 'failed', error: { message: 'No' } });
  expect(await autosave.keep()).toEqual({ state: 'kept', savedAt: 'now' });
});

it('a form’s autosave still knows when the draft was saved after a change that was undone', async () => {
  const autosave = started({ formId: 7, revision: '1', savedAt: 'then' });
  autosave.typed(typed('A'));
  autosave.typed(kept);
  expect(onState.mock.lastCall).toEqual([{ state: 'kept', savedAt: 'then' }]);
});

it('a form’s autosave sends and reports nothing once it is stopped', async () => {
  const autosave = opened();
  autosave.typed(typed('A'));
  autosave.stop();
  await rest();
  autosave.typed(typed('AB'));
  await rest();
  await autosave.keep();
  expect(saveDraft).not.toHaveBeenCalled();
  expect(states()).toEqual(['typed']);
});

it('a form’s autosave stopped while it creates a form sends and reports nothing more', async () => {
  let answer: (saved: FormSaved) => void = () => undefined;
  vi.spyOn(forms, 'createDraft').mockImplementation(
    () => new Promise((resolve) => (answer = resolve)),
  );
  const autosave = started({});
  autosave.typed(typed('A'));
  await rest();
  autosave.typed(typed('AB'));
  autosave.stop();
  answer({ formId: 7, form: detailOf(kept, { version: 0 }), ids: {} });
  await rest();
  expect([begun.mock.calls, saveDraft.mock.calls, states()]).toEqual([[], [], ['typed', 'saving']]);
});

it('a form’s autosave creates a form with the same key after a lost answer, and then sends the current text', async () => {
  const create = vi
    .spyOn(forms, 'createDraft')
    .mockRejectedValueOnce(new ServerUnavailableError())
    .mockResolvedValue({ formId: 7, form: drafted(typed('A'), '1'), ids: {} });
  const autosave = started({});
  autosave.typed(typed('A'));
  await rest();
  autosave.typed(typed('AB'));
  await rest();
  expect(create).toHaveBeenCalledTimes(2);
  expect(create.mock.calls[0]?.[0].key).toBe(create.mock.calls[1]?.[0].key);
  expect(saveDraft.mock.calls).toEqual([[of('AB', '1')]]);
});

it('a form’s autosave publishes a new form with the key it was first sent with', async () => {
  const saved = { formId: 7, form: detailOf(kept), ids: {} };
  const draft = vi.spyOn(forms, 'createDraft').mockRejectedValueOnce(new ServerUnavailableError());
  const create = vi.spyOn(forms, 'create').mockResolvedValue(saved);
  const autosave = started({});
  autosave.typed(typed('A'));
  await rest();
  await autosave.publish([]);
  expect(create.mock.lastCall).toEqual(draft.mock.lastCall);
  expect(begun.mock.calls).toEqual([[7]]);
});

it('a form’s autosave has no conflict with its own draft whose answer was lost', async () => {
  const autosave = opened();
  saveDraft.mockRejectedValueOnce(new ServerUnavailableError());
  autosave.typed(typed('A'));
  await rest();
  saveDraft.mockRejectedValueOnce(refusedError('CHANGED_MEANWHILE', 'Changed'));
  vi.spyOn(forms, 'detail').mockResolvedValue(drafted(typed('A'), '2'));
  autosave.typed(typed('AB'));
  await rest();
  expect(saveDraft.mock.lastCall).toEqual([of('AB', '2')]);
  expect(states().at(-1)).toBe('kept');
});

it('a form’s autosave has a conflict if the draft on the server is somebody else’s', async () => {
  const autosave = opened();
  saveDraft.mockRejectedValueOnce(new ServerUnavailableError());
  autosave.typed(typed('A'));
  await rest();
  saveDraft.mockRejectedValueOnce(refusedError('CHANGED_MEANWHILE', 'Changed'));
  vi.spyOn(forms, 'detail').mockResolvedValue(drafted(typed('Theirs'), '2'));
  autosave.typed(typed('AB'));
  await rest();
  expect(states().at(-1)).toBe('conflict');
});

it('a form’s autosave neither publishes nor changes anything until a conflict is settled', async () => {
  const autosave = opened();
  const save = vi.spyOn(forms, 'save');
  const work = vi.fn<() => Promise<FormDetail>>();
  saveDraft.mockRejectedValueOnce(refusedError('CHANGED_MEANWHILE', 'Changed'));
  autosave.typed(typed('A'));
  await rest();
  await expect(autosave.change(work)).rejects.toThrow('Changed');
  await expect(autosave.publish([])).rejects.toThrow('Changed');
  expect([save, work].map(({ mock }) => mock.calls)).toEqual([[], []]);
  expect([autosave.revision(), states().at(-1)]).toEqual(['1', 'conflict']);
});

it('a form’s autosave makes a change with the current revision, and applies it to unsaved text too', async () => {
  const autosave = opened();
  autosave.typed(typed('A'));
  const work = vi.fn((_: number, revision: string | undefined) =>
    Promise.resolve(detailOf(kept, { revision: `${revision}+` })),
  );
  const detail = await autosave.change(work);
  const same = (form: FormDefinition): FormDefinition => ({ ...form, accessRoles: ['foster'] });
  autosave.changed(same, detail);
  expect(work.mock.calls).toEqual([[7, '1']]);
  await rest();
  expect(saveDraft.mock.lastCall).toEqual([{ ...of('A', '1+'), accessRoles: ['foster'] }]);
});

it('a form’s autosave has a conflict if a change of roles is refused with 409', async () => {
  const autosave = opened();
  autosave.typed(typed('A'));
  const refused = autosave.change(() =>
    Promise.reject(refusedError('CHANGED_MEANWHILE', 'Changed')),
  );
  await expect(refused).rejects.toThrow('Changed');
  await rest();
  expect([saveDraft.mock.calls, states().at(-1)]).toEqual([[], 'conflict']);
});
