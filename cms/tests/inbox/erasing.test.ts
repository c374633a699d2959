import { beforeAll, describe, expect, it } from 'vitest';
import {
  askForChat,
  chatFor,
  idsOf,
  listOf,
  messagesFor,
  openChat,
  say,
  seatOf,
  startChat,
  stateOf,
  uploadTo,
} from '../harness/chats';
import { db } from '../harness/database';
import { addTo } from '../harness/groups';
import { del, get, post } from '../harness/http';
import {
  makeMember,
  openSession,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';

let admin: TestMember & TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
});
const remove = (id: number) => del(`/users/${id}`, { token: admin.token });
const restore = (id: number) => post(`/users/${id}/restore`, { token: admin.token });
const erase = (id: number) => del(`/users/trash/${id}`, { token: admin.token });

/** A group in which someone has written and who is about to go. */
async function withGoing() {
  const lastName = unique('Vanish');
  const [ann, cy] = [await signedIn({ firstName: 'Ann' }), await signedIn({ firstName: 'Cy' })];
  const going = await signedIn({ firstName: 'Gil', lastName });
  const direct = (await startChat(going, [ann])).id;
  const group = (await startChat(ann, [going, cy], unique('Crew '))).id;
  for (const id of [direct, group]) await say(going, id, 'I was here.');
  return { ann, cy, going, direct, group, lastName };
}

describe('before a member is deleted', () => {
  it('the chats they were picked for are named, without those they are in by office', async () => {
    const { going, ann, group, direct } = await withGoing();
    const { name } = await chatFor(ann, group);
    const path = `/users/${going.id}/belongings`;
    const { body } = await get(path, { token: admin.token });
    expect(body.belongings).toEqual([
      { kind: 'chats', count: 2, names: [name, `Ann ${ann.lastName}`] },
    ]);
    expect(direct).toBeGreaterThan(0);
    const boss = await makeMember({ role: 'admin' });
    await startChat(ann, [await makeMember()]);
    const ofBoss = await get(`/users/${boss.id}/belongings`, { token: admin.token });
    expect(ofBoss.body).toEqual({ belongings: [] });
  });

  it('at most five are named, with the total', async () => {
    const me = await signedIn();
    for (let at = 0; at < 7; at += 1)
      await startChat(me, [await makeMember({ firstName: `P${at}` })]);
    const { body } = await get(`/users/${me.id}/belongings`, { token: admin.token });
    const [{ count, names }] = body.belongings;
    expect([count, names.map((name: string) => name.slice(0, 2))]).toEqual([
      7,
      ['P6', 'P5', 'P4', 'P3', 'P2'],
    ]);
  });
});

describe('a member in the trash', () => {
  it('is not shown in any chat, and their name is in no answer of the inbox', async () => {
    const { ann, going, direct, group, lastName } = await withGoing();
    await remove(going.id);
    for (const [path, query] of [
      ['/inbox/chats/me', {}],
      ['/inbox/chats/me', { search: lastName }],
      [`/inbox/chats/${direct}`, {}],
      [`/inbox/chats/${group}`, {}],
      [`/inbox/chats/${group}/files`, { kind: 'document' }],
      ['/inbox/people', { search: lastName }],
    ] as const) {
      const { status, text } = await get(path, { token: ann.token, query });
      expect([status, text.includes(lastName)], `${path} ${JSON.stringify(query)}`).toEqual([
        200,
        false,
      ]);
    }
    expect(await idsOf(ann, { search: lastName })).toEqual([]);
    // What they wrote is still there.
    expect(await messagesFor(ann, direct)).toMatchObject([{ content: 'I was here.' }]);
    await say(ann, direct, 'Are you there?');
  });

  it('has everything back when restored, with newer messages unread', async () => {
    const { ann, cy, going, direct, group, lastName } = await withGoing();
    await remove(going.id);
    await say(ann, direct);
    await say(cy, group);
    await restore(going.id);
    const back = await openSession(going.id);
    expect((await idsOf(back)).sort()).toEqual([direct, group].sort());
    expect(await stateOf(back)).toMatchObject({ unread: 2 });
    const { members } = await chatFor(ann, group);
    expect(members.find(({ user }) => user.lastName === lastName)).toBeDefined();
    expect(await idsOf(ann, { search: lastName })).toEqual([group, direct]);
  });

  it('can\u2019t be picked, and the existing chat with them is not revealed', async () => {
    const { ann, going } = await withGoing();
    await remove(going.id);
    const none = await askForChat(ann, [{ id: 2_000_000_000 }]);
    const { status, body } = await askForChat(ann, [going]);
    expect([status, body]).toEqual([none.status, none.body]);
  });
});

