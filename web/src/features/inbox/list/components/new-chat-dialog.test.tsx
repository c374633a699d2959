// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { chatWith, sam, TestInbox, theo } from './test-inbox';

let inbox: TestInbox;
let refusal: ReturnType<typeof refused> | undefined;
beforeEach(() => {
  refusal = undefined;
  inbox = new TestInbox();
  inbox.chats = [chatWith(5)];
  inbox.also = ({ call, query, body }) => {
    if (call === 'GET /api/inbox/people') {
      const people = [theo.user, { ...sam.user, verified: false }].filter(({ firstName }) =>
        firstName.toLowerCase().includes(query.get('search') ?? ''),
      );
      return answer({
        people,
        pagination: { currentPage: 1, totalPages: 1, total: people.length },
      });
    }
    if (call !== 'POST /api/inbox/chats') return undefined;
    if (refusal) return refusal;
    const created = chatWith(6, { kind: 'group', name: (body.name as string) ?? null });
    inbox.chats.push(created);
    return answer({ chat: created });
  };
});
afterEach(closePortal);

async function start(role: 'pet_owner' | 'employee' = 'pet_owner') {
  const router = inbox.open('/inbox/5', { ...rosa, role });
  fireEvent.click(await screen.findByRole('button', { name: 'Start New Chat' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start New Chat' }));
  await dialog.findByRole('checkbox', { name: /Theo Okafor/ });
  return { router, dialog };
}
type Dialog = Awaited<ReturnType<typeof start>>['dialog'];
const pick = (dialog: Dialog, name: RegExp) =>
  fireEvent.click(dialog.getByRole('checkbox', { name }));
const create = (dialog: Dialog) => fireEvent.click(dialog.getByRole('button', { name: 'Create' }));
const sent = () => inbox.asked.find(({ call }) => call === 'POST /api/inbox/chats')?.body;

it('a new chat requires somebody to chat with', async () => {
  const { dialog } = await start();
  expect(dialog.getByText('0 users selected')).toBeTruthy();
  create(dialog);
  expect(await dialog.findByText('Please select at least one user to chat with')).toBeTruthy();
  expect(sent()).toBeUndefined();
});

it('a member starts a direct chat and is taken to it', async () => {
  const { router, dialog } = await start();
  pick(dialog, /Theo Okafor/);
  expect(dialog.getByText('1 user selected')).toBeTruthy();
  expect(dialog.queryByLabelText(/Name of the group/)).toBeNull();
  create(dialog);
  await waitFor(() => expect(router.state.location.pathname).toBe('/inbox/6'));
  expect(sent()).toEqual({ memberIds: [2] });
  expect(toast.success).toHaveBeenCalledWith('Chat created successfully!');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the new chat dialog keeps who was picked during a search, and names the group', async () => {
  const { router, dialog } = await start();
  pick(dialog, /Theo Okafor/);
  fireEvent.change(dialog.getByPlaceholderText('Search users...'), { target: { value: 'sam' } });
  await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /Theo/ })).toBeNull());
  pick(dialog, /Sam Delgado/);
  const name = dialog.getByLabelText(/Name of the group/);
  expect(name.getAttribute('placeholder')).toBe('Rosa, Theo, Sam');
  fireEvent.change(name, { target: { value: 'Biscuit' } });
  create(dialog);
  await waitFor(() => expect(router.state.location.pathname).toBe('/inbox/6'));
  expect(sent()).toEqual({ memberIds: [2, 3], name: 'Biscuit' });
});

it('the new chat dialog opens the chat that is there already', async () => {
  refusal = refused('ALREADY_EXISTS', 'A chat already exists with this user', { chatId: '5' });
  const { router, dialog } = await start();
  await router.navigate('/inbox/7');
  pick(dialog, /Theo Okafor/);
  create(dialog);
  await waitFor(() => expect(router.state.location.pathname).toBe('/inbox/5'));
  expect(toast.success).toHaveBeenCalledWith('A chat already exists with this user');
  expect(toast.error).not.toHaveBeenCalled();
});

it('the new chat dialog stays open and says why the chat could not be created', async () => {
  refusal = refused('INVALID_INPUT', 'You can no longer message someone you picked.');
  const { dialog } = await start();
  pick(dialog, /Theo Okafor/);
  create(dialog);
  expect(await dialog.findByText(/can no longer message someone/)).toBeTruthy();
  expect(dialog.getByText('1 user selected')).toBeTruthy();
});

it('the new chat dialog explains unverified users to members who can’t pick them', async () => {
  const { dialog } = await start();
  expect(dialog.getByText(/Unverified users must be verified by an admin/)).toBeTruthy();
  closePortal();
  const staff = await start('employee');
  expect(staff.dialog.queryByText(/Unverified users must be verified by an admin/)).toBeNull();
  expect(staff.dialog.getByText('Caretaker · Unverified')).toBeTruthy();
});
