// @vitest-environment jsdom
import { FORM_TEXTS, questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, closePortal, noAnswer } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { detailOf } from '../../model/test-detail';
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

it('the form editor opens a form with its questions, with the first one ready to edit', async () => {
  editorServer(detailOf(intake()));
  openEditor();
  expect(screen.getByText(FORM_TEXTS.loading)).toBeTruthy();
  expect((await opened()).value).toBe('Intake');
  expect(questions()).toEqual(['Move question 1', 'Move question 2', 'Move question 3']);
  expect(screen.getByRole('textbox', { name: 'Text of question 1' }).textContent).toBe('Text 1');
  expect(screen.getByRole('heading', { name: 'Section 2' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Title of section 1' })).toBeNull();
  const remove = screen.getByRole('button', { name: 'Delete Question' });
  expect([remove.hasAttribute('disabled'), remove.title]).toEqual([true, FORM_TEXTS.firstQuestion]);
});

it('the form editor says what failed and loads again', async () => {
  const server = editorServer();
  server.answers['GET /api/forms/7'] = () => refused('NOT_ALLOWED', 'No');
  openEditor();
  expect(await screen.findByText(FORM_TEXTS.loadFailed)).toBeTruthy();
  server.answers['GET /api/forms/7'] = () => answer(detailOf(intake()));
  press('Retry');
  await opened();
});

it('the form editor saves what is typed as a draft after a pause, with the revision it is based on', async () => {
  const server = editorServer(detailOf(intake()));
  server.answers['PUT /api/forms/7/draft'] = () =>
    answer({ revision: '2', savedAt: '2026-11-21T12:00:00.000Z' });
  openEditor();
  await opened();
  write(/^Form title/, 'Intake of cats');
  write('Option 1', 'Certainly');
  expect(await screen.findByText(/^Draft saved at \d+:\d\d [AP]M\. /)).toBeTruthy();
  const [body, ...more] = sent(server, 'PUT /api/forms/7/draft');
  expect(more).toEqual([]);
  expect(body?.revision).toBe('1');
  const definition = body as unknown as FormDefinition;
  expect(definition.title).toBe('Intake of cats');
  expect(questionsOf(definition)[0]?.choices[0]?.choice).toBe('Certainly');
});

it('the form editor asks, publishes, and uses the ids that new parts were given', async () => {
  const server = editorServer(detailOf(intake()));
  server.answers['PUT /api/forms/7/draft'] = () => answer({ revision: '2', savedAt: '' });
  let published: FormDefinition | undefined;
  server.answers['PUT /api/forms/7'] = ({ body }) => {
    published = body as unknown as FormDefinition;
    const last = questionsOf(published).at(-1)!;
    const ids = { [last.id]: 90, [last.choices[0]!.id]: 91, [last.choices[1]!.id]: 92 };
    const named = JSON.parse(
      JSON.stringify(published).replace(/"temp_[\w-]+"/g, (id) => String(ids[JSON.parse(id)])),
    ) as FormDefinition;
    const form7 = detailOf(named, { version: 2, revision: '3', ids });
    return answer({ formId: 7, form: form7, ids });
  };
  openEditor();
  await opened();
  press('Add Question to section 2');
  expect(questions()).toHaveLength(4);
  press('Update Form');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Are you sure you want to update the form "Intake"?');
  press('Update Form', dialog);
  await soon(() => expect(toast.success).toHaveBeenCalledWith(FORM_TEXTS.updated));
  await soon(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(questions()).toHaveLength(4);
  expect(published?.sections[1]?.questions[1]?.id).toMatch(/^temp_/);
  write('Option 1', 'Now');
  await soon(() => expect(sent(server, 'PUT /api/forms/7/draft').at(-1)?.revision).toBe('3'));
  const draft = sent(server, 'PUT /api/forms/7/draft').at(-1);
  expect(JSON.stringify(draft)).not.toContain('temp_');
});

it('the form editor requires a title before a new form is saved', async () => {
  editorServer();
  openEditor('/admin-forms/new');
  const title = await opened();
  press('Save Form');
  expect(await screen.findByText(FORM_TEXTS.noTitle, { selector: 'p' })).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('the form editor creates a new form as a draft, and keeps what is typed when it gets its address', async () => {
  const server = editorServer();
  server.answers['POST /api/forms/drafts'] = ({ body }) => {
    const definition = body as unknown as FormDefinition;
    const draft = { definition, savedAt: '2026-11-21T12:00:00.000Z', savedBy: 'Ada' };
    return answer({
      formId: 7,
      form: detailOf(definition, { version: 0, draft }),
      ids: {},
    });
  };
  const router = openEditor('/admin-forms/new');
  await opened();
  write(/^Form title/, 'New intake');
  await soon(() => expect(router.state.location.pathname).toBe('/admin-forms/7'));
  expect((await opened()).value).toBe('New intake');
  expect(server.asked.filter(({ call }) => call === 'GET /api/forms/7')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Save Form' })).toBeTruthy();
});

it('the form editor undoes and redoes by key and by button', async () => {
  const server = editorServer(detailOf(intake()));
  server.answers['PUT /api/forms/7/draft'] = () => answer({ revision: '2', savedAt: '' });
  openEditor();
  const title = await opened();
  write(/^Form title/, 'Other');
  press('Add Question to section 1');
  expect(questions()).toHaveLength(4);
  fireEvent.keyDown(title, { key: 'z', ctrlKey: true });
  expect(questions()).toHaveLength(3);
  fireEvent.keyDown(title, { key: 'z', metaKey: true });
  expect(title.value).toBe('Intake');
  fireEvent.keyDown(title, { key: 'Z', metaKey: true, shiftKey: true });
  expect(title.value).toBe('Other');
  press('Redo');
  expect(questions()).toHaveLength(4);
  press('Undo');
  expect(questions()).toHaveLength(3);
});

it('the form editor keeps what was typed when somebody else was faster, and continues with one of the two', async () => {
  const server = editorServer(detailOf(intake()));
  server.answers['PUT /api/forms/7/draft'] = ({ body }) =>
    body.revision === '5'
      ? answer({ revision: '6', savedAt: '2026-11-21T12:00:00.000Z' })
      : refused('CHANGED_MEANWHILE', 'Someone else has changed this form.');
  openEditor();
  const title = await opened();
  write(/^Form title/, 'Mine');
  expect(await screen.findByText('This form was changed elsewhere')).toBeTruthy();
  expect(title.value).toBe('Mine');
  server.answers['GET /api/forms/7'] = () =>
    answer(detailOf({ ...intake(), title: 'Theirs' }, { revision: '5', version: 2 }));
  press('Keep mine');
  press('Keep mine', await screen.findByRole('alertdialog'));
  expect(await screen.findByText(/^Draft saved at/)).toBeTruthy();
  expect(title.value).toBe('Mine');
  expect(screen.queryByText('This form was changed elsewhere')).toBeNull();
});

it('the form editor warns before leaving unsaved changes, and only then', async () => {
  const server = editorServer(detailOf(intake()));
  server.answers['PUT /api/forms/7/draft'] = noAnswer;
  const router = openEditor();
  await opened();
  write(/^Form title/, 'Mine');
  expect(await screen.findByText(/^The draft couldn’t be saved/)).toBeTruthy();
  void router.navigate('/admin-forms');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('Leave without saving?')).toBeTruthy();
  press('Leave', dialog);
  expect(await screen.findByText('All forms')).toBeTruthy();
});

it('the form editor shows the server’s refusal at the question it is about', async () => {
  const server = editorServer(detailOf(intake()));
  server.answers['PUT /api/forms/7'] = () =>
    refused('INVALID_INPUT', 'Check the form', { 'sections.1.questions.0.links': 'No link' });
  openEditor();
  await opened();
  press('Update Form');
  press('Update Form', await screen.findByRole('alertdialog'));
  expect(await screen.findByText('Fix before saving (1)')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Question 3.*No link/ })).toBeTruthy();
  expect(toast.error).toHaveBeenCalledWith(FORM_TEXTS.saveBroken('Check the form'));
});

it('the form editor restores after a reload what had not reached the server', async () => {
  const server = editorServer(detailOf(intake()));
  server.answers['PUT /api/forms/7/draft'] = noAnswer;
  openEditor();
  await opened();
  write(/^Form title/, 'Mine');
  fireEvent(window, new Event('pagehide'));
  cleanup();
  server.answers['PUT /api/forms/7/draft'] = () =>
    answer({ revision: '2', savedAt: '2026-11-21T12:00:00.000Z' });
  openEditor();
  expect((await opened()).value).toBe('Mine');
  expect(await screen.findByText(/^Draft saved at/)).toBeTruthy();
  expect(sent(server, 'PUT /api/forms/7/draft').at(-1)?.revision).toBe('1');
});

it('the form editor saves the audience of a published form on its own tab', async () => {
  const server = editorServer(detailOf({ ...intake(), accessRoles: ['foster', 'trustee'] }));
  server.answers['PATCH /api/forms/7/role-access'] = ({ body }) => {
    const accessRoles = body.accessRoles as FormDefinition['accessRoles'];
    const form7 = detailOf({ ...intake(), accessRoles }, { version: 2, revision: '2' });
    return answer({ formId: 7, form: form7 });
  };
  openEditor();
  await opened();
  fireEvent.click(screen.getByRole('tab', { name: 'Role Access' }));
  fireEvent.click(await screen.findByLabelText('Foster'));
  press('Save Role Access');
  await soon(() => expect(toast.success).toHaveBeenCalledWith(FORM_TEXTS.rolesSaved));
  expect(sent(server, 'PATCH /api/forms/7/role-access')).toEqual([
    { accessRoles: ['trustee'], revision: '1' },
  ]);
  fireEvent.click(screen.getByRole('tab', { name: 'Form' }));
  await opened();
  expect(screen.queryByText('Changes not saved yet')).toBeNull();
});
