import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import {
  makeMember,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { goodPet, makePet } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { historyOf } from '../harness/notifications';

let owner: TestMember & TestSession;
let admin: TestMember & TestSession;
beforeAll(async () => {
  owner = await signedIn();
  admin = await signedIn({ role: 'admin' });
});
const create = (name: string, { token } = owner, more = {}) =>
  post('/pet-records', { token, body: goodPet({ name, ...more }) });
const rename = (id: number, name: string, { token } = owner) =>
  patch(`/pet-records/${id}`, { token, body: { pet: { name } } });
/** The specified sentence (part 1 §5.4). */
const sentence = (name: string) =>
  `A pet with the name "${name}" already exists. Please choose a unique name.`;
const taken = (name: string) => [409, { error: sentence(name), details: { name: sentence(name) } }];
/** A name as it is kept: composed, one line, without what surrounds it. */
const tidy = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
const petsOf = (id: number) => db('pets').where({ owner_id: id }).whereNull('deleted_at');

/** One name, as different hands write it. */
const spellings = (word: string) => [
  word,
  word.toUpperCase(),
  word.toLowerCase(),
  word.normalize('NFD'),
  ` ${word}\t`,
  word.replace(' ', '  '),
  word.replace(' ', '\u00a0'),
  word.replace('\u00df', 'ss'),
];

describe('a pet\u2019s name', () => {
  it('is its owner\u2019s only one, however it is written', async () => {
    const word = unique('Z\u00f6e Stra\u00df');
    expect((await create(word)).status).toBe(200);
    const before = await snapshot();
    for (const name of spellings(word)) {
      const { status, body } = await create(name);
      expect([status, body], name).toEqual(taken(tidy(name)));
    }
    expect(await snapshot()).toEqual(before);
    // An accent makes another name, as it does between people.
    expect((await create(word.replace('\u00f6', 'o'))).status).toBe(200);
  });

  it('can be that of another owner\u2019s pet too', async () => {
    const word = unique('Bella');
    const other = await signedIn();
    expect((await create(word)).status).toBe(200);
    expect((await create(word, other)).status).toBe(200);
    expect((await create(word, admin, { ownerId: (await makeMember()).id })).status).toBe(200);
    const { status, body } = await create(word, admin, { ownerId: other.id });
    expect([status, body]).toEqual(taken(word));
  });

  it('goes to one of twenty that are created at once', async () => {
    const fresh = await signedIn();
    const word = unique('Z\u00f6e Stra\u00df');
    const names = Array.from({ length: 20 }, (_, at) => spellings(word)[at % 8] ?? word);
    const replies = await Promise.all(names.map((name) => create(name, fresh)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    replies.forEach(({ status, body }, at) => {
      if (status === 409) expect([status, body]).toEqual(taken(tidy(names[at] ?? '')));
    });
    const kept = await petsOf(fresh.id);
    expect(kept).toHaveLength(1);
    expect(await historyOf(admin.token, kept[0].id, 'pet')).toHaveLength(1);
    expect(await db('portal_history').where({ by_id: fresh.id })).toHaveLength(1);
  });

  it('goes to one of two owners\u2019 worth each, where an admin races with them', async () => {
    const fresh = await signedIn();
    const word = unique('Raced');
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 ? create(word, fresh) : create(word, admin, { ownerId: fresh.id }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await petsOf(fresh.id)).toHaveLength(1);
  });

  it('is guarded by the database itself', async () => {
    const pet = await makePet({ owner });
    const again = makePet({ owner, name: ` ${pet.name.toUpperCase()}` });
    await expect(again).rejects.toThrow(/unique/i);
  });
});

describe('renaming a pet', () => {
  it('refuses a taken name and leaves no trace; its own in other letters is fine', async () => {
    const [one, two] = [await makePet({ owner }), await makePet({ owner })];
    const before = await snapshot();
    for (const name of spellings(two.name)) {
      const { status, body } = await rename(one.id, name);
      expect([status, body], name).toEqual(taken(tidy(name)));
    }
    expect(await snapshot()).toEqual(before);
    const reply = await rename(one.id, one.name.toUpperCase());
    expect([reply.status, reply.body.pet.name]).toEqual([200, one.name.toUpperCase()]);
  });

  it('frees the old name', async () => {
    const pet = await makePet({ owner });
    expect((await rename(pet.id, unique('Other '))).status).toBe(200);
    expect((await create(pet.name)).status).toBe(200);
  });

  it('gives one name to one of twenty that want it at once', async () => {
    const fresh = await signedIn();
    const ids = [];
    for (let at = 0; at < 20; at += 1) ids.push((await makePet({ owner: fresh })).id);
    const word = unique('W\u00fcnsche dir');
    const names = ids.map((_, at) => spellings(word)[at % 7] ?? word);
    const replies = await Promise.all(ids.map((id, at) => rename(id, names[at] ?? '', fresh)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    replies.forEach(({ status, body }, at) => {
      if (status === 409) expect([status, body]).toEqual(taken(tidy(names[at] ?? '')));
    });
  });
});

describe('a name in the trash', () => {
  const remove = (id: number) => del(`/pet-records/${id}`, { token: owner.token });
  const restore = (id: number) => post(`/pet-records/${id}/restore`, { token: owner.token });

  it('is free, and then the pet stays there until the name is free again', async () => {
    const pet = await makePet({ owner });
    await makePet({ owner });
    expect((await remove(pet.id)).status).toBe(200);
    const heir = await create(` ${pet.name.toUpperCase()} `);
    expect(heir.status).toBe(200);
    const before = await snapshot();
    const { status, body } = await restore(pet.id);
    expect([status, body.error]).toEqual([409, sentence(pet.name)]);
    expect(await snapshot()).toEqual(before);
    await rename(heir.body.pet.id, unique('Heir '));
    expect((await restore(pet.id)).status).toBe(200);
  });

  it('is only for one of two in the trash to come back to', async () => {
    const name = unique('Twin');
    const columns = { deleted_at: new Date() };
    const twins = [
      await makePet({ owner, name, columns }),
      await makePet({ owner, name, columns }),
    ];
    const replies = await Promise.all(twins.map(({ id }) => restore(id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the check while a name is typed', () => {
  const check = async (
    query: Record<string, string | number>,
    { token }: { token: string } = owner,
  ) => {
    const { status, body } = await get('/pet-records/check-name', { token, query });
    return status === 200 ? (body.exists as boolean) : status;
  };

  it('knows the caller\u2019s own pets, however the name is written', async () => {
    const word = unique('Z\u00f6e Stra\u00df');
    expect(await check({ name: word })).toBe(false);
    const pet = await makePet({ owner, name: word });
    for (const name of spellings(word)) expect(await check({ name }), name).toBe(true);
    expect(await check({ name: word.slice(0, -1) })).toBe(false);
    expect(await check({ name: '%' })).toBe(false);
    // Its own name does not stand in a pet's way.
    expect(await check({ name: word, except: pet.id })).toBe(false);
    await db('pets').where({ id: pet.id }).update({ deleted_at: new Date() });
    expect(await check({ name: word })).toBe(false);
  });

  it('reveals nothing of other people’s animals, not even of those the caller sees', async () => {
    const other = await makeMember();
    const employee = await signedIn({ role: 'employee' });
    const caretaker = await signedIn({ role: 'caretaker' });
    const pet = await makePet({ owner: other, team: { caretaker } });
    for (const caller of [owner, employee, caretaker, admin]) {
      expect(await check({ name: pet.name }, caller)).toBe(false);
    }
    for (const caller of [owner, employee, caretaker]) {
      const query = { name: pet.name, ownerId: other.id };
      const reply = await get('/pet-records/check-name', { token: caller.token, query });
      expect([reply.status, reply.body]).toEqual([
        403,
        { error: 'You can check names only for your own pets.' },
      ]);
      expect(await check({ name: pet.name, ownerId: 2_000_000_000 }, caller)).toBe(403);
    }
    expect(await check({ name: pet.name, ownerId: other.id }, admin)).toBe(true);
    expect(await check({ name: pet.name, ownerId: other.id, except: pet.id }, admin)).toBe(false);
    expect(await check({ name: pet.name, ownerId: owner.id }, admin)).toBe(false);
    expect(await check({ name: unique('Free'), ownerId: owner.id })).toBe(false);
  });

  it.each([
    ['name', 'x'.repeat(81)],
    ['name', 'x'.repeat(10_000)],
    ['ownerId', '0'],
    ['ownerId', '1,2'],
    ['name[$contains]', 'a'],
    ['nameKey', 'a'],
  ])('refuses %s=%.20s', async (key, value) => {
    expect(await check({ name: 'Bella', [key]: value })).toBe(400);
    expect(await check({})).toBe(400);
  });
});
