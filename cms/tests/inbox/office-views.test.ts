import { OFFICE_TEXTS } from '@hearthside/contract/inbox/office-fields';
import { describe, expect, it } from 'vitest';
import {
  chatFor,
  chatOfTwo,
  closeChat,
  idsOf,
  listOf,
  messagesFor,
  say,
  setSeat,
  startChat,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, get, post } from '../harness/http';
import { signedIn } from '../harness/members';
import { officeChat, putAway, setWaiting, viewsOf, waitingChat } from '../harness/office-inbox';

const admin = await signedIn({ role: 'admin' });
const colleague = await signedIn({ role: 'admin' });
const employee = await signedIn({ role: 'employee' });
const waitingIds = () => idsOf(admin, { view: 'waiting', limit: 100 });
const sinceOf = async (chatId: number) =>
  (await chatFor(admin, chatId)).forOffice?.waitingSince ?? null;
const homeOf = async ({ token }: { token: string }) =>
  (await get('/users/me/home', { token })).body.attention;

describe('the view of unread chats', () => {
  it('has the chats with unread messages, the latest first, and is for everybody', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const second = await startChat(anna, [employee, bert]);
    await startChat(bert, [employee]);
    await say(anna, chat.id);
    await say(anna, second.id);
    expect(await idsOf(bert, { view: 'unread' })).toEqual([second.id, chat.id]);
    expect(await viewsOf(bert)).toEqual({ unread: 2, waiting: null });
    await setSeat(bert, second.id, { readUpTo: 2_000_000_000 });
    expect(await idsOf(bert, { view: 'unread' })).toEqual([chat.id]);
    await closeChat(bert, chat.id);
    expect(await idsOf(bert, { view: 'unread' })).toEqual([]);
    expect(await idsOf(bert, { view: 'unread', closed: true })).toEqual([chat.id]);
  });

  it('is read page by page, together with a search', async () => {
    const me = await signedIn();
    const ids = [];
    for (const name of ['Picnic one', 'Walk', 'Picnic two']) {
      const { id } = await startChat(employee, [me, await signedIn()], name);
      await say(employee, id);
      ids.unshift(id);
    }
    const first = await listOf(me, { view: 'unread', limit: 2 });
    const next = await listOf(me, { view: 'unread', limit: 2, before: first.next! });
    expect([...first.chats, ...next.chats].map(({ id }) => id)).toEqual(ids);
    expect(next.next).toBeNull();
    expect(await idsOf(me, { view: 'unread', search: 'picnic' })).toEqual([ids[0], ids[2]]);
  });
});

describe('the views of the office', () => {
  it.each(['employee', 'pet_owner'] as const)('are refused to %ss', async (role) => {
    const member = await signedIn({ role });
    for (const query of [{ view: 'mine' }, { view: 'waiting' }, { assignee: admin.id }]) {
      const { status, body } = await get('/inbox/chats/me', { token: member.token, query });
      expect([status, body.error]).toEqual([403, OFFICE_TEXTS.onlyAdmins]);
    }
    const { chat } = await chatOfTwo();
    expect((await putAway(member, chat.id)).status).toBe(403);
    expect((await setWaiting(member, chat.id, false)).status).toBe(403);
  });

  it('say nothing about a chat to its people', async () => {
    const { chatId, owner } = await waitingChat(admin);
    expect(await chatFor(owner, chatId)).not.toHaveProperty('forOffice');
    expect((await listOf(owner)).chats[0]).not.toHaveProperty('forOffice');
    expect((await chatFor(admin, chatId)).forOffice).toMatchObject({ withOffice: true });
  });

  it('count a chat as an admin’s own if they were picked for it, or have written in it', async () => {
    const boss = await signedIn({ role: 'admin' });
    const owner = await signedIn();
    const picked = (await startChat(owner, [boss])).id;
    const { chat } = await chatOfTwo();
    expect(await idsOf(boss, { view: 'mine' })).toEqual([picked]);
    await say(boss, chat.id);
    expect(await idsOf(boss, { view: 'mine' })).toEqual([chat.id, picked]);
    expect((await chatFor(boss, chat.id)).forOffice).toMatchObject({ mine: true });
  });

  it('refuse an unknown view', async () => {
    const { status } = await get('/inbox/chats/me', { token: admin.token, query: { view: 'x' } });
    expect(status).toBe(400);
  });
});

