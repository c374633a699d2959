// @vitest-environment jsdom
import type { FormDefinition } from '@hearthside/contract/form/fields';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePortal, openPortal } from '@/testing/portal';
import { form, question, section } from '../../model/test-form';
import { PreviewDialog } from './preview-dialog';
import { press } from './test-fill-page';

const intake: FormDefinition = {
  ...form(
    section('temp_s', [question('temp_a', { question: 'Your <b>garden</b>', showProgress: true })]),
    section(
      'temp_t',
      [
        question('temp_b', { question: 'Your court', accessRoles: ['attorney'] }),
        question('temp_c', { question: 'Your cats', assignedUserIds: [7] }),
      ],
      { title: 'Animals' },
    ),
  ),
  accessRoles: ['foster', 'attorney'],
};
const onClose = vi.fn();
let asked: string[];
beforeEach(() => {
  onClose.mockReset();
  asked = [];
  openPortal(({ call }) => {
    asked.push(call);
    return undefined;
  });
});
afterEach(closePortal);

const open = async () => {
  render(<PreviewDialog open onClose={onClose} definition={intake} />);
  await screen.findByRole('dialog', { name: 'Preview' });
};
const as = (role: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Preview as' }), {
    target: { value: role },
  });
const shown = (name: RegExp) => screen.getByRole('heading', { name, level: 3 });
const choose = () => fireEvent.click(screen.getByRole('radio', { name: 'Option 1' }));

it('the preview shows the form as the first role it is meant for sees it', async () => {
  await open();
  const role = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Preview as' });
  expect(role.value).toBe('foster');
  expect(shown(/Your garden/)).toBeTruthy();
  expect(screen.getByText('Question 1 of 2')).toBeTruthy();
  expect(screen.getByText('One question is hidden from the role Foster.')).toBeTruthy();
  expect(screen.getByText(/kept from the users excluded from it/)).toBeTruthy();
});

it('the preview shows the form as any other role, and says when it is not meant for that role', async () => {
  await open();
  as('attorney');
  expect(screen.getByText('Question 1 of 3')).toBeTruthy();
  as('trustee');
  expect(screen.getByText('This form is not meant for the role Trustee.')).toBeTruthy();
  as('admin');
  expect(screen.getByText('Question 1 of 3')).toBeTruthy();
});

it('the preview uses the wizard that members get, including its checks, but sends and stores nothing', async () => {
  await open();
  const stored = Object.keys(localStorage);
  press('Next');
  expect(screen.getByText('Please select an option')).toBeTruthy();
  choose();
  expect(screen.getByText('50% of required answers')).toBeTruthy();
  press('Next');
  expect(shown(/Your cats/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Animals' })).toBeTruthy();
  press('Back');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Option 1' }).checked).toBe(true);
  press('Next');
  choose();
  press('Next');
  expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeTruthy();
  press('Change the answer to question 1');
  press('Back to my answers');
  // A press right after a change of step might have been meant for the previous step, so this uses a keyboard press.
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }), { detail: 0 });
  expect(screen.getByText('This is where the form would be sent.')).toBeTruthy();
  press('Start over');
  expect(shown(/Your garden/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Option 1' }).checked).toBe(false);
  expect(asked).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(stored);
});

it('the preview jumps to any question, and back to the editor', async () => {
  await open();
  fireEvent.change(screen.getByRole('combobox', { name: 'Go to' }), { target: { value: '1' } });
  expect(shown(/Your cats/)).toBeTruthy();
  press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
});
