import { TRUST_PAGE } from '@hearthside/contract/trust/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import { signedIn, unique, type TestMember, type TestSession } from '../harness/members';
import { makePet } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { historyOf, named } from '../harness/notifications';
import { makeTrust } from '../harness/trusts';

let owner: TestMember & TestSession;
let admin: TestMember & TestSession;
beforeAll(async () => {
  owner = await signedIn();
  admin = await signedIn({ role: 'admin' });
});
const choose = (id: number, petTrust: unknown, { token } = owner) =>
  patch(`/pet-records/${id}`, { token, body: { petTrust } });

describe('the trust of a pet', () => {
  it('is none, one there is, or another', async () => {
    const [one, two] = [await makeTrust(), await makeTrust()];
    const pet = await makePet({ owner });
    for (const [choice, trust] of [
      [{ id: one.id }, one],
      [{ id: two.id }, two],
      [{ remove: true }, null],
      [{ remove: true }, null],
    ] as const) {
      const { status, body } = await choose(pet.id, choice);
      expect([status, body.petTrust]).toEqual([200, trust]);
    }
  });

  it('is a new one by name, trimmed, made together with the save', async () => {
    const name = unique('Founded');
    const pet = await makePet({ owner });
    const { status, body } = await choose(pet.id, { name: ` ${name}\t Trust ` });
    expect([status, body.petTrust]).toEqual([
      200,
      { id: expect.any(Number), name: `${name} Trust` },
    ]);
    const { id } = body.petTrust;
    expect(await historyOf(admin.token, id, 'trust')).toMatchObject([
      { action: 'created', by: named(owner) },
    ]);
    // Founding a trust assigns nobody to it.
    expect(await db('trust_assignments').where({ trust_id: id })).toEqual([]);
    const seen = (await get(`/trusts/${id}`, { token: admin.token })).body;
    expect(seen.pets).toMatchObject([{ id: pet.id, name: pet.name }]);
  });

  it('stays as it was where the name of a new one is blank', async () => {
    const trust = await makeTrust();
    const pet = await makePet({ owner, trust });
    for (const name of ['', ' \t ', '\u0001']) {
      const { status, body } = await choose(pet.id, { name });
      expect([status, body.petTrust]).toEqual([200, trust]);
    }
  });

  it('is refused where its name is taken, however it is written', async () => {
    const word = unique('Caf\u00e9 Stra\u00dfe');
    await makeTrust([], word);
    const pet = await makePet({ owner });
    const before = await snapshot();
    for (const name of [word, ` ${word.toUpperCase()}`, word.normalize('NFD')]) {
      const { status, body } = await choose(pet.id, { name });
      expect([status, body.details]).toEqual([
        409,
        { petTrust: 'A trust with this name already exists' },
      ]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('is created once by ten who enter it at once', async () => {
    const name = unique('Wanted');
    const pets = [];
    for (let at = 0; at < 10; at += 1) pets.push(await makePet({ owner }));
    const replies = await Promise.all(pets.map(({ id }) => choose(id, { name })));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
    for (const { status, body } of replies) {
      if (status === 409) {
        expect(body.details).toEqual({ petTrust: 'A trust with this name already exists' });
      }
    }
    const trusts = await db('trusts').where({ name });
    expect(trusts).toHaveLength(1);
    expect(await db('pets').where({ trust_id: trusts[0].id })).toHaveLength(1);
  });

  it('that is gone is refused by its field', async () => {
    const trust = await makeTrust();
    const pet = await makePet({ owner });
    expect((await del(`/trusts/${trust.id}`, { token: admin.token })).status).toBe(200);
    const before = await snapshot();
    const { status, body } = await choose(pet.id, { id: trust.id });
    const message = 'This trust no longer exists.';
    expect([status, body]).toEqual([400, { error: message, details: { petTrust: message } }]);
    expect(await snapshot()).toEqual(before);
  });

  it('is never lost to a deletion at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const trust = await makeTrust();
      const pet = await makePet({ owner });
      const [chosen, deleted] = await Promise.all([
        choose(pet.id, { id: trust.id }),
        del(`/trusts/${trust.id}`, { token: admin.token }),
      ]);
      const { trust_id: kept } = await db('pets').where({ id: pet.id }).first();
      if (chosen.status === 200) expect([kept, deleted.status]).toEqual([trust.id, 409]);
      else expect([chosen.status, kept, deleted.status]).toEqual([400, null, 200]);
    }
  });

  it('is not deleted while it has pets, nor while one waits in the trash', async () => {
    const trust = await makeTrust();
    const pet = await makePet({ owner, trust });
    const remove = () => del(`/trusts/${trust.id}`, { token: admin.token });
    expect((await remove()).status).toBe(409);
    await db('pets').where({ id: pet.id }).update({ deleted_at: new Date() });
    expect((await remove()).status).toBe(409);
    await db('pets').where({ id: pet.id }).update({ trust_id: null });
    expect((await remove()).status).toBe(200);
  });

  it.each([
    [{ remove: false }],
    [{ remove: true, id: 1 }],
    [{ id: 1, name: 'x' }],
    [{ id: 0 }],
    [{ id: 'x' }],
    [{ name: 'x'.repeat(81) }],
    [{ name: null }],
    [{}],
    [null],
    ['none'],
    [7],
  ])('is refused as %j', async (choice) => {
    const trust = await makeTrust();
    const pet = await makePet({ owner, trust });
    expect((await choose(pet.id, choice)).status).toBe(400);
    expect((await db('pets').where({ id: pet.id }).first()).trust_id).toBe(trust.id);
  });
});

describe('the trusts to choose from', () => {
  const trusts = ({ token }: { token: string }, search = '') =>
    get('/pet-records/trusts', { token, query: { search } });

  it('are the first by name that match, one’s own before the others, for owners and admins', async () => {
    const word = unique('Choice');
    const [b, a] = [await makeTrust([owner], `${word} b`), await makeTrust([], `${word} A`)];
    const nobody = { total: 0, names: [] };
    const seen = { total: 1, names: [`${owner.firstName} ${owner.lastName}`] };
    const ofOwner = [
      { ...b, own: true, people: nobody },
      { ...a, own: false, people: nobody },
    ];
    const ofAdmin = [
      { ...a, own: false, people: nobody },
      { ...b, own: false, people: seen },
    ];
    for (const [caller, told] of [
      [owner, ofOwner],
      [admin, ofAdmin],
    ] as const) {
      const { status, body } = await trusts(caller, word.toUpperCase());
      expect([status, body]).toEqual([200, { trusts: told, total: 2 }]);
    }
    for (let count = 0; count < TRUST_PAGE; count += 1) await makeTrust([], `${word} ${count}`);
    const { body } = await trusts(owner, word);
    expect([body.trusts.length, body.total]).toEqual([TRUST_PAGE, TRUST_PAGE + 2]);
    expect((await trusts(owner, `${word} b`)).body.trusts).toMatchObject([b]);
    const all = await trusts(admin);
    expect(all.body.trusts).toHaveLength(TRUST_PAGE);
    expect(all.body.total).toBe((await db('trusts')).length);
  });

  it('are refused to a member who has no pet to give', async () => {
    for (const role of ['caretaker', 'employee', 'trustee', 'veterinarian'] as const) {
      const caller = await signedIn({ role });
      await makePet({ owner, team: { caretaker: caller } });
      const { status, body } = await trusts(caller);
      expect([status, body]).toEqual([
        403,
        { error: 'Only owners and admins can assign pets to trusts.' },
      ]);
    }
  });

  it('can be searched, and accept no other query', async () => {
    const query = { limit: 5000 };
    const reply = await get('/pet-records/trusts', { token: owner.token, query });
    expect(reply.status).toBe(400);
  });

  it('let only members who may change the pet create one', async () => {
    const caretaker = await signedIn({ role: 'caretaker' });
    const employee = await signedIn({ role: 'employee' });
    const pet = await makePet({ owner, team: { caretaker } });
    const strangers = await makePet({ owner: await signedIn() });
    const before = await snapshot();
    const name = unique('Sneaky');
    expect((await choose(pet.id, { name }, caretaker)).status).toBe(403);
    expect((await choose(pet.id, { name }, employee)).status).toBe(403);
    expect((await choose(strangers.id, { name })).status).toBe(404);
    expect((await post('/trusts', { token: owner.token, body: { name } })).status).toBe(403);
    expect(await snapshot()).toEqual(before);
  });
});
