// @vitest-environment jsdom
import { FORM_TEXTS, type FormDefinition, type PartId } from '@hearthside/contract/form/fields';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '@/lib/session/session';
import { answer, closePortal, noAnswer } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { detailOf } from '../../model/test-detail';
import { form, outlineOf, question, section } from '../../model/test-form';
import {
  editorServer,
  intake,
  openEditor,
  opened,
  press,
  questions,
  sent,
  soon,
  write,
} from './test-editor';

afterEach(closePortal);

it('the form editor keeps saved role access after an undo, and keeps unsaved choices when switching tabs', async () => {
  const server = editorServer(detailOf({ ...intake(), accessRoles: ['foster', 'trustee'] }));
  server.answers['PUT /api/forms/7/draft'] = () => answer({ revision: '3', savedAt: '' });
  server.answers['PATCH /api/forms/7/role-access'] = ({ body }) => {
    const accessRoles = body.accessRoles as FormDefinition['accessRoles'];
    return answer({ formId: 7, form: detailOf({ ...intake(), accessRoles }, { revision: '2' }) });
  };
  const show = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
  openEditor();
  await opened();
  write(/^Form title/, 'Other');
  show('Role Access');
  fireEvent.click(await screen.findByLabelText('Foster'));
  press('Save Role Access');
  await soon(() => expect(toast.success).toHaveBeenCalledWith(FORM_TEXTS.rolesSaved));
  fireEvent.click(screen.getByLabelText('Attorney'));
  show('Form');
  await opened();
  press('Undo');
  expect((await opened()).value).toBe('Intake');
  expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true);
  show('Role Access');
  const isOn = (name: string) => screen.getByLabelText(name).getAttribute('aria-checked');
  expect(['Foster', 'Trustee', 'Attorney'].map(isOn)).toEqual(['false', 'true', 'true']);
});

it('the form editor says that the roles of an unpublished form could not be saved', async () => {
  const definition = intake();
  const draft = { definition, savedAt: '2026-11-21T12:00:00.000Z', savedBy: 'Ada' };
  const server = editorServer(detailOf(definition, { version: 0, draft }));
  server.answers['PUT /api/forms/7/draft'] = () => refused('INVALID_INPUT', 'No room');
  openEditor();
  await opened();
  fireEvent.click(screen.getByRole('tab', { name: 'Role Access' }));
  fireEvent.click(await screen.findByLabelText('Foster'));
  press('Save Role Access');
  expect(await screen.findByText('No room')).toBeTruthy();
  expect(toast.success).not.toHaveBeenCalled();
});

it('the form editor does not return to a new form that was left while it was being created', async () => {
  const server = editorServer();
  let begin: (answered: Promise<Response>) => void = () => undefined;
  server.answers['POST /api/forms/drafts'] = () => new Promise((resolve) => (begin = resolve));
  const router = openEditor('/admin-forms/new');
  await opened();
  write(/^Form title/, 'Mine');
  await soon(() => expect(sent(server, 'POST /api/forms/drafts')).toHaveLength(1));
  void router.navigate('/admin-forms');
  press('Leave', await screen.findByRole('alertdialog'));
  expect(await screen.findByText('All forms')).toBeTruthy();
  begin(answer({ formId: 7, form: detailOf(intake(), { version: 0 }), ids: {} }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(router.state.location.pathname).toBe('/admin-forms');
});

it('the form editor undoes by key after the focused element is gone, and shows the result', async () => {
  const server = editorServer(detailOf(intake()));
  server.answers['PUT /api/forms/7/draft'] = () => answer({ revision: '2', savedAt: '' });
  openEditor();
  await opened();
  press('Add Question to section 2');
  expect(screen.getByRole('textbox', { name: 'Text of question 4' })).toBeTruthy();
  const undo = () =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'z', ctrlKey: true });
  undo();
  expect(questions()).toHaveLength(3);
  const near = await screen.findByRole('textbox', { name: 'Text of question 3' });
  await soon(() => expect(document.activeElement).toBe(near));
  press('Update Form');
  await screen.findByRole('alertdialog');
  fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
  expect(questions()).toHaveLength(3);
});

it('the form editor takes typing after a pause as a step of its own', async () => {
  const server = editorServer(detailOf(intake()));
  server.answers['PUT /api/forms/7/draft'] = () => answer({ revision: '2', savedAt: '' });
  openEditor();
  const title = await opened();
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  write(/^Form title/, 'A');
  now += 200;
  write(/^Form title/, 'AB');
  now += 1500;
  write(/^Form title/, 'ABC');
  press('Undo');
  expect(title.value).toBe('AB');
  press('Undo');
  expect(title.value).toBe('Intake');
});

