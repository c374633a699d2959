// @vitest-environment jsdom
import type { Message } from '@hearthside/contract/inbox/fields';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { chatWith, said, TestInbox } from '../../list/components/test-inbox';

const NOW = new Date().toISOString();
const own = (id: number, content: string): Message => ({
  ...said(id, rosa.id, content),
  createdAt: NOW,
  updatedAt: NOW,
});
const LATER = new Date(Date.now() + 1000).toISOString();

let inbox: TestInbox;
beforeEach(() => {
  inbox = new TestInbox();
  inbox.chats = [chatWith(1)];
});
afterEach(closePortal);

const thread = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const openMenu = async (message: RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name: message }));
const choose = async (message: RegExp, action: string) => {
  await openMenu(message);
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const MINE = /^Actions for a message: You/;

it('a member’s own message is edited in its place, and says that it was', async () => {
  inbox.messages = [own(1, 'Fryday')];
  const changed = { ...own(1, 'Friday'), editedAt: LATER, updatedAt: LATER };
  inbox.also = ({ call }) => (call.startsWith('PATCH') ? answer({ message: changed }) : undefined);
  inbox.open('/inbox/1');
  await choose(MINE, 'Edit');
  const box = await screen.findByRole('textbox', { name: 'Message' });
  expect((box as HTMLTextAreaElement).value).toBe('Fryday');
  fireEvent.change(box, { target: { value: 'Friday' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(await (await thread()).findByText('Edited')).toBeTruthy();
  expect(screen.getByText('Friday')).toBeTruthy();
  const { call, body } = inbox.asked.find((asked) => asked.call.includes('/messages/'))!;
  expect(call).toBe('PATCH /api/inbox/chats/1/messages/1');
  expect(body).toEqual({ content: 'Friday', editedAt: null });
});

it('an edit that is refused says why and keeps what was typed, and Escape leaves it', async () => {
  inbox.messages = [own(1, 'Fryday')];
  inbox.also = ({ call }) =>
    call.includes('/messages/') ? refused('WRONG_STATE', 'The time is over.') : undefined;
  inbox.open('/inbox/1');
  await choose(MINE, 'Edit');
  const box = await screen.findByRole('textbox', { name: 'Message' });
  fireEvent.change(box, { target: { value: 'Friday' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The time is over.')).toBeTruthy();
  expect((box as HTMLTextAreaElement).value).toBe('Friday');
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  expect(screen.getByText('Fryday')).toBeTruthy();
});

it('a member’s own message is deleted after a question, and a mark stays', async () => {
  inbox.messages = [own(1, 'Wrong chat'), { ...said(2, 2, 'What?') }];
  const gone = { ...own(1, ''), deletedAt: LATER, updatedAt: LATER };
  inbox.also = ({ call }) => (call.startsWith('DELETE') ? answer({ message: gone }) : undefined);
  inbox.open('/inbox/1');
  await choose(MINE, 'Delete');
  const question = within(await screen.findByRole('alertdialog'));
  expect(screen.getByText('Wrong chat')).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await (await thread()).findByText('This message was deleted')).toBeTruthy();
  expect(screen.queryByText('Wrong chat')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('button', { name: MINE })).toBeNull();
});

it('nobody is offered to change what others wrote, what is too old, or what has ended', async () => {
  inbox.messages = [said(1, 2, 'Theirs'), said(2, rosa.id, 'Long ago')];
  inbox.open('/inbox/1');
  for (const message of [/: Theo Okafor/, MINE]) {
    await openMenu(message);
    expect(await screen.findByRole('menuitem', { name: 'Reply' })).toBeTruthy();
    for (const name of ['Edit', 'Delete']) {
      expect(screen.queryByRole('menuitem', { name })).toBeNull();
    }
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
});

it('an admin can read the earlier wordings of an edited message', async () => {
  const amara = { ...rosa, id: 4, role: 'admin' as const };
  inbox.messages = [{ ...said(1, 2, 'Friday'), editedAt: LATER, updatedAt: LATER }];
  const wordings = [{ id: 1, content: '<b>Fryday</b>', writtenAt: NOW }];
  inbox.also = ({ call }) => (call.endsWith('/wordings') ? answer({ wordings }) : undefined);
  inbox.open('/inbox/1', amara);
  await choose(/: Theo Okafor/, 'Earlier versions');
  const dialog = within(await screen.findByRole('dialog', { name: 'Earlier versions' }));
  expect(await dialog.findByText('<b>Fryday</b>')).toBeTruthy();
});

it('reactions are shown by name, and pressed to join one or remove the viewer’s own', async () => {
  inbox.messages = [
    { ...said(1, 2, 'Bella eats again!'), reactions: [{ kind: 'love', memberIds: [4] }] },
  ];
  const joined = [{ kind: 'love' as const, memberIds: [4, rosa.id] }];
  const changed = { ...said(1, 2, 'Bella eats again!'), reactions: joined, updatedAt: LATER };
  inbox.also = ({ call }) => (call.startsWith('PUT') ? answer({ message: changed }) : undefined);
  inbox.open('/inbox/1');
  const line = await (await thread()).findByRole('list', { name: 'Reactions' });
  fireEvent.click(within(line).getByRole('button', { name: 'Love: Amara Hale' }));
  const own = await screen.findByRole('button', { name: 'Love: You, Amara Hale' });
  expect(own.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(own);
  await waitFor(() =>
    expect(
      inbox.asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body),
    ).toEqual([{ kind: 'love' }, { kind: null }]),
  );
});

it('a reaction that disappears when it is removed hands the focus to the menu of its message', async () => {
  const bare = said(1, 2, 'Bella eats again!');
  inbox.messages = [{ ...bare, reactions: [{ kind: 'love', memberIds: [rosa.id] }] }];
  const changed = { ...bare, updatedAt: LATER };
  inbox.also = ({ call }) => (call.startsWith('PUT') ? answer({ message: changed }) : undefined);
  inbox.open('/inbox/1');
  const own = await screen.findByRole('button', { name: 'Love: You' });
  act(() => own.focus());
  fireEvent.click(own);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Reactions' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /: Theo Okafor/ }));
});

it('a reaction is chosen from the set, and Escape chooses none', async () => {
  inbox.messages = [said(1, 2, 'Bella eats again!')];
  inbox.also = ({ call }) =>
    call.startsWith('PUT') ? refused('WRONG_STATE', 'This chat was closed.') : undefined;
  inbox.open('/inbox/1');
  await choose(/: Theo Okafor/, 'React');
  const group = await screen.findByRole('group', { name: 'React' });
  expect(within(group).getAllByRole('button')).toHaveLength(6);
  fireEvent.keyDown(group, { key: 'Escape' });
  expect(screen.queryByRole('group', { name: 'React' })).toBeNull();
  await choose(/: Theo Okafor/, 'React');
  fireEvent.click(await screen.findByRole('button', { name: 'Thanks' }));
  await waitFor(() =>
    expect(inbox.asked.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      kind: 'thanks',
    }),
  );
  expect(screen.queryByRole('group', { name: 'React' })).toBeNull();
});

it('the set of reactions gives the focus back to the menu, unless the focus has gone elsewhere', async () => {
  inbox.messages = [said(1, 2, 'Bella eats again!')];
  inbox.also = ({ call }) =>
    call.startsWith('PUT') ? answer({ message: said(1, 2, 'Bella eats again!') }) : undefined;
  inbox.open('/inbox/1');
  const set = async () => {
    await choose(/: Theo Okafor/, 'React');
    const group = await screen.findByRole('group', { name: 'React' });
    await waitFor(() => expect(group.contains(document.activeElement)).toBe(true));
    return group;
  };
  const menu = () => screen.getByRole('button', { name: /: Theo Okafor/ });
  fireEvent.keyDown(await set(), { key: 'Escape' });
  expect(document.activeElement).toBe(menu());
  fireEvent.click(within(await set()).getByRole('button', { name: 'Thanks' }));
  expect(document.activeElement).toBe(menu());
  await set();
  const box = screen.getByRole('textbox', { name: /^Message to/ });
  act(() => box.focus());
  expect(screen.queryByRole('group', { name: 'React' })).toBeNull();
  expect(document.activeElement).toBe(box);
});
