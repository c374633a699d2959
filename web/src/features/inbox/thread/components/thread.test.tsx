// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import {
  amara,
  chatWith,
  member,
  said,
  sam,
  TestInbox,
  theo,
} from '../../list/components/test-inbox';

let inbox: TestInbox;
beforeEach(() => {
  inbox = new TestInbox();
});
afterEach(closePortal);

const self = member(rosa.id, 'Rosa Marchetti', 'pet_owner');
const group = (some: object = {}) =>
  chatWith(1, {
    kind: 'group',
    name: 'Biscuit’s care team',
    members: [self, { ...theo, readUpTo: 3 }, { ...sam, readUpTo: 3 }, amara],
    ...some,
  });
const thread = async () => within(await screen.findByRole('region', { name: 'Messages' }));

it('a thread shows who is in it, its messages, and where the unread ones start', async () => {
  inbox.chats = [group({ unread: 1, readUpTo: 3 })];
  inbox.messages = [
    said(1, 2, 'Shall I book?'),
    said(2, rosa.id, 'Yes, see https://vance.example'),
    said(3, 99, 'Bye'),
    said(4, 3, 'Booked'),
  ];
  inbox.open('/inbox/1');
  const shown = await thread();
  expect(await shown.findByText('Shall I book?')).toBeTruthy();
  expect(screen.getByText('Theo Okafor (Trustee), Sam Delgado (Caretaker) and you')).toBeTruthy();
  expect(shown.getByText('Theo Okafor · Trustee')).toBeTruthy();
  expect(shown.getByText('Unknown User')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'https://vance.example' }).getAttribute('href')).toBe(
    'https://vance.example/',
  );
  const lines = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.indexOf('1 new message')).toBe(lines.length - 2);
  fireEvent.click(shown.getByRole('button', { name: 'Seen by Theo Okafor and Sam Delgado' }));
  expect(await screen.findByText('Sam Delgado')).toBeTruthy();
});

it('a thread reports to the server only what was really visible', async () => {
  inbox.chats = [group({ unread: 1, readUpTo: 0 })];
  inbox.messages = [said(1, 2, 'Morning')];
  inbox.open('/inbox/1');
  await waitFor(() =>
    expect(inbox.asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      readUpTo: 1,
    }),
  );
});

it('a thread says that there are no messages yet', async () => {
  inbox.chats = [group()];
  inbox.open('/inbox/1');
  expect(await (await thread()).findByText('No messages yet')).toBeTruthy();
});

it('a thread can be read but not written once it has ended', async () => {
  inbox.chats = [group({ endedAt: '2026-11-05T10:00:00.000Z' })];
  inbox.messages = [said(1, 2, 'Morning')];
  inbox.open('/inbox/1');
  expect(await (await thread()).findByText('Morning')).toBeTruthy();
  expect(screen.getByText(/An admin ended this chat on Nov 5, 2026/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull();
});

it('a thread looks the same for a missing chat and one that is not shared with the viewer', async () => {
  inbox.open('/inbox/77');
  expect(
    await screen.findByText('This chat does not exist, or it is not shared with you.'),
  ).toBeTruthy();
});

it('a thread says that messages could not be loaded, and tries again', async () => {
  let fails = true;
  inbox.chats = [group()];
  inbox.messages = [said(1, 2, 'Morning')];
  inbox.also = ({ call }) =>
    fails && call === 'GET /api/inbox/chats/1' ? refused('INVALID_INPUT', 'Not now') : undefined;
  inbox.open('/inbox/1');
  expect(await screen.findByText('Failed to fetch messages')).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await (await thread()).findByText('Morning')).toBeTruthy();
});

it('the chat info names the admins who read along', async () => {
  inbox.chats = [group()];
  inbox.open('/inbox/1');
  fireEvent.click(await screen.findByRole('button', { name: 'Show chat info' }));
  const info = within(await screen.findByRole('dialog', { name: 'Chat Info' }));
  const admins = within(info.getByRole('region', { name: 'Admins, in every chat' }));
  expect(admins.getByText('Amara Hale')).toBeTruthy();
  expect(admins.queryByText('Theo Okafor')).toBeNull();
  expect(info.getByText('Rosa Marchetti (you)')).toBeTruthy();
});

it('a thread keeps a message that was refused until it is retried', async () => {
  let refuses = true;
  inbox.chats = [group()];
  inbox.messages = [said(1, 2, 'Morning')];
  inbox.also = ({ call, body }) => {
    if (call !== 'POST /api/inbox/messages') return undefined;
    if (refuses) return refused('WRONG_STATE', 'This chat has ended.');
    const message = { ...said(9, rosa.id, String(body.content)), clientId: body.clientId };
    return answer({ message });
  };
  inbox.open('/inbox/1');
  const shown = await thread();
  await shown.findByText('Morning');
  const box = screen.getByRole('textbox', { name: /^Message to/ });
  fireEvent.change(box, { target: { value: 'Good morning' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(await shown.findByText('Failed to send message. This chat has ended.')).toBeTruthy();
  refuses = false;
  fireEvent.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByText('Sent')).toBeTruthy();
  expect(shown.getAllByText('Good morning')).toHaveLength(1);
});
