import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormDefinition } from '@hearthside/contract/form/fields';
import { ServerUnavailableError } from '@/lib/api/api-error';
import { refusedError } from '@/testing/refused';
import { detailOf } from '../model/test-detail';
import { form, outlineOf, question, section } from '../model/test-form';
import type { AutosaveStart, SaveState } from './autosave-types';
import { forms } from './forms';
import { formAutosave } from './form-autosave';

/** The form as it is edited, with a new question, and as it is published, where that question is number 57. */
const lines = { choices: [], gridRows: [], gridColumns: [] };
const asking = (id: FormDefinition['sections'][number]['id']): FormDefinition =>
  form(section(100, [question(1, lines), question(id, { ...lines, question: 'New?' })]));
const drafted = asking('temp_new');
const published = asking(57);
const ids = { temp_new: 57 };
const numbers = [[100, 1, 57]];
const titled = (title: string): FormDefinition => ({ ...drafted, title });

const saveDraft = vi.spyOn(forms, 'saveDraft');
const save = vi.spyOn(forms, 'save');
const detail = vi.spyOn(forms, 'detail');
const createDraft = vi.spyOn(forms, 'createDraft');
const saveState = vi.fn<(saveState: SaveState) => void>();
const numbered = vi.fn();
function started(start: Partial<AutosaveStart> = { formId: 7, revision: '1' }) {
  const listeners = { saveState, begun: vi.fn(), published: vi.fn(), numbered };
  const autosave = formAutosave({ kept: drafted, ...start }, listeners);
  autosave.start();
  return autosave;
}
const rest = () => vi.advanceTimersByTimeAsync(1200);
/** The last draft that was sent: its sections with their questions, its title, and its revision. */
function lastDraft() {
  const [sent] = saveDraft.mock.lastCall ?? [];
  return sent && [outlineOf(sent as unknown as FormDefinition), sent.title, sent.revision];
}

beforeEach(() => {
  vi.useFakeTimers();
  saveDraft.mockResolvedValue({ revision: '9', savedAt: 'now' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('a form’s autosave goes on under the numbers that somebody else’s publication has given', async () => {
  const autosave = started();
  saveDraft.mockRejectedValueOnce(refusedError('CHANGED_MEANWHILE', 'Changed'));
  autosave.typed(titled('Mine'));
  await rest();
  autosave.overwrite(detailOf(published, { version: 2, revision: '5', ids }));
  await autosave.keep();
  expect(lastDraft()).toEqual([numbers, 'Mine', '5']);
  expect(numbered.mock.calls).toEqual([[ids, expect.any(Function)]]);
});

it('a form’s autosave goes on from its own publication whose answer was lost', async () => {
  const autosave = started();
  save.mockRejectedValueOnce(new ServerUnavailableError());
  await expect(autosave.publish([1])).rejects.toThrow();
  detail.mockResolvedValue(detailOf(published, { version: 2, revision: '2', ids }));
  const form = detailOf(published, { version: 2, revision: '2', ids });
  save.mockResolvedValueOnce({ formId: 7, form, ids });
  autosave.typed(titled('Typed on'));
  await rest();
  expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
  expect(lastDraft()).toEqual([numbers, 'Typed on', '2']);
  expect(saveState.mock.lastCall).toMatchObject([{ state: 'kept' }]);
});

it('a form’s autosave publishes what was typed after a lost answer under the numbers it got before', async () => {
  const autosave = started();
  save.mockRejectedValueOnce(new ServerUnavailableError());
  await expect(autosave.publish([])).rejects.toThrow();
  const form = detailOf(published, { version: 2, revision: '2', ids });
  detail.mockResolvedValue(form);
  save.mockResolvedValue({ formId: 7, form, ids });
  autosave.typed(titled('Typed on'));
  await autosave.publish([]);
  const [sent] = save.mock.lastCall ?? [];
  expect([outlineOf(sent as unknown as FormDefinition), sent?.title, sent?.revision]).toEqual([
    numbers,
    'Typed on',
    '2',
  ]);
});

it('a form’s autosave does not publish by itself what has not arrived', async () => {
  const autosave = started();
  save.mockRejectedValueOnce(new ServerUnavailableError());
  await expect(autosave.publish([])).rejects.toThrow();
  detail.mockResolvedValue(detailOf(form(section(100, [question(1, lines)])), { revision: '1' }));
  autosave.typed(titled('Typed on'));
  await rest();
  expect(save).toHaveBeenCalledTimes(1);
  expect(lastDraft()).toEqual([[[100, 1, 'temp_new']], 'Typed on', '1']);
});

it('a form’s autosave has a conflict if the form was changed after its lost publication', async () => {
  const autosave = started();
  save.mockRejectedValueOnce(new ServerUnavailableError());
  await expect(autosave.publish([])).rejects.toThrow();
  detail.mockResolvedValue(detailOf(published, { version: 3, revision: '4', ids }));
  save.mockRejectedValueOnce(refusedError('CHANGED_MEANWHILE', 'Changed'));
  autosave.typed(titled('Typed on'));
  await rest();
  expect(saveState.mock.lastCall).toMatchObject([{ state: 'conflict' }]);
  expect(saveDraft).not.toHaveBeenCalled();
});

it('a form’s autosave goes on from a new form that was published by a lost call', async () => {
  const autosave = started({ kept: form() });
  autosave.typed(drafted);
  vi.spyOn(forms, 'create').mockRejectedValueOnce(new ServerUnavailableError());
  await expect(autosave.publish([])).rejects.toThrow();
  createDraft.mockResolvedValue({
    formId: 7,
    form: detailOf(published, { revision: '2', ids }),
    ids: {},
  });
  autosave.typed(titled('Typed on'));
  await rest();
  expect(lastDraft()).toEqual([numbers, 'Typed on', '2']);
});

it('a form’s autosave begun again after a reload goes on under the numbers that the form has', async () => {
  const autosave = started({ kept: form(), key: 'made-before' });
  createDraft.mockResolvedValue({
    formId: 7,
    form: detailOf(published, { revision: '2', ids }),
    ids: {},
  });
  autosave.typed(titled('Typed before'));
  await rest();
  expect(lastDraft()).toEqual([numbers, 'Typed before', '2']);
});
