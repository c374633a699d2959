import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@hearthside/contract/access';
import { db } from '../harness/database';
import { get, patch } from '../harness/http';
import {
  makeMember,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { addProvider, linkToTeam, makePet, type NewPet, type TestPet } from '../harness/pets';
import { makeTrust } from '../harness/trusts';

type Somebody = TestMember & TestSession;

/** A breed of nobody else's, so that exact sets and totals can be asked for. */
const breed = unique('Sighthound');
const NONE = 2_000_000_000;
const subjects = {} as Record<string, Somebody>;
const pets = {} as Record<string, TestPet>;
const plant = async (name: string, wanted: NewPet) => {
  pets[name] = await makePet({ breed, ...wanted });
};
const person = async (name: string, role: Role, more = {}) => {
  subjects[name] = await signedIn({ role, ...more });
  return subjects[name];
};

/** Who sees which of the pets planted below (ruling 6); everyone else sees none. */
const VISIBLE: Record<string, readonly string[]> = {
  owner: ['own', 'ownInTrust', 'everyWay'],
  otherOwner: ['team', 'trust', 'treated', 'named'],
  caretakerOnTeam: ['team'],
  trusteeOnTeam: ['team'],
  vetOnTeam: ['team'],
  trusteeOfTrust: ['trust'],
  ownerOfTrust: ['trust'],
  treatingVet: ['treated'],
  otherVet: [],
  caretakerAsProvider: [],
  volunteer: [],
  everyWay: ['everyWay'],
  employee: ['own', 'ownInTrust', 'everyWay', 'team', 'trust', 'treated', 'named', 'ownerless'],
  admin: ['own', 'ownInTrust', 'everyWay', 'team', 'trust', 'treated', 'named', 'ownerless'],
};

beforeAll(async () => {
  const owner = await person('owner', 'pet_owner');
  const otherOwner = await person('otherOwner', 'pet_owner');
  for (const name of ['board_member', 'attorney', 'user'] as const) await person(name, name);
  await person('unverified', 'caretaker', { verified: false });
  const caretaker = await person('caretakerOnTeam', 'caretaker');
  const trustee = await person('trusteeOnTeam', 'trustee');
  const vetOnTeam = await person('vetOnTeam', 'veterinarian');
  const ofTrust = [
    await person('trusteeOfTrust', 'trustee'),
    await person('ownerOfTrust', 'pet_owner'),
  ];
  const vet = await person('treatingVet', 'veterinarian');
  await person('otherVet', 'veterinarian');
  const asProvider = await person('caretakerAsProvider', 'caretaker');
  await person('volunteer', 'volunteer');
  const everyWay = await person('everyWay', 'veterinarian');
  await person('employee', 'employee');
  await person('admin', 'admin');
  const refusedMembers = ['board_member', 'attorney', 'user', 'unverified'].map(
    (n) => subjects[n]!,
  );
  const trust = await makeTrust([...ofTrust, ...refusedMembers]);

  await plant('own', { owner });
  await plant('ownInTrust', { owner, trust: await makeTrust([owner]) });
  await plant('everyWay', {
    owner,
    team: { foster: everyWay, trustee: everyWay },
    vet: everyWay,
    trust: await makeTrust([everyWay, owner]),
  });
  const team = { caretaker, trustee, foster: vetOnTeam };
  await plant('team', { owner: otherOwner, team });
  await plant('trust', { owner: otherOwner, trust });
  await plant('treated', { owner: otherOwner, vet });
  await addProvider(pets.treated!.id, 'groomer', asProvider.id);
  await addProvider(pets.treated!.id, 'veterinarian', asProvider.id);
  // Names without a member open nothing.
  await plant('named', { owner: otherOwner });
  await linkToTeam(pets.named!.id, 'trustee');
  await addProvider(pets.named!.id, 'veterinarian');
  await plant('ownerless', { owner: null });
  for (const one of refusedMembers) {
    await linkToTeam((await makePet({ breed, owner: null })).id, 'foster', one.id);
  }
  const gone = { columns: { deleted_at: new Date(), deleted_by: 'Bo' } };
  await plant('trashed', {
    owner,
    team: { caretaker },
    vet,
    trust: await makeTrust([trustee]),
    ...gone,
  });
  VISIBLE.employee = [...VISIBLE.employee!, ...(await strays())];
  VISIBLE.admin = VISIBLE.employee;
});

/** The pets of those whom no link lets in; staff see them. */
async function strays(): Promise<string[]> {
  const ids: number[] = await db('pets').where({ breed, owner_id: null }).orderBy('id').pluck('id');
  const rest = ids.filter((id) => id !== pets.ownerless?.id);
  for (const id of rest) pets[`stray ${id}`] = { id, name: '' };
  return rest.map((id) => `stray ${id}`);
}

const idsOf = (names: readonly string[]) => names.map((name) => pets[name]!.id).sort();
const listed = async (token: string, query: Record<string, string | number> = {}) => {
  const { status, body } = await get('/pet-records', { token, query: { limit: 100, ...query } });
  expect(status).toBe(200);
  const ids: number[] = body.pets.map(({ id }: { id: number }) => id).sort();
  return { ids, total: body.pagination.total as number };
};

describe('who sees which pet', () => {
  it.each(Object.keys(VISIBLE))('the list, its total and a search: %s', async (name) => {
    const { token } = subjects[name]!;
    const ids = idsOf(VISIBLE[name]!);
    expect(await listed(token, { search: breed })).toEqual({ ids, total: ids.length });
    for (const sort of ['name_desc', 'email_asc']) {
      expect((await listed(token, { search: breed, sort })).ids).toEqual(ids);
    }
    // Staff see the pets of all other tests too.
    if (name !== 'admin' && name !== 'employee') {
      expect(await listed(token)).toEqual({ ids, total: ids.length });
    }
    const far = await get('/pet-records', { token, query: { search: breed, page: 50 } });
    expect([far.body.pets, far.body.pagination.total]).toEqual([[], ids.length]);
  });

  it.each(Object.keys(VISIBLE))('each by its id, and no other: %s', async (name) => {
    const { token } = subjects[name]!;
    const missing = await get(`/pet-records/${NONE}`, { token });
    expect([missing.status, missing.body]).toEqual([404, { error: 'Failed to fetch pet details' }]);
    const seen: string[] = [];
    for (const [petName, { id }] of Object.entries(pets)) {
      const reply = await get(`/pet-records/${id}`, { token });
      if (reply.status === 200) {
        expect(reply.body.pet.id).toBe(id);
        seen.push(petName);
      } else {
        expect([reply.status, reply.text]).toEqual([404, missing.text]);
        expect(reply.headers['content-length']).toBe(missing.headers['content-length']);
      }
    }
    expect(seen.sort()).toEqual([...VISIBLE[name]!].sort());
  });

  it.each(['board_member', 'attorney', 'user', 'unverified'])(
    'not one for a linked and assigned %s',
    async (name) => {
      const { token } = subjects[name]!;
      for (const path of ['', `/${pets.trust!.id}`, `/${NONE}`, `/${pets.own!.id}`]) {
        const { status, body } = await get(`/pet-records${path}`, { token });
        expect([status, body]).toEqual([403, { error: expect.stringMatching(/pet records/) }]);
      }
    },
  );

  it('says who may change and delete it', async () => {
    const rights = async (name: string, pet: string) => {
      const { body } = await get(`/pet-records/${pets[pet]!.id}`, { token: subjects[name]!.token });
      const query = { search: breed, limit: 100 };
      const list = await get('/pet-records', { token: subjects[name]!.token, query });
      const card = list.body.pets.find(({ id }: { id: number }) => id === pets[pet]!.id);
      expect([card.mayChange, card.mayDelete]).toEqual([body.mayChange, body.mayDelete]);
      return [body.mayChange, body.mayDelete];
    };
    expect(await rights('owner', 'own')).toEqual([true, true]);
    expect(await rights('admin', 'own')).toEqual([true, true]);
    expect(await rights('admin', 'ownerless')).toEqual([true, true]);
    for (const [name, pet] of [
      ['employee', 'own'],
      ['employee', 'ownerless'],
      ['caretakerOnTeam', 'team'],
      ['trusteeOfTrust', 'trust'],
      ['ownerOfTrust', 'trust'],
      ['treatingVet', 'treated'],
    ] as const) {
      expect(await rights(name, pet), name).toEqual([false, false]);
    }
    // An owner keeps one (ruling 8); another in the trash is none.
    const single = await signedIn();
    const pet = await makePet({ owner: single });
    await makePet({ owner: single, columns: { deleted_at: new Date() } });
    const mine = await get(`/pet-records/${pet.id}`, { token: single.token });
    expect([mine.body.mayChange, mine.body.mayDelete]).toEqual([true, false]);
  });

  it('refuses a change one may not make, and says no more than that', async () => {
    const pet = pets.team!.id;
    for (const name of ['caretakerOnTeam', 'trusteeOnTeam', 'vetOnTeam', 'employee']) {
      const { token } = subjects[name]!;
      const reply = await patch(`/pet-records/${pet}`, { token, body: { pet: { color: 'Red' } } });
      expect([reply.status, reply.body]).toEqual([
        403,
        { error: 'Only the owner and admins can change a pet\u2019s records.' },
      ]);
    }
  });
});

it('the list of pets has, where it is asked for, only those in whose record one may write', async () => {
  const vet = await signedIn({ role: 'veterinarian' });
  const owner = await makeMember();
  const [treated, seen] = [await makePet({ owner, vet }), await makePet({ owner })];
  await addProvider(seen.id, 'groomer', vet.id);
  const idsIn = async (query: Record<string, string>) =>
    (await get('/pet-records', { token: vet.token, query })).body.pets.map(
      ({ id }: { id: number }) => id,
    );
  expect((await idsIn({})).sort()).toEqual([treated.id, seen.id].sort());
  expect(await idsIn({ writable: 'true' })).toEqual([treated.id]);
});
