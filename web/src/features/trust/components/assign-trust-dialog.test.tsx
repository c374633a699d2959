// @vitest-environment jsdom
import { TRUST_TEXTS } from '@hearthside/contract/trust/endpoints';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, noAnswer, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { AssignTrustDialog } from './assign-trust-dialog';

const sam = { id: 9, firstName: 'Sam', lastName: 'Okafor' };
const address = { streetAddress: '', city: '', state: '', zipCode: '', country: '' };
const samsDetail = {
  user: {
    ...sam,
    email: 'sam@hearthside.example',
    role: 'caretaker',
    verified: true,
    createdAt: '2025-03-20T10:00:00.000Z',
    phoneNumber: '',
    profilePicture: null,
    featured: false,
    state: 'active' as const,
  },
  address,
  trusts: [{ id: 1, name: 'Bella Trust' }],
  lastSignInAt: null,
  sessions: 0,
  pendingEmail: null,
  revision: 'a',
  suspension: null,
  archive: null,
};
type Kept = { id: number; name: string; people: number; pets: number };
let trusts: Kept[];
let assigned: unknown[];
let assign: () => Promise<Response>;

function list(query: URLSearchParams) {
  const words = (query.get('search') ?? '').toLowerCase();
  const limit = Number(query.get('limit'));
  const found = trusts.filter(({ name }) => name.toLowerCase().includes(words));
  const pagination = { currentPage: 1, totalPages: 1, total: found.length };
  return answer({ trusts: found.slice(0, limit), pagination });
}

function create(name: string) {
  if (name === 'Taken') return refused('NAME_TAKEN', 'No', { name: 'That one exists' });
  trusts.push({ id: 77, name, people: 0, pets: 0 });
  return answer({
    id: 77,
    name,
    notes: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    people: [],
    pets: [],
    inTrash: [],
    petsInTrash: [],
    peopleTotal: 0,
    petsTotal: 0,
  });
}

beforeEach(() => {
  trusts = [
    { id: 1, name: 'Bella Trust', people: 2, pets: 0 },
    { id: 2, name: 'Moss Trust', people: 0, pets: 0 },
  ];
  assigned = [];
  assign = () => answer({ success: true, message: '' });
  openPortal(({ call, query, body }) => {
    if (call === 'GET /api/trusts') return list(query);
    if (call === 'GET /api/users/9') return answer(samsDetail);
    if (call === 'POST /api/trusts') return create(body.name as string);
    if (call === 'POST /api/trusts/assign') {
      assigned.push(body);
      return assign();
    }
  });
});
afterEach(closePortal);

function Opened() {
  const [user, setUser] = useState<typeof sam | undefined>(sam);
  return <AssignTrustDialog user={user} onClose={() => setUser(undefined)} />;
}
const open = () =>
  render(
    <DataCache>
      <Opened />
    </DataCache>,
  );
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const search = (words: string) => {
  const box = screen.getByRole('searchbox', { name: 'Search trusts' });
  fireEvent.change(box, { target: { value: words } });
  fireEvent.submit(box);
};

it('the assign dialog assigns to the chosen trust, and does not offer the person’s own trusts', async () => {
  open();
  const bella = await radio(/Bella Trust/);
  expect(bella.disabled).toBe(true);
  expect(screen.getByText('Already assigned')).toBeTruthy();
  expect(button('Assign').disabled).toBe(true);

  fireEvent.click(await radio(/Moss Trust/));
  fireEvent.click(button('Assign'));
  await vi.waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith(TRUST_TEXTS.assigned, 'Sam Okafor: Moss Trust'),
  );
  expect(assigned).toEqual([{ userId: 9, trustId: 2 }]);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the assign dialog shows why an assignment failed and keeps the choice', async () => {
  assign = () => refused('ALREADY_EXISTS', 'Sam is in this trust already');
  open();
  fireEvent.click(await radio(/Moss Trust/));
  fireEvent.click(button('Assign'));
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('Sam is in this trust already'));
  expect((await radio(/Moss Trust/)).checked).toBe(true);
  expect(button('Assign').disabled).toBe(false);

  assign = noAnswer;
  fireEvent.click(button('Assign'));
  const why = `${TRUST_TEXTS.assignFailed}. We can’t reach the server at the moment.`;
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith(why));
});

it('the assign dialog keeps what is chosen while the search is still loading', async () => {
  open();
  fireEvent.click(await radio(/Moss Trust/));
  const box = screen.getByRole('searchbox', { name: 'Search trusts' });
  fireEvent.change(box, { target: { value: 'bella' } });
  expect(button('Assign').disabled).toBe(true);
  fireEvent.click(await radio(/Moss Trust/));
  fireEvent.submit(box);
  // It does not match the search, but stays visible above those that do.
  await vi.waitFor(() =>
    expect(screen.getAllByRole('radio')[0]).toBe(screen.getByRole('radio', { name: /Moss/ })),
  );
  expect((await radio(/Moss Trust/)).checked).toBe(true);
  fireEvent.click(button('Assign'));
  await vi.waitFor(() => expect(assigned).toEqual([{ userId: 9, trustId: 2 }]));
});

it('the assign dialog offers to create a trust that was not found, and selects it', async () => {
  open();
  fireEvent.click(await radio(/Moss Trust/));
  search('Taken');
  expect(await screen.findByText('No trusts match “Taken”.')).toBeTruthy();
  expect(button('Assign').disabled).toBe(true);

  const name = screen.getByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('Taken');
  fireEvent.click(button('Create'));
  expect(await screen.findByText('That one exists')).toBeTruthy();
  expect(name.value).toBe('Taken');

  fireEvent.input(name, { target: { value: 'Pepper Trust' } });
  fireEvent.click(button('Create'));
  const pepper = await radio(/Pepper Trust/);
  expect(pepper.checked).toBe(true);
  expect(document.activeElement).toBe(pepper);
  fireEvent.click(button('Assign'));
  await vi.waitFor(() => expect(assigned).toEqual([{ userId: 9, trustId: 77 }]));
});

it('the assign dialog offers a trust that a colleague has created meanwhile, once its name is refused', async () => {
  open();
  await radio(/Moss Trust/);
  search('Taken');
  expect(await screen.findByText('No trusts match “Taken”.')).toBeTruthy();
  trusts.push({ id: 78, name: 'Taken', people: 0, pets: 0 });
  fireEvent.click(button('Create'));
  fireEvent.click(await radio(/Taken/));
  fireEvent.click(button('Assign'));
  await vi.waitFor(() => expect(assigned).toEqual([{ userId: 9, trustId: 78 }]));
});

it('the assign dialog shows the first fifty trusts and says how to find the others', async () => {
  trusts = Array.from({ length: 60 }, (_, index) => ({
    id: index + 1,
    name: `Trust ${index + 1}`,
    people: 0,
    pets: 0,
  }));
  open();
  expect(await screen.findAllByRole('radio')).toHaveLength(50);
  expect(
    screen.getByText('These are the first 50 of 60 trusts. Search to find the others.'),
  ).toBeTruthy();
});
