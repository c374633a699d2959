// @vitest-environment jsdom
import { PET_FIELDS, PET_LABELS, PET_TEXTS } from '@hearthside/contract/pet/fields';
import { CARE_TEXTS } from '@hearthside/contract/pet/care';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedDraftCount } from '@/lib/drafts/test-drafts';
import { answer, closePortal, noAnswer } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { biscuit } from '../../model/test-pet';
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
beforeEach(() => (server = petServer()));
afterEach(closePortal);

const about = () => screen.getByText('About Biscuit').closest('section')!;

it('the pet page shows a pet with its warnings first, and links back to the list as it was', async () => {
  openPetPage('?page=2&search=bis');
  expect(screen.getByText(PET_TEXTS.loading)).toBeTruthy();
  expect(await screen.findByText('Border collie · male · 7 years · 41 lbs · Black')).toBeTruthy();
  const warnings = screen.getByRole('region', { name: 'Warnings' });
  expect(within(warnings).getByText('Penicillin')).toBeTruthy();
  const team = screen.getByRole('region', { name: 'Care team Contact Information' });
  const phone = within(team).getByRole('link', { name: '+1 (503) 555-0163' });
  expect(phone.getAttribute('href')).toBe('tel:15035550163');
  expect(within(team).getAllByText('Can see Biscuit')).toHaveLength(1);
  expect(within(team).getByText('No foster yet')).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Back to pet list' });
  expect(back.getAttribute('href')).toBe('/pet-records?page=2&search=bis');
});

/** The fields that are not shown as they are: a value of each, and its words. An age is not shown beside a birth date. */
const WORDS = {
  species: ['rabbit', 'Rabbit'],
  gender: ['female', '· female ·'],
  neutered: ['yes', `${PET_LABELS.neutered}Yes`],
  birthDate: ['2020-02-03', 'Feb 3, 2020'],
  birthDateAbout: [true, 'About Feb 3, 2020'],
  weight: [77, '77 lbs'],
  textPermission: [true, `${PET_LABELS.textPermission}Yes`],
  country: ['Canada', 'Canada'],
} as const;

it('the pet page shows every field of a pet, and has a box for each while it is edited', async () => {
  const said = Object.fromEntries(
    PET_FIELDS.filter((field) => field !== 'age' && !(field in WORDS)).map((field) => {
      const words = `said of ${field}`;
      return [field, [words, words]];
    }),
  );
  const words: Record<string, readonly [unknown, string]> = { ...said, ...WORDS };
  const pet = Object.fromEntries(Object.entries(words).map(([field, [value]]) => [field, value]));
  server.detail = () => answer({ ...biscuit, pet: { ...biscuit.pet, ...pet } });
  openPetPage();
  await screen.findByText('Address');
  const page = (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
  const unsaid = Object.entries(words).filter(([, [, shown]]) => !page.includes(shown));
  expect(unsaid.map(([field]) => field)).toEqual([]);
  await edit();
  const labels = [...document.querySelectorAll('label')].map((label) => label.textContent ?? '');
  const missing = PET_FIELDS.filter(
    (field) => !labels.some((label) => label.startsWith(PET_LABELS[field])),
  );
  expect(missing).toEqual([]);
});

it.each([
  [404, { error: 'Failed to fetch pet details' }, 'Failed to fetch pet details'],
  [418, 'no words', PET_TEXTS.unknownError],
])('the pet page says what went wrong (%s), and links back', async (status, body, words) => {
  server.detail = () => answer(body, status);
  openPetPage();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Back to pet list' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Retry' }) === null).toBe(status === 404);
});

it('the pet page offers Edit only to those who may change the pet', async () => {
  server.detail = () => answer({ ...biscuit, mayChange: false });
  openPetPage();
  expect(await screen.findByRole('link', { name: 'Emergency sheet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a picture' })).toBeNull();
});

it('the pet page leaves edit mode without a question if nothing was changed', async () => {
  openPetPage();
  await edit();
  type('Age', '7.0');
  press('Save');
  expect(await screen.findByRole('button', { name: 'Edit' })).toBe(document.activeElement);
  expect(server.saves).toEqual([]);
  expect(toast.success).not.toHaveBeenCalled();
});

it('the pet page lists old and new values before it saves, and shows the saved state', async () => {
  server.save = () => {
    server.detail = () => answer(laterPet({ age: 8 }));
    return server.detail();
  };
  openPetPage();
  await edit();
  type('Age', '8');
  fireEvent.change(box('Trust'), { target: { value: 'new' } });
  type('New trust name', ' Collies ');
  const dialog = await saveAndConfirm();
  expect(within(dialog).getByText(PET_TEXTS.confirm)).toBeTruthy();
  expect(dialog.textContent).toContain('Age: 7 →  became 8');
  expect(dialog.textContent).toContain('Trust: Biscuit’s Trust →  became Collies');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(PET_TEXTS.saved));
  expect(server.saves).toEqual([{ pet: { age: 8 }, petTrust: { name: 'Collies' }, revision: '1' }]);
  expect(await screen.findByText(/8 years/)).toBeTruthy();
  expect(storedDraftCount()).toBe(0);
});