describe('a member who waits for an answer', () => {
  it('is listed since their first message, longest wait first, until an admin answers', async () => {
    const first = await waitingChat(admin);
    const second = await waitingChat(admin);
    const [since] = await messagesFor(admin, first.chatId);
    await say(first.owner, first.chatId, 'Hello?');
    expect((await waitingIds()).slice(-2)).toEqual([first.chatId, second.chatId]);
    expect(await sinceOf(first.chatId)).toBe(since?.createdAt);
    await say(admin, first.chatId, 'Here I am');
    expect((await waitingIds()).slice(-1)).toEqual([second.chatId]);
    expect(await db('inbox_waits').where({ chat_id: first.chatId })).toHaveLength(1);
    await say(first.owner, first.chatId, 'One more thing');
    expect((await waitingIds()).slice(-2)).toEqual([second.chatId, first.chatId]);
  });

  it('is one who has written directly to an admin, and never one in a chat of members', async () => {
    const owner = await signedIn();
    const direct = (await startChat(owner, [admin])).id;
    const group = (await startChat(owner, [admin, employee])).id;
    const { chat, people } = await chatOfTwo();
    for (const id of [direct, group]) await say(owner, id);
    await say(people[0], chat.id);
    expect(await sinceOf(direct)).not.toBeNull();
    expect([await sinceOf(group), await sinceOf(chat.id)]).toEqual([null, null]);
    // Another admin may answer too.
    await say(colleague, direct);
    expect(await sinceOf(direct)).toBeNull();
  });

  it('is counted, and the first page shows how long the first has waited', async () => {
    const { chatId } = await waitingChat(admin);
    // Others that other files leave wait less long.
    const old = new Date(Date.now() - 99 * 3_600_000 - 60_000);
    await db('inbox_chats').where({ id: chatId }).update({ waiting_since: old });
    const { waiting } = await viewsOf(admin);
    expect(waiting.oldestAt).toBe(old.toISOString());
    const item = (await homeOf(admin)).find(
      ({ kind }: { kind: string }) => kind === 'waiting_chats',
    );
    expect(item).toMatchObject({
      count: waiting.count,
      link: '/inbox?view=waiting',
      detail: '4 days',
    });
    const kinds = (await homeOf(employee)).map(({ kind }: { kind: string }) => kind);
    expect(kinds).not.toContain('waiting_chats');
  });

  it('is read page by page', async () => {
    for (let at = 0; at < 3; at += 1) await waitingChat(admin);
    const all = await waitingIds();
    const paged: number[] = [];
    let before: string | null = null;
    do {
      const page: { chats: { id: number }[]; next: string | null } = await listOf(admin, {
        view: 'waiting',
        limit: 2,
        ...(before !== null && { before }),
      });
      paged.push(...page.chats.map(({ id }) => id));
      before = page.next;
    } while (before !== null);
    expect(paged).toEqual(all);
  });

  it('is not listed while suspended, and is listed again once let in', async () => {
    const { chatId, owner } = await waitingChat(admin);
    await db('up_users').where({ id: owner.id }).update({ blocked: true });
    expect(await waitingIds()).not.toContain(chatId);
    expect(await sinceOf(chatId)).toBeNull();
    await db('up_users').where({ id: owner.id }).update({ blocked: false });
    expect(await waitingIds()).toContain(chatId);
  });

  it('is not listed if their only message was deleted, nor for a chat that has ended', async () => {
    const { chatId, owner } = await waitingChat(admin);
    const [message] = await messagesFor(owner, chatId);
    await del(`/inbox/chats/${chatId}/messages/${message?.id}`, { token: owner.token });
    expect(await sinceOf(chatId)).toBeNull();
    await say(owner, chatId);
    expect(await sinceOf(chatId)).not.toBeNull();
    await closeChat(admin, chatId);
    expect(await sinceOf(chatId)).toBeNull();
  });

  it('is no longer listed once an admin says there is nothing to answer, which can be undone', async () => {
    const { chatId, owner } = await waitingChat(admin);
    await say(admin, chatId, 'Done');
    const thanks = await say(owner, chatId, 'Thank you!');
    expect((await setWaiting(admin, chatId, false)).body.chat.forOffice.waitingSince).toBeNull();
    expect(await waitingIds()).not.toContain(chatId);
    const undone = await setWaiting(admin, chatId, true);
    expect(undone.body.chat.forOffice.waitingSince).toBe(thanks.createdAt);
    await setWaiting(admin, chatId, false);
    const again = await say(owner, chatId, 'By the way');
    expect(await sinceOf(chatId)).toBe(again.createdAt);
    // The first answer only: what needed none is no wait.
    await say(admin, chatId);
    expect(await db('inbox_waits').where({ chat_id: chatId })).toHaveLength(2);
  });

  it('stays answered if one admin undoes what another has answered', async () => {
    const { chatId } = await waitingChat(admin);
    await setWaiting(admin, chatId, false);
    await say(colleague, chatId);
    const { status, body } = await setWaiting(admin, chatId, true);
    expect([status, body.chat.forOffice.waitingSince]).toEqual([200, null]);
  });

  it('is answered once by two admins who answer at the same moment', async () => {
    const { chatId } = await waitingChat(admin);
    await Promise.all([say(admin, chatId), say(colleague, chatId)]);
    expect(await sinceOf(chatId)).toBeNull();
    expect(await db('inbox_waits').where({ chat_id: chatId })).toHaveLength(1);
  });

  it('is not marked as answered in a chat of members, in a missing chat, or by an invalid value', async () => {
    const { chat } = await chatOfTwo();
    expect((await setWaiting(admin, chat.id, false)).status).toBe(409);
    expect((await setWaiting(admin, 2_000_000_000, false)).status).toBe(404);
    expect((await setWaiting(admin, chat.id, 'no')).status).toBe(400);
  });
});

