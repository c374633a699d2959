import { beforeAll, describe, expect, it } from 'vitest';
import { get, patch, type Reply } from '../harness/http';
import { meetAt } from '../harness/meet-at';
import { signedIn, unique, type TestMember, type TestSession } from '../harness/members';
import { addProvider, linkToTeam, makePet, providerRow, teamRow } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { historyOf } from '../harness/notifications';
import { makeTrust } from '../harness/trusts';

let owner: TestMember & TestSession;
let admin: TestMember & TestSession;
beforeAll(async () => {
  owner = await signedIn();
  admin = await signedIn({ role: 'admin', firstName: 'Ada' });
});
const save = (id: number, body: unknown, { token } = owner): Promise<Reply> =>
  patch(`/pet-records/${id}`, { token, body });
const detail = async (id: number) => (await get(`/pet-records/${id}`, { token: owner.token })).body;
const changesOf = async (id: number) =>
  (await historyOf(admin.token, id, 'pet')).map(({ changes }) => changes);
const MEANWHILE =
  'Someone else changed this pet while you were editing. Your changes are still here. See what changed, and save again.';

describe('all or nothing', () => {
  it.each([
    ['a provider without a name', { serviceProviders: [{ serviceRole: 'groomer', address: 'x' }] }],
    ['a provider of no such role', { serviceProviders: [providerRow('astrologer')] }],
    [
      'another pet\u2019s provider',
      { serviceProviders: [providerRow('groomer', { id: 999_999 })] },
    ],
    ['a partly filled team', { careTeam: [teamRow('foster', { address: '' })] }],
    ['a state of another country', { pet: { color: 'Red', country: 'Canada' } }],
    ['a link to no one', { careTeam: [teamRow('foster', { userId: 2_000_000_000 })] }],
    ['an old revision', { revision: '0' }],
    ['a trust that is gone', { petTrust: { id: 2_000_000_000 } }],
  ])('with %s pet, team, trust and providers stay as they were', async (_what, wrong) => {
    const pet = await makePet({ owner });
    await linkToTeam(pet.id, 'caretaker');
    await addProvider(pet.id, 'attorney');
    const good = {
      pet: { color: 'Brindle' },
      careTeam: [teamRow('trustee')],
      serviceProviders: [providerRow('dog_walker')],
      petTrust: { name: unique('Trust ') },
    };
    const before = await snapshot();
    const { status } = await save(pet.id, { ...good, ...wrong });
    expect([400, 404, 409]).toContain(status);
    expect(await snapshot()).toEqual(before);
    // And it was that one thing.
    expect((await save(pet.id, good)).status).toBe(200);
  });

  it('also where the name, or the name of a new trust, is taken', async () => {
    const trust = await makeTrust();
    const [pet, other] = [await makePet({ owner }), await makePet({ owner })];
    const good = { careTeam: [teamRow('trustee')], serviceProviders: [providerRow('dog_walker')] };
    const before = await snapshot();
    const byTrust = await save(pet.id, {
      ...good,
      pet: { name: unique('Pet ') },
      petTrust: { name: ` ${trust.name.toUpperCase()} ` },
    });
    expect([byTrust.status, byTrust.body]).toEqual([
      409,
      {
        error: 'A trust with this name already exists.',
        details: { petTrust: 'A trust with this name already exists' },
      },
    ]);
    const byName = await save(pet.id, {
      ...good,
      pet: { name: other.name },
      petTrust: { name: unique('Trust ') },
    });
    expect([byName.status, Object.keys(byName.body.details)]).toEqual([409, ['name']]);
    expect(await snapshot()).toEqual(before);
  });
});

describe('two people who edit one pet', () => {
  it('are distinguished by the revision: the second is refused, and loses nothing', async () => {
    const pet = await makePet({ owner });
    const { revision } = await detail(pet.id);
    const first = await save(pet.id, { pet: { color: 'Red' }, revision }, admin);
    expect(first.status).toBe(200);
    const before = await snapshot();
    for (const old of [revision, '', 'x', '999999']) {
      const late = await save(pet.id, { pet: { color: 'Blue' }, revision: old });
      expect([late.status, late.body]).toEqual([409, { error: MEANWHILE }]);
    }
    expect(await snapshot()).toEqual(before);
    const again = await save(pet.id, { pet: { color: 'Blue' }, revision: first.body.revision });
    expect([again.status, again.body.pet.color]).toEqual([200, 'Blue']);
  });

  it.each([
    ['its team', { careTeam: [teamRow('foster')] }],
    ['its providers', { serviceProviders: [providerRow('groomer')] }],
    ['its trust', { petTrust: { name: 'new' } }],
  ])('get a conflict even if the other one changed only %s', async (_what, change) => {
    const pet = await makePet({ owner });
    const { revision } = await detail(pet.id);
    const body = 'petTrust' in change ? { petTrust: { name: unique('Trust ') } } : change;
    expect((await save(pet.id, body, admin)).status).toBe(200);
    const late = await save(pet.id, { pet: { color: 'Blue' }, revision });
    expect([late.status, late.body.error]).toEqual([409, MEANWHILE]);
  });

  it('at the same moment get one success and one refusal', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pet = await makePet({ owner });
      const { revision } = await detail(pet.id);
      const replies = await meetAt('pets', pet.id, [
        () => save(pet.id, { pet: { color: 'Red' }, careTeam: [teamRow('foster')], revision }),
        () =>
          save(pet.id, { pet: { breed: 'Pug' }, careTeam: [teamRow('trustee')], revision }, admin),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = replies.find(({ status }) => status === 200);
      expect(await detail(pet.id)).toMatchObject({
        pet: { color: won?.body.pet.color, breed: won?.body.pet.breed },
        careTeam: [{ role: won?.body.careTeam[0].role }],
      });
      expect(await changesOf(pet.id)).toHaveLength(1);
    }
  });

  it('without a revision follow each other, and no change is lost', async () => {
    const pet = await makePet({ owner });
    const fields = ['color', 'breed', 'allergies', 'conditions', 'streetAddress', 'city'];
    const replies = await Promise.all(
      fields.map((field, at) => save(pet.id, { pet: { [field]: 'New' } }, at % 2 ? owner : admin)),
    );
    expect(replies.map(({ status }) => status)).toEqual(fields.map(() => 200));
    const { pet: now } = await detail(pet.id);
    expect(fields.map((field) => now[field])).toEqual(fields.map(() => 'New'));
    expect(await changesOf(pet.id)).toHaveLength(6);
  });
});
