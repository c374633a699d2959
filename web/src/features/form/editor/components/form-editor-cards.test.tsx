// @vitest-environment jsdom
import { FORM_TEXTS, questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, closePortal } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { form, question, section } from '../../model/test-form';
import { detailOf } from '../../model/test-detail';
import {
  editorServer,
  openEditor,
  press,
  questions,
  write,
  type EditorServer,
} from './test-editor';

const choices = (first: number) => [
  { id: first, choice: `Yes ${first}` },
  { id: first + 1, choice: 'No' },
];
let server: EditorServer;
beforeEach(async () => {
  server = editorServer(
    detailOf(
      form(
        section(100, [
          question(1, { choices: choices(11) }),
          question(2, { choices: choices(21) }),
        ]),
        section(200, [question(3, { choices: choices(31) })]),
      ),
    ),
  );
  server.answers['PUT /api/forms/7/draft'] = () => answer({ revision: '2', savedAt: '' });
  openEditor();
  await screen.findByLabelText(/^Form title/);
});
afterEach(closePortal);

/** The draft as it was last saved. */
const kept = () =>
  vi.waitFor(
    () => {
      const body = server.asked.filter(({ call }) => call.endsWith('/draft')).at(-1)?.body;
      expect(body).toBeTruthy();
      return body as unknown as FormDefinition;
    },
    { timeout: 5000 },
  );
const open = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

it('the form editor edits one card at a time', () => {
  open(/^Text 2, edit/);
  expect(screen.getByRole('textbox', { name: 'Text of question 2' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Text of question 1' })).toBeNull();
});

it('the form editor changes a question’s type, and gives a grid its row and column', async () => {
  fireEvent.change(screen.getByLabelText('Type of question 1'), {
    target: { value: 'checkbox_grid' },
  });
  write('Row 1', 'Feeding');
  press('Add Column');
  write('Column 2', 'Never');
  press('Remove column 1');
  const [first] = questionsOf(await kept());
  expect(first?.questionType).toBe('checkbox_grid');
  expect(
    [first?.gridRows, first?.gridColumns].map((lines) => lines?.map(({ text }) => text)),
  ).toEqual([['Feeding'], ['Never']]);
});

it('the form editor has a setting for requiring every row of a grid, and sends it to the server', async () => {
  fireEvent.change(screen.getByLabelText('Type of question 1'), {
    target: { value: 'checkbox_grid' },
  });
  fireEvent.click(screen.getByRole('switch', { name: 'Require an answer in every row' }));
  expect(questionsOf(await kept())[0]?.requireEveryRow).toBe(true);
});

it('the form editor returns from the preview to what was just typed, which the preview showed', async () => {
  write('Option 1', 'Only in summer');
  press('Preview');
  const preview = within(await screen.findByRole('dialog', { name: 'Preview' }));
  fireEvent.click(preview.getByRole('radio', { name: 'Only in summer' }));
  fireEvent.click(preview.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Preview' })).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Option 1').value).toBe('Only in summer');
  const [first] = questionsOf(await kept());
  expect(first?.choices[0]?.choice).toBe('Only in summer');
});

it('a question’s card adds, removes and moves options by keyboard, and always keeps one', () => {
  const option = (place: number) => screen.getByLabelText<HTMLInputElement>(`Option ${place}`);
  fireEvent.keyDown(option(2), { key: 'Enter' });
  expect(document.activeElement).toBe(option(3));
  fireEvent.keyDown(option(3), { key: 'Backspace' });
  expect(document.activeElement).toBe(option(2));
  fireEvent.keyDown(option(2), { key: 'ArrowUp', altKey: true });
  expect(option(1).value).toBe('No');
  press('Remove option 1');
  expect(option(1).value).toBe('Yes 11');
  expect(screen.getByRole('button', { name: 'Remove option 1' }).hasAttribute('disabled')).toBe(
    true,
  );
});

it('the form editor copies a question and pastes it over another one, which stays required', () => {
  press('Copy Question');
  open(/^Text 3, edit/);
  press('Paste Question');
  expect(screen.getByRole('textbox', { name: 'Text of question 3' }).textContent).toBe('Text 1');
  expect(screen.getByLabelText<HTMLInputElement>('Option 1').value).toBe('Yes 11');
});

it('the form editor splits a section, and moves its questions back when it is deleted', () => {
  press('Add Section');
  expect(screen.getByLabelText<HTMLInputElement>('Title of section 2').value).toBe('New Section');
  expect(screen.getByRole('heading', { name: 'Section 3' })).toBeTruthy();
  press('Delete section 2');
  expect(screen.queryByRole('heading', { name: 'Section 3' })).toBeNull();
  expect(questions()).toHaveLength(3);
});

it('the form editor deletes a question, and with the last question its section', () => {
  open(/^Text 3, edit/);
  press('Delete Question');
  expect(questions()).toHaveLength(2);
  expect(screen.queryByRole('heading', { name: 'Section 2' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Text of question 2' })).toBeTruthy();
});

it('the form editor shows the progress rings on all questions', () => {
  fireEvent.click(screen.getByRole('switch', { name: 'Show progress bars' }));
  expect(screen.getByRole('img', { name: 'Question 2, 2 of 3' })).toBeTruthy();
});

it('the form editor makes words bold', async () => {
  const text = screen.getByRole('textbox', { name: 'Text of question 1' });
  press('Bold');
  expect(screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('true');
  await act(async () => {
    const { editor } = text as unknown as {
      editor: { commands: { insertContent: (text: string) => void } };
    };
    editor.commands.insertContent('Really: ');
  });
  expect(questionsOf(await kept())[0]?.question).toContain('<b>Really: </b>');
});

it('the form editor adds a link with its full address', async () => {
  press('Add Link');
  const dialog = await screen.findByRole('dialog', { name: 'Add Link' });
  fireEvent.input(within(dialog).getByLabelText(/^Link text/), { target: { value: 'Guide' } });
  fireEvent.input(within(dialog).getByLabelText(/^URL/), { target: { value: 'example.org' } });
  press('Add Link', dialog);
  expect(await screen.findByText('https://example.org')).toBeTruthy();
});

it('the form editor saves at once who sees a published question', async () => {
  server.answers['PATCH /api/questions/1/role-access'] = ({ body }) =>
    answer({
      questionId: 1,
      form: detailOf(
        form(
          section(100, [
            question(1, { choices: choices(11), accessRoles: body.accessRoles as ['foster'] }),
            question(2, { choices: choices(21) }),
          ]),
          section(200, [question(3, { choices: choices(31) })]),
        ),
        { version: 2, revision: '2' },
      ),
    });
  press('Manage Access Roles');
  const dialog = await screen.findByRole('dialog', { name: 'Role Access: Question 1' });
  press('Deselect All', dialog);
  fireEvent.click(within(dialog).getByLabelText(/^Foster/));
  press(/^Save/, dialog);
  expect(await screen.findByText('Foster', { selector: 'span' })).toBeTruthy();
  // The server already has it, so nothing is left to save.
  expect(screen.queryByText('Changes not saved yet')).toBeNull();
  expect(toast.success).toHaveBeenCalledWith(FORM_TEXTS.questionRolesSaved);
});

it('the form editor moves a question with the buttons of its card', () => {
  press('Move down');
  const texts = screen.getAllByRole('listitem', { hidden: true }).map((item) => item.id);
  expect(texts.filter((id) => id.startsWith('question-'))).toEqual([
    'question-2',
    'question-1',
    'question-3',
  ]);
});
