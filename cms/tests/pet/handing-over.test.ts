import { beforeAll, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import { signedIn, type TestMember, type TestSession } from '../harness/members';
import { makePet } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { historyOf, notificationsOf } from '../harness/notifications';
import { makeTrust } from '../harness/trusts';

type Person = TestMember & TestSession;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
  owner = await signedIn();
});
const careOf = async (id: number) => {
  const { body } = await get(`/users/${id}/belongings`, { token: admin.token });
  return body.belongings.find(({ kind }: { kind: string }) => kind === 'care');
};

async function fosterOfTwo() {
  const foster = await signedIn({ role: 'foster' });
  const pets = [
    await makePet({ owner, team: { foster } }),
    await makePet({ owner, team: { foster } }),
  ];
  return { foster, pets };
}

it('an admin who deletes a foster is shown which pets they care for, and gives them to another', async () => {
  const { foster, pets } = await fosterOfTwo();
  const names = pets.map(({ name }) => name);
  expect(await careOf(foster.id)).toMatchObject({ count: 2, names: expect.arrayContaining(names) });
  const next = await signedIn({ role: 'foster' });
  const query = { successorId: next.id };
  expect((await del(`/users/${foster.id}`, { token: admin.token, query })).status).toBe(200);
  for (const pet of pets) {
    const { body } = await get(`/pet-records/${pet.id}`, { token: next.token });
    expect(body.careTeam).toMatchObject([
      { role: 'foster', userId: next.id, firstName: next.firstName },
    ]);
    expect(await historyOf(admin.token, pet.id, 'pet')).toMatchObject([{ action: 'changed' }]);
  }
  const titles = pets.map(({ name }) => `You are on ${name}’s team`);
  expect((await notificationsOf(next.id)).map(({ title }) => title)).toEqual(
    expect.arrayContaining(titles),
  );
});

it('a foster who is restored gets nothing back that was handed over, as the portal says', async () => {
  const { foster, pets } = await fosterOfTwo();
  const next = await signedIn({ role: 'foster' });
  const { token } = admin;
  const query = { successorId: next.id };
  expect((await del(`/users/${foster.id}`, { token, query })).status).toBe(200);
  expect((await post(`/users/${foster.id}/restore`, { token })).status).toBe(200);
  for (const pet of pets) {
    const { body } = await get(`/pet-records/${pet.id}`, { token: next.token });
    expect(body.careTeam).toMatchObject([{ role: 'foster', userId: next.id }]);
  }
  expect(await careOf(foster.id)).toBeUndefined();
});

it('an admin who takes a caregiver’s role away gives their pets to another', async () => {
  const { foster, pets } = await fosterOfTwo();
  const next = await signedIn({ role: 'caretaker' });
  const body = { role: 'user', reason: 'Moves away', successorId: next.id };
  expect((await patch(`/users/${foster.id}/role`, { token: admin.token, body })).status).toBe(200);
  const links = await db('pet_care_team').whereIn(
    'pet_id',
    pets.map(({ id }) => id),
  );
  expect(links.map(({ member_id: id }) => id)).toEqual([next.id, next.id]);
});

it('nobody takes over who could not be linked, and then nothing changes', async () => {
  const { foster } = await fosterOfTwo();
  const attorney = await signedIn({ role: 'attorney' });
  const before = await snapshot();
  for (const successorId of [attorney.id, foster.id, 2_000_000_000]) {
    const reply = await del(`/users/${foster.id}`, { token: admin.token, query: { successorId } });
    expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, ['successorId']]);
  }
  expect(await snapshot()).toEqual(before);
});

it('an owner sees whom a trust lets see a pet, their own trusts first, and those people are notified', async () => {
  const [ann, attorney] = [
    await signedIn({ role: 'trustee' }),
    await signedIn({ role: 'attorney' }),
  ];
  const own = await makeTrust([owner, ann], 'Zz own trust');
  const other = await makeTrust([ann, attorney]);
  const pet = await makePet({ owner });
  const { body } = await get('/pet-records/trusts', { token: owner.token });
  const names = [`${ann.firstName} ${ann.lastName}`];
  expect(body.trusts[0]).toEqual({ ...own, own: true, people: { total: 1, names } });
  const query = { search: other.name };
  const found = await get('/pet-records/trusts', { token: owner.token, query });
  expect(found.body.trusts[0]).toEqual({ ...other, own: false, people: { total: 1, names } });
  const choice = { petTrust: { id: other.id } };
  await patch(`/pet-records/${pet.id}`, { token: owner.token, body: choice });
  expect((await notificationsOf(ann.id)).at(-1)).toMatchObject({
    title: `${pet.name} now belongs to ${other.name}`,
    link: `/pet-records?petId=${pet.id}`,
  });
  expect(await notificationsOf(attorney.id)).toEqual([]);
});
