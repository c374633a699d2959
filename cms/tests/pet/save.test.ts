import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get, patch, type Reply } from '../harness/http';
import { makeMember, signedIn, type TestMember, type TestSession } from '../harness/members';
import { linkToTeam, addProvider, makePet, petRows, providerRow, teamRow } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { historyOf, named, notificationsOf } from '../harness/notifications';
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
describe('saving a pet', () => {
  it('changes what is named, nothing else, and answers with the pet as it then is', async () => {
    const pet = await makePet({ owner });
    const before = await detail(pet.id);
    const { status, body } = await save(pet.id, { pet: { color: ' Brindle ', age: null } });
    expect([status, body]).toEqual([
      200,
      {
        ...before,
        pet: { ...before.pet, color: 'Brindle', age: null, updatedAt: expect.any(String) },
        revision: expect.any(String),
      },
    ]);
    expect(body.revision).not.toBe(before.revision);
    expect(await detail(pet.id)).toEqual(body);
  });

  it('records who changed what, old and new, in one entry', async () => {
    const trust = await makeTrust();
    const pet = await makePet({ owner });
    const { status } = await save(pet.id, {
      pet: {
        breed: 'Poodle',
        gender: 'male',
        age: 5,
        textPermission: false,
        ownerPhoneNumber: '5035550188',
        country: 'Canada',
        state: 'Ontario',
      },
      petTrust: { id: trust.id },
      careTeam: [teamRow('caretaker'), teamRow('trustee', { firstName: 'Tia' })],
      serviceProviders: [providerRow('groomer'), providerRow('groomer', { firstName: 'Pia' })],
    });
    expect(status).toBe(200);
    const contact = '+1 (503) 555-0170, 7 Care Lane, Portland';
    const provider = '+1 (503) 555-0180, 8 Provider Way, Portland';
    const [entry] = await historyOf(admin.token, pet.id, 'pet');
    expect(entry).toMatchObject({
      action: 'changed',
      by: named(owner),
      reason: '',
      other: null,
      about: { kind: 'pet', ...pet },
    });
    expect((entry as { changes: object[] }).changes).toEqual([
      { field: 'Breed', from: 'Beagle', to: 'Poodle' },
      { field: 'Gender', from: 'Female', to: 'Male' },
      { field: 'Age', from: '4.5', to: '5' },
      { field: 'Owner phone', from: '+1 (503) 555-0123', to: '+1 (503) 555-0188' },
      { field: 'OK to text', from: 'Yes', to: 'No' },
      { field: 'State', from: 'Oregon', to: 'Ontario' },
      { field: 'Country', from: 'United States', to: 'Canada' },
      { field: 'Trust', from: '', to: trust.name },
      { field: 'Trustee', from: '', to: `Tia Care, ${contact}` },
      { field: 'Caretaker', from: '', to: `Casey Care, ${contact}` },
      { field: 'Groomer', from: '', to: `Pat Provider, ${provider}` },
      { field: 'Groomer 2', from: '', to: `Pia Provider, ${provider}` },
    ]);
    // What is taken away is told as well.
    await save(pet.id, { careTeam: [], serviceProviders: [], petTrust: { remove: true } });
    expect((await changesOf(pet.id))[0]).toEqual([
      { field: 'Trust', from: trust.name, to: '' },
      { field: 'Trustee', from: `Tia Care, ${contact}`, to: '' },
      { field: 'Caretaker', from: `Casey Care, ${contact}`, to: '' },
      { field: 'Groomer', from: `Pat Provider, ${provider}`, to: '' },
      { field: 'Groomer 2', from: `Pia Provider, ${provider}`, to: '' },
    ]);
  });

  it('of nothing leaves everything as it was, revision and history too', async () => {
    const trust = await makeTrust();
    const pet = await makePet({ owner, trust });
    const team = await linkToTeam(pet.id, 'foster');
    const provider = await addProvider(pet.id, 'groomer');
    const now = await detail(pet.id);
    const before = await snapshot();
    const same = { country: 'U.S.A.', state: 'or', ownerPhoneNumber: '5035550123' };
    for (const body of [
      {},
      { pet: {} },
      { pet: { color: ' Tricolor ', age: 4.5, weight: 22.2501, ...same } },
      { pet: { ownerId: owner.id, ownerEmail: owner.email.toUpperCase() } },
      { careTeam: [{ ...teamRow('foster'), id: team }] },
      // A row of the same place without its id is the same row.
      { careTeam: [teamRow('foster', { phoneNumber: '(503) 555-0170' }), { role: 'trustee' }] },
      { serviceProviders: [{ ...providerRow('groomer'), id: provider }] },
      { petTrust: { id: trust.id } },
      { petTrust: { name: '  ' } },
    ]) {
      const reply = await save(pet.id, body);
      expect([reply.status, reply.body], JSON.stringify(body)).toEqual([200, now]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    'id',
    'version',
    'deletedAt',
    'deletedBy',
    'owner',
    'owner_id',
    'nameKey',
    'searchKey',
    'picture',
    'trust',
    'createdAt',
    'documentId',
    'petTrust',
    'mayChange',
  ])('takes no %s of a pet', async (key) => {
    const pet = await makePet({ owner });
    const before = await petRows(pet.id);
    for (const body of [{ pet: { color: 'Red', [key]: 1 } }, { pet: { color: 'Red' }, [key]: 1 }]) {
      // Where the trust stands is a save's own word.
      if (key === 'petTrust' && 'petTrust' in body) continue;
      const reply = await save(pet.id, body);
      expect([reply.status, reply.body.details]).toEqual([400, expect.any(Object)]);
      expect(Object.keys(reply.body.details).join()).toContain(key);
    }
    expect(await petRows(pet.id)).toEqual(before);
  });

  it.each([
    ['name', ' ', 'This field is required'],
    ['breed', '', 'This field is required'],
    ['gender', 'cat', 'This field is required'],
    ['age', -1, 'Age must be a non-negative number'],
    ['weight', -0.5, 'Weight must be a non-negative number'],
    ['ownerEmail', 'x@y', 'Enter a valid email'],
    ['ownerPhoneNumber', '503 555', 'Digits only'],
    ['zip', '!!!', 'Enter a valid postal code'],
    ['country', 'Atlantis', 'Choose a country from the list'],
  ])('refuses %s %j by its field', async (field, value, message) => {
    const pet = await makePet({ owner });
    const reply = await save(pet.id, { pet: { [field]: value } });
    expect([reply.status, Object.entries(reply.body.details)]).toEqual([
      400,
      [[`pet.${field}`, message]],
    ]);
  });
});

describe('country and state', () => {
  it.each(['USA', 'US', 'U.S.', 'U.S.A.', 'United States of America', 'usa', ' United States '])(
    'take %s as the United States, and its states by their letters',
    async (country) => {
      const pet = await makePet({ owner, columns: { country: 'Germany', state: 'Hesse' } });
      const { status, body } = await save(pet.id, { pet: { country, state: 'dc' } });
      expect([status, body.pet]).toMatchObject([
        200,
        { country: 'United States', state: 'District of Columbia' },
      ]);
    },
  );

  it.each(['UK', 'U.K.', 'Great Britain', 'England'])(
    'take %s as the United Kingdom, where OR is no state',
    async (country) => {
      const pet = await makePet({ owner });
      const { body } = await save(pet.id, { pet: { country, state: 'Wales' } });
      expect(body.pet).toMatchObject({ country: 'United Kingdom', state: 'Wales' });
      const refused = await save(pet.id, { pet: { state: 'OR' } });
      expect([refused.status, refused.body.details]).toEqual([
        400,
        { state: 'Choose a state from the list' },
      ]);
    },
  );

  it('belong together, whichever of them a save names', async () => {
    const pet = await makePet({ owner });
    const before = await petRows(pet.id);
    for (const [fields, message] of [
      // A state goes with its country (part 1 §4).
      [{ country: 'Canada' }, 'This field is required'],
      [{ country: 'Canada', state: 'Oregon' }, 'Choose a state from the list'],
      [{ country: 'Canada', state: '' }, 'This field is required'],
      [{ state: 'Ontario' }, 'Choose a state from the list'],
      [{ state: '' }, 'This field is required'],
    ] as const) {
      const { status, body } = await save(pet.id, { pet: fields });
      expect([status, body]).toEqual([
        400,
        { error: 'Please fix the highlighted fields', details: { state: message } },
      ]);
    }
    expect(await petRows(pet.id)).toEqual(before);
    const abroad = await save(pet.id, { pet: { country: 'Germany', state: '' } });
    expect([abroad.status, abroad.body.pet.state]).toEqual([200, '']);
    const free = await save(pet.id, { pet: { state: 'OR' } });
    expect([free.status, free.body.pet.state]).toEqual([200, 'OR']);
  });

  it('of old, however odd, do not stand in the way of another change', async () => {
    const pet = await makePet({ owner, columns: { country: '', state: 'Atlantis' } });
    expect((await save(pet.id, { pet: { color: 'Red' } })).status).toBe(200);
  });
});

describe('the member who is notified of a save', () => {
  it('is the owner, if someone else did it', async () => {
    const mine = await signedIn();
    const pet = await makePet({ owner: mine });
    await save(pet.id, { pet: { color: 'Red' } }, mine);
    expect(await notificationsOf(mine.id)).toEqual([]);
    await save(pet.id, { pet: { color: 'Blue', city: 'Salem' } }, admin);
    expect(await notificationsOf(mine.id)).toEqual([
      {
        kind: 'pet',
        title: `${pet.name}\u2019s record was changed`,
        body: 'Please review: Color, City.',
        link: `/pet-records?petId=${pet.id}`,
      },
    ]);
    expect(await notificationsOf(admin.id)).toEqual([]);
  });

  it('is nobody if the pet has no owner', async () => {
    const pet = await makePet({ owner: null });
    const count = () => db('portal_notifications').count({ n: '*' }).first();
    const before = await count();
    expect((await save(pet.id, { pet: { color: 'Red' } }, admin)).status).toBe(200);
    expect(await count()).toEqual(before);
  });

  it('reads it in the history of the pet, as does everybody who sees it', async () => {
    const caretaker = await signedIn({ role: 'caretaker' });
    const pet = await makePet({ owner, team: { caretaker } });
    await save(pet.id, { pet: { color: 'Red' } });
    await save(pet.id, { pet: { color: 'Blue' } }, admin);
    // Another pet's past is not in it.
    await save((await makePet({ owner })).id, { pet: { color: 'Grey' } });
    const changed = (from: string, to: string) => [{ field: 'Color', from, to }];
    for (const { token } of [owner, admin, caretaker]) {
      const { status, body } = await get(`/pet-records/${pet.id}/history`, { token });
      expect([status, body]).toMatchObject([
        200,
        {
          entries: [
            { action: 'changed', by: named(admin), changes: changed('Red', 'Blue') },
            { action: 'changed', by: named(owner), changes: changed('Tricolor', 'Red') },
          ],
          pagination: { currentPage: 1, totalPages: 1, total: 2 },
        },
      ]);
    }
    const second = await get(`/pet-records/${pet.id}/history`, {
      token: owner.token,
      query: { limit: 1, page: 2 },
    });
    expect(second.body.entries).toHaveLength(1);
    const bad = { limit: '1000000000' };
    const refused = await get(`/pet-records/${pet.id}/history`, { token: owner.token, query: bad });
    expect(refused.status).toBe(400);
  });

  it('is never one who cannot see the pet: no name of a stranger’s pet gets out', async () => {
    const somebody = await makeMember();
    const pet = await makePet({ owner });
    await save(pet.id, { pet: { color: 'Red' } }, admin);
    expect(await notificationsOf(somebody.id)).toEqual([]);
  });
});
