// @vitest-environment jsdom
import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { chatWith, member, said, sam, TestInbox, theo } from '../../list/components/test-inbox';
import { composerDraft } from '../../model/composer-draft';
// Loaded beforehand: on a busy machine it takes longer than a test waits.
import './group-settings-form';

const lee = member(9, 'Lee Park', 'caretaker');
const group = (some: Partial<NonNullable<Chat['group']>> = {}) =>
  chatWith(1, {
    kind: 'group',
    name: 'Crew',
    members: [member(rosa.id, 'Rosa Marchetti', 'pet_owner'), theo, sam],
    group: { openerId: rosa.id, isNamed: true, picture: null, seesFrom: null, ...some },
  });

let inbox: TestInbox;
let refusal: ReturnType<typeof refused> | undefined;
beforeEach(() => {
  refusal = undefined;
  inbox = new TestInbox();
  inbox.chats = [group(), chatWith(2)];
  inbox.also = ({ call, body }) => {
    if (call.endsWith('/people-to-add')) {
      const pagination = { currentPage: 1, totalPages: 1, total: 1 };
      return answer({ people: [lee.user], pagination });
    }
    const [, of] = /^(?:PATCH|POST|PUT|DELETE) \/api\/inbox\/chats\/1\/(\w+)/.exec(call) ?? [];
    if (of === undefined || of === 'chat') return undefined;
    if (refusal) return refusal;
    const chat = inbox.chats[0]!;
    if (of === 'group') chat.name = String(body.name);
    if (of === 'people') chat.members = chat.members.filter(({ user }) => user.id !== sam.user.id);
    if (of === 'leave') inbox.chats.shift();
    return answer(of === 'leave' ? { id: 1 } : { chat });
  };
  vi.spyOn(toast, 'undo');
});
afterEach(closePortal);

const menu = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Chat options' }));
  return within(await screen.findByRole('menu'));
};
const choose = async (name: string) =>
  fireEvent.click((await menu()).getByRole('menuitem', { name }));
const sent = (start: string) => inbox.asked.find(({ call }) => call.startsWith(start));

it('a group offers its changes in the options of its chat, a direct chat none', async () => {
  inbox.open('/inbox/1');
  const offered = (await menu()).getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(offered).toEqual(expect.arrayContaining(['Group settings', 'Add people', 'Leave group']));
  closePortal();
  inbox.open('/inbox/2');
  expect((await menu()).queryByText(/group|Add people/i)).toBeNull();
});

it('somebody is added who sees what comes from now on, unless all is chosen', async () => {
  inbox.open('/inbox/1');
  await choose('Add people');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('Choose at least one person to add.')).toBeTruthy();
  fireEvent.click(await dialog.findByRole('checkbox', { name: /Lee Park/ }));
  const radio = (name: string) => dialog.getByRole<HTMLInputElement>('radio', { name });
  expect(radio('Messages from now on').checked).toBe(true);
  fireEvent.click(radio('All messages'));
  refusal = refused('CONFLICT', 'A group can have up to 51 people.');
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('A group can have up to 51 people.')).toBeTruthy();
  refusal = undefined;
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const asked = { memberIds: [9], sees: 'all' };
  expect(sent('POST /api/inbox/chats/1/people')?.body).toEqual(asked);
});

it('a member who sees a group from a later message on cannot let others see more', async () => {
  inbox.chats = [group({ seesFrom: 5 })];
  inbox.open('/inbox/1');
  await choose('Add people');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
  fireEvent.click(await dialog.findByRole('checkbox', { name: /Lee Park/ }));
  expect(dialog.queryByRole('radio')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(sent('POST /api/inbox/chats/1/people')?.body).toMatchObject({ sees: 'from-now' }),
  );
});

it('a new name is saved, can be undone, and a bad one keeps what was typed', async () => {
  inbox.open('/inbox/1');
  await choose('Group settings');
  const named = { name: /Name of the group/ };
  const box = await screen.findByRole<HTMLInputElement>('textbox', named, { timeout: 5000 });
  const dialog = within(screen.getByRole('dialog', { name: 'Group settings' }));
  expect(box.value).toBe('Crew');
  fireEvent.change(box, { target: { value: 'www.evil.com' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  expect([box.value, sent('PATCH /api/inbox/chats/1/group')]).toEqual(['www.evil.com', undefined]);
  fireEvent.change(box, { target: { value: 'Moss crew' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Moss crew' })).toBeTruthy();
  vi.mocked(toast.undo).mock.calls.at(-1)?.[1]();
  expect(await screen.findByRole('heading', { name: 'Crew' })).toBeTruthy();
});

it('leaving asks first, and takes what was typed with it', async () => {
  const draft = composerDraft(rosa.id, 1);
  draft.write({ text: 'Not sent' });
  const router = inbox.open('/inbox/1');
  await choose('Leave group');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/You won’t see its messages and files anymore/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Leave group' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/inbox'));
  await waitFor(() => expect(screen.queryByText('Crew')).toBeNull());
  expect(draft.read()).toBeNull();
});

it('the member who started a group removes others from it, and nobody else does', async () => {
  inbox.open('/inbox/1');
  await choose('Members');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Sam Delgado' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove Sam Delgado' })).toBeNull(),
  );
  expect(sent('DELETE /api/inbox/chats/1/people/3')).toBeTruthy();
  closePortal();
  inbox.chats = [group({ openerId: theo.user.id })];
  inbox.open('/inbox/1');
  await choose('Members');
  expect((await screen.findAllByText('Sam Delgado')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

it('what happened is a line of the thread, by people who may have left', async () => {
  const event: Message['event'] = {
    type: 'added',
    memberIds: [9],
    names: ['Lee Park'],
    sees: 'from-now',
  };
  inbox.messages = [
    said(1, theo.user.id, 'Hello'),
    { ...said(2, theo.user.id, ''), event },
    { ...said(3, 77, ''), event: { type: 'left' } },
  ];
  inbox.open('/inbox/1');
  const thread = within(await screen.findByRole('region', { name: 'Messages' }));
  await thread.findByText('Hello');
  const lines = thread.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.at(-2)).toMatch(/^Theo Okafor added Lee Park\. They see messages from now on\./);
  expect(lines.at(-1)).toMatch(/^Former member left the group/);
  expect(thread.getAllByRole('button', { name: /^Actions for a message/ })).toHaveLength(1);
});
