import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { nameTaken } from '@hearthside/contract/pet/fields';
import { db } from '../harness/database';
import { del, get, patch, post, put } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { meetAt } from '../harness/meet-at';
import { goodPet, makeDocument, makeEntry, makePet, type TestPet } from '../harness/pets';
import { fileForm } from '../harness/picture';
import { snapshot } from '../harness/snapshot';
import { historyOf, named } from '../harness/notifications';
import { makeTrust } from '../harness/trusts';
import { documentsOf, read } from './document-files';

const owner = await signedIn({ firstName: 'Olga', lastName: unique('Owner') });
const admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
const NONE = 2_000_000_000;
const NO_PET = [404, { error: 'Failed to fetch pet details' }];
const ONLY = [409, { error: 'Your only pet record can\u2019t be deleted.' }];
const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#1d6b58' } })
  .png()
  .toBuffer();

const place = (id: number) => `/pet-records/${id}`;
const detail = (id: number, { token } = owner) => get(place(id), { token });
const remove = (id: number, { token } = owner) => del(place(id), { token });
const restore = (id: number, { token } = owner) => post(`${place(id)}/restore`, { token });
const trash = (query = {}, { token } = owner) => get('/pet-records/trash', { token, query });
const list = (search: string, { token } = owner) =>
  get('/pet-records', { token, query: { search } });
const exists = async (name: string) =>
  (await get('/pet-records/check-name', { token: owner.token, query: { name } })).body.exists;
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

// Nobody deletes their only one.
beforeAll(async () => {
  await makePet({ owner });
});

/** A pet with something of everything, and all that is told of it. */
async function withDependents() {
  const foster = await signedIn({ role: 'foster' });
  const trust = await makeTrust();
  const pet = await makePet({ owner, trust, team: { foster } });
  const entry = await makeEntry(pet.id);
  await makeEntry(pet.id, { deleted_at: new Date() });
  const paper = await makeDocument(pet.id);
  await put(`${place(pet.id)}/picture`, {
    token: owner.token,
    body: fileForm(png, 'a.png', 'image/png'),
  });
  const url = `/api${documentsOf(pet.id)}/${paper.id}/file`;
  return { ...pet, foster, trust, entry, paper, url };
}
/** Everything that answers contain about a pet. */
async function told(id: number, url: string, who = owner) {
  const { token } = who;
  const whole = await detail(id, who);
  return {
    whole: whole.body,
    entries: (await get(`${place(id)}/records`, { token })).body,
    papers: (await get(documentsOf(id), { token })).body,
    bytes: (await read(url, who)).text,
    status: whole.status,
  };
}

