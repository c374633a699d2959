// @vitest-environment jsdom
import { nameTaken, PET_FIELDS, PET_LABELS, PET_TEXTS } from '@hearthside/contract/pet/fields';
import type { Me } from '@hearthside/contract/member/me';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, noAnswer, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { biscuit } from '../../model/test-pet';
import { CreatePetPage } from './create-pet-page';

const owner = {
  user: {
    id: 9,
    firstName: 'Walter',
    lastName: 'Brandt',
    email: 'walter@hearthside.example',
    role: 'pet_owner',
    verified: true,
    profilePicture: null,
    phoneNumber: '5035550101',
    createdAt: '2026-01-01T00:00:00.000Z',
    featured: false,
    state: 'active' as const,
  },
  address: { streetAddress: '', city: '', state: '', zipCode: '', country: '' },
};
const ownerDetail = {
  ...owner,
  trusts: [],
  lastSignInAt: null,
  sessions: 0,
  pendingEmail: null,
  revision: 'a',
  suspension: null,
  archive: null,
};
let sent: Record<string, unknown>[];
let created: () => Promise<Response>;
let check: (name: string) => Promise<Response>;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  created = () => answer({ ...biscuit, pet: { ...biscuit.pet, id: 41, name: 'Moss' } });
  check = () => answer({ exists: false });
});
afterEach(closePortal);

const open = (me: Me = rosa, device?: Parameters<typeof openPortal>[2]) => {
  openPortal(
    ({ call, query, body }) => {
      if (call === 'GET /api/pet-records/check-name') return check(query.get('name') ?? '');
      if (call === 'GET /api/users')
        return answer({ users: [owner], pagination: { currentPage: 1, totalPages: 1, total: 1 } });
      if (call === 'GET /api/users/9') return answer(ownerDetail);
      if (call === 'POST /api/pet-records') {
        sent.push(body);
        return created();
      }
    },
    me,
    device,
  );
  const router = createMemoryRouter(
    [
      { path: '/pet-records/new', element: <CreatePetPage /> },
      { path: '/pet-records', element: 'The list' },
    ],
    { initialEntries: ['/pet-records/new'] },
  );
  const { unmount } = render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return { router, unmount };
};
const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) =>
  fireEvent.input(box(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const draftOf = (member: number) => localStorage.getItem(`hearthside.kept.${member}.new-pet`);
const NAME = /^Name/;
const fill = (name = 'Moss') => {
  type(NAME, name);
  type(/^Breed/, 'Maine coon');
  fireEvent.change(box(/^Gender/), { target: { value: 'female' } });
  type(/^Color/, 'Grey');
};

it('the form for a new pet has a box for every field of a pet', () => {
  open();
  const labels = screen.getAllByText((_, element) => element?.tagName === 'LABEL');
  const words = labels.map((label) => label.textContent ?? '');
  const missing = PET_FIELDS.filter(
    (field) => !words.some((word) => word.startsWith(PET_LABELS[field])),
  );
  expect(missing).toEqual([]);
});

it('the form for a new pet takes the owner and the address from the profile, locked', () => {
  open();
  expect(box('Owner email').value).toBe(rosa.email);
  expect(box('Owner phone').value).toBe('+1 (503) 555-0142');
  expect(box('State').readOnly).toBe(true);
  expect(screen.getByRole('link', { name: 'your profile' })).toBeTruthy();
});

it('the form for a new pet leaves open what the profile does not have, and its states follow the country', () => {
  open({ ...rosa, address: { ...rosa.address, state: '', country: '', zipCode: '' } });
  expect(box('Street address').readOnly).toBe(true);
  fireEvent.change(box(/^Country/), { target: { value: 'Canada' } });
  fireEvent.change(box(/^State/), { target: { value: 'Ontario' } });
  expect(box(/^State/).value).toBe('Ontario');
  fireEvent.change(box(/^Country/), { target: { value: 'Singapore' } });
  expect(box(/^State/).tagName).toBe('INPUT');
  expect(box(/^State/).value).toBe('');
});

it('the form for a new pet shows what is wrong at its field, and focuses the first of them', async () => {
  open();
  type(/^Age/, '-1');
  type(/^Weight/, 'much');
  press('Save');
  expect(await screen.findByText(PET_TEXTS.fixFields)).toBeTruthy();
  expect(screen.getAllByText(PET_TEXTS.required)).toHaveLength(4);
  expect(screen.getByText(PET_TEXTS.age)).toBeTruthy();
  expect(screen.getByText(PET_TEXTS.weight)).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(box(NAME)));
  expect(sent).toEqual([]);
});

it('the form for a new pet checks a field with every change once Save was tried, but no state of a new country', async () => {
  open({ ...rosa, address: { ...rosa.address, state: '', country: '', zipCode: '' } });
  type(/^Zip code/, '!');
  expect(screen.queryByText(PET_TEXTS.zip)).toBeNull();
  press('Save');
  expect(await screen.findByText(PET_TEXTS.zip)).toBeTruthy();
  type(/^Zip code/, '97205');
  expect(screen.queryByText(PET_TEXTS.zip)).toBeNull();
  type(/^Age/, '-1');
  expect(screen.getByText(PET_TEXTS.age)).toBeTruthy();
  fireEvent.change(box(/^Country/), { target: { value: 'Canada' } });
  expect(screen.getAllByText(PET_TEXTS.required)).toHaveLength(4);
  expect(box(/^State/).getAttribute('aria-required')).toBe('true');
  expect(box(/^State/).getAttribute('aria-invalid')).toBeNull();
  press('Save');
  await vi.waitFor(() => expect(box(/^State/).getAttribute('aria-invalid')).toBe('true'));
});

it('the form for a new pet saves, and opens the new pet’s page', async () => {
  const { router } = open();
  fill(' Moss ');
  type(/^Age/, '0,5');
  fireEvent.click(screen.getByLabelText(/^OK to text/));
  press('Save');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(PET_TEXTS.created));
  expect(sent).toMatchObject([
    { name: 'Moss', age: 0.5, weight: null, textPermission: true, state: 'Oregon' },
  ]);
  expect(sent[0]).not.toHaveProperty('ownerId');
  await vi.waitFor(() => expect(router.state.location.search).toBe('?petId=41'));
  expect(draftOf(7)).toBeNull();
});

