// @vitest-environment jsdom
import type { Message } from '@hearthside/contract/inbox/fields';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { chatWith, said, TestInbox } from '../../list/components/test-inbox';

const AT = '2026-11-05T10:00:00.000Z';
const LATER = '2026-11-05T10:00:01.000Z';
const pinned = (message: Message, pinnedAt = AT): Message => ({
  ...message,
  pinnedAt,
  pinnedById: 4,
  updatedAt: pinnedAt,
});

let inbox: TestInbox;
beforeEach(() => {
  inbox = new TestInbox();
  inbox.chats = [chatWith(1, { revision: 2 })];
});
afterEach(closePortal);

const bar = async () => within(await screen.findByRole('region', { name: 'Pinned messages' }));
const choose = async (message: RegExp, action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: message }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const put = () => inbox.asked.filter(({ call }) => call.startsWith('PUT'));

it('a message is pinned for the chat, and shown above the thread with who pinned it', async () => {
  const message = said(1, 2, 'The gate code is 4711');
  inbox.messages = [message];
  const mine = { ...pinned(message), pinnedById: rosa.id };
  inbox.also = ({ call }) => {
    if (call.endsWith('/pins')) return answer({ messages: [], formerMembers: [] });
    return call.startsWith('PUT') ? answer({ message: mine }) : undefined;
  };
  inbox.open('/inbox/1');
  await choose(/: Theo Okafor/, 'Pin');
  const shown = await bar();
  expect(shown.getByRole('button', { name: /Pinned:.*Theo Okafor: The gate code is 4711/ }));
  expect(screen.getByText('Pinned by').textContent).toBe('Pinned by you');
  expect(put()[0]).toMatchObject({
    call: 'PUT /api/inbox/chats/1/messages/1/pin',
    body: { pinned: true },
  });
});

it('all pins are in a list, from which one is shown in its place', async () => {
  inbox.messages = Array.from({ length: 60 }, (_, at) => said(at + 1, 2, `Message ${at + 1}`));
  const pins = [pinned(said(1, 2, 'Message 1'), LATER), pinned(said(2, rosa.id, 'Message 2'))];
  inbox.also = ({ call, query }) => {
    if (call.endsWith('/pins')) return answer({ messages: pins, formerMembers: [] });
    // Only the place itself: a box without height would load everything before it.
    return ['3', null].includes(query.get('lastMessageId')) ? undefined : new Promise(() => {});
  };
  const router = inbox.open('/inbox/1');
  const shown = await bar();
  expect(shown.getByRole('button', { name: /Pinned:.*Message 1$/ })).toBeTruthy();
  fireEvent.click(shown.getByRole('button', { name: 'All 2 pinned messages' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pinned messages' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  expect(dialog.getAllByText('Pinned by')[0]?.textContent).toBe('Pinned by Amara Hale');
  fireEvent.click(dialog.getByRole('button', { name: /Message 2/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?message=2'));
});

it('a pin that goes from the list leaves the focus on the list', async () => {
  const messages = [said(1, 2, 'The gate code is 4711'), said(2, 2, 'The vet is closed')];
  inbox.messages = messages.map((message) => pinned(message));
  inbox.also = ({ call }) => {
    if (call.endsWith('/pins')) {
      return answer({ messages: inbox.messages.toReversed(), formerMembers: [] });
    }
    return call.startsWith('PUT')
      ? answer({ message: { ...messages[1], updatedAt: LATER } })
      : undefined;
  };
  inbox.open('/inbox/1');
  fireEvent.click((await bar()).getByRole('button', { name: 'All 2 pinned messages' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pinned messages' }));
  const [unpin] = dialog.getAllByRole('button', { name: 'Unpin' });
  act(() => unpin?.focus());
  fireEvent.click(unpin as HTMLElement);
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  const list = dialog.getByRole('list', { name: 'Pinned messages' });
  await waitFor(() => expect(document.activeElement).toBe(list), { timeout: 2000 });
});

it('a pin is taken away from the list, and put back by Undo', async () => {
  const message = said(1, 2, 'The gate code is 4711');
  inbox.messages = [pinned(message)];
  const bodies = [{ ...message, updatedAt: LATER }, pinned(message, '2026-11-05T10:00:02.000Z')];
  inbox.also = ({ call }) => {
    if (call.endsWith('/pins')) return answer({ messages: [pinned(message)], formerMembers: [] });
    return call.startsWith('PUT') ? answer({ message: bodies[put().length - 1] }) : undefined;
  };
  inbox.open('/inbox/1');
  fireEvent.click((await bar()).getByRole('button', { name: 'Show pinned messages' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Unpin' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pinned messages' })).toBeNull());
  expect(put().map(({ body }) => body)).toEqual([{ pinned: false }]);
});

it('one too many says so, and nothing is pinned', async () => {
  inbox.messages = [said(1, 2, 'Hello')];
  inbox.also = ({ call }) => {
    if (call.endsWith('/pins')) return answer({ messages: [], formerMembers: [] });
    return call.startsWith('PUT') ? refused('CONFLICT', 'Unpin one of them first.') : undefined;
  };
  inbox.open('/inbox/1');
  await choose(/: Theo Okafor/, 'Pin');
  await waitFor(() => expect(put()).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Pinned messages' })).toBeNull();
});

it('in a chat that has ended, pins are read and stay', async () => {
  inbox.chats = [chatWith(1, { revision: 2, endedAt: AT })];
  inbox.messages = [pinned(said(1, 2, 'The gate code is 4711'))];
  inbox.also = ({ call }) =>
    call.endsWith('/pins') ? answer({ messages: inbox.messages, formerMembers: [] }) : undefined;
  inbox.open('/inbox/1');
  fireEvent.click((await bar()).getByRole('button', { name: 'Show pinned messages' }));
  await screen.findByRole('dialog', { name: 'Pinned messages' });
  expect(screen.queryByRole('button', { name: 'Unpin' })).toBeNull();
});
