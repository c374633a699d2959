import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, patch } from '../harness/http';
import { makeMember, signedIn, type TestMember, type TestSession } from '../harness/members';
import { makePet } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { historyOf, named, notificationsOf } from '../harness/notifications';

let owner: TestMember & TestSession;
let admin: TestMember & TestSession;
beforeAll(async () => {
  owner = await signedIn({ firstName: 'Olive', lastName: 'First' });
  admin = await signedIn({ role: 'admin' });
});
const give = (id: number, ownerId: unknown, { token } = admin) =>
  patch(`/pet-records/${id}`, { token, body: { pet: { ownerId } } });
const NOT_ALLOWED = 'Only admins can change a pet’s owner.';

describe('giving a pet another owner', () => {
  it('is done by an admin, recorded, and announced to the new owner', async () => {
    const heir = await signedIn({ firstName: 'Hera', lastName: 'Heir' });
    const pet = await makePet({ owner });
    const { status, body } = await give(pet.id, heir.id);
    expect([status, body.pet.ownerId]).toEqual([200, heir.id]);
    const former = { kind: 'member', id: owner.id, name: 'Olive First' };
    const [change] = await historyOf(admin.token, pet.id, 'pet');
    expect(change).toMatchObject({ action: 'changed', by: named(admin), other: former });
    expect(change?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Owner email', from: owner.email, to: heir.email },
        { field: 'Owner', from: 'Olive First', to: 'Hera Heir' },
      ]),
    );
    expect(await notificationsOf(owner.id)).toMatchObject([{ kind: 'pet', link: null }]);
    expect(await notificationsOf(heir.id)).toMatchObject([
      { kind: 'pet', link: `/pet-records?petId=${pet.id}` },
    ]);
    const rename = (token: string) =>
      patch(`/pet-records/${pet.id}`, { token, body: { pet: { color: 'Red' } } });
    expect((await rename(heir.token)).status).toBe(200);
    expect((await rename(owner.token)).status).toBe(404);
  });

  it('is possible for a pet without an owner', async () => {
    const heir = await makeMember();
    const pet = await makePet({ owner: null });
    expect((await give(pet.id, heir.id)).body.pet.ownerId).toBe(heir.id);
  });

  it('is for admins only, and no way to take a pet', async () => {
    const heir = await makeMember();
    const employee = await signedIn({ role: 'employee' });
    const caretaker = await signedIn({ role: 'caretaker' });
    const pet = await makePet({ owner, team: { caretaker } });
    const strangers = await makePet({ owner: heir });
    const before = await snapshot();
    const byOwner = await give(pet.id, heir.id, owner);
    expect([byOwner.status, byOwner.body]).toEqual([403, { error: NOT_ALLOWED }]);
    expect((await give(pet.id, 2_000_000_000, owner)).status).toBe(403);
    expect((await give(pet.id, employee.id, employee)).status).toBe(403);
    expect((await give(pet.id, caretaker.id, caretaker)).status).toBe(403);
    expect((await give(strangers.id, owner.id, owner)).status).toBe(404);
    expect(await snapshot()).toEqual(before);
  });

  it('needs a pet owner', async () => {
    const pet = await makePet({ owner });
    const wrong = [
      2_000_000_000,
      admin.id,
      (await makeMember({ role: 'foster' })).id,
      (await makeMember({ confirmed: false })).id,
      (await makeMember({ columns: { deleted_at: new Date() } })).id,
    ];
    const before = await snapshot();
    for (const ownerId of wrong) {
      const { status, body } = await give(pet.id, ownerId);
      expect([status, body.details]).toEqual([400, { ownerId: 'Please choose a pet owner' }]);
    }
    for (const ownerId of [0, -1, null, 'x']) {
      expect((await give(pet.id, ownerId)).status).toBe(400);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('is refused where the new owner has a pet of that name', async () => {
    const heir = await makeMember();
    const pet = await makePet({ owner });
    await makePet({ owner: heir, name: pet.name.toUpperCase() });
    const before = await snapshot();
    const { status, body } = await give(pet.id, heir.id);
    const sentence = `A pet with the name "${pet.name}" already exists. Please choose a unique name.`;
    expect([status, body]).toEqual([409, { error: sentence, details: { name: sentence } }]);
    expect(await snapshot()).toEqual(before);
  });
});

describe('an owner', () => {
  it('keeps one pet, counted without search or filter; an admin deletes the last', async () => {
    const single = await signedIn();
    const [one, two] = [await makePet({ owner: single }), await makePet({ owner: single })];
    const remove = (id: number, token: string) => del(`/pet-records/${id}`, { token });
    expect((await remove(one.id, single.token)).status).toBe(200);
    const before = await snapshot();
    const last = await remove(two.id, single.token);
    expect([last.status, last.body]).toEqual([
      409,
      { error: 'Your only pet record can\u2019t be deleted.' },
    ]);
    expect(await snapshot()).toEqual(before);
    const mine = await get('/pet-records', { token: single.token });
    expect(mine.body.pets).toMatchObject([{ id: two.id, mayDelete: false }]);
    expect((await remove(two.id, admin.token)).status).toBe(200);
  });

  it('keeps one of two pets that are deleted at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const hasty = await signedIn();
      const pets = [await makePet({ owner: hasty }), await makePet({ owner: hasty })];
      const replies = await Promise.all(
        pets.map(({ id }) => del(`/pet-records/${id}`, { token: hasty.token })),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const kept = await db('pets').where({ owner_id: hasty.id }).whereNull('deleted_at');
      expect(kept).toHaveLength(1);
    }
  });

  it('who has another role since still changes their pet, as long as they see any', async () => {
    const former = await signedIn({ role: 'volunteer' });
    const pet = await makePet({ owner: former });
    const save = async () => {
      const body = { pet: { color: 'Red' } };
      return (await patch(`/pet-records/${pet.id}`, { token: former.token, body })).status;
    };
    expect(await save()).toBe(200);
    const body = { role: 'attorney', reason: 'Asked for it' };
    await patch(`/users/${former.id}/role`, { token: admin.token, body });
    expect([401, 403]).toContain(await save());
  });
});