describe('a deleted pet', () => {
  it('is hidden everywhere, and comes back as it was with everything that belongs to it', async () => {
    const pet = await withDependents();
    const before = await told(pet.id, pet.url);
    expect(before).toMatchObject({
      status: 200,
      entries: { pagination: { total: 1 } },
      papers: { pagination: { total: 1 } },
      whole: { careTeam: [{ userId: pet.foster.id }], petTrust: { id: pet.trust.id } },
    });
    expect(before.bytes).toMatch(/^%PDF-/);
    const picture: string = before.whole.pet.picture;
    const pictureStatus = async () => (await get(picture.replace(/^\/api/, ''))).status;
    expect([await pictureStatus(), await exists(pet.name)]).toEqual([200, true]);

    const { status, body } = await remove(pet.id);
    expect([status, body]).toEqual([
      200,
      {
        id: pet.id,
        name: pet.name,
        breed: 'Beagle',
        entries: 1,
        documents: 1,
        ownerFirstName: owner.firstName,
        ownerLastName: owner.lastName,
        deletedAt: moment,
        deletedBy: `Olga ${owner.lastName}`,
        erasedAt: moment,
      },
    ]);
    expect(Date.parse(body.erasedAt) - Date.parse(body.deletedAt)).toBe(30 * 86_400_000);

    for (const who of [owner, pet.foster, admin]) {
      expect((await list(pet.name, who)).body).toMatchObject({
        pets: [],
        pagination: { total: 0 },
      });
      const { token } = who;
      for (const reply of [
        await detail(pet.id, who),
        await get(`${place(pet.id)}/records`, { token }),
        await get(documentsOf(pet.id), { token }),
        await get(`${place(pet.id)}/history`, { token }),
        await read(pet.url, who),
      ]) {
        expect([reply.status, reply.body]).toEqual(NO_PET);
      }
    }
    const { token } = owner;
    const written = await snapshot();
    for (const reply of [
      await remove(pet.id),
      await patch(place(pet.id), { token, body: { pet: { breed: 'Pug' } } }),
      await del(`${place(pet.id)}/picture`, { token }),
      await del(`${place(pet.id)}/records/${pet.entry}`, { token }),
      await del(`${documentsOf(pet.id)}/${pet.paper.id}`, { token }),
    ]) {
      expect([reply.status, reply.body]).toEqual(NO_PET);
    }
    expect(await snapshot()).toEqual(written);
    expect([await pictureStatus(), await exists(pet.name)]).toEqual([404, false]);
    const ofTrust = await get(`/trusts/${pet.trust.id}`, { token: admin.token });
    expect(ofTrust.body.pets).toEqual([]);

    const back = await restore(pet.id);
    expect(back.status).toBe(200);
    const after = await told(pet.id, pet.url);
    const same = (of: typeof before) => ({
      ...of,
      whole: { ...of.whole, pet: { ...of.whole.pet, updatedAt: '' } },
    });
    expect(same(after)).toEqual(same(before));
    expect(back.body).toEqual(after.whole);
    expect([await pictureStatus(), await exists(pet.name)]).toEqual([200, true]);
    expect((await detail(pet.id, pet.foster)).status).toBe(200);
    const again = await restore(pet.id);
    expect([again.status, again.body]).toEqual(NO_PET);

    const about = { kind: 'pet', id: pet.id, name: pet.name };
    const rest = { by: named(owner), about, other: null, changes: [], reason: '' };
    const [one, two] = await historyOf(admin.token, pet.id, 'pet');
    expect([one, two]).toEqual([
      { action: 'restored', ...rest },
      { action: 'deleted', ...rest },
    ]);
  });

  it('can be deleted and restored by its owner and admins, and by nobody else', async () => {
    const pet = await withDependents();
    const [employee, stranger] = [await signedIn({ role: 'employee' }), await signedIn()];
    const before = await snapshot();
    for (const who of [pet.foster, employee]) {
      expect((await remove(pet.id, who)).status).toBe(403);
    }
    expect((await remove(pet.id, stranger)).status).toBe(404);
    expect(await snapshot()).toEqual(before);
    await remove(pet.id);
    for (const who of [pet.foster, employee, stranger]) {
      const reply = await restore(pet.id, who);
      expect([reply.status, reply.body]).toEqual(NO_PET);
      expect((await trash({ search: pet.name }, who)).body.pets).toEqual([]);
    }
    expect((await restore(NONE, admin)).status).toBe(404);
    expect((await restore(pet.id, admin)).status).toBe(200);
    const away = await remove(pet.id, admin);
    expect([away.status, away.body.deletedBy]).toEqual([200, 'Ada Admin']);
    expect((await restore(pet.id)).status).toBe(200);
  });

  it('stays where its owner has since given its name to another', async () => {
    const name = unique('Bella ');
    const first = await makePet({ owner, name });
    await remove(first.id);
    const body = goodPet({ name: ` ${name.toUpperCase()} ` });
    const second = await post('/pet-records', { token: owner.token, body });
    expect(second.status).toBe(200);
    const before = await snapshot();
    for (const who of [owner, admin]) {
      const reply = await restore(first.id, who);
      expect([reply.status, reply.body.error]).toEqual([409, nameTaken(name)]);
    }
    expect(await snapshot()).toEqual(before);
    await remove(second.body.pet.id);
    expect((await restore(first.id)).status).toBe(200);
    expect((await restore(second.body.pet.id)).status).toBe(409);
  });

  it('is restored once by ten who do it at once', async () => {
    const pet = await makePet({ owner });
    await remove(pet.id);
    const replies = await Promise.all(Array.from({ length: 10 }, () => restore(pet.id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
    const actions = (await historyOf(admin.token, pet.id, 'pet')).map(({ action }) => action);
    expect(actions).toEqual(['restored', 'deleted']);
  });
});

describe('the trash of pets', () => {
  const word = unique('Rover');
  let gone: TestPet[];
  beforeAll(async () => {
    gone = [];
    for (let at = 0; at < 4; at += 1) {
      const deleted_at = new Date(Date.UTC(2026, 4, 1 + at));
      const columns = { deleted_at, deleted_by: 'Bo Birch' };
      gone.push(await makePet({ owner, name: `${word} ${at}`, columns }));
    }
    const columns = { deleted_at: new Date(), deleted_by: 'Bo Birch' };
    await makePet({ owner: await makeMember(), name: `${word} foreign`, columns });
    await makePet({ owner: null, name: `${word} no one\u2019s`, columns });
    await makePet({ owner, name: `${word} here` });
  });
  const namesIn = (body: { pets: { name: string }[] }) => body.pets.map(({ name }) => name);

  it('shows an owner their own, the latest first, a page at a time', async () => {
    const down = gone.map(({ name }) => name).reverse();
    const whole = await trash({ search: word.toUpperCase() });
    expect([whole.status, namesIn(whole.body)]).toEqual([200, down]);
    expect(whole.body.pagination).toEqual({ currentPage: 1, totalPages: 1, total: 4 });
    expect(whole.body.pets[0]).toMatchObject({
      deletedAt: '2026-05-04T00:00:00.000Z',
      erasedAt: '2026-06-03T00:00:00.000Z',
      deletedBy: 'Bo Birch',
    });
    const second = await trash({ search: word, limit: 3, page: 2 });
    expect(namesIn(second.body)).toEqual(down.slice(3));
    expect(second.body.pagination).toEqual({ currentPage: 2, totalPages: 2, total: 4 });
    const beyond = await trash({ search: word, page: 9 });
    expect(beyond.body.pagination).toEqual({ currentPage: 9, totalPages: 1, total: 4 });
  });

  it('shows an admin everybody\u2019s', async () => {
    const { body } = await trash({ search: word }, admin);
    expect(body.pagination.total).toBe(6);
  });
});

describe('an owner\u2019s last pet', () => {
  it('can\u2019t be deleted by them, and nobody offers it; an admin may', async () => {
    const me = await signedIn();
    const pet = await makePet({ owner: me });
    // Neither someone else's nor one in the trash makes it one of two.
    await makePet({ owner: me, columns: { deleted_at: new Date() } });
    expect((await detail(pet.id, me)).body).toMatchObject({ mayChange: true, mayDelete: false });
    const before = await snapshot();
    const reply = await remove(pet.id, me);
    expect([reply.status, reply.body]).toEqual(ONLY);
    expect(await snapshot()).toEqual(before);
    expect((await detail(pet.id, admin)).body.mayDelete).toBe(true);
    expect((await remove(pet.id, admin)).status).toBe(200);
  });

  it('is counted without search, filter or page', async () => {
    const me = await signedIn();
    const [one, two] = [await makePet({ owner: me }), await makePet({ owner: me })];
    const { body } = await list(one.name, me);
    expect(body.pets).toMatchObject([{ id: one.id, mayDelete: true }]);
    expect((await remove(one.id, me)).status).toBe(200);
    expect((await list('', me)).body.pets).toMatchObject([{ id: two.id, mayDelete: false }]);
  });

  it('is left where both of two are deleted at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const me = await signedIn();
      const pets = [await makePet({ owner: me }), await makePet({ owner: me })];
      const replies = await meetAt(
        'up_users',
        me.id,
        pets.map(
          ({ id }) =>
            () =>
              remove(id, me),
        ),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const left = await db('pets').where({ owner_id: me.id }).whereNull('deleted_at').pluck('id');
      expect(left).toEqual([pets[replies.findIndex(({ status }) => status === 409)]?.id]);
    }
  });
});
