import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@hearthside/contract/access';
import {
  chatFor,
  chatOfTwo,
  closeChat,
  idsOf,
  listOf,
  messagesFor,
  openChat,
  say,
  seatedIn,
  seatOf,
  sendTo,
  setSeat,
  startChat,
  stateOf,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, patch, post } from '../harness/http';
import {
  makeMember,
  openSession,
  signedIn,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { until } from '../harness/until';
import { accept, invited } from '../member/invited';

let boss: TestMember & TestSession;
beforeAll(async () => {
  boss = await signedIn({ role: 'admin' });
});
const setRole = (id: number, role: Role) =>
  patch(`/users/${id}/role`, { token: boss.token, body: { role, reason: 'Asked for it' } });
const verify = (id: number, verified: boolean) =>
  patch(`/users/${id}/verify`, { token: boss.token, body: { verified } });

/** Ids of all admins there are, from the table itself. */
const adminIds = (): Promise<number[]> =>
  db('up_users as u')
    .join('up_roles as r', 'r.id', 'u.role_id')
    .where({ 'r.type': 'admin', 'u.verified': true, 'u.blocked': false, 'u.confirmed': true })
    .whereNull('u.deleted_at')
    .orderBy('u.id')
    .pluck('u.id');
const seatedSoon = (chatId: number, memberId: number) =>
  until('the new admin is seated', () => seatOf(chatId, memberId), 5);
const goneSoon = (chatId: number, memberId: number) =>
  until('the former admin is unseated', async () => !(await seatOf(chatId, memberId)), 5);

describe('an admin', () => {
  it('is in every new chat by office, after those who were picked', async () => {
    const { chat, people } = await chatOfTwo();
    expect((await seatedIn(chat.id)).byOffice).toEqual(await adminIds());
    const { members } = await chatFor(people[1], chat.id);
    const [anna, bert, ...others] = members;
    expect([anna?.user.id, bert?.user.id]).toEqual(people.map(({ id }) => id));
    expect(others.every(({ office, user }) => office && user.role === 'admin')).toBe(true);
    expect(others.map(({ user }) => user.id).sort()).toEqual((await adminIds()).sort());
  });

  it('reads and writes in chats for which nobody picked them', async () => {
    const { chat, people } = await chatOfTwo();
    const question = await say(people[0], chat.id, 'Who feeds Bella?');
    expect(await messagesFor(boss, chat.id)).toEqual([question]);
    const answer = await say(boss, chat.id, 'I do.');
    const { body } = await openChat(people[1], chat.id);
    expect(body.messages).toEqual([question, answer]);
    expect([answer.senderId, body.formerMembers]).toEqual([boss.id, []]);
    // To write is not to have read.
    expect(await seatOf(chat.id, boss.id)).toMatchObject({ unread: 1 });
  });

  it('sees unread messages without notifications, until they turn these on', async () => {
    const admin = await signedIn({ role: 'admin' });
    const { chat, people } = await chatOfTwo();
    await say(people[0], chat.id);
    const [seen] = (await listOf(admin)).chats;
    expect(seen).toMatchObject({ id: chat.id, unread: 1, notifications: false });
    expect(await stateOf(admin)).toMatchObject({ unread: 0, hasChats: true });
    await setSeat(admin, chat.id, { notifications: true });
    expect((await stateOf(admin)).unread).toBe(1);
    await say(people[1], chat.id);
    expect((await stateOf(admin)).unread).toBe(2);
    // Only in this one.
    const second = await chatOfTwo();
    await say(second.people[0], second.chat.id);
    expect((await stateOf(admin)).unread).toBe(2);
  });

  it('is notified like everyone else in chats for which they were picked', async () => {
    const [admin, owner] = [await signedIn({ role: 'admin' }), await signedIn()];
    const { id } = await startChat(owner, [admin]);
    await say(owner, id);
    expect(await stateOf(admin)).toMatchObject({ unread: 1 });
    expect((await listOf(admin)).chats[0]).toMatchObject({ id, notifications: true, unread: 1 });
  });
});

describe('a member who becomes an admin', () => {
  /** Chats there are already: written in, of a trust, ended, and just begun. */
  async function existing() {
    const written = await chatOfTwo();
    for (let at = 0; at < 3; at += 1) await say(written.people[0], written.chat.id);
    const { body: trust } = await post('/trusts', {
      token: boss.token,
      body: { name: `Trust ${written.chat.id} of old` },
    });
    const ended = (await chatOfTwo()).chat.id;
    await closeChat(boss, ended);
    const ofTrust = await db('inbox_chats').where({ trust_id: trust.id }).first('id');
    return [written.chat.id, ofTrust.id as number, ended, (await chatOfTwo()).chat.id];
  }

  const roads = {
    'by another role': async () => {
      const { id } = await makeMember({ role: 'employee' });
      return { id, rise: () => setRole(id, 'admin') };
    },
    'by being verified': async () => {
      const { id } = await makeMember({ role: 'admin', verified: false });
      return { id, rise: () => verify(id, true) };
    },
    'by being verified among many': async () => {
      const { id } = await makeMember({ role: 'admin', verified: false });
      const body = { userIds: [id], verified: true };
      return { id, rise: () => post('/users/verify', { token: boss.token, body }) };
    },
    'by coming back from the trash': async () => {
      const { id } = await makeMember({ role: 'admin', columns: { deleted_at: new Date() } });
      return { id, rise: () => post(`/users/${id}/restore`, { token: boss.token }) };
    },
    'by an invitation': async () => {
      const { id, link } = await invited(boss, { role: 'admin' });
      return { id, rise: () => accept(link) };
    },
  };

  it.each(Object.keys(roads) as (keyof typeof roads)[])(
    '%s joins all existing chats, with nothing unread',
    async (road) => {
      const chatIds = await existing();
      const { id, rise } = await roads[road]();
      for (const chatId of chatIds) expect(await seatOf(chatId, id)).toBeUndefined();
      expect((await rise()).status).toBe(200);
      for (const chatId of chatIds) {
        const seat = await seatedSoon(chatId, id);
        expect([Boolean(seat.office), Boolean(seat.notifications), seat.unread]).toEqual([
          true,
          false,
          0,
        ]);
      }
      const admin = await openSession(id);
      for (const chatId of chatIds) expect((await openChat(admin, chatId)).status).toBe(200);
      const [written = 0] = chatIds;
      const { readUpTo, lastMessage } = await chatFor(admin, written);
      expect(readUpTo).toBe(lastMessage?.id);
      const all = await idsOf(admin, { limit: 100 });
      expect(chatIds.filter((one) => all.includes(one))).toEqual(chatIds);
      expect((await say(admin, written)).senderId).toBe(id);
    },
  );

  it('stays in their own chats as a picked member, then and afterward', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    await say(anna, chat.id);
    const foreign = (await chatOfTwo()).chat.id;
    await setRole(bert.id, 'admin');
    await seatedSoon(foreign, bert.id);
    expect(await stateOf(bert)).toMatchObject({ unread: 1 });
    const seat = await seatOf(chat.id, bert.id);
    expect([Boolean(seat.office), seat.unread]).toEqual([false, 1]);
    await setRole(bert.id, 'volunteer');
    await goneSoon(foreign, bert.id);
    expect(await idsOf(bert)).toEqual([chat.id]);
    expect(await stateOf(bert)).toMatchObject({ unread: 1 });
  });

  it('is in every chat, including those started meanwhile', async () => {
    const owner = await signedIn();
    for (let round = 0; round < 4; round += 1) {
      const others = await Promise.all(Array.from({ length: 6 }, () => makeMember()));
      const { id } = await makeMember({ role: 'employee' });
      const [, ...chats] = await Promise.all([
        setRole(id, 'admin'),
        ...others.map((other) => startChat(owner, [other])),
      ]);
      for (const chat of chats) await seatedSoon((chat as { id: number }).id, id);
    }
  });
});

