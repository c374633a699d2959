import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import { makeMember, signedIn, unique, type TestMember } from '../harness/members';
import { addProvider, goodPet, linkToTeam, makePet, OWNER, PDF } from '../harness/pets';
import { historyOf } from '../harness/notifications';
import { makeTrust } from '../harness/trusts';
import { documentsOf, read, upload } from './document-files';

const admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
const { token } = admin;
const detail = async (id: number) => (await get(`/pet-records/${id}`, { token })).body;
const save = (id: number, body: object, by = admin) =>
  patch(`/pet-records/${id}`, { token: by.token, body });
const found = async (search: string): Promise<number[]> => {
  const { pets } = (await get('/pet-records', { token, query: { search } })).body;
  return pets.map(({ id }: { id: number }) => id);
};
const remove = (id: number) => del(`/users/${id}`, { token });
const restore = (id: number) => post(`/users/${id}/restore`, { token });
async function erase({ id }: { id: number }) {
  expect((await remove(id)).status).toBe(200);
  expect((await del(`/users/trash/${id}`, { token })).status).toBe(200);
}
const belongings = async ({ id }: TestMember) =>
  (await get(`/users/${id}/belongings`, { token })).body.belongings;

it('an erased caretaker stays named under what they wrote, and nothing refers to them', async () => {
  const owner = await signedIn();
  const carer = await signedIn({ role: 'caretaker', firstName: 'Sam', lastName: 'Delgado' });
  const pet = await makePet({ owner, team: { caretaker: carer } });
  const body = { date: '2026-03-14', location: 'phone' };
  const added = await post(`/pet-records/${pet.id}/records`, { token: carer.token, body });
  const { id } = added.body.record;
  await erase(carer);
  const row = await db('pet_entries').where({ id }).first();
  expect([row.author_id, row.author_name]).toEqual([null, 'Sam Delgado']);
});

describe('what belongs to an owner', () => {
  it('is shown before they are deleted: their pets by name', async () => {
    const owner = await makeMember();
    expect(await belongings(owner)).toEqual([]);
    const names = ['Zo\u00eb', '\u00c5ke', 'bella', 'Clara', 'Dora', 'Emil', 'Fox'];
    for (const name of names) await makePet({ owner, name });
    await makePet({ owner, name: 'Away', columns: { deleted_at: new Date() } });
    const trust = await makeTrust([owner]);
    await makePet({ owner: null, trust });
    expect(await belongings(owner)).toEqual([
      { kind: 'pets', count: 7, names: ['\u00c5ke', 'bella', 'Clara', 'Dora', 'Emil'] },
      { kind: 'trusts', count: 1, names: [trust.name] },
    ]);
  });

  it('stays as it was while they are in the trash', async () => {
    const owner = await signedIn();
    const foster = await signedIn({ role: 'foster' });
    const pet = await makePet({ owner });
    await linkToTeam(pet.id, 'foster', foster.id);
    const before = await detail(pet.id);
    await remove(owner.id);
    // Only that nobody can write to them now.
    const messageable = before.messageable.filter((id: number) => id !== owner.id);
    expect(await detail(pet.id)).toEqual({ ...before, messageable });
    expect(await found(owner.email)).toEqual([pet.id]);
    const seen = await get(`/pet-records/${pet.id}`, { token: foster.token });
    expect(seen.body.pet).toMatchObject({ ownerId: owner.id, ownerEmail: owner.email });
    await restore(owner.id);
    expect(await detail(pet.id)).toEqual(before);
  });

  it('on a linked person in the trash is the row of their name, linked again when they are back', async () => {
    const foster = await signedIn({ role: 'foster' });
    const pet = await makePet({ owner: await makeMember(), team: { foster } });
    const before = await detail(pet.id);
    expect(before.careTeam[0]).toMatchObject({ userId: foster.id, member: { id: foster.id } });
    await remove(foster.id);
    const { careTeam } = await detail(pet.id);
    expect(careTeam).toEqual([{ ...before.careTeam[0], member: null }]);
    await restore(foster.id);
    expect(await detail(pet.id)).toEqual(before);
  });
});

