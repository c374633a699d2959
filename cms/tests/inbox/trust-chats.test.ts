import { beforeAll, describe, expect, it } from 'vitest';
import {
  askToUpload,
  chatFor,
  idsOf,
  listOf,
  messagesFor,
  openChat,
  say,
  seatedIn,
  seatOf,
  sendTo,
  startChat,
  stateOf,
  uploadTo,
  type Signed,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import { signedIn, unique, type TestMember, type TestSession } from '../harness/members';
import { makePet } from '../harness/pets';
import { makeTrust } from '../harness/trusts';

let admin: TestMember & TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
});

const assign = (userId: number, trustId: number) =>
  post('/trusts/assign', { token: admin.token, body: { userId, trustId } });
const unassign = (userId: number, trustId: number) =>
  post('/trusts/remove', { token: admin.token, body: { userId, trustId } });
const rowOf = (trustId: number) => db('inbox_chats').where({ trust_id: trustId }).first();

/** A trust made by an admin, with the people assigned to it and its chat. */
async function trustWith(...people: Pick<Signed, 'id'>[]) {
  const { body } = await post('/trusts', {
    token: admin.token,
    body: { name: unique('Trust ') },
  });
  const trust = { id: body.id as number, name: body.name as string };
  for (const { id } of people) await assign(id, trust.id);
  return { trust, chatId: (await rowOf(trust.id)).id as number };
}

describe('the chat of a trust', () => {
  it('is created with it, under its name, for admins only', async () => {
    const { trust, chatId } = await trustWith();
    expect(await chatFor(admin, chatId)).toMatchObject({
      kind: 'trust',
      name: trust.name,
      lastMessage: null,
      endedAt: null,
    });
    const { all, byOffice } = await seatedIn(chatId);
    expect([all, byOffice.includes(admin.id)]).toEqual([byOffice, true]);
  });

  it('is created with a trust that saving a pet creates, and that trust has no members yet', async () => {
    const owner = await signedIn();
    const pet = await makePet({ owner });
    const body = { petTrust: { name: unique('Founded ') } };
    const { body: saved } = await patch(`/pet-records/${pet.id}`, { token: owner.token, body });
    const chat = await rowOf(saved.petTrust.id);
    expect((await chatFor(admin, chat.id)).name).toBe(body.petTrust.name);
    expect((await openChat(owner, chat.id)).status).toBe(404);
    expect(await idsOf(owner)).toEqual([]);
  });

  it('is not created by a save that is refused', async () => {
    const owner = await signedIn();
    const pet = await makePet({ owner });
    const chats = () => db('inbox_chats').orderBy('id').pluck('id');
    const before = await chats();
    const body = { pet: { age: -1 }, petTrust: { name: unique('Never ') } };
    const reply = await patch(`/pet-records/${pet.id}`, { token: owner.token, body });
    expect(reply.status).toBe(400);
    expect(await chats()).toEqual(before);
  });

  it('is created once if several members are assigned at once to a trust without one', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signedIn()));
    const trust = await makeTrust();
    const replies = await Promise.all(people.map(({ id }) => assign(id, trust.id)));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const [chat, ...more] = await db('inbox_chats').where({ trust_id: trust.id });
    expect(more).toEqual([]);
    for (const member of people) expect(await idsOf(member)).toEqual([chat.id]);
  });

  it('is separate from a chat that the same people start themselves', async () => {
    const [ann, bo, cy] = [await signedIn(), await signedIn(), await signedIn()];
    const { chatId } = await trustWith(ann, bo, cy);
    const { id } = await startChat(ann, [bo, cy]);
    expect(await idsOf(cy)).toEqual([id, chatId]);
  });

  it('has the name the trust has', async () => {
    const ann = await signedIn();
    const { trust, chatId } = await trustWith(ann);
    const name = unique('Renamed ');
    await patch(`/trusts/${trust.id}`, { token: admin.token, body: { name } });
    expect((await listOf(ann)).chats).toMatchObject([{ id: chatId, name }]);
  });
});

