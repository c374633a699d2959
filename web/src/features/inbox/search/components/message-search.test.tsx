// @vitest-environment jsdom
import type { FoundMessage } from '@hearthside/contract/inbox/search-fields';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answer, closePortal, type Asked } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { chatWith, said, TestInbox, theo } from '../../list/components/test-inbox';

const SEARCH = 'GET /api/inbox/messages';
let inbox: TestInbox;
let found: (query: URLSearchParams) => Promise<Response> | undefined;
beforeEach(() => {
  inbox = new TestInbox();
  inbox.chats = [chatWith(1)];
  inbox.messages = [said(1, 2, 'Hello')];
  found = () => results(hit(7, 'Bella’s vet called'));
  inbox.also = ({ call, query }: Asked) => (call === SEARCH ? found(query) : undefined);
});
afterEach(closePortal);

const hit = (id: number, snippet: string, some: Partial<FoundMessage> = {}): FoundMessage => ({
  id,
  chatId: 1,
  chatTitle: 'Theo Okafor',
  senderId: 2,
  createdAt: '2026-11-04T10:00:00.000Z',
  snippet,
  files: [],
  ...some,
});
const results = (...all: FoundMessage[]) =>
  answer({ found: all, senders: [theo.user], next: null, isComplete: true });
const asked = () =>
  inbox.asked.filter(({ call }) => call === SEARCH).map(({ query }) => Object.fromEntries(query));

async function openSearch(menu: string, entry: string) {
  fireEvent.click(await screen.findByRole('button', { name: menu }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog'));
}
async function type(dialog: Awaited<ReturnType<typeof openSearch>>, words: string) {
  const box = dialog.getByRole('searchbox');
  fireEvent.change(box, { target: { value: words } });
  fireEvent.submit(box);
}

it('a search in all messages shows place, sender, day and the marked words, and leads there', async () => {
  const router = inbox.open('/inbox');
  const dialog = await openSearch('Inbox options', 'Search messages');
  expect(dialog.getByText(/^Search for a word/)).toBeTruthy();
  expect(asked()).toEqual([]);
  await type(dialog, 'bella');
  const link = await dialog.findByRole('link', { name: /Theo Okafor.*Bella’s vet called/ });
  expect(link.querySelector('mark')?.textContent).toBe('Bella’s');
  expect(link.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-04T10:00:00.000Z');
  expect(asked()).toEqual([{ search: 'bella' }]);
  fireEvent.click(link);
  await waitFor(() => expect(router.state.location.search).toBe('?message=7'));
  expect(router.state.location.pathname).toBe('/inbox/1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a search in one chat asks for that chat, and is still there when it is opened again', async () => {
  inbox.open('/inbox/1');
  let dialog = await openSearch('Chat options', 'Search in this chat');
  await type(dialog, 'vet');
  await dialog.findByRole('link', { name: /^Theo Okafor/ });
  expect(asked()).toEqual([{ search: 'vet', chatId: '1' }]);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await openSearch('Chat options', 'Search in this chat');
  expect((dialog.getByRole('searchbox') as HTMLInputElement).value).toBe('vet');
});

it('the list of chats offers to look for the same words in messages', async () => {
  inbox.open('/inbox');
  const box = await screen.findByRole('searchbox', { name: 'Search chats' });
  fireEvent.change(box, { target: { value: 'bella' } });
  fireEvent.submit(box);
  fireEvent.click(await screen.findByRole('button', { name: /^Search messages for “bella”/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('link', { name: /Bella’s vet called/ });
});

it('filters are asked for, shown, and refused where the days are the wrong way round', async () => {
  inbox.open('/inbox/1');
  const dialog = await openSearch('Chat options', 'Search in this chat');
  fireEvent.click(dialog.getByRole('button', { name: 'Filters' }));
  const set = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  set('Files', 'image');
  set('From', '2026-11-03');
  set('To', '2026-11-01');
  fireEvent.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await dialog.findByText('The end date is before the start date')).toBeTruthy();
  expect(asked()).toEqual([]);
  set('To', '2026-11-03');
  fireEvent.click(dialog.getByRole('button', { name: 'Show' }));
  await waitFor(() =>
    expect(asked()).toMatchObject([{ kind: 'image', from: '2026-11-03', to: '2026-11-03' }]),
  );
  fireEvent.click(await dialog.findByRole('button', { name: 'Remove the filter Pictures' }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).not.toHaveProperty('kind');
});

it('says what went wrong, that nothing matches, and that older messages are still missing', async () => {
  inbox.open('/inbox');
  found = () => refused('SERVER_ERROR', 'Away');
  const dialog = await openSearch('Inbox options', 'Search messages');
  await type(dialog, 'bella');
  expect(await dialog.findByText('The messages could not be searched')).toBeTruthy();
  found = () => answer({ found: [], senders: [], next: null, isComplete: false });
  fireEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText(/^No messages match/)).toBeTruthy();
  expect(dialog.getByText(/^Older messages aren’t searchable yet/)).toBeTruthy();
  // The field has such a button too.
  const [, clear] = dialog.getAllByRole('button', { name: 'Clear search' });
  fireEvent.click(clear as HTMLElement);
  expect(await dialog.findByText(/^Search for a word/)).toBeTruthy();
});

it('more is shown on request, and the arrow keys go through what was found', async () => {
  found = (query) =>
    query.get('before') === '8'
      ? results(hit(7, 'The second'))
      : answer({ found: [hit(8, 'The first')], senders: [], next: 8, isComplete: true });
  inbox.open('/inbox');
  const dialog = await openSearch('Inbox options', 'Search messages');
  await type(dialog, 'the');
  await dialog.findByRole('link', { name: /The first/ });
  fireEvent.click(dialog.getByRole('button', { name: 'Show more' }));
  const second = await dialog.findByRole('link', { name: /The second/ });
  const box = dialog.getByRole('searchbox');
  box.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? box, { key });
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement).toBe(second);
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(box);
});

it('a date leads to its first message, and says if there is none', async () => {
  let day: object | null = null;
  inbox.also = ({ call }) =>
    call === 'GET /api/inbox/chats/1/at-day' ? answer({ message: day }) : undefined;
  const router = inbox.open('/inbox/1');
  const dialog = await openSearch('Chat options', 'Jump to date');
  fireEvent.click(dialog.getByRole('button', { name: 'Jump' }));
  expect(await dialog.findByText('Please choose a day')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-11-20' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Jump' }));
  expect(await dialog.findByText('No messages on Nov 20, 2026 or later.')).toBeTruthy();
  day = { id: 1, createdAt: '2026-11-20T12:00:00.000Z' };
  fireEvent.click(dialog.getByRole('button', { name: 'Jump' }));
  await waitFor(() => expect(router.state.location.search).toBe('?message=1'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
