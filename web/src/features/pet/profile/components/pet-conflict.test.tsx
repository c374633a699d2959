// @vitest-environment jsdom
import { PET_TEXTS } from '@hearthside/contract/pet/fields';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import {
  box,
  edit,
  laterPet,
  openPetPage,
  petServer,
  press,
  saveAndConfirm,
  type,
  type PetServer,
} from './test-pet-page';

// These have their own tests.
vi.mock('../../records/components/pet-entries', () => ({ PetEntries: () => null }));
vi.mock('../../records/components/pet-documents', () => ({ PetDocuments: () => null }));

let server: PetServer;
beforeEach(async () => {
  server = petServer();
  openPetPage();
  await edit();
  type('Age', '9');
  type('Breed', 'Collie');
  // In the meantime, somebody else saves.
  server.detail = () => answer(laterPet({ age: 8, color: 'Brown' }));
  server.save = () => refused('CHANGED_MEANWHILE', 'Changed while you were editing');
  await saveAndConfirm();
  expect(await screen.findByText('Changed while you were editing')).toBeTruthy();
  await vi.waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
});
afterEach(closePortal);

const compare = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'See what changed' }));
  return screen.findByRole('dialog', { name: 'What changed in the meantime' });
};

it('the pet form keeps what was typed after a conflict, and shows what somebody else changed', async () => {
  expect([box('Age').value, box('Breed').value, box('Color').value]).toEqual([
    '9',
    'Collie',
    'Black',
  ]);
  const dialog = await compare();
  const age = within(dialog).getByRole('group', { name: 'Age' });
  expect(age.textContent).toContain('It was “7” when you started.');
  expect(within(age).getByLabelText<HTMLInputElement>(/Mine, as typed: 9/).checked).toBe(true);
  const color = within(dialog).getByRole('group', { name: 'Color' });
  expect(within(color).getByLabelText<HTMLInputElement>(/Theirs.*: Brown/).checked).toBe(true);
  expect(within(dialog).queryByRole('group', { name: 'Breed' })).toBeNull();
});

it('the pet form moves the focus to the notice about a conflict', async () => {
  const notice = screen.getByText('Changed while you were editing').closest('[role]');
  await vi.waitFor(() => expect(document.activeElement).toBe(notice));
});

it('the pet form continues with what is chosen, and saves it over the current state', async () => {
  const dialog = await compare();
  press('Continue with this', dialog);
  await vi.waitFor(() => expect(box('Color').value).toBe('Brown'));
  expect(box('Age').value).toBe('9');
  expect(screen.queryByText('Changed while you were editing')).toBeNull();

  server.save = () => answer(laterPet({ age: 9, breed: 'Collie', color: 'Brown' }, '3'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await saveAndConfirm();
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(PET_TEXTS.saved));
  expect(server.saves[1]).toEqual({ pet: { breed: 'Collie', age: 9 }, revision: '2' });
});

it('the pet form takes all of somebody else’s changes if chosen', async () => {
  const dialog = await compare();
  press('Take all of theirs', dialog);
  press('Continue with this', dialog);
  await vi.waitFor(() => expect(box('Age').value).toBe('8'));
  expect([box('Color').value, box('Breed').value]).toEqual(['Brown', 'Collie']);
});