describe('a member who is no longer an admin', () => {
  const roads = {
    'by another role': (id: number) => setRole(id, 'employee'),
    'by losing their verification': (id: number) => verify(id, false),
    'by the trash': (id: number) => del(`/users/${id}`, { token: boss.token }),
  };

  it.each(Object.keys(roads) as (keyof typeof roads)[])(
    '%s leaves the chats at once, and is no longer shown in them',
    async (road) => {
      const admin = await signedIn({ role: 'admin' });
      const { chat, people } = await chatOfTwo();
      await say(admin, chat.id);
      expect(await idsOf(admin)).toEqual([chat.id]);
      expect((await roads[road](admin.id)).status).toBe(200);
      // With the very next request, before any seat is gone.
      const refused = road === 'by the trash' ? 401 : 404;
      for (const reply of [
        await openChat(admin, chat.id),
        await sendTo(admin, chat.id, 'Still here?'),
        await setSeat(admin, chat.id, { notifications: true }),
        await closeChat(admin, chat.id),
      ]) {
        expect(reply.status).toBe(refused);
      }
      if (refused === 404) {
        expect(await listOf(admin)).toEqual({ chats: [], next: null });
        expect(await stateOf(admin)).toMatchObject({ hasChats: false, unread: 0 });
      }
      const { members, endedAt } = await chatFor(people[0], chat.id);
      expect(members.map(({ user }) => user.id)).not.toContain(admin.id);
      expect(endedAt).toBeNull();
      await goneSoon(chat.id, admin.id);
      expect(await messagesFor(people[1], chat.id)).toHaveLength(1);
    },
  );

  it('cannot read chats that are started meanwhile', async () => {
    const owner = await signedIn();
    for (let round = 0; round < 4; round += 1) {
      const others = await Promise.all(Array.from({ length: 6 }, () => makeMember()));
      const admin = await signedIn({ role: 'admin' });
      const [, ...chats] = await Promise.all([
        setRole(admin.id, 'employee'),
        ...others.map((other) => startChat(owner, [other])),
      ]);
      for (const chat of chats) {
        const { status } = await openChat(admin, (chat as { id: number }).id);
        expect(status).toBe(404);
      }
      expect(await idsOf(admin)).toEqual([]);
    }
  });
});
