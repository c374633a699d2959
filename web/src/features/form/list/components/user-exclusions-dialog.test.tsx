// @vitest-environment jsdom
import type { Role } from '@hearthside/contract/access';
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { UserExclusionsDialog } from './user-exclusions-dialog';

const person = (id: number, name = `Person ${id}`) => ({
  id,
  name,
  email: `p${id}@hearthside.example`,
  role: 'pet_owner',
  joinedAt: '2026-03-20T12:00:00.000Z',
});
let everybody: ReturnType<typeof person>[];
let asked: Asked[];
let away: boolean;
/** Delays the server's answers until it resolves. */
let held: Promise<unknown> | undefined;
const onSave = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  everybody = [person(1, 'Rosa Marchetti'), person(2, 'Theo Okafor')];
  asked = [];
  away = false;
  held = undefined;
  onSave.mockReset();
  onClose.mockReset();
  openPortal((request) => {
    asked.push(request);
    if (away) return noAnswer();
    const { query } = request;
    const ids = query.get('ids')?.split(',').map(Number);
    const words = query.get('search') ?? '';
    const roles = query.get('roles')?.split(',');
    const found = everybody.filter(({ id, name, role }) =>
      ids
        ? ids.includes(id)
        : name.toLowerCase().includes(words) && (!roles || roles.includes(role)),
    );
    const page = Number(query.get('page') ?? 1);
    const limit = Number(query.get('limit') ?? 50);
    const pagination = {
      currentPage: page,
      totalPages: Math.ceil(found.length / limit),
      total: found.length,
    };
    const users = found.slice((page - 1) * limit, page * limit);
    return Promise.resolve(held).then(() => answer({ users, pagination }));
  });
});
afterEach(closePortal);

const open = async (assignedUserIds: number[] = [], seenBy?: Role[]) => {
  render(
    <DataCache>
      <UserExclusionsDialog
        open
        onClose={onClose}
        question="Do you <b>smoke</b>?"
        assignedUserIds={assignedUserIds}
        seenBy={seenBy}
        onSave={onSave}
      />
    </DataCache>,
  );
  return within(await screen.findByRole('dialog', { name: 'User Exclusions for "Do you smoke?"' }));
};
type Dialog = Awaited<ReturnType<typeof open>>;
const tick = async (dialog: Dialog, name: RegExp) =>
  fireEvent.click(await dialog.findByRole('checkbox', { name }));
const press = (dialog: Dialog, name: string) =>
  fireEvent.click(dialog.getByRole('button', { name }));
const save = (dialog: Dialog) => press(dialog, 'Save Exclusions');

it('the exclusions dialog shows details of each user, and saves who was checked', async () => {
  const dialog = await open();
  const box = await dialog.findByRole('checkbox', { name: /Rosa Marchetti/ });
  expect(box.closest('label')!.textContent).toContain('p1@hearthside.example');
  expect(box.closest('label')!.textContent).toContain('Pet Owner · Joined Mar 20, 2026');
  expect(dialog.getByText('0 user(s) selected')).toBeTruthy();
  fireEvent.click(box);
  expect(dialog.getByText('1 user(s) selected').nextSibling?.textContent).toBe('Rosa Marchetti');
  save(dialog);
  expect(onSave).toHaveBeenCalledWith([1]);
  expect(toast.success).toHaveBeenCalledWith(FORM_TEXTS.exclusionsSaved(1));
  expect(onClose).toHaveBeenCalled();
});

it('the exclusions dialog starts with those who are already excluded, even beyond the first page, and clears them', async () => {
  everybody = Array.from({ length: 60 }, (_, index) => person(index + 1));
  const dialog = await open([57, 2]);
  expect(await dialog.findByText('Person 57, Person 2')).toBeTruthy();
  press(dialog, 'Deselect All');
  expect(dialog.getByText('0 user(s) selected')).toBeTruthy();
  save(dialog);
  expect(onSave).toHaveBeenCalledWith([]);
  expect(toast.success).toHaveBeenCalledWith(FORM_TEXTS.exclusionsCleared);
});

it('the exclusions dialog keeps who was checked during a search, and says if it finds nobody', async () => {
  const dialog = await open();
  await tick(dialog, /Rosa/);
  const search = dialog.getByPlaceholderText(FORM_TEXTS.searchUsers);
  fireEvent.change(search, { target: { value: 'theo' } });
  await vi.waitFor(() => expect(dialog.queryByRole('checkbox', { name: /Rosa/ })).toBeNull());
  await tick(dialog, /Theo/);
  expect(dialog.getByText('Rosa Marchetti, Theo Okafor')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'zzz' } });
  expect(await dialog.findByText(FORM_TEXTS.noUsersFound)).toBeTruthy();
  save(dialog);
  expect(onSave).toHaveBeenCalledWith([1, 2]);
});

