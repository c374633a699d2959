// @vitest-environment jsdom
import type { ErrorCode } from '@hearthside/contract/error-code';
import { TRUST_TEXTS, type TrustDetail } from '@hearthside/contract/trust/endpoints';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { useTrust } from '../api/trusts';
import { TrustPeople } from './trust-people';

const person = (id: number, firstName: string) => ({
  id,
  firstName,
  lastName: 'Lee',
  email: `${firstName.toLowerCase()}@hearthside.example`,
  role: 'foster' as const,
  verified: true,
  profilePicture: null,
});
const everybody = [person(1, 'Ada'), person(2, 'Ben'), person(3, 'Cleo')];
let members: Set<number>;
const late = {
  ...person(4, 'Zoe'),
  assignedAt: '2026-02-01T00:00:00.000Z',
  state: 'active' as const,
};
let calls: string[];
let asked: string[];
let refusal: string | undefined;
let code: ErrorCode;
/** The id of somebody whose account is suspended. */
let suspended: number | undefined;

let inTrash: TrustDetail['inTrash'];

/** The total number of people, if it is higher than the number sent. */
let total: number | undefined;

const assigned = () =>
  everybody
    .filter(({ id }) => members.has(id))
    .map((one) => ({
      ...one,
      assignedAt: '2026-02-01T00:00:00.000Z',
      state: one.id === suspended ? ('suspended' as const) : ('active' as const),
    }));
const trust = (): TrustDetail => ({
  id: 5,
  name: 'Bella Trust',
  notes: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  pets: [],
  petsTotal: 0,
  people: assigned(),
  peopleTotal: total ?? members.size,
  inTrash,
  petsInTrash: [],
});
const address = { streetAddress: '', city: '', state: '', zipCode: '', country: '' };
const users = () => ({
  users: everybody.map((one) => ({
    user: {
      ...one,
      createdAt: '2025-01-01T00:00:00.000Z',
      phoneNumber: '',
      featured: false,
      state: 'active',
    },
    address,
  })),
  pagination: { currentPage: 1, totalPages: 2, total: 12 },
});

beforeEach(() => {
  members = new Set([1, 2]);
  calls = [];
  asked = [];
  refusal = undefined;
  code = 'ALREADY_EXISTS';
  suspended = undefined;
  total = undefined;
  inTrash = [];
  openPortal(({ call, body, query }) => {
    if (call === 'GET /api/trusts/5/people') {
      const { page, search } = Object.fromEntries(query);
      asked.push(`${page} ${search}`);
      const pagination = { currentPage: Number(page), totalPages: 2, total: 4 };
      return answer({ people: page === '2' ? [late] : assigned(), pagination });
    }
    if (call === 'GET /api/trusts/5') return answer(trust());
    if (call === 'GET /api/users') return answer(users());
    if (call === 'POST /api/inbox/office-chats') {
      calls.push(`${call} ${body.memberId as number}`);
      return answer({ chatId: 4 });
    }
    const userId = body.userId as number;
    if (call.includes('/api/trusts/')) calls.push(`${call} ${userId}`);
    if (refusal !== undefined) return refused(code, refusal);
    if (call === 'POST /api/trusts/assign') members.add(userId);
    else members.delete(userId);
    inTrash = inTrash.filter(({ id }) => id !== userId);
    return answer({ success: true, message: '' });
  });
});
afterEach(closePortal);

function People() {
  const { data } = useTrust({ id: 5 });
  return data ? <TrustPeople trust={data} /> : null;
}
/** The address that the page has led to. */
const Where = () => <p>At {useLocation().pathname}</p>;
const open = () =>
  render(
    <DataCache>
      <MemoryRouter>
        <People />
        <Where />
      </MemoryRouter>
    </DataCache>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
// The header also contains the address, which a style sheet shows if there is no column for it.
const inTable = (name: string) => screen.queryByRole('rowheader', { name: new RegExp(`^${name}`) });

it('the list of a trust’s people removes somebody at once, and assigns them again on Undo', async () => {
  open();
  await press('Remove Ada Lee');
  await vi.waitFor(() => expect(inTable('Ada Lee')).toBeNull());
  expect(toast.undo).toHaveBeenCalledWith(TRUST_TEXTS.removed, expect.any(Function), {
    about: 'Ada Lee',
  });
  expect(document.activeElement?.contains(inTable('Ben Lee'))).toBe(true);

  vi.mocked(toast.undo).mock.calls[0]?.[1]();
  await vi.waitFor(() => expect(inTable('Ada Lee')).not.toBeNull());
  await vi.waitFor(() =>
    expect(calls).toEqual(['POST /api/trusts/remove 1', 'POST /api/trusts/assign 1']),
  );
  await vi.waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith(TRUST_TEXTS.assigned, 'Ada Lee'),
  );
});

