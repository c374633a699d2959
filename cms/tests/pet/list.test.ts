import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { makeMember, signedIn, unique, type TestMember } from '../harness/members';
import { linkToTeam, addProvider, makePet, OWNER, PET } from '../harness/pets';
import { makeTrust } from '../harness/trusts';

const admin = await signedIn({ role: 'admin' });
const list = (query: Record<string, string | number> = {}, token = admin.token) =>
  get('/pet-records', { token, query });
const namesIn = (body: { pets: { name: string }[] }) => body.pets.map(({ name }) => name);
const found = async (search: string) =>
  (await list({ search })).body.pets.map(({ id }: { id: number }) => id);

describe('the list of pets', () => {
  const breed = unique('Lister');
  const byName = [
    '10 Paws',
    '\u00c4nne',
    'apple',
    'Banana',
    '\u00c9lan',
    'ELM',
    'Zo\u00eb',
    '\u0416\u0430\u0431\u0430',
  ];
  const emails = ['d', 'b', 'h', 'a', 'g', 'c', 'f', 'e'];

  beforeAll(async () => {
    for (const [at, name] of [...byName.entries()].reverse()) {
      const owner = await makeMember({
        email: `${emails[at]}.${breed.toLowerCase()}@test.example`,
      });
      await makePet({ owner, name, breed });
    }
  });

  it('is in one order on every database, whole or a page at a time', async () => {
    const byEmail = [...byName].sort((a, b) => {
      const emailOf = (name: string) => emails[byName.indexOf(name)] ?? '';
      return emailOf(a) < emailOf(b) ? -1 : 1;
    });
    for (const [sort, sorted] of [
      [undefined, byName],
      ['name_asc', byName],
      ['name_desc', [...byName].reverse()],
      ['email_asc', byEmail],
      ['email_desc', [...byEmail].reverse()],
    ] as const) {
      const query = { search: breed, ...(sort && { sort }) };
      expect(namesIn((await list(query)).body), sort).toEqual(sorted);
      const pages = [];
      for (const page of [1, 2, 3]) {
        const { body } = await list({ ...query, limit: 3, page });
        expect(body.pagination).toEqual({ currentPage: page, totalPages: 3, total: 8 });
        pages.push(...namesIn(body));
      }
      expect(pages, sort).toEqual(sorted);
    }
  });

  it('shows ten by default', async () => {
    const word = unique('Dozen');
    const owner = await makeMember();
    for (let at = 0; at < 11; at += 1) await makePet({ owner, breed: word });
    const { body } = await list({ search: word });
    expect(body.pets).toHaveLength(10);
    expect(body.pagination).toEqual({ currentPage: 1, totalPages: 2, total: 11 });
  });

  it('has cards with these fields and no others', async () => {
    const trust = await makeTrust();
    const owner = await makeMember();
    const word = unique('Fields');
    const pet = await makePet({ owner, breed: word, trust });
    await makePet({ owner: null, breed: word, name: 'Zz', columns: { age: null, weight: null } });
    const said = 'species gender birthDate birthDateAbout age weight color allergies conditions';
    const card = {
      ...pet,
      ...Object.fromEntries(
        said.split(' ').map((field) => [field, PET[field as keyof typeof PET]]),
      ),
      breed: word,
      ownerId: owner.id,
      ownerFirstName: owner.firstName,
      ownerLastName: owner.lastName,
      ownerEmail: owner.email,
      picture: null,
      petTrust: trust,
      mayChange: true,
      mayDelete: true,
    };
    const { ownerFirstName, ownerLastName, ownerEmail } = OWNER;
    expect((await list({ search: word })).body.pets).toEqual([
      card,
      {
        ...card,
        id: expect.any(Number),
        name: 'Zz',
        petTrust: null,
        age: null,
        weight: null,
        ownerId: null,
        ownerFirstName,
        ownerLastName,
        ownerEmail,
      },
    ]);
  });

  it.each([
    ['name', 'ZOE'],
    ['name, decomposed', 'Zoe\u0308'],
    ['breed', 'whippet'],
    ['owner\u2019s first name', 'asgunn'],
    ['owner\u2019s last name', 'quillon'],
    ['owner\u2019s name', '\u00e5sgunn QUILLON'],
    ['owner\u2019s email', 'asa.q@'],
  ])('finds by %s whatever its accents and case', async (_what, typed) => {
    // Made once for all of these.
    const email = 'asa.q@quillon.example';
    const known = await db('up_users').where({ email }).first('id');
    const owner: TestMember = known
      ? { ...known, email, firstName: '\u00c5sgunn', lastName: 'Quillon' }
      : await makeMember({ firstName: '\u00c5sgunn', lastName: 'Quillon', email });
    const old: number[] = await db('pets').where({ owner_id: owner.id }).pluck('id');
    const id = old[0] ?? (await makePet({ owner, name: 'Zo\u00eb', breed: 'Whippet' })).id;
    expect(await found(typed)).toContain(id);
    const other = await signedIn();
    expect(namesIn((await list({ search: typed }, other.token)).body)).toEqual([]);
  });

  it('takes what is searched for literally', async () => {
    const word = unique('Literal');
    const owner = await makeMember();
    const percent = await makePet({ owner, breed: word, name: '100%' });
    const under = await makePet({ owner, breed: word, name: 'a_b' });
    const back = await makePet({ owner, breed: word, name: 'c\\d' });
    await makePet({ owner, breed: word, name: 'plain' });
    expect(await found(`% ${word}`)).toEqual([percent.id]);
    expect(await found(`a_b ${word}`)).toEqual([under.id]);
    expect(await found(`c\\d ${word}`)).toEqual([back.id]);
    for (const typed of [`a%b ${word}`, `_ ${word}`, `p__in ${word}`, `%${word}`]) {
      expect(await found(typed), typed).toEqual([]);
    }
  });

  it('is not searched by what it does not show: phone, street, allergies, ids', async () => {
    const word = unique('Hidden');
    const columns = { owner_phone_number: word, street_address: word, allergies: word };
    const more = { color: word, conditions: word, document_id: word, deleted_by: word };
    await makePet({ owner: await makeMember(), columns: { ...columns, ...more } });
    expect(await found(word)).toEqual([]);
  });

  it.each([
    ['limit', '1000000000'],
    ['limit', '101'],
    ['limit', '0'],
    ['limit', '-1'],
    ['limit', ''],
    ['limit', '1e1'],
    ['page', '1000000000'],
    ['page', '0'],
    ['search', 'x'.repeat(10_000)],
    ['search', 'x'.repeat(201)],
    ['sort', 'sort_key_asc'],
    ['sort', 'nameKey_asc'],
    ['sort', 'owner_phone_number_asc'],
    ['sort', 'version_desc'],
    ['sort', 'deletedAt_desc'],
    ['sort', 'name_asc; drop table pets'],
    ['sort', 'constructor'],
    ['sort', ''],
    ['sort[0]', 'name_asc'],
    ['search[$ne]', 'a'],
    ['ownerId', '1'],
    ['owner_id', '1'],
    ['deletedAt', 'null'],
    ['filters[owner][password][$contains]', 'a'],
    ['populate', '*'],
    ['fields', 'nameKey'],
    ['status', 'draft'],
    ['_q', 'a'],
  ])('refuses %s=%.30s', async (key, value) => {
    const reply = await list({ [key]: value });
    expect([reply.status, reply.body]).toEqual([
      400,
      { error: 'Please check the marked fields.', details: expect.any(Object) },
    ]);
  });

  it('takes a search with every odd character there is', async () => {
    for (const search of ['\u0001', 'a\u0001b', '\u{10ffff}', '\u202e', "'", '`', '%']) {
      expect((await list({ search })).status, JSON.stringify(search)).toBe(200);
    }
  });

  it.each(['0', '-1', 'abc', '1.5', '2147483648', '1;2', '%00', "1'--"])(
    'has no pet of id %s: bad input',
    async (id) => {
      expect((await get(`/pet-records/${id}`, { token: admin.token })).status).toBe(400);
    },
  );
});

