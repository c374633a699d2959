import { beforeAll, describe, expect, it } from 'vitest';
import { makeMember, signedIn, type TestMember, type TestSession } from '../harness/members';
import { db } from '../harness/database';
import { notificationsOf } from '../harness/notifications';
import { makePet, type TestPet } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { makeTrust } from '../harness/trusts';
import { entriesBy, FULL, SHORT } from './entry-calls';

const owner = await signedIn();
const admin = await signedIn({ role: 'admin' });
const { list, add, save, remove, restore, entryOf } = entriesBy(owner);
const NONE = 2_000_000_000;
const NOT_THERE = [404, { error: 'This entry does not exist.' }];
/** Those around a pet who may write in its record. */
const WRITERS = ['caretaker', 'foster', 'veterinarian'] as const;
const NO_PET = [404, { error: 'Failed to fetch pet details' }];
const NO_WRITER = [
  403,
  {
    error:
      'Only the owner, the caretaker, the foster, a linked veterinarian and admins can write in a pet\u2019s record.',
  },
];
const NOT_YOURS = [
  403,
  {
    error:
      'Only the owner and admins can change this entry. The person who wrote it can change it for one day.',
  },
];

describe('an entry of another pet', () => {
  it('is not found, even under a pet of the caller’s own', async () => {
    const stranger = await makeMember();
    const other = await makePet({ owner: stranger });
    const pet = await makePet({ owner });
    const second = await makePet({ owner });
    const foreign = [
      (await add(other.id, SHORT, admin)).body.record.id as number,
      await entryOf(second.id),
    ];
    const away = (await add(other.id, SHORT, admin)).body.record.id as number;
    await remove(other.id, away, admin);
    const before = await snapshot();
    for (const who of [owner, admin]) {
      for (const id of [...foreign, NONE]) {
        for (const reply of [await save(pet.id, id, FULL, who), await remove(pet.id, id, who)]) {
          expect([reply.status, reply.body]).toEqual(NOT_THERE);
        }
      }
      const back = await restore(pet.id, away, who);
      expect([back.status, back.body]).toEqual(NOT_THERE);
    }
    expect(await snapshot()).toEqual(before);
  });
});

