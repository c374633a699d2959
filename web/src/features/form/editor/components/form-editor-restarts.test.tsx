// @vitest-environment jsdom
import { FORM_ROLES, type FormDefinition } from '@hearthside/contract/form/fields';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answer, closePortal } from '@/testing/portal';
import { detailOf } from '../../model/test-detail';
import { form, question, section } from '../../model/test-form';
import { editorServer, openEditor, opened, press, sent, soon, write } from './test-editor';

afterEach(closePortal);

const yes = { id: 11, choice: 'Yes' };
const no = { id: 12, choice: 'No' };
const asking = (): FormDefinition =>
  form(section(100, [question(1, { choices: [yes, no] }), question(2, { choices: [yes, no] })]));

/** Opens the dialog of a form whose first choice was reworded since it was published. */
async function openDialog(responses: number, accessRoles: FormDefinition['accessRoles'] = []) {
  const detail = detailOf({ ...asking(), accessRoles });
  const server = editorServer({ ...detail, form: { ...detail.form, responses } });
  server.answers['PUT /api/forms/7/draft'] = () => answer({ revision: '2', savedAt: '' });
  server.answers['PUT /api/forms/7'] = () =>
    answer({ formId: 7, form: detailOf(asking(), { version: 2, revision: '3' }), ids: {} });
  openEditor();
  await opened();
  write('Option 1', 'Yes, please');
  press('Update Form');
  return { server, dialog: await screen.findByRole('alertdialog') };
}

it('an admin who publishes a new wording is shown what starts over, and can call it a correction', async () => {
  const { server, dialog } = await openDialog(7);
  expect(await within(dialog).findByText('There are 7 responses so far.')).toBeTruthy();
  expect(within(dialog).getByText('Question 1: Text 1')).toBeTruthy();
  expect(within(dialog).queryByText(/^Question 2/)).toBeNull();
  fireEvent.click(within(dialog).getByLabelText(/^Only a correction/));
  press('Update Form', dialog);
  await soon(() =>
    expect(sent(server, 'PUT /api/forms/7').map(({ corrections }) => corrections)).toEqual([[1]]),
  );
});

it('an admin whose form has no responses yet is shown nothing to lose', async () => {
  const { dialog } = await openDialog(0);
  await soon(() => expect(dialog.textContent).toContain('Saving publishes it to every member'));
  expect(dialog.textContent).not.toMatch(/start over/);
});

it('an admin is shown by name which roles a form is published to', async () => {
  const { dialog } = await openDialog(0, [...FORM_ROLES]);
  expect(dialog.textContent).toMatch(/Saving publishes it to all 9 roles \(.+ and .+\)/);
});
