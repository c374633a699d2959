import { beforeAll, describe, expect, it } from 'vitest';
import {
  askToUpload,
  chatFor,
  closeChat,
  idsOf,
  listOf,
  messagesFor,
  openChat,
  say,
  seatedIn,
  seatOf,
  sendTo,
  stateOf,
  uploadTo,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import {
  makeMember,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { askForPetChat, openPetChat, petChatRow } from '../harness/pet-chats';
import { goodPet, makePet, providerRow, teamRow } from '../harness/pets';
import { makeTrust } from '../harness/trusts';
import { until } from '../harness/until';

type Person = TestMember & TestSession;
let admin: Person;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
});

/** An owner and a caretaker with their pet, whose chat both have. */
async function room() {
  const owner = await signedIn();
  const carer = await signedIn({ role: 'caretaker' });
  const pet = await makePet({ owner, team: { caretaker: carer } });
  return { owner, carer, pet, chatId: await openPetChat(owner, pet.id) };
}

/** Its people, without the office. */
async function peopleIn(chatId: number) {
  const { all, byOffice } = await seatedIn(chatId);
  return all.filter((id) => !byOffice.includes(id));
}
const save = (by: Pick<Person, 'token'>, petId: number, body: object) =>
  patch(`/pet-records/${petId}`, { token: by.token, body });
const inOrder = (...people: { id: number }[]) => people.map(({ id }) => id).sort((a, b) => a - b);

describe('the chat of a care team', () => {
  it('has the name of its pet, and its owner, care team, linked veterinarian and admins', async () => {
    const owner = await signedIn();
    const [carer, foster, trustee, vet] = [
      await signedIn({ role: 'caretaker' }),
      await signedIn({ role: 'foster' }),
      await signedIn({ role: 'trustee' }),
      await signedIn({ role: 'veterinarian' }),
    ];
    const pet = await makePet({ owner, team: { caretaker: carer, foster, trustee }, vet });
    const chatId = await openPetChat(vet, pet.id);
    expect(await peopleIn(chatId)).toEqual(inOrder(owner, carer, foster, trustee, vet));
    expect((await seatedIn(chatId)).byOffice).toContain(admin.id);
    expect(await chatFor(foster, chatId)).toMatchObject({ kind: 'pet', name: pet.name });
    expect(await openPetChat(owner, pet.id)).toBe(chatId);
  });

  it('is made by itself with the second person, and is put away until somebody writes', async () => {
    const owner = await signedIn();
    const carer = await signedIn({ role: 'caretaker' });
    const { body } = await post('/pet-records', { token: owner.token, body: goodPet() });
    expect(await petChatRow(body.pet.id)).toBeUndefined();
    const careTeam = [teamRow('caretaker', { userId: carer.id })];
    await save(owner, body.pet.id, { careTeam });
    const { id } = await petChatRow(body.pet.id);
    for (const one of [owner, carer, admin]) {
      expect(await idsOf(one)).not.toContain(id);
      expect(await idsOf(one, { closed: true })).not.toContain(id);
    }
    await say(carer, id, 'She ate.');
    for (const one of [owner, carer, admin]) expect(await idsOf(one)).toContain(id);
    expect(await stateOf(owner)).toMatchObject({ unread: 1 });
    for (const one of [carer, admin]) {
      await closeChat(one, id);
      expect(await idsOf(one, { closed: true })).toContain(id);
    }
  });

  it('is put away without a word in it for an admin who comes later, and is not among their closed chats', async () => {
    const { chatId } = await room();
    const later = await signedIn({ role: 'employee' });
    const body = { role: 'admin', reason: 'Runs the office' };
    expect((await patch(`/users/${later.id}/role`, { token: admin.token, body })).status).toBe(200);
    const own = { member_id: later.id, chat_id: chatId };
    const seat = await until('a seat', () => db('inbox_seats').where(own).first());
    expect([seat.closed_at === null, Boolean(seat.unwritten)]).toEqual([false, true]);
    expect(await idsOf(later, { closed: true })).not.toContain(chatId);
  });

  it('is opened by an owner who is alone with their pet, and is then in their list only', async () => {
    const owner = await signedIn();
    const pet = await makePet({ owner });
    const chatId = await openPetChat(owner, pet.id);
    expect(await idsOf(owner)).toEqual([chatId]);
    expect(await idsOf(admin)).not.toContain(chatId);
    expect(await openPetChat(admin, pet.id)).toBe(chatId);
    expect(await idsOf(admin)).toContain(chatId);
  });

  it('exists once, however many open it at the same time', async () => {
    const owner = await signedIn();
    const carer = await signedIn({ role: 'caretaker' });
    const pet = await makePet({ owner, team: { caretaker: carer } });
    const opened = await Promise.all(
      [owner, carer, admin, owner, carer, admin].map((one) => openPetChat(one, pet.id)),
    );
    expect(new Set(opened).size).toBe(1);
    expect(await peopleIn(opened[0] ?? 0)).toEqual(inOrder(owner, carer));
  });

  it('is not found by a stranger, nor by a member who sees the pet and does not care for it', async () => {
    const { owner, pet, chatId } = await room();
    const stranger = await signedIn();
    const employee = await signedIn({ role: 'employee' });
    const trusted = await signedIn({ role: 'foster' });
    const trust = await makeTrust([trusted]);
    await db('pets').where({ id: pet.id }).update({ trust_id: trust.id });
    expect((await askForPetChat(stranger, pet.id)).status).toBe(404);
    for (const one of [employee, trusted]) {
      expect((await askForPetChat(one, pet.id)).status).toBe(403);
      expect((await openChat(one, chatId)).status).toBe(404);
    }
    expect((await askForPetChat(owner, 2_000_000_000)).status).toBe(404);
  });

  it('is found by the name of the pet, also a new one', async () => {
    const { owner, carer, pet, chatId } = await room();
    await say(owner, chatId);
    expect(await idsOf(carer, { search: pet.name })).toEqual([chatId]);
    const name = unique('Renamed ');
    await save(owner, pet.id, { pet: { name } });
    for (const one of [carer, admin]) {
      expect(await idsOf(one, { search: name })).toEqual([chatId]);
      expect((await chatFor(one, chatId)).name).toBe(name);
    }
  });

  it('is only hidden when an admin closes it', async () => {
    const { owner, chatId } = await room();
    await say(owner, chatId);
    expect((await closeChat(admin, chatId)).body).toEqual({ id: chatId, ended: false });
    expect((await chatFor(owner, chatId)).endedAt).toBeNull();
    await say(owner, chatId);
    expect(await idsOf(admin)).toContain(chatId);
  });
});

