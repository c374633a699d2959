// @vitest-environment jsdom
import { CAREGIVER_TEXTS, type CaregiverDetail } from '@hearthside/contract/member/caregivers';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { storedDraftCount } from '@/lib/drafts/test-drafts';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { CaregiverPage } from './caregiver-page';

const sam: CaregiverDetail = {
  id: 12,
  firstName: 'Sam',
  lastName: 'Okafor',
  name: 'Sam Okafor',
  verified: true,
  email: 'sam@hearthside.example',
  phoneNumber: '5035550166',
  address: { ...rosa.address, city: 'Bend' },
  profileImage: null,
  petTrustName: 'Willow Trust',
  offer: { services: [], animals: [] },
  miles: null,
  mayEdit: true,
  pendingEmail: null,
  revision: 'first',
};
const MEANWHILE = 'This profile was changed by someone else.';

let stored = sam;
let saves: Record<string, unknown>[] = [];

/** A server that refuses a save based on another revision, and accepts all others. */
function save(sent: Record<string, unknown>) {
  saves.push(sent);
  if (sent.revision !== stored.revision) return refused('CHANGED_MEANWHILE', MEANWHILE);
  const { firstName, city } = sent as { firstName: string; city: string };
  stored = { ...stored, firstName, name: `${firstName} Okafor`, revision: 'saved' };
  stored = { ...stored, address: { ...stored.address, city } };
  return answer({ success: true, message: CAREGIVER_TEXTS.saved, data: stored });
}

beforeEach(() => {
  stored = sam;
  saves = [];
  openPortal(({ call, body }) => {
    if (call === 'GET /api/caregivers/12') return answer(stored);
    if (call === 'GET /api/caregivers/13') return refused('NOT_FOUND', 'Not found');
    if (call === 'PUT /api/caregivers/profile') return save(body);
  });
});
afterEach(closePortal);

const open = (at = '/caregivers/12?search=Sam&page=2') => {
  const routes = [{ path: '/caregivers/:id', element: <CaregiverPage /> }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
};
const edit = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(box(label), { target: { value } });
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });

it('the caregiver page links back to the list as it was, and offers phone and email', async () => {
  open();
  const link = async (name: string | RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link('Back to Caregivers')).toBe('/caregivers?page=2&search=Sam');
  expect(await link('+1 (503) 555-0166')).toBe('tel:5035550166');
  expect(await link('sam@hearthside.example')).toBe('mailto:sam@hearthside.example');
  expect(screen.getByText('Willow Trust')).toBeTruthy();
});

it('the caregiver page offers no edit to members who may not edit', async () => {
  stored = { ...sam, mayEdit: false };
  open();
  await screen.findByText('Willow Trust');
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
});

it.each(['/caregivers/13', '/caregivers/x'])(
  'the caregiver page says that there is nobody at %s',
  async (address) => {
    open(address);
    expect(await screen.findByText(CAREGIVER_TEXTS.noneSelected)).toBeTruthy();
  },
);

it('the caregiver page saves only a changed profile, and shows it', async () => {
  open();
  await edit();
  expect(saveButton().disabled).toBe(true);
  type('City', 'Salem');
  await vi.waitFor(() => expect(saveButton().disabled).toBe(false));
  type('City', 'Bend');
  await vi.waitFor(() => expect(saveButton().disabled).toBe(true));

  type('First name', 'Samuel');
  await vi.waitFor(() => expect(saveButton().disabled).toBe(false));
  fireEvent.click(saveButton());
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(CAREGIVER_TEXTS.saved));
  expect(saves).toMatchObject([{ userId: 12, revision: 'first', firstName: 'Samuel' }]);
  expect(await screen.findByRole('heading', { name: 'Samuel Okafor' })).toBeTruthy();
  expect(storedDraftCount()).toBe(0);
});

it('the caregiver page drops what was typed when the edit is canceled', async () => {
  open();
  await edit();
  type('City', 'Salem');
  await vi.waitFor(() => expect(storedDraftCount()).toBe(1));
  press('Cancel');
  expect(toast.success).toHaveBeenCalledWith(CAREGIVER_TEXTS.cancelled);
  expect(screen.getByText('Bend')).toBeTruthy();
  expect(storedDraftCount()).toBe(0);
});

it('the caregiver page keeps what was typed after somebody else’s save, and saves it the next time', async () => {
  open();
  await edit();
  type('City', 'Salem');
  stored = {
    ...sam,
    phoneNumber: '5035550199',
    address: { ...sam.address, city: 'Eugene' },
    revision: 'theirs',
  };
  await vi.waitFor(() => expect(saveButton().disabled).toBe(false));
  fireEvent.click(saveButton());

  expect(await screen.findByText(MEANWHILE)).toBeTruthy();
  expect(await screen.findByText('City is now “Eugene”; you typed “Salem”.')).toBeTruthy();
  expect(screen.getByText('Phone number is now “5035550199”.')).toBeTruthy();
  expect(box('City').value).toBe('Salem');
  expect(box('Phone number').value).toBe('5035550199');

  expect(saveButton().disabled).toBe(false);
  fireEvent.click(saveButton());
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(CAREGIVER_TEXTS.saved));
  expect(saves[1]).toMatchObject({ revision: 'theirs', city: 'Salem', phoneNumber: '5035550199' });
});

it('the caregiver page continues after a reload with what was typed, on top of what has changed since', async () => {
  open();
  await edit();
  type('First name', 'Samuel');
  await vi.waitFor(() => expect(storedDraftCount()).toBe(1));
  cleanup();
  stored = { ...sam, address: { ...sam.address, city: 'Eugene' }, revision: 'theirs' };

  open();
  expect(await screen.findByText('City is now “Eugene”.')).toBeTruthy();
  expect(box('First name').value).toBe('Samuel');
  expect(box('City').value).toBe('Eugene');
  await vi.waitFor(() => expect(saveButton().disabled).toBe(false));
});
