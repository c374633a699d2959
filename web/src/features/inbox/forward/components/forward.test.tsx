// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { chatWith, said, TestInbox } from '../../list/components/test-inbox';

let inbox: TestInbox;
beforeEach(() => {
  localStorage.clear();
  inbox = new TestInbox();
  inbox.chats = [
    chatWith(1),
    chatWith(2, { kind: 'group', name: 'Bella’s circle' }),
    chatWith(3, { kind: 'group', name: 'Old group', endedAt: '2026-11-04T10:00:00.000Z' }),
    chatWith(4, { kind: 'group', name: 'Walkers' }),
  ];
  inbox.messages = [said(1, 2, 'The vet moved')];
});
afterEach(closePortal);

const posts = () => inbox.asked.filter(({ call }) => call.endsWith('/forward'));
const arrived = (chatId: number) => ({
  chatId,
  message: { ...said(70 + chatId, rosa.id, 'The vet moved', chatId), forwarded: true },
  comment: null,
  problem: null,
});
async function openForward() {
  inbox.open('/inbox/1');
  fireEvent.click(await screen.findByRole('button', { name: /: Theo Okafor/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Forward' }));
  await screen.findByRole('button', { name: 'Forward' });
  return within(screen.getByRole('dialog', { name: 'Forward message' }));
}

it('a message is forwarded to the chosen chats with a comment', async () => {
  inbox.also = ({ call }) =>
    call.endsWith('/forward') ? answer({ results: [arrived(2), arrived(4)] }) : undefined;
  const dialog = await openForward();
  await dialog.findByRole('checkbox', { name: /Bella’s circle/ });
  // Neither its own chat nor one that has ended.
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  fireEvent.click(dialog.getByRole('button', { name: 'Forward' }));
  expect(dialog.getByText('Please choose at least one chat')).toBeTruthy();
  expect(posts()).toEqual([]);
  fireEvent.click(dialog.getByRole('checkbox', { name: /Bella’s circle/ }));
  fireEvent.click(dialog.getByRole('checkbox', { name: /Walkers/ }));
  fireEvent.change(dialog.getByRole('textbox', { name: /Comment/ }), {
    target: { value: ' Look ' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Forward' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posts()[0]).toMatchObject({
    call: 'POST /api/inbox/chats/1/messages/1/forward',
    body: { comment: 'Look', to: [{ chatId: 2 }, { chatId: 4 }] },
  });
});

it('a chat that did not get it stays chosen, says why, and is asked for again under the same number', async () => {
  const results = [
    [arrived(2), { ...arrived(4), message: null, problem: 'It has ended.' }],
    [arrived(4)],
  ];
  inbox.also = ({ call }) =>
    call.endsWith('/forward') ? answer({ results: results.shift() }) : undefined;
  const dialog = await openForward();
  fireEvent.click(await dialog.findByRole('checkbox', { name: /Bella’s circle/ }));
  fireEvent.click(dialog.getByRole('checkbox', { name: /Walkers/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Forward' }));
  expect(await dialog.findByText('Walkers: It has ended.')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Bella/ }).checked).toBe(false);
  fireEvent.click(dialog.getByRole('button', { name: 'Forward' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = posts().map(({ body }) => (body as { to: object[] }).to);
  expect(second).toEqual([first?.[1]]);
});

it('a refusal is shown, and the comment is still there when it is opened again', async () => {
  inbox.also = ({ call }) =>
    call.endsWith('/forward') ? refused('WRONG_STATE', 'This message was deleted.') : undefined;
  const dialog = await openForward();
  fireEvent.click(await dialog.findByRole('checkbox', { name: /Walkers/ }));
  const box = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment/ });
  fireEvent.change(box, { target: { value: 'Look' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Forward' }));
  expect(await dialog.findByText('This message was deleted.')).toBeTruthy();
  expect(box.value).toBe('Look');
});

it('a forwarded message is marked, and cannot be edited', async () => {
  inbox.messages = [
    { ...said(1, rosa.id, 'Not mine'), forwarded: true, createdAt: new Date().toISOString() },
  ];
  inbox.open('/inbox/1');
  expect(await screen.findByText('Forwarded')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Actions for a message/ }));
  await screen.findByRole('menuitem', { name: 'Delete' });
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
});
