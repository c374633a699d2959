// @vitest-environment jsdom
import { MEMBER_TEXTS } from '@hearthside/contract/member/person-fields';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { session } from '@/lib/session/session';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, noAnswer, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { ProfilePage } from './profile-page';

let saves: unknown[] = [];
let saved: () => Promise<Response>;
let visibility: () => Promise<Response>;
let fresh = rosa;

beforeEach(() => {
  saves = [];
  fresh = rosa;
  openPortal(({ call, body }) => {
    if (call === 'GET /api/users/me') return answer(fresh);
    if (call === 'GET /api/users/me/role-request') return answer({ request: null });
    saves.push(body);
    if (call === 'PUT /api/users/me') return saved();
    if (call === 'PUT /api/users/me/directory') return visibility();
  }, rosa);
});
afterEach(closePortal);

const open = () => {
  const router = createMemoryRouter([{ path: '/', element: <ProfilePage /> }]);
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
};
const kept = () => Object.keys(localStorage).filter((key) => key.includes('.kept.'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(box(label), { target: { value } });

it('the profile page is read-only until Edit, refuses invalid input, and saves valid input', async () => {
  saved = () => answer({ ...rosa, firstName: 'Rosalia' });
  open();
  expect(screen.getByText('18 Alder Row')).toBeTruthy();
  expect(screen.queryByLabelText('First name')).toBeNull();

  press('Edit');
  type('First name', '');
  expect(await screen.findByText('First name is required')).toBeTruthy();
  press('Save');
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith(MEMBER_TEXTS.fixErrors));
  await vi.waitFor(() => expect(document.activeElement).toBe(box('First name')));
  expect(saves).toEqual([]);

  type('First name', ' Rosalia ');
  await vi.waitFor(() => expect(screen.queryByText('First name is required')).toBeNull());
  press('Save');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(MEMBER_TEXTS.saved));
  expect(saves).toMatchObject([{ firstName: 'Rosalia', state: 'Oregon', revision: 'first' }]);
  expect(await screen.findByText('Rosalia Marchetti')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByLabelText('First name')).toBeNull());
});

it('the profile page keeps what was typed when saving fails, and shows the server’s words', async () => {
  saved = () => refused('INVALID_INPUT', 'Taken', { email: 'Choose another address' });
  open();
  press('Edit');
  type('City', 'Salem');
  press('Save');
  expect(await screen.findByText('Taken')).toBeTruthy();
  expect(screen.getByText('Choose another address')).toBeTruthy();
  expect(toast.error).toHaveBeenCalledWith(MEMBER_TEXTS.saveFailedToast);
  await vi.waitFor(() => expect(document.activeElement).toBe(box('Email')));
  expect(box('City').value).toBe('Salem');
});

it.each([
  [true, 'We can’t reach the server at the moment.'],
  [false, 'You are offline at the moment.'],
])('the profile page says why a save failed (online: %s)', async (onLine, why) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  saved = noAnswer;
  open();
  press('Edit');
  type('City', 'Salem');
  press('Save');
  expect(await screen.findByText(`${MEMBER_TEXTS.saveFailed}. ${why}`)).toBeTruthy();
  expect(box('City').value).toBe('Salem');
});

it('the profile page continues an edit that a reload interrupted, until it is discarded', async () => {
  open();
  press('Edit');
  type('City', 'Salem');
  await vi.waitFor(() => expect(kept()).toHaveLength(1));
  cleanup();

  open();
  expect(box('City').value).toBe('Salem');
  press('Cancel');
  expect(toast.success).toHaveBeenCalledWith(MEMBER_TEXTS.discarded);
  expect(screen.getByText('Portland')).toBeTruthy();
  expect(kept()).toEqual([]);
});

it('the profile page asks for the password before another address is sent, and says if it is wrong', async () => {
  open();
  press('Edit');
  type('Email', 'rosa@new.example');
  press('Save');
  const dialog = await screen.findByRole('dialog', { name: 'Change your email address?' });
  expect(saves).toEqual([]);
  const password = within(dialog).getByLabelText<HTMLInputElement>('Your current password');
  const confirm = () => fireEvent.submit(password.closest('form') as HTMLFormElement);
  confirm();
  expect(await within(dialog).findByText('Password is required')).toBeTruthy();

  const sentence = 'That isn’t your current password.';
  saved = () => refused('PASSWORD_WRONG', sentence, { currentPassword: sentence });
  fireEvent.input(password, { target: { value: 'wrong' } });
  confirm();
  expect(await within(dialog).findByText(sentence)).toBeTruthy();

  saved = () => answer({ ...rosa, pendingEmail: 'rosa@new.example' });
  fireEvent.input(password, { target: { value: 'right' } });
  confirm();
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(MEMBER_TEXTS.saved));
  expect(saves).toMatchObject([
    { email: 'rosa@new.example', currentPassword: 'wrong' },
    { email: 'rosa@new.example', currentPassword: 'right' },
  ]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('right');
});

it('the profile page sends the link to a new address again, and keeps the old one on request', async () => {
  fresh = { ...rosa, pendingEmail: 'rosa@new.example' };
  session.setMe(fresh);
  saved = () => answer(fresh);
  open();
  press('Send the link again');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('We’ll send the link again'));
  saved = () => answer(rosa);
  press(`Keep ${rosa.email}`);
  await vi.waitFor(() => expect(screen.queryByText('Confirm your new email address')).toBeNull());
  expect(saves).toMatchObject([{ email: 'rosa@new.example' }, { email: rosa.email }]);
});