describe('a chat that an admin has put away', () => {
  it('is hidden for them alone, and comes back with the next message', async () => {
    const other = await signedIn({ role: 'admin' });
    const { chatId, owner } = await officeChat(admin);
    const { status, body } = await putAway(admin, chatId);
    expect([status, body.chat.closed, body.chat.endedAt]).toEqual([200, true, null]);
    expect(await idsOf(admin)).not.toContain(chatId);
    expect(await idsOf(admin, { closed: true })).toContain(chatId);
    expect([await idsOf(other), await idsOf(owner)].map((ids) => ids.includes(chatId))).toEqual([
      true,
      true,
    ]);
    await say(owner, chatId);
    expect((await idsOf(admin))[0]).toBe(chatId);
  });

  it('can be reopened, and is listed among those that wait all along', async () => {
    const { chatId } = await waitingChat(admin);
    await putAway(admin, chatId);
    expect(await waitingIds()).toContain(chatId);
    await setSeat(admin, chatId, { closed: false });
    expect(await idsOf(admin)).toContain(chatId);
    expect((await putAway(admin, 2_000_000_000)).status).toBe(404);
  });
});

it('a report is a message to the office, whose writer waits for an answer', async () => {
  const { chat, people } = await chatOfTwo();
  const { id } = await say(people[0], chat.id);
  const { body } = await post(`/inbox/chats/${chat.id}/messages/${id}/report`, {
    token: people[1].token,
    body: { reason: 'It is rude' },
  });
  expect(await sinceOf(body.chatId)).not.toBeNull();
});
