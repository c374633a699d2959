// @vitest-environment jsdom
import type { FormDefinition } from '@hearthside/contract/form';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closePortal, openPortal } from '@/testing/portal';
import { form, question, section } from '../model/test-form';
import { PreviewDialog } from './preview-dialog';

const intake: FormDefinition = {
  ...form(
    section('temp_s', [
      question('temp_a', { question: 'Your <b>garden</b>' }),
      question('temp_b', { question: 'Your court', accessRoles: ['attorney'] }),
      question('temp_c', { question: 'Your cats', assignedUserIds: [7] }),
    ]),
  ),
  accessRoles: ['foster', 'attorney'],
};
beforeEach(() => openPortal(() => undefined));
afterEach(closePortal);

const open = async () => {
  render(<PreviewDialog open onClose={() => undefined} definition={intake} />);
  await screen.findByRole('dialog', { name: 'Preview' });
};
const as = (role: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Preview as' }), {
    target: { value: role },
  });

it('shows the form as the first role it is meant for sees it', async () => {
  await open();
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('foster');
  expect(screen.getByText('garden')).toBeTruthy();
  expect(screen.queryByText('Your court')).toBeNull();
  expect(screen.getByText('One question is hidden from the role Foster.')).toBeTruthy();
  expect(screen.getByText(/kept from the users excluded from it/)).toBeTruthy();
});

it('shows it to any other role, and says where it is not meant for one', async () => {
  await open();
  as('attorney');
  expect(screen.getByText('Your court')).toBeTruthy();
  expect(screen.getByText('Question 3')).toBeTruthy();
  as('trustee');
  expect(screen.getByText('This form is not meant for the role Trustee.')).toBeTruthy();
  as('admin');
  expect(screen.getByText('Your court')).toBeTruthy();
});

it('can be tried out', async () => {
  await open();
  fireEvent.click(screen.getAllByRole('radio', { name: 'Option 1' })[0]!);
  expect(screen.getAllByRole<HTMLInputElement>('radio', { name: 'Option 1' })[0]!.checked).toBe(
    true,
  );
  expect(screen.getByText('50%')).toBeTruthy();
});
