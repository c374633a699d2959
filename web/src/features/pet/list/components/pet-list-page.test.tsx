// @vitest-environment jsdom
import type { Role } from '@hearthside/contract/access';
import { PET_TEXTS } from '@hearthside/contract/pet/fields';
import type { PetListItem, TrashedPet } from '@hearthside/contract/pet/endpoints';
import { fireEvent, render, screen, within } from '@testing-library/react';
import {
  createMemoryRouter,
  type InitialEntry,
  RouterProvider,
  useSearchParams,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { biscuit } from '../../model/test-pet';
import { PetRecords } from '../../pet-records';
import { petIdOf } from '../../model/pet-link';

vi.mock('../../profile/components/pet-page', () => ({
  AddressedPetPage: () => `The page of ${petIdOf(useSearchParams()[0].get('petId') ?? '')}`,
}));

const pet = (id: number, name: string, more: Partial<PetListItem> = {}): PetListItem => ({
  ...biscuit.pet,
  id,
  name,
  allergies: '',
  petTrust: null,
  mayChange: true,
  mayDelete: true,
  ...more,
});
const trashed: TrashedPet = {
  id: 1,
  name: 'Biscuit',
  breed: '',
  ownerFirstName: 'Rosa',
  ownerLastName: 'Marchetti',
  entries: 0,
  documents: 0,
  deletedAt: '',
  deletedBy: '',
  erasedAt: '',
};
let pets: PetListItem[];
let asked: string[];
let failing: boolean;

const enter = (role: Role, address: InitialEntry = '/pet-records') => {
  openPortal(
    ({ call, query }) => {
      asked.push(`${call}?${query}`);
      if (failing) return refused('INVALID_INPUT', 'No');
      if (call === 'GET /api/pet-records') {
        const pagination = { currentPage: 1, totalPages: pets.length ? 1 : 0, total: pets.length };
        return answer({ pets, pagination });
      }
      if (call === 'DELETE /api/pet-records/1') {
        pets = pets.filter(({ id }) => id !== 1);
        return answer(trashed);
      }
      if (call === 'POST /api/pet-records/1/restore') {
        pets = [pet(1, 'Biscuit'), ...pets];
        return answer(biscuit);
      }
    },
    { ...rosa, role },
  );
  const router = createMemoryRouter([{ path: '/pet-records', element: <PetRecords /> }], {
    initialEntries: [address],
  });
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
};
beforeEach(() => {
  asked = [];
  failing = false;
  pets = [
    pet(1, 'Biscuit', {
      allergies: 'Penicillin: swelling',
      petTrust: { id: 3, name: 'Biscuit’s Trust' },
    }),
    pet(2, 'Moss'),
  ];
});
afterEach(closePortal);

const card = async (name: string) => {
  const found = (await screen.findByRole('heading', { name })).closest('li');
  if (!found) throw new Error(`${name} has no card`);
  return within(found);
};
const choose = async (name: string, action: string) => {
  const { getByRole } = await card(name);
  fireEvent.click(getByRole('button', { name: `More actions for ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};

it('“Add entry” from the search asks for one of the pets in whose record one may write, and leads there', async () => {
  const router = enter('pet_owner', { pathname: '/pet-records', state: { opens: 'new_entry' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add entry' }));
  const choice = await dialog.findByRole('combobox');
  expect(asked.some((call) => call.includes('writable=true'))).toBe(true);
  fireEvent.change(choice, { target: { value: '2' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('The page of 2')).toBeTruthy();
  expect(router.state.location.state).toEqual({ opens: 'new_entry' });
});

it('the list of pets shows the most important facts of each pet, and links to its page', async () => {
  const router = enter('pet_owner');
  const biscuit = await card('Biscuit');
  expect(screen.getByText('2 pets found')).toBeTruthy();
  expect(biscuit.getByText('Allergies: Penicillin…')).toBeTruthy();
  expect(biscuit.getByText('Biscuit’s Trust')).toBeTruthy();
  fireEvent.click(biscuit.getByRole('link', { name: 'View profile of Biscuit' }));
  expect(await screen.findByText('The page of 1')).toBeTruthy();
  expect(router.state.location.search).toBe('?petId=1');
});

it.each([
  ['12', 12],
  ['x', 0],
])('the list of pets opens the page of a pet from a pasted address (%s)', async (param, id) => {
  enter('caretaker', `/pet-records?petId=${param}`);
  expect(await screen.findByText(`The page of ${id}`)).toBeTruthy();
});

it('the list of pets shows itself for an address without a pet', async () => {
  enter('caretaker', '/pet-records?petId=');
  await card('Biscuit');
});

it('the list of pets starts at the first page after sorting', async () => {
  const router = enter('pet_owner', '/pet-records?search=b');
  // Compared as a whole, because it is rendered in pieces to break at its dots.
  const emailOf = (_: string, element: Element | null) => element?.textContent === rosa.email;
  expect((await card('Biscuit')).queryAllByText(emailOf)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'email_desc' } });
  expect(router.state.location.search).toBe('?search=b&sort=email_desc');
  await vi.waitFor(() => expect(asked.at(-1)).toContain('sort=email_desc'));
  expect((await card('Biscuit')).getAllByText(emailOf)).not.toEqual([]);
});

it('the list of pets deletes a pet after asking, and restores it on Undo', async () => {
  enter('pet_owner');
  await choose('Biscuit', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/You can restore it from the trash as it was for 30 days/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() =>
    expect(toast.undo).toHaveBeenCalledWith(PET_TEXTS.deleted, expect.any(Function), {
      about: 'Biscuit',
    }),
  );
  await screen.findByText('1 pet found');
  expect(screen.queryByText('Biscuit')).toBeNull();

  vi.mocked(toast.undo).mock.calls[0]?.[1]();
  expect(await screen.findByRole('heading', { name: 'Biscuit' })).toBeTruthy();
  expect(toast.success).toHaveBeenCalledWith('Biscuit is back');
});

it('the list of pets offers only what a member may do', async () => {
  pets = [pet(1, 'Biscuit', { mayDelete: false })];
  enter('caretaker');
  const biscuit = await card('Biscuit');
  expect(biscuit.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create Pet Record' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Trash' })).toBeNull();
});

it('the list of pets lets an admin assign the owner to a trust, if there is an owner', async () => {
  pets = [pet(1, 'Biscuit'), pet(2, 'Moss', { ownerId: null, mayDelete: false })];
  enter('admin');
  expect((await card('Moss')).queryByRole('button')).toBeNull();
  fireEvent.click((await card('Biscuit')).getByRole('button'));
  expect(await screen.findByRole('menuitem', { name: 'Assign User to Trust' })).toBeTruthy();
});

it.each<[Role, string, boolean]>([
  ['pet_owner', 'You have no pet records yet.', true],
  ['admin', 'There are no pet records yet.', true],
  ['caretaker', 'No pets are shared with you yet.', false],
])('the list of pets shows a %s why it is empty', async (role, words, invites) => {
  pets = [];
  enter(role);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'Create Pet Record' }).length > 0).toBe(invites);
});

it('the list of pets says what could not be loaded', async () => {
  failing = true;
  enter('pet_owner');
  expect(await screen.findByText(PET_TEXTS.listFailed)).toBeTruthy();
});