describe('who sees and who changes entries', () => {
  const roles = [
    'caretaker',
    'foster',
    'trustee',
    'veterinarian',
    'employee',
    'volunteer',
  ] as const;
  const people: Record<string, TestMember & TestSession> = {};
  let shared: TestPet;
  let id: number;
  let gone: number;
  beforeAll(async () => {
    for (const role of roles) people[role] = await signedIn({ role });
    const { caretaker, foster, trustee, veterinarian, volunteer } = people;
    if (!caretaker || !foster || !trustee || !veterinarian || !volunteer) throw new Error('who?');
    const trust = await makeTrust([volunteer]);
    const team = { caretaker, foster, trustee };
    shared = await makePet({ owner, team, vet: veterinarian, trust });
    id = await entryOf(shared.id, FULL);
    gone = await entryOf(shared.id);
    await remove(shared.id, gone);
  });

  it.each(['trustee', 'employee', 'volunteer'])(
    'a %s around the pet sees them and writes none',
    async (role) => {
      const who = people[role] as TestSession;
      const { status, body } = await list(shared.id, {}, who);
      expect([status, body.records.map(({ id: one }: { id: number }) => one)]).toEqual([200, [id]]);
      const before = await snapshot();
      for (const reply of [
        await add(shared.id, SHORT, who),
        await save(shared.id, id, { initial: 'X' }, who),
        await remove(shared.id, id, who),
        await restore(shared.id, gone, who),
      ]) {
        expect([reply.status, reply.body]).toEqual(NO_WRITER);
      }
      expect(await snapshot()).toEqual(before);
    },
  );

  it.each(WRITERS)('a %s linked to the pet changes no entry of somebody else', async (role) => {
    const who = people[role] as TestSession;
    const before = await snapshot();
    for (const reply of [
      await save(shared.id, id, { initial: 'X' }, who),
      await remove(shared.id, id, who),
      await restore(shared.id, gone, who),
    ]) {
      expect([reply.status, reply.body]).toEqual(NOT_YOURS);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('a stranger finds no pet, whatever they ask', async () => {
    const strangers = [await signedIn(), await signedIn({ role: 'foster' })];
    const before = await snapshot();
    for (const who of strangers) {
      for (const reply of [
        await list(shared.id, {}, who),
        await list(NONE, {}, who),
        await add(shared.id, SHORT, who),
        await save(shared.id, id, SHORT, who),
        await remove(shared.id, id, who),
        await restore(shared.id, gone, who),
      ]) {
        expect([reply.status, reply.body]).toEqual(NO_PET);
      }
    }
    expect(await snapshot()).toEqual(before);
  });

  it.each(WRITERS)(
    'a %s linked to the pet writes entries, signed, and changes them for a day',
    async (role) => {
      const who = people[role] as TestMember & TestSession;
      const mine = await makePet({
        owner,
        ...(role === 'veterinarian' ? { vet: who } : { team: { [role]: who } }),
      });
      const added = await add(mine.id, SHORT, who);
      expect([added.status, added.body.record]).toMatchObject([
        200,
        { authorName: `${who.firstName} ${who.lastName}`, mayChange: true },
      ]);
      const own = added.body.record.id as number;
      expect((await save(mine.id, own, { initial: 'ME' }, who)).body.record.initial).toBe('ME');
      expect((await remove(mine.id, own, who)).status).toBe(200);
      expect((await restore(mine.id, own, who)).status).toBe(200);
      await db('pet_entries')
        .where({ id: own })
        .update({ created_at: new Date(Date.now() - 24 * 3_600_000 - 1000) });
      const before = await snapshot();
      for (const reply of [
        await save(mine.id, own, { initial: 'X' }, who),
        await remove(mine.id, own, who),
      ]) {
        expect([reply.status, reply.body]).toEqual(NOT_YOURS);
      }
      expect((await list(mine.id, {}, who)).body.records[0].mayChange).toBe(false);
      expect(await snapshot()).toEqual(before);
      expect((await save(mine.id, own, { initial: 'OO' })).status).toBe(200);
    },
  );

  it('a member whose link has ended finds no pet, not even the entry they wrote today', async () => {
    const carer = await signedIn({ role: 'caretaker' });
    const mine = await makePet({ owner, team: { caretaker: carer } });
    const own = (await add(mine.id, SHORT, carer)).body.record.id as number;
    await db('pet_care_team').where({ pet_id: mine.id }).delete();
    const reply = await save(mine.id, own, { initial: 'X' }, carer);
    expect([reply.status, reply.body]).toEqual(NO_PET);
  });

  it('the owner is notified of what someone else wrote, and not of their own entries', async () => {
    const lady = await signedIn({ firstName: 'Lena' });
    const carer = await signedIn({ role: 'caretaker', firstName: 'Sam', lastName: 'Delgado' });
    const mine = await makePet({ owner: lady, name: 'Moss', team: { caretaker: carer } });
    await add(mine.id, SHORT, lady);
    await add(mine.id, SHORT, carer);
    expect(await notificationsOf(lady.id)).toMatchObject([
      { kind: 'pet_record', title: 'Sam Delgado wrote in Moss\u2019s record' },
    ]);
  });

  it('an admin does all of it', async () => {
    const made = (await add(shared.id, SHORT, admin)).body.record.id as number;
    expect((await save(shared.id, made, { initial: 'AA' }, admin)).status).toBe(200);
    expect((await remove(shared.id, made, admin)).status).toBe(200);
    expect((await restore(shared.id, made, admin)).body.record.initial).toBe('AA');
    expect((await list(shared.id, {}, admin)).body.pagination.total).toBe(2);
  });
});