describe('an owner who is erased', () => {
  const word = unique('Quillfeather');
  let owner: Awaited<ReturnType<typeof signedIn>>;
  let petId: number;
  let trashedId: number;
  let paper: { id: number; url: string };

  /** Everything that is kept of a pet and was written of it. */
  const kept = async (id: number) =>
    JSON.stringify([
      await db('pets').where({ id }),
      await db('portal_history').where({ about_kind: 'pet', about_id: id }),
    ]);
  const PRIVATE = () =>
    new RegExp(
      [
        owner.email,
        '5035550123',
        '503\\) 555',
        '1 Test Street',
        '97205',
        'Portland',
        'Oregon',
      ].join('|'),
      'i',
    );

  beforeAll(async () => {
    owner = await signedIn({ firstName: 'Olga', lastName: word });
    const made = await post('/pet-records', { token: owner.token, body: goodPet() });
    petId = made.body.pet.id;
    // The history tells all of it: an address before and after.
    await save(petId, { pet: { streetAddress: '2 Other Street', ownerPhoneNumber: '5035550199' } });
    await save(petId, { pet: { streetAddress: OWNER.streetAddress } });
    await post(`/pet-records/${petId}/records`, {
      token: owner.token,
      body: { date: '2026-01-02', location: 'zoom' },
    });
    paper = (await upload(petId, owner, { title: 'Will' })).body;
    const columns = { deleted_at: new Date(), deleted_by: 'Bo Birch' };
    trashedId = (await makePet({ owner, columns })).id;
    expect(await kept(petId)).toMatch(PRIVATE());
    expect(await kept(petId)).toContain('2 Other Street');
    expect(await found(owner.email)).toEqual([petId]);
    await erase(owner);
  });

  it('leaves their pets without an owner, by their name but not their address', async () => {
    const { pet, ...rest } = await detail(petId);
    expect(pet).toMatchObject({
      id: petId,
      ownerId: null,
      ownerFirstName: 'Olga',
      ownerLastName: word,
      ownerEmail: '',
      ownerPhoneNumber: '',
      streetAddress: '',
      city: '',
      state: '',
      zip: '',
      country: '',
      breed: 'Beagle',
      allergies: 'Chicken',
    });
    expect(rest).toMatchObject({ mayChange: true, mayDelete: true });
    for (const id of [petId, trashedId]) {
      expect(await kept(id)).not.toMatch(PRIVATE());
      expect(await kept(id)).not.toMatch(/2 Other Street|5550199/);
      expect(await db('pets').where({ id })).toMatchObject([{ owner_id: null }]);
    }
    const history = await historyOf(token, petId, 'pet');
    expect(history.map(({ action }) => action)).toEqual([
      'document_added',
      'entry_added',
      'changed',
      'changed',
      'created',
    ]);
    expect(history[3]?.changes).toEqual([
      { field: 'Owner phone', from: '', to: '' },
      { field: 'Street address', from: '', to: '' },
    ]);
  });

  it('is found by name and no more by email', async () => {
    expect(await found(owner.email)).toEqual([]);
    expect(await found(word)).toEqual([petId]);
  });

  it('leaves entries and documents to those who may see the pet', async () => {
    const { body } = await get(`/pet-records/${petId}/records`, { token });
    expect(body.pagination.total).toBe(1);
    const papers = (await get(documentsOf(petId), { token })).body.documents;
    expect(papers).toEqual([paper]);
    const file = await read(paper.url, admin);
    expect([file.status, file.bytes.equals(PDF)]).toEqual([200, true]);
  });

  it('is followed by another, whom an admin chooses', async () => {
    const [next, stranger] = [await signedIn({ firstName: 'Nora' }), await signedIn()];
    const mine = (await makePet({ owner: next })).id;
    const see = async (id: number, who = next) =>
      (await get(`/pet-records/${id}`, { token: who.token })).status;
    expect(await see(petId)).toBe(404);
    const { status, body } = await save(petId, { pet: { ownerId: next.id } });
    expect([status, body.pet.ownerId]).toEqual([200, next.id]);
    expect([await see(petId), await see(petId, stranger)]).toEqual([200, 404]);
    expect((await save(petId, { pet: { breed: 'Pug' } }, next)).status).toBe(200);
    const [, given] = await historyOf(token, petId, 'pet');
    expect(given?.changes).toContainEqual({
      field: 'Owner',
      from: '',
      to: `Nora ${next.lastName}`,
    });
    // What the new owner's profile says comes with them.
    expect(body.pet).toMatchObject({ ownerFirstName: 'Nora', ownerEmail: next.email });
    expect((await del(`/pet-records/${mine}`, { token: next.token })).status).toBe(200);

    expect((await post(`/pet-records/${trashedId}/restore`, { token })).status).toBe(200);
    expect((await save(trashedId, { pet: { ownerId: next.id } })).status).toBe(200);
  });
});

