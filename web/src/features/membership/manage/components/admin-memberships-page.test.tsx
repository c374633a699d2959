// @vitest-environment jsdom
import type { Membership } from '@hearthside/contract/membership/shapes';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { testMembership, testPlan } from '../../model/test-membership';
import { AdminMembershipsPage } from './admin-memberships-page';

let all: Membership[];
let asked: Asked[];
/** Answers that replace the usual ones, by call. */
let instead: Record<string, () => Promise<Response>>;

const detailOf = (membership: Membership) => ({
  membership,
  events: [],
  sent: [{ deadline: '2027-03-01', offset: 30, at: '2027-01-30T14:00:00.000Z' }],
});
const pagination = (total: number) => ({ currentPage: 1, totalPages: 1, total });
const sam = { id: 9, firstName: 'Sam', lastName: 'Okafor', email: 's@x.example', role: 'foster' };

beforeEach(() => {
  all = [
    testMembership(1, { ownerFirstName: 'Rosa', ownerLastName: 'Marchetti' }),
    testMembership(2, { status: 'lapsed', reminders: false }),
  ];
  asked = [];
  instead = {};
  openPortal((one) => {
    asked.push(one);
    const { call } = one;
    const other = instead[call];
    if (other) return other();
    if (call === 'GET /api/memberships')
      return answer({ memberships: all, pagination: pagination(all.length) });
    if (call === 'GET /api/memberships/counts')
      return answer({ active: 1, due: 0, grace: 0, lapsed: 1 });
    if (call === 'GET /api/memberships/candidates')
      return answer({ users: [sam], pagination: pagination(1) });
    if (call === 'GET /api/membership/plans')
      return answer({ plans: [testPlan('foster', { price: 2550 })] });
    if (call === 'GET /api/memberships/1') return answer(detailOf(all[0]!));
    if (call === 'PATCH /api/memberships/1') return answer(detailOf(all[0]!));
    if (call === 'POST /api/memberships') return answer(detailOf(testMembership(3)));
    if (call === 'PATCH /api/memberships/1/reminders')
      return answer({ ...all[0]!, reminders: false });
    if (call === 'DELETE /api/memberships/1') return answer({ message: 'gone' });
    if (call === 'POST /api/memberships/1/restore') return answer(all[0]!);
  });
});
afterEach(closePortal);

const open = (address = '/admin-memberships') => {
  const router = createMemoryRouter([{ path: '*', element: <AdminMembershipsPage /> }], {
    initialEntries: [address],
  });
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
};
const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr')!);
const choose = async (name: string, act: string) => {
  fireEvent.click((await row(name)).getByRole('button', { name: /More actions/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: act }));
};
const sent = (call: string) => asked.filter((one) => one.call === call);
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('the memberships page lists memberships with the order and status in the address', async () => {
  open('/admin-memberships?status=lapsed&sort=amount_desc');
  const rosa = await row('Rosa Marchetti');
  expect(rosa.getByText('$45.50')).toBeTruthy();
  expect(rosa.getByText('Mar 1, 2027')).toBeTruthy();
  expect(rosa.getByText('Active')).toBeTruthy();
  const owner = rosa.getByRole('rowheader');
  expect(owner.textContent).toContain('owner1@hearthside.example');
  expect(within(owner).getByRole('link').getAttribute('href')).toBe('/users/101');
  const { query } = sent('GET /api/memberships')[0]!;
  expect(Object.fromEntries(query)).toEqual({
    page: '1',
    sortBy: 'amount',
    sortOrder: 'desc',
    status: 'lapsed',
  });
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'nextDeadline_asc' } });
  await vi.waitFor(() =>
    expect(sent('GET /api/memberships').at(-1)!.query.get('sortBy')).toBe('nextDeadline'),
  );
});

it('the memberships page says if there are no memberships', async () => {
  all = [];
  open();
  expect(await screen.findByText('No Memberships Found')).toBeTruthy();
});

it('the memberships page switches reminders at once, and back if that fails', async () => {
  let fail = (): void => undefined;
  const failed = new Promise<Response>((resolve) => {
    fail = () => resolve(refused('NOT_FOUND', 'Failed to update membership reminders'));
  });
  instead['PATCH /api/memberships/1/reminders'] = () => failed;
  open();
  const rosa = await row('Rosa Marchetti');
  const reminders = () => rosa.getByRole('switch').getAttribute('aria-checked');
  fireEvent.click(rosa.getByRole('switch'));
  await vi.waitFor(() => expect(reminders()).toBe('false'));
  fail();
  await vi.waitFor(() => expect(reminders()).toBe('true'));
  expect(toast.error).toHaveBeenCalledWith('Failed to update reminders');
  delete instead['PATCH /api/memberships/1/reminders'];
  await vi.waitFor(() => expect(rosa.getByRole('switch').getAttribute('aria-busy')).toBeNull());
  fireEvent.click(rosa.getByRole('switch'));
  await vi.waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith('Reminders disabled successfully'),
  );
  expect(reminders()).toBe('false');
});

