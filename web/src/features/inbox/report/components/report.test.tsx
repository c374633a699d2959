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
  inbox.chats = [chatWith(1)];
  inbox.messages = [said(1, 2, 'You fool'), said(2, rosa.id, 'What?')];
});
afterEach(closePortal);

const openMenu = async (message: RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name: message }));
const openReport = async () => {
  await openMenu(/: Theo Okafor/);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  // The form is loaded when it is asked for.
  await screen.findByRole('button', { name: 'Report' });
  return within(screen.getByRole('dialog', { name: 'Report this message' }));
};

it('a message of somebody else is reported with a reason', async () => {
  inbox.also = ({ call }) => (call.endsWith('/report') ? answer({ chatId: 9 }) : undefined);
  inbox.open('/inbox/1');
  const dialog = await openReport();
  fireEvent.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await dialog.findByText('Please say what\u2019s wrong with this message.')).toBeTruthy();
  expect(inbox.calls.some((call) => call.endsWith('/report'))).toBe(false);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'He insults me.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Report' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Report this message' })).toBeNull(),
  );
  expect(inbox.asked.find(({ call }) => call.endsWith('/report'))).toMatchObject({
    call: 'POST /api/inbox/chats/1/messages/1/report',
    body: { reason: 'He insults me.' },
  });
});

it('a report that is refused says why and keeps the reason', async () => {
  inbox.also = ({ call }) =>
    call.endsWith('/report') ? refused('CONFLICT', 'You have reported this before.') : undefined;
  inbox.open('/inbox/1');
  const dialog = await openReport();
  const box = dialog.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(box, { target: { value: 'He insults me.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await dialog.findByText('You have reported this before.')).toBeTruthy();
  expect(box.value).toBe('He insults me.');
});

it('nobody is offered to report their own message, and no admin any', async () => {
  inbox.open('/inbox/1');
  await openMenu(/: You/);
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
});

it('an admin, who is the office, is not offered to report', async () => {
  inbox.open('/inbox/1', { ...rosa, id: 4, role: 'admin' });
  await openMenu(/: Theo Okafor/);
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
});
