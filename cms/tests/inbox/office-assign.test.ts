import { OFFICE_TEXTS } from '@hearthside/contract/inbox/office-fields';
import { describe, expect, it } from 'vitest';
import { chatFor, chatOfTwo, closeChat, idsOf } from '../harness/chats';
import { db } from '../harness/database';
import { del, get, patch } from '../harness/http';
import { signedIn } from '../harness/members';
import { notificationsOf } from '../harness/notifications';
import { assignTo, notesOf, officeChat } from '../harness/office-inbox';
import { until } from '../harness/until';

const admin = await signedIn({ role: 'admin', firstName: 'Amara' });
const colleague = await signedIn({ role: 'admin', firstName: 'Sam' });
const assigneeOf = async (chatId: number) => (await chatFor(admin, chatId)).forOffice?.assigneeId;
const toldOf = async (memberId: number) =>
  (await notificationsOf(memberId)).filter(({ kind }) => kind === 'assigned');

describe('an assignment', () => {
  it('is shown to every admin, makes the chat the assignee’s own, and has a line in the notes', async () => {
    const { chatId } = await officeChat(admin);
    expect((await assignTo(admin, chatId, colleague.id)).body.chat.forOffice).toMatchObject({
      assigneeId: colleague.id,
    });
    expect(await idsOf(colleague, { view: 'mine' })).toContain(chatId);
    expect(await idsOf(admin, { assignee: colleague.id })).toContain(chatId);
    expect(await idsOf(admin, { assignee: 0, limit: 100 })).not.toContain(chatId);
    expect(await notesOf(admin, chatId)).toMatchObject([
      { kind: 'assigned', author: { id: admin.id }, assignee: { id: colleague.id }, text: '' },
    ]);
    await assignTo(colleague, chatId, null);
    expect(await idsOf(colleague, { view: 'mine' })).not.toContain(chatId);
    expect(await idsOf(admin, { assignee: 0, limit: 100 })).toContain(chatId);
    expect((await notesOf(admin, chatId)).at(-1)).toMatchObject({ assignee: null });
  });

  it('notifies the assignee once, with whom the chat is, and withdraws that notification with it', async () => {
    const { chatId, owner } = await officeChat(admin);
    const boss = await signedIn({ role: 'admin' });
    await assignTo(admin, chatId, boss.id);
    await assignTo(admin, chatId, boss.id);
    expect(await toldOf(boss.id)).toEqual([
      {
        kind: 'assigned',
        title: `The chat with Lena ${owner.lastName} was assigned to you`,
        body: '',
        link: `/inbox/${chatId}`,
      },
    ]);
    await assignTo(admin, chatId, colleague.id);
    expect(await toldOf(boss.id)).toEqual([]);
    // Nobody is told what they have done themselves.
    await assignTo(boss, chatId, boss.id);
    expect(await toldOf(boss.id)).toEqual([]);
  });

  it('that somebody else has changed meanwhile is refused, so that of two at once one holds', async () => {
    const { chatId } = await officeChat(admin);
    const [one, other] = await Promise.all([
      assignTo(admin, chatId, admin.id, null),
      assignTo(colleague, chatId, colleague.id, null),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const refused = one.status === 409 ? one : other;
    expect(refused.body.error).toBe(OFFICE_TEXTS.assignedMeanwhile);
    const holds = one.status === 200 ? admin.id : colleague.id;
    expect(await assigneeOf(chatId)).toBe(holds);
  });

  it('goes only to admins, and only in chats with the office that go on', async () => {
    const { chatId, owner } = await officeChat(admin);
    const toOwner = await assignTo(admin, chatId, owner.id);
    expect([toOwner.status, toOwner.body.details]).toEqual([
      400,
      { assigneeId: OFFICE_TEXTS.noAdmin },
    ]);
    expect((await assignTo(admin, chatId, 'me')).status).toBe(400);
    expect((await assignTo(admin, 2_000_000_000, admin.id)).status).toBe(404);
    const { chat } = await chatOfTwo();
    expect((await assignTo(admin, chat.id, admin.id)).status).toBe(409);
    await closeChat(admin, chatId);
    expect((await assignTo(admin, chatId, admin.id)).status).toBe(409);
  });

  it.each(['employee', 'pet_owner'] as const)('is refused to %ss', async (role) => {
    const { chatId } = await officeChat(admin);
    const member = await signedIn({ role });
    expect((await assignTo(member, chatId, member.id)).status).toBe(403);
    expect(await assigneeOf(chatId)).toBeNull();
  });

  it('is refused to the owner of the chat too', async () => {
    const { chatId, owner } = await officeChat(admin);
    expect((await assignTo(owner, chatId, admin.id)).status).toBe(403);
  });
});

describe('a chat is unassigned when its assignee', () => {
  const assigned = async () => {
    const boss = await signedIn({ role: 'admin' });
    const { chatId } = await officeChat(admin);
    await assignTo(admin, chatId, boss.id);
    return { boss, chatId };
  };
  const unassigned = (chatId: number) =>
    until('the chat is unassigned', async () => (await assigneeOf(chatId)) === null, 5);

  it('is no admin anymore', async () => {
    const { boss, chatId } = await assigned();
    await patch(`/users/${boss.id}/role`, {
      token: admin.token,
      body: { role: 'employee', reason: 'Asked for it' },
    });
    await unassigned(chatId);
    expect((await notesOf(admin, chatId)).at(-1)).toMatchObject({
      kind: 'assigned',
      author: null,
      assignee: null,
    });
  });

  it('is deleted, and nothing names them once they are erased', async () => {
    const { boss, chatId } = await assigned();
    await del(`/users/${boss.id}`, { token: admin.token });
    await unassigned(chatId);
    expect((await del(`/users/trash/${boss.id}`, { token: admin.token })).status).toBe(200);
    const [line] = await notesOf(admin, chatId);
    expect(line).toMatchObject({ author: { id: admin.id }, assignee: null });
    const left = await db('inbox_notes').where({ assignee_id: boss.id }).first('id');
    expect(left).toBeUndefined();
  });
});

it('a filter by assignee goes together with the view of those who wait', async () => {
  const { chatId, owner } = await officeChat(admin);
  const { status } = await get('/inbox/chats/me', {
    token: admin.token,
    query: { view: 'waiting', assignee: colleague.id },
  });
  expect([status, owner.id > 0]).toEqual([200, true]);
  expect(await idsOf(admin, { view: 'waiting', assignee: colleague.id })).not.toContain(chatId);
});
