// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Chat } from '@hearthside/contract/inbox/shapes';
import { draft } from '@/lib/drafts/draft';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { amara, chatWith, member, said, TestInbox, theo } from '../../list/components/test-inbox';

const admin = { ...rosa, role: 'admin' as const };
const self = member(rosa.id, 'Rosa Marchetti', 'admin', true);
const AT = '2026-11-04T07:00:00.000Z';

let inbox: TestInbox;
beforeEach(() => {
  inbox = new TestInbox();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(closePortal);

/** A chat of Theo with the office. */
const officeChat = (id: number, some: Partial<Chat> = {}) =>
  chatWith(id, {
    kind: 'group',
    name: `Theo and the team ${id}`,
    members: [theo, amara, self],
    forOffice: { withOffice: true, waitingSince: null, assigneeId: null, mine: false },
    ...some,
  });
const waiting = { withOffice: true, waitingSince: AT, assigneeId: null, mine: false };
const views = async () => within(await screen.findByRole('navigation', { name: 'Views' }));
const list = async () => within(await screen.findByRole('region', { name: 'Chats' }));

it('members have the views All and Unread, and nothing of the office', async () => {
  inbox.chats = [
    chatWith(1, { unread: 1 }),
    chatWith(2, { kind: 'group', name: 'Picnic' }),
    chatWith(3, { kind: 'group', name: 'Open' }),
  ];
  const router = inbox.open('/inbox/3');
  const tabs = await views();
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All',
    expect.stringMatching(/^Unread/),
  ]);
  await waitFor(() => expect(tabs.getByRole('link', { name: /^Unread\s*1$/ })).toBeTruthy());
  fireEvent.click(tabs.getByRole('link', { name: /^Unread/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=unread'));
  await waitFor(async () => expect((await list()).queryByText('Picnic')).toBeNull());
  expect((await list()).getByText('Theo Okafor')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'For the office' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Saved answers' })).toBeNull();
  expect(inbox.calls).not.toContain('GET /api/inbox/templates');
});

it('the view that was chosen last is shown when the inbox is opened again', async () => {
  localStorage.setItem(`hearthside.inbox.view.${rosa.id}`, 'unread');
  inbox.chats = [chatWith(1, { kind: 'group', name: 'Read' })];
  inbox.open('/inbox/1');
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
  const current = (await views()).getByRole('link', { name: 'Unread' });
  expect(current.getAttribute('aria-current')).toBe('page');
});

it('an address with a view of the office shows its members all chats', async () => {
  inbox.chats = [chatWith(1)];
  inbox.open('/inbox/1?view=waiting');
  expect(await (await list()).findByText('Theo Okafor')).toBeTruthy();
});

it('admins see who waits for them and since when, and say that there is nothing to answer', async () => {
  inbox.chats = [officeChat(1, { forOffice: waiting }), officeChat(2)];
  inbox.open('/inbox/1?view=waiting', admin);
  const rows = await list();
  expect(await rows.findByText(/^Waiting \d+ days$/)).toBeTruthy();
  expect(rows.queryByText('Theo and the team 2')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as answered' }));
  await waitFor(() =>
    expect(toast.undo).toHaveBeenCalledWith('Marked as answered', expect.any(Function)),
  );
  expect(inbox.calls).toContain('PUT /api/inbox/chats/1/waiting');
  expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull();
  // The open chat stays in the list until another one is opened.
  expect(rows.getByText('Theo and the team 1')).toBeTruthy();
});

it('an empty view says what would be in it', async () => {
  inbox.chats = [officeChat(1)];
  inbox.open('/inbox/1?view=waiting', admin);
  expect(await screen.findByText('No one is waiting')).toBeTruthy();
  fireEvent.click((await views()).getByRole('link', { name: 'Mine' }));
  expect(await screen.findByText('No chats of your own')).toBeTruthy();
});

it('an admin assigns a chat, which says who has it', async () => {
  inbox.chats = [officeChat(1)];
  inbox.open('/inbox/1', admin);
  fireEvent.click(await screen.findByRole('button', { name: 'Assign' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Amara Hale' }));
  await waitFor(() =>
    expect(toast.undo).toHaveBeenCalledWith('Chat assigned to Amara Hale', expect.any(Function)),
  );
  const asked = inbox.asked.find(({ call }) => call === 'PUT /api/inbox/chats/1/assignee');
  expect(asked?.body).toEqual({ assigneeId: amara.user.id, before: null });
  expect(await screen.findByRole('button', { name: /Assigned to\s*Amara Hale/ })).toBeTruthy();
});

it('the notes of the office are in a panel of their own, and an admin can change theirs', async () => {
  inbox.chats = [officeChat(1)];
  const note = { text: 'Call her', assignee: null, createdAt: AT, editedAt: null };
  inbox.notes = [
    { ...note, id: 1, kind: 'assigned', author: { id: 4, name: 'Amara Hale' }, text: '' },
    { ...note, id: 2, kind: 'note', author: { id: 4, name: 'Amara Hale' } },
    { ...note, id: 3, kind: 'note', author: { id: rosa.id, name: 'Rosa Marchetti' } },
  ];
  inbox.open('/inbox/1', admin);
  fireEvent.click(await screen.findByRole('button', { name: 'Notes' }));
  const notes = within(await screen.findByRole('list', { name: 'Office notes' }));
  expect(notes.getByText(/unassigned this chat/)).toBeTruthy();
  expect(notes.getAllByRole('button', { name: 'Note options' })).toHaveLength(1);
});

it('a note that was being changed when another chat was opened is still being changed', async () => {
  inbox.chats = [officeChat(1)];
  const note = { text: 'Call her', assignee: null, createdAt: AT, editedAt: null };
  inbox.notes = [{ ...note, id: 2, kind: 'note', author: { id: 4, name: 'Amara Hale' } }];
  inbox.open('/inbox/1', admin);
  draft(admin.id, 'inbox.note.2').write({ text: 'Call her tonight', editedAt: null });
  fireEvent.click(await screen.findByRole('button', { name: 'Notes' }));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  expect(box.value).toBe('Call her tonight');
  // The same words as before are nothing to save.
  fireEvent.change(box, { target: { value: 'Call her' } });
  expect(draft(admin.id, 'inbox.note.2').read()).toBe(null);
});

it('a note that is refused keeps what was typed, with the reason at its field', async () => {
  inbox.chats = [officeChat(1)];
  inbox.also = ({ call }) =>
    call === 'POST /api/inbox/chats/1/notes'
      ? refused('TOO_MANY_REQUESTS', 'Too many notes.')
      : undefined;
  inbox.open('/inbox/1', admin);
  fireEvent.click(await screen.findByRole('button', { name: 'Notes' }));
  const box = await screen.findByRole('textbox', { name: 'New note' });
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Please write something.')).toBeTruthy();
  fireEvent.change(box, { target: { value: 'Call her' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Too many notes.')).toBeTruthy();
  expect((box as HTMLTextAreaElement).value).toBe('Call her');
});

const hours = {
  id: 1,
  name: 'Opening hours',
  text: 'Hello {first name}, we open at 9.',
  revision: 1,
};

it('a "/" at the start of a line offers saved answers, with the first name filled in', async () => {
  inbox.chats = [officeChat(1)];
  inbox.templates = [hours, { id: 2, name: 'Address', text: 'We are here', revision: 1 }];
  inbox.open('/inbox/1', admin);
  const box = (await screen.findByRole('textbox', { name: /^Message to/ })) as HTMLTextAreaElement;
  await waitFor(() => expect(inbox.calls).toContain('GET /api/inbox/templates'));
  box.focus();
  fireEvent.change(box, { target: { value: '/op', selectionEnd: 3 } });
  const options = within(await screen.findByRole('listbox', { name: 'Saved answers' }));
  expect(options.getAllByRole('option')).toHaveLength(1);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(box.value).toBe('Hello Theo, we open at 9.');
  expect(inbox.calls).not.toContain('POST /api/inbox/messages');
});

it('saved answers are added in their dialog, which says what is missing', async () => {
  inbox.chats = [officeChat(1)];
  inbox.also = ({ call, body }) => {
    if (call !== 'POST /api/inbox/templates') return undefined;
    inbox.templates = [{ ...hours, ...(body as object) }];
    return answer({ template: inbox.templates[0] });
  };
  inbox.open('/inbox/1', admin);
  fireEvent.click(await screen.findByRole('button', { name: 'Saved answers' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Add saved answers' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add answer' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save answer' }));
  expect(await screen.findByText('Please give it a name.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Address' } });
  fireEvent.change(screen.getByLabelText(/^Answer/), { target: { value: 'We are here' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save answer' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Answer saved'));
  expect(await screen.findByRole('button', { name: 'Edit Address' })).toBeTruthy();
  vi.mocked(toast.success).mockClear();
});

it('a row of the unread view stays while it is open, and leaves with the next one', async () => {
  inbox.chats = [
    chatWith(1, { unread: 1, lastMessage: said(1, 2, 'Hi') }),
    chatWith(2, { kind: 'group', name: 'Picnic', unread: 1, activeAt: '2026-11-03T10:00:00.000Z' }),
  ];
  inbox.messages = [said(1, 2, 'Hi')];
  inbox.open('/inbox/1?view=unread');
  const rows = await list();
  expect(await rows.findByText('Picnic')).toBeTruthy();
  expect(rows.getByText('Theo Okafor')).toBeTruthy();
});