it('of a former owner nothing is left with the pet they gave away', async () => {
  const [former, next] = [await signedIn({ firstName: 'Fay' }), await signedIn()];
  const pet = await makePet({ owner: former });
  await save(pet.id, { pet: { ownerEmail: 'fay@private.example' } }, former);
  expect((await save(pet.id, { pet: { ownerId: next.id } })).body.pet.ownerEmail).toBe(next.email);
  expect(JSON.stringify(await historyOf(token, pet.id, 'pet'))).toContain('fay@private.example');
  await erase(former);
  expect(JSON.stringify(await historyOf(token, pet.id, 'pet'))).not.toContain('private.example');
});

it('a form that was open when its owner was erased is refused, and brings nothing back', async () => {
  const owner = await signedIn();
  const pet = await makePet({ owner });
  const { revision } = await detail(pet.id);
  await erase(owner);
  const body = { pet: { ownerEmail: owner.email }, revision };
  expect((await save(pet.id, body)).status).toBe(409);
  expect((await detail(pet.id)).pet.ownerEmail).toBe('');
});

it('a linked person who is erased leaves a row without link', async () => {
  const owner = await signedIn();
  const [foster, vet] = [
    await signedIn({ role: 'foster' }),
    await signedIn({ role: 'veterinarian' }),
  ];
  const pet = await makePet({ owner, team: { foster } });
  await addProvider(pet.id, 'veterinarian', vet.id);
  const before = await detail(pet.id);
  expect([before.careTeam[0].userId, before.serviceProviders[0].userId]).toEqual([
    foster.id,
    vet.id,
  ]);
  await erase(foster);
  await erase(vet);
  const { careTeam, serviceProviders, pet: after } = await detail(pet.id);
  const unlinked = { userId: null, member: null, updatedAt: expect.any(String) };
  expect(careTeam).toEqual([{ ...before.careTeam[0], ...unlinked }]);
  expect(serviceProviders).toEqual([{ ...before.serviceProviders[0], ...unlinked }]);
  expect(after).toEqual({ ...before.pet, updatedAt: expect.any(String) });
});

it('an admin who is erased leaves what they did by their name', async () => {
  const second = await signedIn({ role: 'admin', firstName: 'Bea', lastName: unique('Scribe') });
  const pet = await makePet({ owner: await makeMember() });
  const paper = (await upload(pet.id, second)).body;
  await erase(second);
  const [entry] = await historyOf(token, pet.id, 'pet');
  expect(entry).toMatchObject({ action: 'document_added', by: { name: `Bea ${second.lastName}` } });
  expect((await read(paper.url, admin)).status).toBe(200);
});
