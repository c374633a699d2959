import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import { makeMember, signedIn } from '../harness/members';
import { makePet, OWNER } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { makeTrust } from '../harness/trusts';

const admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
const { token } = admin;
const save = (id: number, body: object, by = admin) =>
  patch(`/pet-records/${id}`, { token: by.token, body });

describe('a trust with pets', () => {
  const removeTrust = (id: number) => del(`/trusts/${id}`, { token });
  const BUSY = 'Give the pets of this trust to another one first.';

  it('shows them by name, and how many they are', async () => {
    const owner = await makeMember({ firstName: 'Olga' });
    const trust = await makeTrust();
    const zoe = await makePet({ owner, trust, name: 'Zo\u00eb', breed: 'Pug' });
    const ake = await makePet({ owner: null, trust, name: '\u00c5ke' });
    await makePet({ owner, trust, columns: { deleted_at: new Date() } });
    await makePet({ owner });
    const { body } = await get(`/trusts/${trust.id}`, { token });
    const said = { ownerFirstName: OWNER.ownerFirstName, ownerLastName: OWNER.ownerLastName };
    expect(body.pets).toEqual([
      { ...ake, breed: 'Beagle', ...said, picture: null, care: [] },
      {
        ...zoe,
        breed: 'Pug',
        ownerFirstName: 'Olga',
        ownerLastName: owner.lastName,
        picture: null,
        care: [],
      },
    ]);
    const list = await get('/trusts', { token, query: { search: trust.name } });
    expect(list.body.trusts).toEqual([{ ...trust, people: 0, pets: 2 }]);
  });

  it('can’t be deleted, even if they are in the trash', async () => {
    const owner = await signedIn();
    const trust = await makeTrust();
    const [pet] = [await makePet({ owner, trust }), await makePet({ owner })];
    const refusedNow = async (hint = '') => {
      const before = await snapshot();
      const { status, body } = await removeTrust(trust.id);
      expect([status, body]).toEqual([409, { error: `${BUSY}${hint}` }]);
      expect(await snapshot()).toEqual(before);
    };
    await refusedNow();
    expect((await del(`/pet-records/${pet.id}`, { token: owner.token })).status).toBe(200);
    await refusedNow(` In the trash: ${pet.name}.`);
    await post(`/pet-records/${pet.id}/restore`, { token: owner.token });
    expect((await get(`/pet-records/${pet.id}`, { token })).body.petTrust).toEqual(trust);
    expect((await save(pet.id, { petTrust: { remove: true } }, owner)).status).toBe(200);
    expect((await removeTrust(trust.id)).status).toBe(200);
  });

  it('is deleted or given a pet: of both at once one happens', async () => {
    for (let round = 0; round < 8; round += 1) {
      const trust = await makeTrust();
      const pet = await makePet({ owner: null });
      const give = () => save(pet.id, { petTrust: { id: trust.id } });
      const take = () => removeTrust(trust.id);
      const acts = round % 2 ? [give, take] : [take, give];
      const replies = await Promise.all(acts.map((act) => act()));
      const statuses = round % 2 ? replies : [...replies].reverse();
      const [given, taken] = statuses.map(({ status }) => status);
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual([given, taken]);
      const [row] = await db('pets').where({ id: pet.id });
      expect(row.trust_id).toBe(given === 200 ? trust.id : null);
    }
  });
});
