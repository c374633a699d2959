// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '@/lib/session/session';
import { rosa } from '@/lib/session/test-tabs';
import { closePortal, noAnswer, openPortal, stubLayout } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { testImage } from '../../model/test-messages';
import { amara, chatWith, said, sam, TestInbox, theo } from '../../list/components/test-inbox';
import { beginStoring } from '../api/stored-inbox';
import { stubStorage } from '../api/test-stored';
import { storedFrom } from '../model/stored-chat';
import { StoredInboxView } from './stored-inbox-view';

const NOW = new Date();
const gone = { ...said(2, 2, ''), deletedAt: NOW.toISOString(), updatedAt: NOW.toISOString() };
const CHAT = chatWith(1, { unread: 1, readUpTo: 3 });
const MESSAGES = [
  said(1, 2, 'The blue leash'),
  gone,
  { ...said(3, rosa.id, 'Found it'), attachments: [testImage(8, 1)] },
  said(4, 2, 'See you on Friday'),
];

/** A member’s device that has stored two chats, and then is left by its session. */
async function storeChats() {
  openPortal(noAnswer, rosa);
  const writer = await beginStoring(rosa.id);
  const page = { formerMembers: [], hasMore: true };
  const chat = { ...CHAT, lastMessage: MESSAGES[3] ?? null };
  const group = chatWith(2, { kind: 'group', name: 'Picnic', members: [theo, sam, amara] });
  const put = [
    storedFrom({ ...page, chat, messages: MESSAGES }),
    storedFrom({ ...page, chat: group, messages: [], hasMore: false }),
  ];
  await writer?.write({ put, at: NOW });
}

const retry = vi.fn(() => Promise.resolve());

/** Opens an address of the inbox with no session known. */
function openAway(path = '/inbox') {
  stubLayout();
  const router = createMemoryRouter(
    [
      {
        path: '/inbox/:chatId?',
        Component: function Away() {
          const asked = router.state.location.pathname.split('/')[2];
          return <StoredInboxView asked={asked} onRetry={retry} otherwise="You are offline" />;
        },
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  localStorage.clear();
  stubStorage();
});
afterEach(() => {
  closePortal();
  localStorage.clear();
});

describe('the inbox without a session', () => {
  it('shows the stored chats as of when they were confirmed, and searches among them', async () => {
    await storeChats();
    openAway();
    expect(
      await screen.findByText(/^No connection\. Messages as of .*\d:\d\d [AP]M\.$/),
    ).toBeTruthy();
    const list = within(screen.getByRole('region', { name: 'Chats' }));
    expect(
      list.getByRole('link', { name: /Theo Okafor.*See you on Friday.*1\s*unread/ }),
    ).toBeTruthy();
    expect(list.getByRole('link', { name: /Picnic.*No messages yet.*Group/ })).toBeTruthy();
    fireEvent.change(list.getByPlaceholderText('Search...'), { target: { value: 'caretaker' } });
    expect(list.queryByText('Theo Okafor')).toBeNull();
    fireEvent.change(list.getByPlaceholderText('Search...'), { target: { value: 'zebra' } });
    expect(list.getByText('No chats match your search. Try a different search term.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('opens a chat to read, with the unread divider, the names of files, and where older ones are', async () => {
    await storeChats();
    const asked = vi.spyOn(globalThis, 'fetch');
    openAway('/inbox/1');
    const thread = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(thread.getByText('Go online to see older messages.')).toBeTruthy();
    expect(thread.getByText('The blue leash')).toBeTruthy();
    expect(thread.getByText('This message was deleted')).toBeTruthy();
    expect(thread.getByText('Moss.jpg')).toBeTruthy();
    expect(thread.getByText('1 new message')).toBeTruthy();
    expect(screen.getByText('You can write here again when there’s a connection.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Message/ })).toBeNull();
    expect(document.querySelector('img')).toBeNull();
    // Nothing is marked as read, and nothing at all is asked.
    expect(asked).not.toHaveBeenCalled();
  });

  it('says of a chat that is not on the device that it opens with a connection', async () => {
    await storeChats();
    openAway('/inbox/9');
    expect(await screen.findByText('This chat isn’t on this device.')).toBeTruthy();
  });

  it('says what is wrong if nothing is stored, as after a sign-out', async () => {
    await storeChats();
    act(() => session.close());
    openAway('/inbox/1');
    expect(await screen.findByText('You are offline')).toBeTruthy();
    expect(document.body.textContent).not.toContain('The blue leash');
  });
});

describe('an open inbox whose server does not answer', () => {
  let inbox: TestInbox;
  let isAway: boolean;
  beforeEach(async () => {
    await storeChats();
    inbox = new TestInbox();
    inbox.chats = [CHAT, chatWith(2, { kind: 'group', name: 'Picnic' })];
    inbox.messages = MESSAGES;
    isAway = true;
    inbox.also = () => (isAway ? noAnswer() : undefined);
  });
  const lines = () => screen.queryAllByText(/^No connection\. Messages as of /);

  it('shows what the device has, and once it answers that in its place, without marking it as read before', async () => {
    inbox.open('/inbox/1');
    const thread = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(await thread.findByText('The blue leash')).toBeTruthy();
    expect(thread.getByText('Go online to see older messages.')).toBeTruthy();
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(screen.getByRole('textbox', { name: /^Message to/ })).toBeTruthy();
    expect(inbox.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);

    inbox.messages = [...MESSAGES.filter(({ id }) => id !== 1), said(5, 2, 'On Saturday then')];
    isAway = false;
    fireEvent(window, new Event('online'));
    await act(() => inboxRetry());
    expect(await thread.findByText('On Saturday then')).toBeTruthy();
    await waitFor(() => expect(thread.queryByText('The blue leash')).toBeNull());
    expect(thread.queryByText('Go online to see older messages.')).toBeNull();
    expect(thread.getAllByText('See you on Friday')).toHaveLength(1);
  });

  it('shows nothing of a chat that the member has lost', async () => {
    inbox.open('/inbox/1');
    const thread = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(await thread.findByText('The blue leash')).toBeTruthy();
    inbox.also = () => refused('NOT_FOUND', 'This chat does not exist.');
    await act(() => inboxRetry());
    await waitFor(() => expect(document.body.textContent).not.toContain('The blue leash'));
    expect(await screen.findByText(/This chat does not exist, or/)).toBeTruthy();
  });
});

/** What the shell does when the line is back. */
async function inboxRetry() {
  const { inboxOf } = await import('../../api/inbox-store');
  inboxOf(rosa.id).catchUp(true);
}