it('the form editor goes back to the published version, even if unsent text was typed', async () => {
  const draft = {
    definition: { ...intake(), title: 'Drafted' },
    savedBy: 'Ada',
    savedAt: '2026-11-21T12:00:00.000Z',
  };
  const server = editorServer(detailOf(intake(), { draft }));
  server.answers['DELETE /api/forms/7/draft'] = () => answer(detailOf(intake(), { revision: '2' }));
  openEditor();
  const title = await opened();
  write(/^Form title/, 'Drafted more');
  press('Discard draft');
  press('Discard draft', await screen.findByRole('alertdialog'));
  await soon(() => expect(title.value).toBe('Intake'));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(sent(server, 'PUT /api/forms/7/draft')).toEqual([]);
});

it('the form editor discards no draft that its author has not seen', async () => {
  const draft = { definition: intake(), savedBy: 'Ada', savedAt: '2026-11-21T12:00:00.000Z' };
  const server = editorServer(detailOf(intake(), { draft, revision: '4' }));
  let revision: string | null = null;
  server.answers['DELETE /api/forms/7/draft'] = ({ query }) => {
    revision = query.get('revision');
    return refused('CHANGED_MEANWHILE', 'Nothing was discarded.');
  };
  openEditor();
  await opened();
  press('Discard draft');
  press('Discard draft', await screen.findByRole('alertdialog'));
  await soon(() => expect(screen.getByText('This form was changed elsewhere')).toBeTruthy());
  expect(revision).toBe('4');
});

it('the form editor stores nothing in the tab after its member has signed out', async () => {
  const server = editorServer(detailOf(intake()));
  server.answers['PUT /api/forms/7/draft'] = noAnswer;
  openEditor();
  await opened();
  write(/^Form title/, 'Mine');
  vi.spyOn(session, 'state').mockReturnValue({ status: 'signed-out' });
  fireEvent(window, new Event('pagehide'));
  expect(Object.keys(localStorage).filter((key) => key.includes('form-builder'))).toEqual([]);
});

it('the form editor shows a bar with its tools if there is no room next to the form', async () => {
  editorServer(detailOf(intake()));
  openEditor();
  await opened();
  const bar = screen.getByRole('group', { name: 'Form tools at hand' });
  const names = within(bar)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Undo', 'Redo', 'Preview', 'Outline', 'Update Form']);
  expect(screen.getByRole('button', { name: 'Move option 2' })).toBeTruthy();
});

it('the form editor saves the draft of an author who leaves just after typing, without asking', async () => {
  const server = editorServer(detailOf(intake()));
  server.answers['PUT /api/forms/7/draft'] = () => answer({ revision: '2', savedAt: '' });
  const router = openEditor();
  await opened();
  write(/^Form title/, 'Mine');
  void router.navigate('/admin-forms');
  expect(await screen.findByText('All forms')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent(server, 'PUT /api/forms/7/draft').map(({ title }) => title)).toEqual(['Mine']);
});

it('the form editor moves to an added section, ready to be named, and closes the current card', async () => {
  editorServer(detailOf(intake()));
  openEditor();
  await opened();
  press('Add Section');
  const title = await screen.findByDisplayValue<HTMLInputElement>('New Section');
  await soon(() => expect(document.activeElement).toBe(title));
  expect([title.selectionStart, title.selectionEnd]).toEqual([0, 'New Section'.length]);
  expect(screen.queryByRole('group', { name: /^Tools of question/ })).toBeNull();
});

it('the form editor keeps an author’s version under the numbers that somebody else’s publication has given', async () => {
  const asking = (...ids: PartId[]) =>
    form(
      section(
        100,
        ids.map((id) => question(id, { questionType: 'short_answer', choices: [] })),
      ),
    );
  const draft = {
    definition: asking(1, 'temp_new'),
    savedAt: '2026-11-21T12:00:00.000Z',
    savedBy: 'Ada',
  };
  const server = editorServer(detailOf(asking(1), { draft }));
  server.answers['PUT /api/forms/7/draft'] = () => refused('CHANGED_MEANWHILE', 'Changed.');
  openEditor();
  await opened();
  write(/^Form title/, 'Mine');
  await screen.findByText(/^Changed\./);
  server.answers['GET /api/forms/7'] = () =>
    answer(detailOf(asking(1, 57), { version: 2, revision: '5', ids: { temp_new: 57 } }));
  server.answers['PUT /api/forms/7/draft'] = () => answer({ revision: '6', savedAt: '' });
  press('Keep mine');
  press('Keep mine', await screen.findByRole('alertdialog'));
  const kept = () => sent(server, 'PUT /api/forms/7/draft').at(-1) as unknown as FormDefinition;
  await soon(() => expect(kept()).toMatchObject({ title: 'Mine', revision: '5' }));
  expect(outlineOf(kept())).toEqual([[100, 1, 57]]);
});