describe('a member who joins a care team', () => {
  it('is in its chat at once, with all that was written before and nothing unread', async () => {
    const { owner, carer, pet, chatId } = await room();
    const old = await say(owner, chatId, 'Before');
    const vet = await signedIn({ role: 'veterinarian' });
    expect((await openChat(vet, chatId)).status).toBe(404);
    const serviceProviders = [providerRow('veterinarian', { userId: vet.id })];
    expect((await save(owner, pet.id, { serviceProviders })).status).toBe(200);
    expect(await messagesFor(vet, chatId)).toEqual([old]);
    expect((await listOf(vet)).chats).toMatchObject([{ id: chatId, unread: 0 }]);
    expect(await peopleIn(chatId)).toEqual(inOrder(owner, carer, vet));
  });

  it('joins once they are verified', async () => {
    const { owner, pet, chatId } = await room();
    const foster = await signedIn({ role: 'foster', verified: false });
    await db('pet_care_team').insert({ pet_id: pet.id, role: 'foster', member_id: foster.id });
    expect((await askForPetChat(foster, pet.id)).status).toBe(403);
    await patch(`/users/${foster.id}/verify`, { token: admin.token, body: { verified: true } });
    await until('the foster has a seat', async () => (await peopleIn(chatId)).includes(foster.id));
    await say(owner, chatId, 'Welcome');
    expect(await messagesFor(foster, chatId)).toHaveLength(1);
  });

  it('takes over from the one before: a new owner is in, and the former is out', async () => {
    const { owner, carer, pet, chatId } = await room();
    const next = await signedIn();
    await save(admin, pet.id, { pet: { ownerId: next.id } });
    expect(await peopleIn(chatId)).toEqual(inOrder(carer, next));
    expect((await openChat(owner, chatId)).status).toBe(404);
  });
});