describe('a member who is erased', () => {
  it('leaves their messages to the recipients, without a name', async () => {
    const { ann, cy, going, direct, group, lastName } = await withGoing();
    const { id: file } = await uploadTo(going, group);
    await say(going, group, '', { attachments: [file] });
    const { id: last } = await say(cy, group);
    await remove(going.id);
    expect((await erase(going.id)).status).toBe(200);
    const { body } = await openChat(ann, group);
    expect(body.messages.map(({ senderId }: { senderId: number | null }) => senderId)).toEqual([
      null,
      null,
      cy.id,
    ]);
    expect([body.formerMembers, JSON.stringify(body).includes(lastName)]).toEqual([[], false]);
    const url: string = body.messages[1].attachments[0].url;
    expect((await get(url.replace(/^\/api/, ''))).status).toBe(200);
    expect(body.chat).toMatchObject({ unread: 3, lastMessage: { id: last } });
    expect(await messagesFor(ann, direct)).toMatchObject([{ senderId: null }]);
    for (const id of [direct, group]) expect(await seatOf(id, going.id)).toBeUndefined();
    expect(await db('inbox_messages').where({ sender_id: going.id })).toEqual([]);
  });

  it('is a change of each chat that named them, so that no device goes on storing the name', async () => {
    const { ann, cy, going, direct, group, lastName } = await withGoing();
    const quiet = (await startChat(ann, [cy, await makeMember()], unique('Quiet '))).id;
    await addTo(ann, quiet, [going]);
    const before = new Map<number, number>();
    for (const id of [direct, group, quiet]) before.set(id, (await chatFor(ann, id)).revision);
    await remove(going.id);
    await erase(going.id);
    for (const [id, after] of before) {
      const { revision } = await chatFor(ann, id);
      expect(revision).toBeGreaterThan(after);
      const changed = await get(`/inbox/chats/${id}/changes`, {
        token: ann.token,
        query: { after },
      });
      expect([changed.body.messages.length, changed.body.upTo]).toEqual([1, revision]);
      expect(changed.text).not.toContain(lastName);
    }
  });

  it('is neither counted nor notified', async () => {
    const { ann, going, direct } = await withGoing();
    await remove(going.id);
    await erase(going.id);
    const { members } = await chatFor(ann, direct);
    expect(members.filter(({ office }) => !office).map(({ user }) => user.id)).toEqual([ann.id]);
    const { unread } = await chatFor(ann, direct);
    const { id } = await say(ann, direct, 'Into the void');
    const [chat] = (await listOf(ann)).chats;
    expect([chat?.id, chat?.lastMessage?.id, chat?.unread]).toEqual([direct, id, unread]);
  });

  it('who opened a chat leaves it to the others', async () => {
    const { ann, going, direct } = await withGoing();
    expect((await db('inbox_chats').where({ id: direct }).first()).opener_id).toBe(going.id);
    await remove(going.id);
    expect((await erase(going.id)).status).toBe(200);
    expect((await db('inbox_chats').where({ id: direct }).first()).opener_id).toBeNull();
    expect((await openChat(ann, direct)).status).toBe(200);
  });
});
