// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal } from '@/testing/portal';
import { chatWith, said, TestInbox } from '../../list/components/test-inbox';

let inbox: TestInbox;
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  inbox = new TestInbox();
  inbox.chats = [chatWith(1)];
});
afterEach(closePortal);

const thread = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const box = () => screen.getByLabelText<HTMLTextAreaElement>(/^Message to/);
const type = (value: string) => {
  box().focus();
  fireEvent.change(box(), { target: { value } });
};
const press = (key: string) => fireEvent.keyDown(box(), { key });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

it('an “@” offers the people of the chat, and letters narrow them', async () => {
  inbox.open('/inbox/1');
  await screen.findByLabelText(/^Message to/);
  type('Hello @');
  expect(options()).toEqual(['TOTheo OkaforTrustee', 'AHAmara HaleAdmin']);
  expect(box().getAttribute('role')).toBe('combobox');
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(screen.getByText('2 people to mention')).toBeTruthy();
  type('Hello @oka');
  expect(options()).toEqual(['TOTheo OkaforTrustee']);
  type('Hello @xyz');
  expect(options()).toEqual([]);
  expect(box().getAttribute('role')).toBeNull();
  type('me@th');
  expect(options()).toEqual([]);
});

it('the arrow keys and Enter choose somebody, and the next Enter sends', async () => {
  inbox.open('/inbox/1');
  await screen.findByLabelText(/^Message to/);
  type('Hello @');
  press('ArrowDown');
  expect(chosen()).toContain('Amara Hale');
  expect(box().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  press('ArrowDown');
  expect(chosen()).toContain('Theo Okafor');
  press('ArrowUp');
  press('Enter');
  expect(box().value).toBe('Hello @Amara Hale ');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(box());
  expect(inbox.calls).not.toContain('POST /api/inbox/messages');
  press('Enter');
  await waitFor(() =>
    expect(inbox.asked.find(({ call }) => call === 'POST /api/inbox/messages')?.body).toMatchObject(
      { content: 'Hello @Amara Hale' },
    ),
  );
  // What is on its way shows it already.
  const name = await (await thread()).findByText('@Amara Hale');
  expect(name.tagName).toBe('BDI');
});

it('a press chooses, and Escape closes the list until another “@” is typed', async () => {
  inbox.open('/inbox/1');
  await screen.findByLabelText(/^Message to/);
  type('@');
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  type('@t');
  expect(screen.queryByRole('listbox')).toBeNull();
  type('@t and @t');
  fireEvent.click(screen.getByRole('option', { name: /Theo/ }));
  expect(box().value).toBe('@t and @Theo Okafor ');
});

it('a mentioned person has their current name, and the viewer’s own name is highlighted', async () => {
  const mentions = [
    { memberId: rosa.id, name: 'Rosa Old' },
    { memberId: 4, name: 'Amara Former' },
    { memberId: 99, name: 'Somebody Gone' },
  ];
  const words = '@Rosa Old, ask @Amara Former or @Somebody Gone, not @Nobody';
  inbox.messages = [{ ...said(1, 2, words), mentions }];
  inbox.open('/inbox/1');
  const shown = await thread();
  const own = await shown.findByText('@Rosa Marchetti');
  expect(own.className).toContain('bg-accent');
  expect(shown.getByText('@Amara Hale').className).not.toContain('bg-accent');
  expect(shown.getByText('@Somebody Gone').tagName).toBe('BDI');
  expect(own.closest('p')?.textContent).toBe(
    '@Rosa Marchetti, ask @Amara Hale or @Somebody Gone, not @Nobody',
  );
});

it('an edit offers the people too', async () => {
  const now = new Date().toISOString();
  inbox.messages = [{ ...said(1, rosa.id, 'Who?'), createdAt: now, updatedAt: now }];
  inbox.also = ({ call }) => (call.startsWith('PATCH') ? answer({}) : undefined);
  inbox.open('/inbox/1');
  fireEvent.click(await screen.findByRole('button', { name: /^Actions for a message: You/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const edited = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  fireEvent.change(edited, { target: { value: 'Who? @th' } });
  fireEvent.keyDown(edited, { key: 'Tab' });
  expect(edited.value).toBe('Who? @Theo Okafor ');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('a chat with a mention says so in the list, also if its notifications are off', async () => {
  inbox.chats = [chatWith(1), chatWith(2, { unread: 3, unreadMentions: 1, notifications: false })];
  inbox.open('/inbox/1');
  const list = within(await screen.findByRole('region', { name: 'Chats' }));
  expect(await list.findByText('unread, mentions you')).toBeTruthy();
});