describe('being assigned to a trust', () => {
  it('adds a member to its chat at once, with earlier messages', async () => {
    const [ann, bo] = [await signedIn(), await signedIn({ role: 'trustee' })];
    const { trust, chatId } = await trustWith(ann);
    const old = await say(ann, chatId, 'Before');
    expect((await openChat(bo, chatId)).status).toBe(404);
    expect((await assign(bo.id, trust.id)).body.message).toBe(
      'Assigned to trust and chat access granted',
    );
    expect(await messagesFor(bo, chatId)).toEqual([old]);
    expect((await listOf(bo)).chats).toMatchObject([
      { id: chatId, kind: 'trust', name: trust.name, unread: 0, readUpTo: old.id },
    ]);
    await say(bo, chatId, 'Hello');
    expect(await stateOf(ann)).toMatchObject({ unread: 1 });
    const { members } = await chatFor(ann, chatId);
    const assigned = members.filter(({ office }) => !office).map(({ user }) => user.id);
    expect(assigned).toEqual([ann.id, bo.id]);
  });

  it('removes a member at once when it ends: from chat, messages, files and list', async () => {
    const [ann, bo] = [await signedIn(), await signedIn({ firstName: 'Bo' })];
    const { trust, chatId } = await trustWith(ann, bo);
    const { id: attachment, url } = await uploadTo(ann, chatId);
    await say(ann, chatId, '', { attachments: [attachment] });
    const said = await say(bo, chatId, 'I was here.');
    const [sent] = await messagesFor(bo, chatId);
    const link = sent?.attachments[0]?.url.replace(/^\/api/, '') ?? '';
    expect((await get(link)).status).toBe(200);
    expect((await unassign(bo.id, trust.id)).body.message).toBe(
      'Removed from trust and chat access revoked',
    );
    for (const reply of [
      await openChat(bo, chatId),
      await sendTo(bo, chatId, 'Still?'),
      await askToUpload(bo, chatId),
      await get(link),
    ]) {
      expect(reply.status).toBe(404);
    }
    expect(await listOf(bo)).toEqual({ chats: [], next: null });
    expect(await stateOf(bo)).toMatchObject({ hasChats: false });
    expect((await get(url.replace(/^\/api/, ''))).status).toBe(200);
    // What they wrote stays, under their name.
    const { body } = await openChat(ann, chatId);
    expect(body.messages.at(-1)).toEqual(said);
    expect(body.formerMembers).toEqual([
      {
        id: bo.id,
        firstName: 'Bo',
        lastName: bo.lastName,
        role: 'pet_owner',
        verified: true,
        profilePicture: null,
      },
    ]);
  });

  it('adds the member again when repeated', async () => {
    const [ann, bo] = [await signedIn(), await signedIn()];
    const { trust, chatId } = await trustWith(ann, bo);
    await unassign(bo.id, trust.id);
    await say(ann, chatId, 'Meanwhile');
    await assign(bo.id, trust.id);
    expect(await messagesFor(bo, chatId)).toHaveLength(1);
    expect(await stateOf(bo)).toMatchObject({ unread: 0, hasChats: true });
  });

  it.each(['attorney', 'user', 'pet_owner'] as const)(
    'opens this one chat to a %s who has no inbox, and closes it with the assignment',
    async (role) => {
      const ann = await signedIn();
      const member = await signedIn({ role, verified: role !== 'pet_owner' });
      const { trust, chatId } = await trustWith(ann);
      expect((await assign(member.id, trust.id)).body.message).toBe(
        'Assigned to trust and chat access granted',
      );
      expect(await stateOf(member)).toMatchObject({ hasChats: true });
      const said = await say(member, chatId, 'I am here');
      expect(await messagesFor(ann, chatId)).toEqual([said]);
      const shown = (await chatFor(ann, chatId)).members.map(({ user }) => user.id);
      expect(shown).toContain(member.id);
      expect(await idsOf(ann, { search: member.lastName })).toContain(chatId);
      await unassign(member.id, trust.id);
      expect((await openChat(member, chatId)).status).toBe(404);
      expect(await stateOf(member)).toMatchObject({ hasChats: false });
    },
  );

  it.each([
    ['an attorney', { role: 'attorney' }],
    ['no longer verified', { verified: false }],
  ] as const)(
    'opens its chat to a member who is %s, whether they became so before or after',
    async (_what, to) => {
      const [ann, before, after] = [await signedIn(), await signedIn(), await signedIn()];
      const change = ({ id }: Pick<Signed, 'id'>) =>
        'role' in to
          ? patch(`/users/${id}/role`, {
              token: admin.token,
              body: { role: to.role, reason: 'Asked for it' },
            })
          : patch(`/users/${id}/verify`, { token: admin.token, body: to });
      expect((await change(before)).status).toBe(200);
      const { trust, chatId } = await trustWith(ann, before, after);
      expect((await change(after)).status).toBe(200);
      for (const member of [before, after]) {
        expect(await idsOf(member)).toEqual([chatId]);
        const said = await say(member, chatId);
        expect(await messagesFor(ann, chatId)).toContainEqual(said);
        expect(await idsOf(ann, { search: member.lastName })).toContain(chatId);
      }
      const shown = (await chatFor(ann, chatId)).members.map(({ user }) => user.id);
      expect(shown).toEqual(expect.arrayContaining([before.id, after.id]));
      await unassign(after.id, trust.id);
      expect((await openChat(after, chatId)).status).toBe(404);
    },
  );

  it('makes of an admin one of its people, and unassigning one by office', async () => {
    const boss = await signedIn({ role: 'admin' });
    const { trust, chatId } = await trustWith(boss);
    const seat = await seatOf(chatId, boss.id);
    expect([Boolean(seat.office), Boolean(seat.notifications)]).toEqual([false, true]);
    await unassign(boss.id, trust.id);
    const after = await seatOf(chatId, boss.id);
    expect([Boolean(after.office), Boolean(after.notifications)]).toEqual([true, false]);
    expect((await openChat(boss, chatId)).status).toBe(200);
  });
});