it('the exclusions dialog selects all users, not only those of the first page', async () => {
  everybody = Array.from({ length: 60 }, (_, index) => person(index + 1));
  const dialog = await open();
  await dialog.findByRole('checkbox', { name: /Person 50/ });
  expect(dialog.queryByRole('checkbox', { name: /Person 51/ })).toBeNull();
  press(dialog, 'Select All');
  expect(await dialog.findByText('60 user(s) selected')).toBeTruthy();
  press(dialog, 'Show more');
  expect(await dialog.findByRole('checkbox', { name: /Person 51/, checked: true })).toBeTruthy();
});

it('the exclusions dialog excludes no more users than a question can have', async () => {
  everybody = Array.from({ length: 1001 }, (_, index) => person(index + 1));
  const dialog = await open();
  await dialog.findByRole('checkbox', { name: /Person 50/ });
  press(dialog, 'Select All');
  expect(await dialog.findByText(/At most 1,000 users/)).toBeTruthy();
  expect(dialog.getByText('0 user(s) selected')).toBeTruthy();
});

it('the exclusions dialog points out a user who no longer exists, and can remove them', async () => {
  const dialog = await open([1, 99]);
  expect(await dialog.findByText('One of them has no account anymore.')).toBeTruthy();
  press(dialog, 'Remove');
  expect(dialog.getByText('1 user(s) selected')).toBeTruthy();
  save(dialog);
  expect(onSave).toHaveBeenCalledWith([1]);
});

it('the exclusions dialog offers nobody who does not see the question anyway, and can remove those who were chosen', async () => {
  everybody = [...everybody, { ...person(3, 'Vera Foster'), role: 'foster' }];
  const dialog = await open([1, 3], ['foster']);
  expect(await dialog.findByRole('checkbox', { name: /Vera/ })).toBeTruthy();
  expect(dialog.queryByRole('checkbox', { name: /Rosa|Theo/ })).toBeNull();
  await dialog.findByText('One of them does not see this question anyway.');
  press(dialog, 'Remove');
  expect(dialog.getByText('1 user(s) selected')).toBeTruthy();
  save(dialog);
  expect(onSave).toHaveBeenCalledWith([3]);
});

it('the exclusions dialog offers nobody for a question that nobody sees', async () => {
  const dialog = await open([], []);
  expect(await dialog.findByText(FORM_TEXTS.noUsers)).toBeTruthy();
  expect(asked).toEqual([]);
});

it('the exclusions dialog cannot save until the users have loaded, and says if there are none', async () => {
  away = true;
  const dialog = await open();
  expect(dialog.getByRole('button', { name: 'Loading...' })).toBeTruthy();
  expect(await dialog.findByText('Failed to load users')).toBeTruthy();
  away = false;
  everybody = [];
  press(dialog, 'Retry');
  expect(await dialog.findByText(FORM_TEXTS.noUsers)).toBeTruthy();
});

/** Delays the server's answers. Returns a function that releases them. */
const hold = () => {
  let go: (done?: unknown) => void = () => undefined;
  held = new Promise((resolve) => (go = resolve));
  return () => go();
};

it('the exclusions dialog cannot save while it loads all users, and keeps who was checked in the meantime', async () => {
  everybody = Array.from({ length: 60 }, (_, index) => person(index + 1));
  const dialog = await open();
  await dialog.findByRole('checkbox', { name: /Person 50/ });
  const go = hold();
  // Somebody who is no longer found by then.
  everybody = everybody.slice(1);
  press(dialog, 'Select All');
  expect(dialog.getByRole('button', { name: 'Loading...' })).toBeTruthy();
  await tick(dialog, /p1@/);
  go();
  expect(await dialog.findByText('60 user(s) selected')).toBeTruthy();
  save(dialog);
  expect(onSave.mock.calls[0]?.[0]).toHaveLength(60);
});

it('the exclusions dialog offers nobody from the previous search while a new one is loading', async () => {
  const dialog = await open();
  await dialog.findByRole('checkbox', { name: /Rosa/ });
  const go = hold();
  const search = dialog.getByPlaceholderText(FORM_TEXTS.searchUsers);
  fireEvent.change(search, { target: { value: 'theo' } });
  expect(await dialog.findByText('Loading users...')).toBeTruthy();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  const all = dialog.getByRole('button', { name: 'Select All' });
  expect(all.hasAttribute('disabled')).toBe(true);
  go();
  expect(await dialog.findByRole('checkbox', { name: /Theo/ })).toBeTruthy();
});