it('the list of a trust’s people says why somebody could not be removed', async () => {
  refusal = 'Not now';
  open();
  await press('Remove Ada Lee');
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('Not now'));
  expect(inTable('Ada Lee')).not.toBeNull();
});

it('the list of a trust’s people lets go of somebody whom a colleague removed, once that is refused', async () => {
  open();
  await vi.waitFor(() => expect(inTable('Ada Lee')).not.toBeNull());
  members.delete(1);
  refusal = 'Ada Lee is not assigned to Bella Trust.';
  code = 'NOT_FOUND';
  await press('Remove Ada Lee');
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith(refusal));
  await vi.waitFor(() => expect(inTable('Ada Lee')).toBeNull());
  expect(document.activeElement?.contains(inTable('Ben Lee'))).toBe(true);
});

it('the assign dialog marks somebody whom a colleague assigned, once that is refused', async () => {
  open();
  await press('Assign people');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByText('Already assigned')).toHaveLength(2);
  members.add(3);
  refusal = 'Cleo Lee is already assigned to Bella Trust.';
  await press('Assign Cleo Lee');
  await vi.waitFor(() => expect(dialog.getAllByText('Already assigned')).toHaveLength(3));
  expect(document.activeElement?.textContent).toContain('Cleo Lee');
});

it('the assign dialog assigns people, marks those who are already in the trust, and stays open', async () => {
  open();
  await press('Assign people');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findAllByText('Already assigned')).toHaveLength(2);
  expect(
    within(dialog).getByText('These are the first 3 of 12 users. Search to find the others.'),
  ).toBeTruthy();

  refusal = 'The account was deleted';
  await press('Assign Cleo Lee');
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('The account was deleted'));

  refusal = undefined;
  await press('Assign Cleo Lee');
  expect(await within(dialog).findByText('Assigned')).toBeTruthy();
  expect(toast.success).toHaveBeenCalledWith(TRUST_TEXTS.assigned, 'Cleo Lee');
  expect(within(dialog).queryByRole('button', { name: /^Assign/ })).toBeNull();
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(document.activeElement?.textContent).toContain('Cleo Lee');
});

it('the list of a trust’s people pages and searches the people who did not come with the trust', async () => {
  total = 4;
  open();
  await vi.waitFor(() => expect(inTable('Ada Lee')).not.toBeNull());
  await press('Page 2');
  await vi.waitFor(() => expect(inTable('Zoe Lee')).not.toBeNull());
  const search = screen.getByLabelText('Search people of this trust');
  fireEvent.change(search, { target: { value: 'ben' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await vi.waitFor(() => expect(asked).toContain('1 ben'));
});

it('the list of a trust’s people leads to somebody’s chat with the office, unless they are suspended', async () => {
  suspended = 2;
  open();
  await press('Message Ada Lee');
  expect(screen.queryByRole('button', { name: 'Message Ben Lee' })).toBeNull();
  expect(await screen.findByText('At /inbox/4')).toBeTruthy();
  expect(calls).toEqual(['POST /api/inbox/office-chats 1']);
});

it('the list of a trust’s people names those in the trash apart, and removes them without Undo', async () => {
  members.clear();
  inTrash = [{ id: 8, firstName: 'Rosa', lastName: 'Marchetti' }];
  open();
  const trash = await screen.findByRole('region', { name: 'In the trash' });
  expect(within(trash).getByText('Rosa Marchetti')).toBeTruthy();
  await press('Remove Rosa Marchetti');
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'In the trash' })).toBeNull());
  expect(calls).toEqual(['POST /api/trusts/remove 8']);
  expect(toast.success).toHaveBeenCalledWith(TRUST_TEXTS.removed, 'Rosa Marchetti');
  expect(toast.undo).not.toHaveBeenCalled();
});