describe('a trust that is deleted', () => {
  it('leaves its chat for the record, under its last name, to be read and not written', async () => {
    const ann = await signedIn();
    const { trust, chatId } = await trustWith(ann);
    const said = await say(ann, chatId);
    await unassign(ann.id, trust.id);
    const name = unique('Last name ');
    await patch(`/trusts/${trust.id}`, { token: admin.token, body: { name } });
    expect((await del(`/trusts/${trust.id}`, { token: admin.token })).status).toBe(200);
    const { body } = await openChat(admin, chatId);
    expect(body.chat).toMatchObject({ name, endedAt: expect.any(String) });
    expect(body.messages).toEqual([said]);
    const { status, body: refusal } = await sendTo(admin, chatId, 'Too late');
    expect([status, refusal]).toEqual([409, { error: 'This chat was closed by an admin.' }]);
    expect(await idsOf(admin, { search: name })).toEqual([chatId]);
    expect((await openChat(ann, chatId)).status).toBe(404);
  });

  it('and a new one of the same name have separate chats', async () => {
    const { trust, chatId } = await trustWith();
    await del(`/trusts/${trust.id}`, { token: admin.token });
    const { body } = await post('/trusts', { token: admin.token, body: { name: trust.name } });
    const second = await rowOf(body.id);
    expect(second.id).not.toBe(chatId);
    expect((await idsOf(admin, { search: trust.name })).sort()).toEqual([chatId, second.id].sort());
  });

  it('keeps its chat if it is not deleted after all', async () => {
    const ann = await signedIn();
    const { trust, chatId } = await trustWith(ann);
    expect((await del(`/trusts/${trust.id}`, { token: admin.token })).status).toBe(409);
    expect((await chatFor(ann, chatId)).endedAt).toBeNull();
    await say(ann, chatId);
  });
});
