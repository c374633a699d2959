// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { closePortal } from '@/testing/portal';
import { chatWith, said, TestInbox } from '../../list/components/test-inbox';

let inbox: TestInbox;
beforeEach(() => {
  inbox = new TestInbox();
  inbox.chats = [chatWith(1)];
});
afterEach(closePortal);

const thread = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const choose = async (message: RegExp, action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: message }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const quoting = (id: number, text: string) => ({
  replyTo: { id, senderId: 2, text, deleted: false, updatedAt: '2026-11-04T10:00:00.000Z' },
});

it('a reply says above the text what it answers, sends that, and can be canceled', async () => {
  inbox.messages = [said(1, 2, 'Shall I book?')];
  inbox.open('/inbox/1');
  await choose(/^Actions for a message: Theo Okafor/, 'Reply');
  const answered = within(await screen.findByRole('group', { name: 'Reply' }));
  expect(answered.getByText('Theo Okafor')).toBeTruthy();
  expect(answered.getByText('Shall I book?')).toBeTruthy();
  fireEvent.click(answered.getByRole('button', { name: 'Cancel reply' }));
  expect(screen.queryByRole('group', { name: 'Reply' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await choose(/^Actions for a message: Theo Okafor/, 'Reply');
  await screen.findByRole('group', { name: 'Reply' });
  fireEvent.change(screen.getByRole('textbox', { name: /^Message to/ }), {
    target: { value: 'Please do' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(inbox.asked.find(({ call }) => call === 'POST /api/inbox/messages')?.body).toMatchObject(
      { content: 'Please do', replyTo: 1 },
    ),
  );
  expect(screen.queryByRole('group', { name: 'Reply' })).toBeNull();
  const quote = { name: /^In reply to\s*Theo Okafor/ };
  expect(await (await thread()).findByRole('button', quote)).toBeTruthy();
});

it('a quote leads to its message, here or in another place of the thread', async () => {
  inbox.messages = [
    ...Array.from({ length: 80 }, (_, at) => said(at + 1, 2, `Message ${at + 1}`)),
    { ...said(81, rosa.id, 'To the last'), ...quoting(80, 'Message 80') },
    { ...said(82, rosa.id, 'To the first'), ...quoting(1, 'Message 1') },
  ];
  // Only the place itself: a box without height would load everything before it.
  inbox.also = ({ query }) =>
    (query.get('lastMessageId') ?? '2') === '2' ? undefined : new Promise(() => undefined);
  const router = inbox.open('/inbox/1');
  const shown = await thread();
  fireEvent.click(await shown.findByRole('button', { name: /Message 80$/ }));
  expect(document.activeElement?.textContent).toContain('Message 80');
  expect(router.state.location.search).toBe('');
  fireEvent.click(shown.getByRole('button', { name: /Message 1$/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?message=1'));
  await (await thread()).findByText('Message 1');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Message 1'));
  expect(screen.queryByText('To the first')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Jump to latest' }));
  await (await thread()).findByText('To the first');
  expect(router.state.location.search).toBe('');
});

it('a quote shows what looks like a program as text, and a message without words as an attachment', async () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>[x](javascript:alert(1))';
  inbox.messages = [
    { ...said(1, 2, 'One'), ...quoting(7, hostile) },
    { ...said(2, 2, 'Two'), ...quoting(8, '') },
  ];
  inbox.open('/inbox/1');
  const shown = await thread();
  expect(await shown.findByText(hostile)).toBeTruthy();
  expect(shown.getByText('Attachment')).toBeTruthy();
  expect(document.querySelector('img[src="x"], script, a[href^="javascript"]')).toBeNull();
});

it('nobody can reply in a chat that has ended', async () => {
  inbox.chats = [chatWith(1, { endedAt: '2026-11-05T10:00:00.000Z' })];
  inbox.messages = [said(1, 2, 'Morning')];
  inbox.open('/inbox/1');
  fireEvent.click(await (await thread()).findByRole('button', { name: /^Actions for a message/ }));
  expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeTruthy();
  const actions = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(actions).toEqual([
    'Forward',
    'Copy text',
    'Copy link',
    'Mark as unread from here',
    'Report',
  ]);
});
