// @vitest-environment jsdom
import type { FoundMessage } from '@hearthside/contract/inbox/search-fields';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal } from '@/testing/portal';
import { inboxOf } from '../../api/inbox-store';
import { chatWith, said, TestInbox, theo } from '../../list/components/test-inbox';

const LATER = '2026-11-04T11:00:00.000Z';
let inbox: TestInbox;
let found: FoundMessage[];
let isComplete: boolean;
/** Answers wait for this. */
let held: Promise<void>;
beforeEach(() => {
  inbox = new TestInbox();
  inbox.chats = [chatWith(1)];
  inbox.messages = [said(1, 2, 'Hello')];
  found = [hit(7, 'Bella’s vet called')];
  isComplete = true;
  held = Promise.resolve();
  inbox.also = ({ call }) =>
    call === 'GET /api/inbox/messages'
      ? held.then(() => answer({ found, senders: [theo.user], next: null, isComplete }))
      : undefined;
});
afterEach(closePortal);

const hit = (id: number, snippet: string): FoundMessage => ({
  id,
  chatId: 1,
  chatTitle: 'Theo Okafor',
  senderId: 2,
  createdAt: '2026-11-04T10:00:00.000Z',
  snippet,
  files: [],
});
const asked = () => inbox.calls.filter((call) => call === 'GET /api/inbox/messages').length;

async function openSearch() {
  fireEvent.click(await screen.findByRole('button', { name: 'Inbox options' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Search messages' }));
  return within(await screen.findByRole('dialog'));
}
function type(dialog: Awaited<ReturnType<typeof openSearch>>, words: string) {
  const box = dialog.getByRole('searchbox');
  fireEvent.change(box, { target: { value: words } });
  fireEvent.submit(box);
}

it('a search is asked again when its dialog is opened again, and shows what it had meanwhile', async () => {
  inbox.open('/inbox');
  isComplete = false;
  let dialog = await openSearch();
  type(dialog, 'bella');
  await dialog.findByRole('link', { name: /vet called/ });
  expect(dialog.getByText(/^Older messages/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  found = [hit(8, 'Bella eats again'), ...found];
  isComplete = true;
  let answerNow: () => void = () => undefined;
  held = new Promise((resolve) => (answerNow = resolve));
  dialog = await openSearch();
  expect(dialog.getByRole('link', { name: /vet called/ })).toBeTruthy();
  answerNow();
  await dialog.findByRole('link', { name: /eats again/ });
  expect(dialog.queryByText(/^Older messages/)).toBeNull();
  expect(asked()).toBe(2);
});

it('words that are typed once more are searched once more', async () => {
  inbox.open('/inbox');
  const dialog = await openSearch();
  type(dialog, 'bella');
  await dialog.findByRole('link', { name: /vet called/ });
  type(dialog, 'moss');
  await waitFor(() => expect(asked()).toBe(2));
  found = [hit(7, 'Bella’s doctor called')];
  type(dialog, 'bella');
  await dialog.findByRole('link', { name: /doctor called/ });
});

it('a search that is open follows the edit and the deletion of what it found, and no reaction', async () => {
  inbox.open('/inbox');
  const dialog = await openSearch();
  type(dialog, 'bella');
  await dialog.findByRole('link', { name: /vet called/ });
  const change = (some: object) =>
    act(() => inboxOf(rosa.id).takeChanged({ ...said(7, 2, ''), updatedAt: LATER, ...some }));
  change({ reactions: [{ kind: 'love', memberIds: [4] }] });
  found = [hit(7, 'Bella’s doctor called')];
  change({ editedAt: LATER });
  await dialog.findByRole('link', { name: /doctor called/ });
  expect(asked()).toBe(2);
  found = [];
  change({ deletedAt: LATER });
  await dialog.findByText(/^No messages match/);
});
