// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { closePortal } from '@/testing/portal';
import { testChat, testMessage } from '../model/test-messages';
import { inboxOf } from './inbox-store';
import { inboxServer, openInbox } from './test-live-inbox';
import { useChats } from './use-chats';

vi.mock('@/lib/live/realtime-socket', async () => (await import('./test-live-inbox')).fakeSocket);

let server: ReturnType<typeof inboxServer>;

function List({ search }: { search?: string }) {
  const { chats, hasMore, loadMore, isLoading, error, retry } = useChats({ search });
  return (
    <>
      <ol>
        {chats?.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ol>
      {isLoading && <p>Loading</p>}
      {hasMore && <button onClick={loadMore}>More</button>}
      {error !== undefined && <button onClick={retry}>Retry</button>}
    </>
  );
}

const named = (id: number) => testChat({ id, name: `Chat ${id}` });
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const shows = (...ids: number[]) =>
  waitFor(() => expect(names()).toEqual(ids.map((id) => `Chat ${id}`)));
const call = 'GET /api/inbox/chats/me';

beforeEach(() => {
  server = inboxServer();
  server.chatsPage = 2;
  server.chats = [1, 2, 3, 4, 5].map(named);
});
afterEach(closePortal);

it('the list of chats loads page by page, to the end', async () => {
  openInbox(server, <List />);
  expect(screen.getByText('Loading')).toBeTruthy();
  await shows(1, 2);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await shows(1, 2, 3, 4);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await shows(1, 2, 3, 4, 5);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  expect(server.asked.map(({ query }) => query.get('before'))).toEqual([null, '2.1', '4.1']);
});

it('the list of chats follows events on all its pages, and lists no chat twice', async () => {
  openInbox(server, <List />);
  await shows(1, 2);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await shows(1, 2, 3, 4);
  server.chats = [4, 1, 2, 3, 5].map(named);
  inboxOf(rosa.id).events.notify();
  await shows(4, 1, 2, 3);
});

it('the list of chats adds a message without requesting the list again', async () => {
  openInbox(server, <List />);
  await shows(1, 2);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await shows(1, 2, 3, 4);
  const before = server.asked.length;
  const at = '2026-12-01T10:00:00.000Z';
  act(() => inboxOf(rosa.id).takeMessage(testMessage(90, { chatId: 3, createdAt: at })));
  await shows(3, 1, 2, 4);
  act(() => inboxOf(rosa.id).takeMessage(testMessage(91, { chatId: 4, createdAt: at })));
  await shows(4, 3, 1, 2);
  expect(server.asked.slice(before)).toEqual([]);
});

it('the list of chats requests only the one chat that is not in its loaded part', async () => {
  openInbox(server, <List />);
  await shows(1, 2);
  const before = server.asked.length;
  const at = '2026-12-01T10:00:00.000Z';
  server.also = ({ call: asked }) =>
    asked === 'GET /api/inbox/chats/5'
      ? {
          chat: { ...named(5), activeAt: at },
          messages: [],
          formerMembers: [],
          hasMore: false,
          changeHours: 24,
        }
      : undefined;
  act(() => inboxOf(rosa.id).takeMessage(testMessage(92, { chatId: 5, createdAt: at })));
  await shows(5, 1, 2);
  expect(server.asked.slice(before).map((each) => each.call)).toEqual(['GET /api/inbox/chats/5']);
});

it('the list of chats shows a failure, and tries again', async () => {
  server.isAway = true;
  openInbox(server, <List />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.isAway = false;
  fireEvent.click(retry);
  await shows(1, 2);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('the list of chats requests what is searched for', async () => {
  openInbox(server, <List search="moss" />);
  await shows(1, 2);
  const query = server.asked.find((each) => each.call === call)?.query;
  expect(query?.get('search')).toBe('moss');
  expect(query?.get('closed')).toBe('false');
});