it('the edit dialog changes a membership, in cents and with its revision', async () => {
  const router = open();
  await choose('Rosa Marchetti', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Membership' }));
  expect(router.state.location.search).toBe('?membershipId=1');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Amount \(\$\)/).value).toBe('45.50');
  fireEvent.click(dialog.getByRole('button', { name: 'History and reminders sent' }));
  expect(await dialog.findByText(/30 days before the deadline of Mar 1, 2027/)).toBeTruthy();
  type(/^Amount/, '');
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Please enter an amount')).toBeTruthy();
  type(/^Amount/, '1,050.5');
  type(/^Next Deadline/, '2028-02-29');
  fireEvent.click(dialog.getByLabelText(/^Enable Reminders/));
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await vi.waitFor(() =>
    expect(toast.success).toHaveBeenCalledWith('Membership updated successfully'),
  );
  expect(sent('PATCH /api/memberships/1')[0]!.body).toEqual({
    amount: 105_050,
    nextDeadline: '2028-02-29',
    reminders: false,
    revision: '1',
  });
  expect(router.state.location.search).toBe('');
});

it('the edit dialog keeps what was typed after a conflict, and shows who changed which field', async () => {
  const error = 'Someone else changed this membership since you opened it.';
  instead['PATCH /api/memberships/1'] = () =>
    refused('CHANGED_MEANWHILE', error, { by: 'Amara Obi', at: '2026-11-01T10:00:00.000Z' });
  open('/admin-memberships?membershipId=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Membership' }));
  type(/^Amount/, '60');
  // Somebody agreed on another amount, and a gift moved the deadline.
  all[0] = { ...all[0]!, amount: 7000, nextDeadline: '2028-03-01', revision: '2' };
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText(/It was Amara Obi, Nov 1, 2026/)).toBeTruthy();
  const amount = within(dialog.getByRole('group', { name: 'Amount ($)' }));
  expect(amount.getByLabelText<HTMLInputElement>(/^Theirs.*: \$70\.00/).checked).toBe(false);
  expect(amount.getByLabelText<HTMLInputElement>(/^Mine.*: \$60\.00/).checked).toBe(true);
  expect(dialog.getByText('Next Deadline is now').nextSibling?.textContent).toBe('Mar 1, 2028');
  expect(dialog.getAllByText(/ is now$/)).toHaveLength(1);
  expect(dialog.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('60');
  delete instead['PATCH /api/memberships/1'];
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(sent('PATCH /api/memberships/1').at(-1)!.body).toMatchObject({
    amount: 6000,
    nextDeadline: '2028-03-01',
    revision: '2',
  });
});

it('the edit dialog says what is wrong with an address that names no membership', async () => {
  instead['GET /api/memberships/x'] = () => refused('INVALID_INPUT', 'Invalid item ID');
  open('/admin-memberships?membershipId=x');
  expect(await screen.findByText('Invalid item ID')).toBeTruthy();
});

it('an admin adds a membership for the price of the role’s plan', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Create' }));
  fireEvent.click(await screen.findByRole('button', { name: /Sam Okafor/ }));
  const amount = await screen.findByLabelText<HTMLInputElement>(/^Amount/);
  await vi.waitFor(() => expect(amount.value).toBe('25.50'));
  type(/^Next Deadline/, '2020-05-05');
  expect(await screen.findByText(/^This date has passed/)).toBeTruthy();
  type(/^Next Deadline/, '2199-05-05');
  expect(screen.queryByText(/^This date has passed/)).toBeNull();
  instead['POST /api/memberships'] = () =>
    refused('ALREADY_EXISTS', 'Taken', { userId: 'This member already has a membership' });
  fireEvent.click(screen.getByRole('button', { name: 'Create Membership' }));
  expect(await screen.findByText('This member already has a membership')).toBeTruthy();
  delete instead['POST /api/memberships'];
  fireEvent.click(await screen.findByRole('button', { name: 'Create Membership' }));
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Membership created'));
  expect(sent('POST /api/memberships').at(-1)!.body).toEqual({
    userId: 9,
    amount: 2550,
    nextDeadline: '2199-05-05',
    reminders: true,
  });
});

it('an admin deletes a membership after asking, and can restore it', async () => {
  open();
  await choose('Rosa Marchetti', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  const said = 'Membership for Rosa Marchetti has been deleted';
  await vi.waitFor(() => expect(toast.undo).toHaveBeenCalledWith(said, expect.any(Function)));
  vi.mocked(toast.undo).mock.calls[0]![1]();
  await vi.waitFor(() => expect(sent('POST /api/memberships/1/restore')).toHaveLength(1));
});

it('the create dialog keeps a new membership until it is discarded, and restores it on Undo', async () => {
  open();
  const begin = async () => fireEvent.click(await screen.findByRole('button', { name: 'Create' }));
  const amount = () => screen.findByLabelText<HTMLInputElement>(/^Amount/);
  await begin();
  fireEvent.click(await screen.findByRole('button', { name: /Sam Okafor/ }));
  await vi.waitFor(async () => expect((await amount()).value).toBe('25.50'));
  type(/^Amount/, '19');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await begin();
  expect((await amount()).value).toBe('19');
  expect(screen.getByText('Sam Okafor')).toBeTruthy();
  expect(screen.getByText('What you had typed before is still here.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => vi.mocked(toast.undo).mock.calls[0]![1]());
  expect((await amount()).value).toBe('19');
});