it('the buttons of a new address leave the focus on the page, wait for an edit, and take over other changes', async () => {
  fresh = { ...rosa, pendingEmail: 'rosa@new.example' };
  session.setMe(fresh);
  saved = () => refused('CHANGED_MEANWHILE', 'Someone else changed this profile.');
  open();
  fresh = { ...fresh, firstName: 'Rosalind' };
  press(`Keep ${rosa.email}`);
  await vi.waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(
      'Your profile was changed somewhere else',
      'Please try again.',
    ),
  );
  await screen.findAllByText(/Rosalind/);
  saved = () => answer(rosa);
  const keep = screen.getByRole('button', { name: `Keep ${rosa.email}` });
  keep.focus();
  fireEvent.click(keep);
  await vi.waitFor(() => expect(screen.queryByText('Confirm your new email address')).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body), 3000);
  session.setMe({ ...rosa, pendingEmail: 'rosa@new.example' });
  press('Edit');
  await screen.findByText('Confirm your new email address');
  expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
});

it('the profile page clears the state with the country, and asks for one only if the country has states', async () => {
  open();
  press('Edit');
  expect(box('State').tagName).toBe('SELECT');
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'Iceland' } });
  const state = await screen.findByLabelText<HTMLInputElement>(/^State/);
  expect(state.tagName).toBe('INPUT');
  expect(state.value).toBe('');
  const address = screen.getByRole('region', { name: 'Address' });
  expect(within(address).queryByText('State is required')).toBeNull();
});

it('the profile page clears the error about a state when the country changes', async () => {
  open();
  press('Edit');
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'Canada' } });
  press('Save');
  expect(await screen.findByText('State is required')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'Iceland' } });
  await vi.waitFor(() => expect(screen.queryByText('State is required')).toBeNull());
});

it('the profile page moves the keyboard focus into the form on Edit, and back to Edit on Cancel', () => {
  open();
  press('Edit');
  expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Profile' }));
  press('Cancel');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
});

it('the profile page keeps what was typed when another device was faster, and saves it the next time', async () => {
  open();
  press('Edit');
  type('City', 'Salem');
  fresh = { ...rosa, lastName: 'Bianchi', revision: 'second' };
  saved = () => refused('CHANGED_MEANWHILE', 'Changed while you were editing');
  press('Save');
  expect(await screen.findByText('Changed while you were editing')).toBeTruthy();
  expect(await screen.findByText('Last name is now “Bianchi”.')).toBeTruthy();
  expect(box('City').value).toBe('Salem');
  expect(box('Last name').value).toBe('Bianchi');

  saved = () => answer({ ...fresh, revision: 'third' });
  press('Save');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(MEMBER_TEXTS.saved));
  expect(saves[1]).toMatchObject({ revision: 'second', lastName: 'Bianchi', city: 'Salem' });
});

it('the profile page goes on with what is chosen of what another device changed', async () => {
  open();
  press('Edit');
  type('City', 'Salem');
  const address = { ...rosa.address, city: 'Eugene' };
  fresh = { ...rosa, lastName: 'Bianchi', address, revision: 'second' };
  saved = () => refused('CHANGED_MEANWHILE', 'Changed while you were editing');
  press('Save');
  fireEvent.click(await screen.findByRole('button', { name: 'See what changed' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'What changed in the meantime' }),
  );
  const city = within(dialog.getByRole('group', { name: 'City' }));
  expect(city.getByLabelText<HTMLInputElement>(/Mine, as typed: Salem/).checked).toBe(true);
  fireEvent.click(city.getByLabelText(/^Theirs.*: Eugene/));
  const name = within(dialog.getByRole('group', { name: 'Last name' }));
  fireEvent.click(name.getByLabelText(/^As it was when you started: Marchetti/));
  fireEvent.click(dialog.getByRole('button', { name: 'Continue with this' }));
  await vi.waitFor(() => expect(box('City').value).toBe('Eugene'));
  expect(box('Last name').value).toBe('Marchetti');
  expect(screen.queryByText('Changed while you were editing')).toBeNull();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  saved = () => answer({ ...fresh, revision: 'third' });
  press('Save');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(MEMBER_TEXTS.saved));
  const sent = { revision: 'second', lastName: 'Marchetti', city: 'Eugene' };
  expect(saves[1]).toMatchObject(sent);
});

it('the profile page saves at once what the directory shows about the member', async () => {
  open();
  const email = () => screen.getByRole('switch', { name: 'Show my email' });
  visibility = () => answer({ ...rosa, visibility: { showEmail: false, showCity: true } });
  fireEvent.click(email());
  await vi.waitFor(() => expect(email().getAttribute('aria-checked')).toBe('false'));
  // Only what was pressed: another window may have chosen otherwise since.
  expect(saves).toEqual([{ showEmail: false }]);
  expect(screen.getByText(/members see your name, picture, role and city\.$/)).toBeTruthy();

  visibility = () => refused('SERVER_ERROR', 'Not now');
  fireEvent.click(screen.getByRole('switch', { name: 'Show my city' }));
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('Not now'));
  expect(screen.getByRole('switch', { name: 'Show my city' }).getAttribute('aria-checked')).toBe(
    'true',
  );
});