describe('one pet', () => {
  it('has these fields and no others, with its team, providers and trust', async () => {
    const trust = await makeTrust();
    const owner = await signedIn();
    const foster = await makeMember({ role: 'foster' });
    const vet = await makeMember({ role: 'veterinarian' });
    const pet = await makePet({ owner, trust });
    const fosterRow = await linkToTeam(pet.id, 'foster', foster.id);
    const trusteeRow = await linkToTeam(pet.id, 'trustee');
    const vetRow = await addProvider(pet.id, 'veterinarian', vet.id);
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const stamps = { createdAt: moment, updatedAt: moment };
    const linked = ({ id, role, firstName, lastName }: TestMember) => ({
      userId: id,
      member: { id, role, firstName, lastName, profilePicture: null },
    });
    const care = {
      petId: pet.id,
      firstName: 'Casey',
      lastName: 'Care',
      phoneNumber: '15035550170',
      address: '7 Care Lane, Portland',
      ...stamps,
    };
    const { status, body } = await get(`/pet-records/${pet.id}`, { token: owner.token });
    expect([status, body]).toEqual([
      200,
      {
        pet: {
          ...pet,
          ...PET,
          ...OWNER,
          ownerId: owner.id,
          picture: null,
          ...stamps,
          ownerFirstName: owner.firstName,
          ownerLastName: owner.lastName,
          ownerEmail: owner.email,
        },
        careTeam: [
          { ...care, id: fosterRow, role: 'foster', ...linked(foster) },
          { ...care, id: trusteeRow, role: 'trustee', userId: null, member: null },
        ],
        serviceProviders: [
          {
            id: vetRow,
            petId: pet.id,
            serviceRole: 'veterinarian',
            ...linked(vet),
            firstName: 'Pat',
            lastName: 'Provider',
            phoneNumber: '15035550180',
            address: '8 Provider Way, Portland',
            ...stamps,
          },
        ],
        petTrust: trust,
        ...{ medications: [], plannedMedications: [], routine: [] },
        messageable: [foster.id, vet.id].sort((one, other) => one - other),
        mayChange: true,
        mayDelete: false,
        mayWriteRecord: true,
        revision: expect.any(String),
      },
    ]);
  });

  it('never reveals what is private of it, nor of those it is linked to, whoever asks', async () => {
    const owner = await signedIn();
    const employee = await signedIn({ role: 'employee' });
    const foster = await signedIn({ role: 'foster' });
    const pet = await makePet({ owner });
    await linkToTeam(pet.id, 'foster', foster.id);
    await addProvider(pet.id, 'veterinarian', foster.id);
    const canary = `canary-${pet.id}-`;
    const secret = (name: string) => `${canary}${name}`;
    await db('pets')
      .where({ id: pet.id })
      .update({
        document_id: secret('document'),
        name_key: secret('key'),
        sort_key: secret('sort'),
        search_key: `${secret('search')} findable`,
        locale: secret('locale'),
        deleted_by: secret('by'),
      });
    for (const table of ['pet_care_team', 'pet_service_providers']) {
      await db(table)
        .where({ pet_id: pet.id })
        .update({ document_id: secret(table), locale: secret('locale') });
    }
    await db('up_users')
      .where({ id: foster.id })
      .update({ phone_number: secret('phone'), street_address: secret('street') });
    for (const { token } of [owner, employee, foster, admin]) {
      const replies = [
        await get(`/pet-records/${pet.id}`, { token }),
        await list({ search: canary }, token),
        await get(`/pet-records/${pet.id}/history`, { token }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(replies[1]?.body.pets).toHaveLength(1);
      for (const { text } of replies) {
        expect(text).not.toContain(canary);
        expect(text).not.toContain(foster.email);
      }
    }
  });
});