describe('a member who leaves a care team', () => {
  it('loses its chat at once: messages, files, search and list', async () => {
    const { owner, carer, pet, chatId } = await room();
    const word = unique('word');
    const { id: attachment } = await uploadTo(owner, chatId);
    await say(owner, chatId, word, { attachments: [attachment] });
    const [sent] = await messagesFor(carer, chatId);
    const link = sent?.attachments[0]?.url.replace(/^\/api/, '') ?? '';
    const search = () => get('/inbox/messages', { token: carer.token, query: { search: word } });
    expect((await get(link)).status).toBe(200);
    expect((await search()).body.found).toHaveLength(1);
    await save(owner, pet.id, { careTeam: [] });
    for (const reply of [
      await openChat(carer, chatId),
      await sendTo(carer, chatId, 'Still?'),
      await askToUpload(carer, chatId),
      await get(link),
      await get(`/inbox/chats/${chatId}/changes`, { token: carer.token }),
      await askForPetChat(carer, pet.id),
    ])
      expect(reply.status).toBe(404);
    expect((await search()).body.found).toEqual([]);
    expect(await listOf(carer)).toEqual({ chats: [], next: null });
    expect(await peopleIn(chatId)).toEqual([owner.id]);
  });

  it('leaves it with a role that reads no records, and with a revoked verification', async () => {
    const { owner, carer, pet, chatId } = await room();
    const foster = await signedIn({ role: 'foster' });
    await save(owner, pet.id, {
      careTeam: [
        teamRow('caretaker', { userId: carer.id }),
        teamRow('foster', { userId: foster.id }),
      ],
    });
    const body = { role: 'board_member', reason: 'A new task' };
    expect((await patch(`/users/${carer.id}/role`, { token: admin.token, body })).status).toBe(200);
    expect((await openChat(carer, chatId)).status).toBe(404);
    expect(await peopleIn(chatId)).toEqual(inOrder(owner, foster));
    await patch(`/users/${foster.id}/verify`, { token: admin.token, body: { verified: false } });
    expect((await openChat(foster, chatId)).status).toBe(404);
    await until('the seat is gone', async () => !(await peopleIn(chatId)).includes(foster.id));
  });

  it('hands their place over with their role, and the successor is in the chat', async () => {
    const { owner, carer, chatId } = await room();
    const next = await signedIn({ role: 'caretaker' });
    const body = { role: 'user', reason: 'Moved away', successorId: next.id };
    expect((await patch(`/users/${carer.id}/role`, { token: admin.token, body })).status).toBe(200);
    expect(await peopleIn(chatId)).toEqual(inOrder(owner, next));
    expect((await openChat(carer, chatId)).status).toBe(404);
  });

  it('is removed if the later of two concurrent changes says so', async () => {
    const { owner, carer, pet, chatId } = await room();
    const team = [teamRow('caretaker', { userId: carer.id })];
    await Promise.all([
      save(owner, pet.id, { careTeam: [] }),
      save(admin, pet.id, { careTeam: team }),
      openPetChat(owner, pet.id),
      sendTo(carer, chatId, 'Hello'),
    ]);
    const linked = await db('pet_care_team').where({ pet_id: pet.id }).pluck('member_id');
    const expected = inOrder(owner, ...linked.map((id: number) => ({ id })));
    expect(await peopleIn(chatId)).toEqual(expected);
  });
});

describe('an admin who is an owner, too', () => {
  it('has a seat of their own, and one by office when the pet is given away', async () => {
    const { owner, pet, chatId } = await room();
    await db('up_users')
      .where({ id: owner.id })
      .update({ role_id: db('up_roles').where({ type: 'admin' }).select('id') });
    const next = await makeMember();
    expect(Boolean((await seatOf(chatId, owner.id)).office)).toBe(false);
    await save(admin, pet.id, { pet: { ownerId: next.id } });
    expect(Boolean((await seatOf(chatId, owner.id)).office)).toBe(true);
  });
});

describe('the chat of a pet in the trash', () => {
  it('is read and not written, and goes on once the pet is back', async () => {
    const { owner, carer, pet, chatId } = await room();
    await makePet({ owner });
    const said = await say(owner, chatId, 'Before');
    expect((await del(`/pet-records/${pet.id}`, { token: owner.token })).status).toBe(200);
    expect((await chatFor(carer, chatId)).endedAt).not.toBeNull();
    expect(await messagesFor(carer, chatId)).toEqual([said]);
    expect((await sendTo(carer, chatId, 'Now?')).status).toBe(409);
    expect((await askForPetChat(carer, pet.id)).status).toBe(404);
    await post(`/pet-records/${pet.id}/restore`, { token: owner.token });
    expect((await chatFor(carer, chatId)).endedAt).toBeNull();
    await say(carer, chatId, 'Again');
  });
});