it('the form for a new pet puts a refused name on its field, and says why a save did not get through', async () => {
  created = () => refused('NAME_TAKEN', 'x', { name: nameTaken('Moss') });
  open();
  fill();
  press('Save');
  expect(await screen.findByText(nameTaken('Moss'))).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(box(NAME)));

  created = noAnswer;
  type(NAME, 'Mossy');
  press('Save');
  expect(await screen.findByText(new RegExp(`^${PET_TEXTS.createFailed}`))).toBeTruthy();
  expect(box(NAME).value).toBe('Mossy');
});

it('the form for a new pet checks the name while it is typed, and only the last answer counts', async () => {
  const answers: Record<string, (response: Response) => void> = {};
  check = (name) => new Promise((resolve) => (answers[name] = resolve));
  open();
  type(NAME, 'Biscuit');
  expect(screen.getByText(PET_TEXTS.checkingName)).toBeTruthy();
  await vi.waitFor(() => expect(answers.Biscuit).toBeTruthy(), 2000);
  type(NAME, 'Bis');
  await vi.waitFor(() => expect(answers.Bis).toBeTruthy(), 2000);
  answers.Bis?.(await answer({ exists: false }));
  await vi.waitFor(() => expect(screen.queryByText(PET_TEXTS.checkingName)).toBeNull());
  answers.Biscuit?.(await answer({ exists: true }));
  await Promise.resolve();
  expect(screen.queryByText(nameTaken('Biscuit'))).toBeNull();

  check = () => answer({ exists: true });
  type(NAME, 'Olive');
  expect(await screen.findByText(nameTaken('Olive'), {}, { timeout: 2000 })).toBeTruthy();
  type(/^Breed/, 'Beagle');
  press('Save');
  expect(await screen.findByText(PET_TEXTS.fixFields)).toBeTruthy();
  expect(sent).toEqual([]);
});

it('the form for a new pet can be saved even if the name check fails', async () => {
  check = noAnswer;
  open();
  fill();
  await vi.waitFor(() => expect(screen.queryByText(PET_TEXTS.checkingName)).toBeNull(), 2000);
  press('Save');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

it('the form for a new pet keeps a separate draft for each member, until it is discarded', () => {
  const first = open();
  type(NAME, 'Moss');
  first.unmount();
  closePortal();

  const other = open({ ...rosa, id: 8 }, 'used before');
  expect(box(NAME).value).toBe('');
  other.unmount();
  closePortal();

  open(rosa, 'used before');
  expect(box(NAME).value).toBe('Moss');
  expect(draftOf(7)).not.toContain(rosa.email);
  press('Discard draft');
  expect(box(NAME).value).toBe('');
  expect(draftOf(7)).toBeNull();
  vi.mocked(toast.undo).mock.calls[0]?.[1]();
  expect(draftOf(7)).not.toBeNull();
});

it('the form for a new pet asks an admin for the owner, whose profile fills in the rest', async () => {
  open({ ...rosa, id: 1, role: 'admin' });
  fill();
  press('Save');
  expect(await screen.findByText(PET_TEXTS.fixFields)).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Choose the owner'));
  expect(screen.queryByLabelText(/^Owner email/)).toBeNull();

  press('Choose the owner');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('button', { name: /Walter Brandt/ }));
  await vi.waitFor(() => expect(box('Owner email').value).toBe('walter@hearthside.example'));
  type(/^Street address/, '2 Elm Street');
  type(/^Zip code/, '97201');
  fireEvent.change(box(/^Country/), { target: { value: 'Singapore' } });
  press('Save');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ ownerId: 9, ownerPhoneNumber: '15035550101', zip: '97201' });
});

it('the form for a new pet is closed to members who may not add pets', () => {
  open({ ...rosa, role: 'caretaker' });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByText(/created by the pets’ owners/)).toBeTruthy();
});
