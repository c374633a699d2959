// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { amara, chatWith, said, sam, TestInbox, theo } from './test-inbox';

let inbox: TestInbox;
beforeEach(() => {
  inbox = new TestInbox();
});
afterEach(closePortal);

const list = async () => within(await screen.findByRole('region', { name: 'Chats' }));
const menu = async (button: string, item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};

it('the list of chats shows each chat with its last message, and opens the first', async () => {
  inbox.chats = [
    chatWith(1, { unread: 2, lastMessage: said(1, 2, 'See you on Friday') }),
    chatWith(2, {
      kind: 'group',
      name: 'Biscuit’s care team',
      members: [theo, sam, amara],
      lastMessage: said(2, 3, '', 2),
    }),
    chatWith(3),
  ];
  const router = inbox.open();
  const rows = await list();
  const first = await rows.findByRole('link', {
    name: /^Theo Okafor.*See you on Friday.*2\s*unread/,
  });
  expect(rows.getByRole('link', { name: /Biscuit’s care team.*Attachment.*Group/ })).toBeTruthy();
  expect(rows.getByRole('link', { name: /No messages yet/ })).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/inbox/1'));
  await waitFor(() => expect(first.getAttribute('aria-current')).toBe('page'));
});

it('the list of chats searches, and says if nothing is found', async () => {
  inbox.chats = [chatWith(1), chatWith(2, { kind: 'group', name: 'Picnic' })];
  inbox.open('/inbox/1');
  const rows = await list();
  await rows.findByText('Picnic');
  const box = rows.getByPlaceholderText('Search...');
  fireEvent.change(box, { target: { value: 'picn' } });
  await waitFor(() => expect(rows.queryByText('Theo Okafor')).toBeNull());
  expect(rows.getByText('Picnic')).toBeTruthy();
  fireEvent.change(box, { target: { value: 'zebra' } });
  expect(
    await rows.findByText('No chats match your search. Try a different search term.'),
  ).toBeTruthy();
  // The cross in the box, and the button below the text.
  const [cross] = rows.getAllByRole('button', { name: 'Clear search' });
  if (cross) fireEvent.click(cross);
  expect(await rows.findByText('Theo Okafor')).toBeTruthy();
});

it('a member without chats can start one, but an admin cannot', async () => {
  inbox.open();
  expect(await screen.findByText('No chats yet')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Start New Chat' })).toHaveLength(2);
  closePortal();
  inbox.open('/inbox', { ...rosa, role: 'admin' });
  expect(await screen.findByText('No chats yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start New Chat' })).toBeNull();
});

it('the list of chats says that the chats could not be loaded, and tries again', async () => {
  let fails = true;
  inbox.chats = [chatWith(1)];
  inbox.also = ({ call }) =>
    fails && call === 'GET /api/inbox/chats/me' ? refused('INVALID_INPUT', 'Not now') : undefined;
  inbox.open();
  expect(await screen.findByText('Failed to fetch chats')).toBeTruthy();
  expect(screen.getByText('Not now')).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await (await list()).findByText('Theo Okafor')).toBeTruthy();
});

it('a member closes a chat at once, the selection is cleared, and Undo reopens the chat', async () => {
  inbox.chats = [chatWith(1), chatWith(2, { kind: 'group', name: 'Picnic' })];
  const router = inbox.open('/inbox/2');
  await menu('Chat options', 'Close Chat');
  await waitFor(() =>
    expect(toast.undo).toHaveBeenCalledWith('Chat closed successfully', expect.any(Function)),
  );
  await waitFor(async () => expect((await list()).queryByText('Picnic')).toBeNull());
  expect(router.state.location.pathname).toBe('/inbox');
  expect(await screen.findByText('Choose a chat to read it here.')).toBeTruthy();

  vi.mocked(toast.undo).mock.calls[0]?.[1]();
  await waitFor(() => expect(router.state.location.pathname).toBe('/inbox/2'));
  expect(await (await list()).findByText('Picnic')).toBeTruthy();
});

it('an admin is asked for confirmation before a chat ends for everyone', async () => {
  inbox.chats = [chatWith(1)];
  inbox.open('/inbox/1', { ...rosa, role: 'admin' });
  await menu('Chat options', 'Close for Everyone');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('End this chat for everyone?')).toBeTruthy();
  expect(inbox.calls).not.toContain('DELETE /api/inbox/chats/1');
  fireEvent.click(dialog.getByRole('button', { name: 'End Chat' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Chat closed successfully'));
  expect(inbox.calls).toContain('DELETE /api/inbox/chats/1');
});

it('an admin puts any chat away for themselves, and is offered Undo', async () => {
  inbox.chats = [chatWith(1, { kind: 'trust', name: 'Biscuit’s trust' })];
  inbox.open('/inbox/1', { ...rosa, role: 'admin' });
  await menu('Chat options', 'Put Away');
  await waitFor(() =>
    expect(toast.undo).toHaveBeenCalledWith('Chat put away', expect.any(Function)),
  );
  expect(inbox.calls).not.toContain('DELETE /api/inbox/chats/1');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('the list of chats shows the closed chats, and reopens one', async () => {
  inbox.chats = [chatWith(1), chatWith(2, { kind: 'group', name: 'Picnic', closed: true })];
  inbox.open('/inbox/2');
  await menu('Inbox options', 'Closed chats');
  const rows = await list();
  expect(await rows.findByText('Picnic')).toBeTruthy();
  await waitFor(() => expect(rows.queryByText('Theo Okafor')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Move back to inbox' }));
  expect(await rows.findByText('No closed chats')).toBeTruthy();
  fireEvent.click(rows.getByRole('button', { name: 'Back to all chats' }));
  expect(await rows.findByText('Picnic')).toBeTruthy();
});