it('the pet page requires complete rows of the care team, with a message at each field', async () => {
  openPetPage();
  await edit();
  const foster = screen.getByRole('group', { name: 'Foster', hidden: true });
  type('Name', 'Lena Novak', foster);
  type('Phone', '(503) 555-01', foster);
  expect(box('Phone', foster).value).toBe('50355501');
  press('Save');
  expect(
    await screen.findByText('Please complete all fields (name, phone, address) for: Foster'),
  ).toBeTruthy();
  expect(within(foster).getAllByText(CARE_TEXTS.required)).toHaveLength(1);
  await vi.waitFor(() => expect(document.activeElement).toBe(box('Address', foster)));
  type('Address', 'Elm 1', foster);
  await vi.waitFor(() => expect(screen.queryByText(/^Please complete/)).toBeNull());
});

it('the pet page links a row of the care team to a member, and fills in what is known of them', async () => {
  server.people = [
    {
      id: 20,
      firstName: 'Lena',
      lastName: 'Novak',
      role: 'foster',
      profilePicture: null,
      phoneNumber: '5035550119',
      address: 'Elm 1',
    },
  ];
  openPetPage();
  await edit();
  press('Link the foster to a member');
  const search = await screen.findByLabelText('Search members by name');
  await vi.waitFor(() => expect(document.activeElement).toBe(search));
  const { textContent: said } = await screen.findByRole('dialog', { name: /^Link the foster/ });
  expect(said).toContain('They can also write in the record, add and mark care tasks');
  expect(said).not.toContain('They can’t change anything.');
  fireEvent.click(await screen.findByRole('button', { name: /Lena Novak/ }));
  const foster = screen.getByRole('group', { name: 'Foster', hidden: true });
  await vi.waitFor(() => expect(box('Name', foster).value).toBe('Lena Novak'));
  expect(box('Phone', foster).value).toBe('+1 (503) 555-0119');
  expect(within(foster).getByText('Will see Biscuit once you save')).toBeTruthy();
  const unlink = within(foster).getByRole('button', { name: 'Unlink Lena Novak', hidden: true });
  await vi.waitFor(() => expect(document.activeElement).toBe(unlink));
});

it('the pet page clears the state with the country', async () => {
  openPetPage();
  await edit();
  expect(box('State').tagName).toBe('SELECT');
  fireEvent.change(box('Country'), { target: { value: 'Canada' } });
  press('Save');
  expect(await screen.findByText(PET_TEXTS.required)).toBeTruthy();
  expect(box('State').value).toBe('');
  fireEvent.change(box('Country'), { target: { value: 'Iceland' } });
  await vi.waitFor(() => expect(screen.queryByText(PET_TEXTS.required)).toBeNull());
});

it.each([
  ['a refusal', () => refused('NAME_TAKEN', 'Taken', { name: 'Choose another' }), 'Taken'],
  ['no connection', noAnswer, /^Failed to save changes\. We can’t reach/],
])('the pet page keeps everything that was typed after %s', async (_, failing, words) => {
  server.save = failing;
  openPetPage();
  await edit();
  type('Name', 'Bo', about());
  await saveAndConfirm();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(toast.error).toHaveBeenCalledWith(PET_TEXTS.saveFailedToast);
  expect(box('Name', about()).value).toBe('Bo');
  if (words === 'Taken') {
    expect(screen.getByText('Choose another')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(box('Name', about())));
  }
});

it('the pet page continues an edit that a reload interrupted, until it is canceled', async () => {
  openPetPage();
  await edit();
  type('Color', 'Brown');
  await vi.waitFor(() => expect(storedDraftCount()).toBe(1));
  cleanup();

  openPetPage();
  expect((await screen.findByLabelText<HTMLInputElement>('Color *')).value).toBe('Brown');
  press('Cancel');
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
  expect(storedDraftCount()).toBe(0);
});

it('the pet page restores what Cancel discarded, and offers nothing if nothing was typed', async () => {
  openPetPage();
  await edit();
  press('Cancel');
  expect(toast.undo).not.toHaveBeenCalled();
  await edit();
  type('Color', 'Brown');
  press('Cancel');
  expect(toast.undo).toHaveBeenCalledWith('Changes discarded', expect.any(Function));
  // Even if another edit has begun since.
  await edit();
  expect(box('Color').value).toBe('Black');
  act(vi.mocked(toast.undo).mock.calls[0]![1]);
  expect(box('Color').value).toBe('Brown');
  expect(storedDraftCount()).toBe(1);
});

it('the pet page asks before leaving the pet, also for another pet or the list', async () => {
  const router = openPetPage();
  await edit();
  type('Color', 'Brown');
  void router.navigate('/pet-records?page=2');
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  press('Stay', question);
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(box('Color').value).toBe('Brown');
  expect(router.state.location.search).toBe('?petId=5');
});
