// @vitest-environment jsdom
import type { Message } from '@hearthside/contract/inbox/fields';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { chatWith, said, TestInbox } from '../../list/components/test-inbox';

const NOW = new Date().toISOString();
const LATER = new Date(Date.now() + 1000).toISOString();
const own = (content: string): Message => ({
  ...said(1, rosa.id, content),
  createdAt: NOW,
  updatedAt: NOW,
});

let inbox: TestInbox;
let router: ReturnType<TestInbox['open']>;
beforeEach(() => {
  inbox = new TestInbox();
  inbox.chats = [chatWith(1), chatWith(2, { kind: 'group', name: 'Bella’s people' })];
  inbox.messages = [own('Fryday')];
  router = inbox.open('/inbox/1');
});
afterEach(closePortal);

const boxes = () => screen.queryAllByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
async function type(text: string) {
  fireEvent.click(await screen.findByRole('button', { name: /^Actions for a message: You/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  fireEvent.change(await box(), { target: { value: text } });
}
/** Goes to the other chat and back, so that the thread leaves the screen. */
async function goAndComeBack() {
  await act(() => router.navigate('/inbox/2'));
  await screen.findByRole('region', { name: 'Bella’s people' });
  await act(() => router.navigate('/inbox/1'));
  return within(await screen.findByRole('region', { name: 'Messages' }));
}

it('an edit that was begun is there again after another chat was open, without taking the focus', async () => {
  await type('Friday at noon');
  await goAndComeBack();
  expect((await box()).value).toBe('Friday at noon');
  expect(document.activeElement).not.toBe(await box());
});

it('an edit that was canceled or saved is over', async () => {
  await type('Friday at noon');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  let thread = await goAndComeBack();
  await thread.findByText('Fryday');
  expect(boxes()).toEqual([]);
  const changed = { ...own('Friday'), editedAt: LATER, updatedAt: LATER };
  inbox.also = ({ call }) => (call.startsWith('PATCH') ? answer({ message: changed }) : undefined);
  await type('Friday');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Edited');
  thread = await goAndComeBack();
  await thread.findByText('Friday');
  expect(boxes()).toEqual([]);
});

it('an edit that is refused because of a newer one says so, and keeps what was typed', async () => {
  const words = 'This message was changed in another window.';
  inbox.also = ({ call }) => (call.startsWith('PATCH') ? refused('CONFLICT', words) : undefined);
  await type('Friday at noon');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect((await box()).value).toBe('Friday at noon');
  await goAndComeBack();
  expect((await box()).value).toBe('Friday at noon');
});

it('an edit says which state of the message it began with, also after it was edited elsewhere', async () => {
  inbox.also = ({ call }) =>
    call.includes('/messages/') ? refused('CONFLICT', 'This message was edited.') : undefined;
  await type('Friday at noon');
  inbox.messages = [{ ...own('Saturday'), editedAt: LATER, updatedAt: LATER }];
  await goAndComeBack();
  expect((await box()).value).toBe('Friday at noon');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This message was edited.');
  expect(inbox.asked.find(({ call }) => call.includes('/messages/'))?.body).toEqual({
    content: 'Friday at noon',
    editedAt: null,
  });
  expect((await box()).value).toBe('Friday at noon');
});
