// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '@/lib/session/session';
import { rosa } from '@/lib/session/test-tabs';
import { closePortal } from '@/testing/portal';
import { testMessage } from '../model/test-messages';
import { inboxServer, openInbox, socket, sockets } from './test-live-inbox';
import { useInboxLive } from './use-inbox-live';
import { useInboxState, useMarkRead } from './use-inbox';
import { useOutbox } from './use-outbox';
import { useThread } from './use-thread';

vi.mock('@/lib/live/realtime-socket', async () => (await import('./test-live-inbox')).fakeSocket);

let server: ReturnType<typeof inboxServer>;

function Thread() {
  useInboxLive();
  const { messages, pending, isLoading, caughtUp } = useThread(4);
  const { unread } = useInboxState();
  const { send } = useOutbox();
  const markRead = useMarkRead(4);
  return (
    <>
      <p>{isLoading ? 'Loading' : 'Loaded'}</p>
      <p>{caughtUp ? 'Caught up' : 'Catching up'}</p>
      <p>Unread: {unread}</p>
      <button onClick={() => send(4, 'Hello')}>Send</button>
      <button onClick={() => markRead(3)}>Seen</button>
      <ul aria-label="Messages">
        {messages.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
      <ul aria-label="Pending">
        {pending.map(({ clientId, content, status }) => (
          <li key={clientId}>{`${content} (${status})`}</li>
        ))}
      </ul>
    </>
  );
}

const texts = (name: string) =>
  [...screen.getByRole('list', { name }).children].map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const threadAsked = () => server.calls('GET /api/inbox/chats/4');
const shows = (name: string, rows: string[]) =>
  waitFor(() => expect(texts(name)).toEqual(rows), { timeout: 5000 });
const numbered = (...ids: number[]) => ids.map((id) => `Message ${id}`);

async function open() {
  const page = openInbox(server, <Thread />);
  await shows('Messages', numbered(1, 2, 3));
  await waitFor(() => expect(sockets).not.toHaveLength(0));
  await screen.findByText('Caught up');
  socket().connected();
  // The first connection does not count as a reconnect.
  expect(screen.getByText('Caught up')).toBeTruthy();
  // Loads what may have been missed before the connection was open.
  await waitFor(() => expect(threadAsked()).toBe(2));
  return page;
}

beforeEach(() => {
  sockets.length = 0;
  server = inboxServer();
});
afterEach(closePortal);

describe('a live message', () => {
  it('is shown without requesting it, and the counts are requested', async () => {
    await open();
    await waitFor(() => expect(server.calls('GET /api/inbox/state')).toBe(2));
    server.state.unread = 2;
    socket().onEvent('message', [{ message: testMessage(4) }]);
    expect(texts('Messages')).toEqual(numbered(1, 2, 3, 4));
    expect(await screen.findByText('Unread: 2')).toBeTruthy();
    expect(threadAsked()).toBe(2);
  });

  it('in another chat leaves the thread unchanged', async () => {
    await open();
    socket().onEvent('message', [{ message: testMessage(4, { chatId: 5 }) }]);
    expect(texts('Messages')).toEqual(numbered(1, 2, 3));
  });
});

describe('the inbox after a connection loss', () => {
  it('has everything once, what came in the meantime and what comes after it', async () => {
    await open();
    socket().lost();
    for (let count = 0; count < 3; count += 1) server.write();
    await waitFor(() => expect(sockets).toHaveLength(2));
    const last = server.write();
    socket().onEvent('message', [{ message: last }]);
    socket().connected();
    expect(screen.getByText('Catching up')).toBeTruthy();
    await shows('Messages', numbered(1, 2, 3, 4, 5, 6, 7));
    expect(await screen.findByText('Caught up')).toBeTruthy();
  });

  it('requests messages now and then while there is no connection', async () => {
    const interval = vi.spyOn(globalThis, 'setInterval');
    await open();
    const halfMinute = () => interval.mock.calls.find(([, ms]) => ms === 30_000)?.[0]();
    halfMinute();
    expect(threadAsked()).toBe(2);
    socket().lost();
    await waitFor(() => expect(sockets).toHaveLength(2));
    act(() => socket().events.failed({ refused: false }));
    server.write();
    halfMinute();
    await shows('Messages', numbered(1, 2, 3, 4));
  });
});

describe('the inbox when sending', () => {
  it('shows a message at once and later as sent, but never twice', async () => {
    await open();
    press('Send');
    expect(texts('Pending')).toEqual(['Hello (sending)']);
    await shows('Pending', []);
    expect(texts('Messages')).toEqual([...numbered(1, 2, 3), 'Hello']);
    // The same message again, through the realtime connection.
    socket().onEvent('message', [{ message: server.messages.at(-1)! }]);
    expect(texts('Messages')).toHaveLength(4);
  });

  it('waits without a server, and sends once the connection is back', async () => {
    await open();
    server.isAway = true;
    press('Send');
    await shows('Pending', ['Hello (waiting)']);
    server.isAway = false;
    socket().lost();
    await waitFor(() => expect(sockets).toHaveLength(2));
    socket().connected();
    await shows('Messages', [...numbered(1, 2, 3), 'Hello']);
    expect(texts('Pending')).toEqual([]);
    expect(server.messages).toHaveLength(4);
  });
});

it('the inbox reports to the server what was seen', async () => {
  await open();
  press('Seen');
  const call = 'PATCH /api/inbox/chats/4/chat-member';
  await waitFor(() => expect(server.calls(call)).toBe(1));
  expect(server.asked.find((each) => each.call === call)?.body).toEqual({ readUpTo: 3 });
});

it('the inbox closes the socket with the page, and shows the next member nothing of the previous one', async () => {
  const page = await open();
  server.isAway = true;
  press('Send');
  await shows('Pending', ['Hello (waiting)']);
  page.unmount();
  expect(socket().isClosed).toBe(true);
  act(() => session.close());
  server = inboxServer(0);
  openInbox(server, <Thread />, { ...rosa, id: 12, firstName: 'Jonas' });
  await screen.findByText('Loaded');
  expect([...texts('Messages'), ...texts('Pending')]).toEqual([]);
  expect(server.calls('POST /api/inbox/messages')).toBe(0);
});
