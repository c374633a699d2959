// @vitest-environment jsdom
import type { Card } from '@hearthside/contract/inbox/cards';
import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { chatWith, said, TestInbox } from '../../list/components/test-inbox';

const PET = { id: 5, mayWrite: true, mayAddDocuments: true, careUpdates: true };
const roomWith = (pet: Partial<NonNullable<Chat['pet']>> = {}) =>
  chatWith(1, { kind: 'pet', name: 'Biscuit', pet: { ...PET, ...pet } });
const line = (id: number, card: Card): Message => ({
  ...said(id, 2, ''),
  event: { type: 'card', card },
});
const ENTRY: Card = { about: 'entry', petId: 5, entryId: 17, kind: 'note', words: 'He limps' };

let inbox: TestInbox;
// What the menu fetches when it is chosen.
beforeAll(() => import('./record-entry-form'), 120_000);
beforeEach(() => {
  inbox = new TestInbox();
  inbox.chats = [roomWith()];
});
afterEach(closePortal);

const choose = async (message: RegExp, action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: message }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const thread = async () => within(await screen.findByRole('region', { name: 'Messages' }));

it('cards say what was written and done, and lead to its place', async () => {
  const mark = { id: 1, title: 'Pill', when: 'Thu, Nov 26', state: 'done' as const };
  inbox.messages = [
    line(1, ENTRY),
    line(2, {
      about: 'marks',
      petId: 5,
      marks: [
        { ...mark, undone: false, double: false },
        { ...mark, id: 2, title: 'Walk', state: 'skipped', undone: true, double: false },
      ],
    }),
    line(3, { about: 'document', petId: 5, title: 'X-ray' }),
  ];
  inbox.open('/inbox/1');
  const shown = await thread();
  const [entry, marks, paper] = await shown.findAllByRole('link');
  expect(entry?.textContent).toMatch(/^Theo Okafor added an entry.*He limps/);
  expect(entry?.getAttribute('href')).toBe('/pet-records?petId=5&entry=17');
  expect(marks?.textContent).toMatch(/marked 2 care tasks.*Pill.*: done.*Walk.*skipped.*undone/);
  expect(marks?.getAttribute('href')).toBe('/pet-records?petId=5&part=due');
  expect(paper?.getAttribute('href')).toBe('/pet-records?petId=5&part=documents');
});

it('a card of something that was deleted says so and leads nowhere', async () => {
  inbox.messages = [line(1, { about: 'deleted', what: 'entry' }), line(2, { about: 'hidden' })];
  inbox.open('/inbox/1');
  const shown = await thread();
  expect(await shown.findByText('This entry was deleted')).toBeTruthy();
  expect(shown.getByText('This is no longer available')).toBeTruthy();
  expect(shown.queryByRole('link')).toBeNull();
});

it('care updates are hidden by each reader for themselves, and asked for again when shown', async () => {
  const all = [said(1, 2, 'Hello'), line(2, ENTRY)];
  inbox.messages = all;
  inbox.also = ({ call, body }) => {
    if (!call.endsWith('/chat-member') || !('careUpdates' in body)) return undefined;
    inbox.chats = [roomWith({ careUpdates: body.careUpdates as boolean })];
    inbox.messages = body.careUpdates ? [...all, line(3, { ...ENTRY, words: 'Missed' })] : all;
    return answer({ chat: inbox.chats[0] });
  };
  inbox.open('/inbox/1');
  const shown = await thread();
  await shown.findByText(/He limps/);
  await choose(/^Chat options/, 'Hide care updates in this chat');
  await waitFor(() => expect(shown.queryByText(/He limps/)).toBeNull());
  expect(shown.getByText('Hello')).toBeTruthy();
  await choose(/^Chat options/, 'Show care updates in this chat');
  expect(await shown.findByText(/Missed/)).toBeTruthy();
});

it('a message is added to the record with its kind and words, and says so', async () => {
  const message = said(1, 2, 'He weighs 41 pounds');
  inbox.messages = [message];
  const inRecord = { petId: 5, entryId: 17, documents: 0 };
  let isRefused = true;
  inbox.also = ({ call }) => {
    if (!call.endsWith('/record')) return undefined;
    if (isRefused) return refused('CONFLICT', 'This message is already in the record.');
    return answer({ message: { ...message, inRecord, updatedAt: '2026-11-05T10:00:00.000Z' } });
  };
  inbox.open('/inbox/1');
  await choose(/: Theo Okafor/, 'Add to record');
  const words = (await screen.findByLabelText(/Description/)) as HTMLTextAreaElement;
  const dialog = within(screen.getByRole('dialog', { name: 'Add to record' }));
  expect(words.value).toBe('He weighs 41 pounds');
  fireEvent.change(words, { target: { value: 'At home' } });
  fireEvent.change(dialog.getByLabelText('Kind'), { target: { value: 'weight' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add entry' }));
  expect(await dialog.findByText('Enter the weight as a number')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/Weight/), { target: { value: '41' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add entry' }));
  expect(await dialog.findByText('This message is already in the record.')).toBeTruthy();
  expect(words.value).toBe('At home');
  isRefused = false;
  fireEvent.click(dialog.getByRole('button', { name: 'Add entry' }));
  const mark = await screen.findByRole('link', { name: 'In the record' });
  expect(mark.getAttribute('href')).toBe('/pet-records?petId=5&entry=17');
  const sent = inbox.asked.findLast(({ call }) => call.endsWith('/record'))?.body;
  expect(sent).toMatchObject({
    as: 'entry',
    files: [],
    entry: { description: 'At home', details: { kind: 'weight', weight: 41 } },
  });
});

it('a member who may not write in the record is not offered it, and neither is anyone in another chat', async () => {
  inbox.chats = [roomWith({ mayWrite: false, mayAddDocuments: false })];
  inbox.messages = [said(1, 2, 'Hello')];
  inbox.open('/inbox/1');
  fireEvent.click(await screen.findByRole('button', { name: /: Theo Okafor/ }));
  expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Add to record' })).toBeNull();
});

it('the members panel says that the people follow the care team', async () => {
  inbox.open('/inbox/1');
  await choose(/^Chat options/, 'Members');
  expect(await screen.findByText(/follows the pet’s care team/)).toBeTruthy();
});
