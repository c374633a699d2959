import { TRUST_PAGE, TRUSTS_MAX } from '@hearthside/contract/trust/endpoints';
import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import { ADDRESS, makeMember, signedIn, unique } from '../harness/members';
import { makePet } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { makeTrust } from '../harness/trusts';
import { plantAssignment } from './assignments';

const { token } = await signedIn({ role: 'admin' });
const NONE = 2_000_000_000;
const TAKEN = [
  409,
  {
    error: 'A trust with this name already exists.',
    details: { name: 'A trust with this name already exists' },
  },
];
const list = (query: Record<string, string | number | undefined> = {}) =>
  get('/trusts', { token, query });
const create = (name: unknown, more: object = {}) =>
  post('/trusts', { token, body: { name, ...more } });
const rename = (id: number, name: unknown) => patch(`/trusts/${id}`, { token, body: { name } });
const namesIn = (body: { trusts: { name: string }[] }) => body.trusts.map(({ name }) => name);

describe('the list of trusts', () => {
  const word = unique('Grove');
  const sorted = [
    `${word} 10 Oaks`,
    `${word} \u00c4pfel`,
    `${word} apple`,
    `${word} Banana`,
    `${word} \u00e9lan`,
    `${word} ELM`,
    `${word} Zo\u00eb`,
    `${word} \u0416\u0430\u0431\u0430`,
  ];

  it('is in one order on every database, whole or a page at a time', async () => {
    for (const name of [...sorted].reverse()) await makeTrust([], name);
    const whole = await list({ search: word });
    expect([whole.status, namesIn(whole.body)]).toEqual([200, sorted]);
    expect(whole.body.pagination).toEqual({ currentPage: 1, totalPages: 1, total: 8 });
    const third = await list({ search: word, limit: 3, page: 3 });
    expect(namesIn(third.body)).toEqual(sorted.slice(6));
    expect(third.body.pagination).toEqual({ currentPage: 3, totalPages: 3, total: 8 });
  });

  it('has all of them without a search or a page, up to a thousand', async () => {
    const { body } = await list();
    const kept = new Set((await db('trusts').pluck('id')).map(Number));
    const told: number[] = body.trusts.map(({ id }: { id: number }) => id);
    // As many as other tests have left, up to the most that one page may hold.
    expect(told.length).toBe(Math.min(kept.size, TRUSTS_MAX));
    expect(told.length).toBeGreaterThan(10);
    expect([new Set(told).size, told.every((id) => kept.has(id))]).toEqual([told.length, true]);
    const totalPages = Math.ceil(kept.size / TRUSTS_MAX);
    expect(body.pagination).toEqual({ currentPage: 1, totalPages, total: kept.size });
  });

  it.each([
    ['ELAN', ['\u00e9lan']],
    ['e\u0301lan', ['\u00e9lan']],
    ['elm', ['ELM']],
    ['\u0436\u0430', ['\u0416\u0430\u0431\u0430']],
    ['%', []],
    ['_', []],
  ])('finds by %s whatever its accents and case', async (typed, expected) => {
    const { body } = await list({ search: `${word} ${typed}` });
    expect(namesIn(body)).toEqual(expected.map((name) => `${word} ${name}`));
  });

  it('counts the people and pets of each, without those in the trash', async () => {
    const people = [];
    for (const columns of [{}, {}, { deleted_at: new Date() }]) {
      people.push(await makeMember({ columns }));
    }
    const full = await makeTrust(people);
    const empty = await makeTrust([], `${full.name} II`);
    for (const columns of [{}, {}, {}, { deleted_at: new Date() }]) {
      await makePet({ owner: null, trust: full, columns });
    }
    const { body } = await list({ search: full.name });
    expect(body.trusts).toEqual([
      { ...full, people: 2, pets: 3 },
      { ...empty, people: 0, pets: 0 },
    ]);
  });

  it.each([{ limit: 1001 }, { limit: 0 }, { page: 0 }, { sort: 'name_asc' }, { name: 'x' }])(
    'takes search, page and limit and nothing else, so not %j',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});

describe('one trust', () => {
  it('has these fields and no others, its people by name', async () => {
    const zoe = await makeMember({ role: 'foster', firstName: 'Zo\u00eb', lastName: 'Quill' });
    const asa = await makeMember({ firstName: '\u00c5sa', lastName: 'Quill', verified: false });
    const gone = await makeMember({ columns: { deleted_at: new Date() } });
    const trust = await makeTrust([zoe, asa, gone]);
    const owner = { id: asa.id, firstName: 'Olive', lastName: 'Owner', email: asa.email };
    const rex = await makePet({ owner, trust, name: 'rex' });
    const ella = await makePet({ owner: null, trust, name: '\u00c9lla' });
    const lost = await makePet({ owner: null, trust, columns: { deleted_at: new Date() } });
    const pet = {
      breed: 'Beagle',
      ownerFirstName: 'Olive',
      ownerLastName: 'Owner',
      picture: null,
      care: [],
    };
    const { status, body } = await get(`/trusts/${trust.id}`, { token });
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const more = { profilePicture: null, assignedAt: moment, state: 'active' };
    expect([status, body]).toEqual([
      200,
      {
        id: trust.id,
        name: trust.name,
        createdAt: moment,
        notes: '',
        peopleTotal: 2,
        inTrash: [{ id: gone.id, firstName: gone.firstName, lastName: gone.lastName }],
        petsInTrash: [lost.name],
        petsTotal: 2,
        people: [
          { ...asa, verified: false, ...more },
          { ...zoe, verified: true, ...more },
        ],
        pets: [
          { ...ella, ...pet },
          { ...rex, ...pet },
        ],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(ADDRESS.phone_number);
  });

  it('is missing where there is none', async () => {
    const none = [404, { error: 'This trust does not exist.' }];
    const replies = [
      await get(`/trusts/${NONE}`, { token }),
      await rename(NONE, unique()),
      await del(`/trusts/${NONE}`, { token }),
    ];
    for (const { status, body } of replies) expect([status, body]).toEqual(none);
  });
});

describe('a trust with more people and pets than come with it', () => {
  const MANY = TRUST_PAGE + 5;
  /** A word that no made-up address happens to have in it, as it could a number. */
  const numbered = (count: number) => `nr${String(count).padStart(3, '0')}x`;

  it('has the first of both, and every other on the pages after', async () => {
    const word = unique('Mass');
    const trust = await makeTrust();
    for (const name of Array.from({ length: MANY }, (_, count) => `${word} ${numbered(count)}`)) {
      const { id } = await makeMember({ firstName: 'Ann', lastName: name });
      await plantAssignment(trust.id, id);
      await makePet({ owner: null, trust, name });
    }
    const one = (await get(`/trusts/${trust.id}`, { token })).body;
    expect([one.people.length, one.pets.length]).toEqual([TRUST_PAGE, TRUST_PAGE]);
    expect([one.peopleTotal, one.petsTotal]).toEqual([MANY, MANY]);
    for (const part of ['people', 'pets'] as const) {
      const page = async (query: Record<string, string | number>) => {
        const { status, body } = await get(`/trusts/${trust.id}/${part}`, { token, query });
        expect(status).toBe(200);
        return { rows: body[part] as { id: number }[], pagination: body.pagination };
      };
      expect((await page({})).rows).toEqual(one[part]);
      const second = await page({ page: 2 });
      expect(second.pagination).toEqual({ currentPage: 2, totalPages: 2, total: MANY });
      const ids = [...one[part], ...second.rows].map(({ id }: { id: number }) => id);
      expect(new Set(ids).size).toBe(MANY);
      const found = await page({ search: `${word} ${numbered(104)}`.toUpperCase() });
      expect([found.rows, found.pagination.total]).toEqual([[second.rows[4]], 1]);
      const more = { token, query: { limit: TRUST_PAGE + 1 } };
      expect((await get(`/trusts/${trust.id}/${part}`, more)).status).toBe(400);
    }
  });
});

describe('creating a trust', () => {
  it('keeps the name as people write it, in one line and without stray blanks', async () => {
    const word = unique('Trimmed');
    const { status, body } = await create(`  ${word}\u0001\n Zoe\u0308 `);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      name: `${word} Zo\u00eb`,
      notes: '',
      people: [],
      pets: [],
      peopleTotal: 0,
      inTrash: [],
      petsInTrash: [],
      petsTotal: 0,
      createdAt: expect.any(String),
    });
    expect((await db('trusts').where({ id: body.id }).first()).name).toBe(body.name);
  });

  it.each([
    ['', 'Please enter a name'],
    [' \t ', 'Please enter a name'],
    ['x'.repeat(81), 'At most 80 characters'],
    [7, expect.any(String)],
    [null, expect.any(String)],
  ])('refuses the name %j', async (name, message) => {
    const reply = await create(name);
    expect([reply.status, reply.body.details]).toEqual([400, { name: message }]);
  });

  it('takes a name and nothing else', async () => {
    const name = unique('Strict');
    const reply = await create(name, { nameKey: 'x' });
    expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, ['nameKey']]);
    expect((await list({ search: name })).body.trusts).toEqual([]);
  });

  it('refuses a taken name however it is written, and leaves no trace', async () => {
    const word = unique('Caf\u00e9 Stra\u00dfe');
    await makeTrust([], word);
    const before = await snapshot();
    for (const name of [
      word,
      ` ${word.toUpperCase()} `,
      word.normalize('NFD'),
      word.replace('\u00df', 'ss'),
      word.replace(' ', ' \t\u00a0 '),
    ]) {
      const { status, body } = await create(name);
      expect([status, body], name).toEqual(TAKEN);
    }
    expect(await snapshot()).toEqual(before);
    // An accent makes another name, as it does between people.
    expect((await create(word.replace('\u00e9', 'e'))).status).toBe(200);
  });

  it('makes one of twenty that are created at once', async () => {
    const word = unique('Once');
    const spellings = [word, word.toUpperCase(), ` ${word}`, word.toLowerCase()];
    const twenty = Array.from({ length: 20 }, (_, i) => create(spellings[i % 4]));
    const replies = await Promise.all(twenty);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = replies.filter(({ status }) => status !== 200);
    expect(lost.map(({ status, body }) => [status, body])).toEqual(Array(19).fill(TAKEN));
    const { trusts } = (await list({ search: word })).body;
    expect(trusts).toHaveLength(1);
    const written = await db('portal_history').where({
      about_kind: 'trust',
      about_id: trusts[0].id,
    });
    expect(written).toHaveLength(1);
  });
});

describe('renaming a trust', () => {
  it('changes its name everywhere, and its own name in other letters is fine', async () => {
    const trust = await makeTrust();
    const word = unique('Renamed');
    for (const name of [word, word.toUpperCase(), word]) {
      const { status, body } = await rename(trust.id, ` ${name} `);
      expect([status, body.id, body.name]).toEqual([200, trust.id, name]);
    }
    expect((await list({ search: word })).body.trusts).toEqual([
      { id: trust.id, name: word, people: 0, pets: 0 },
    ]);
    expect((await list({ search: trust.name })).body.trusts).toEqual([]);
    // The old name is free again.
    expect((await create(trust.name)).status).toBe(200);
  });

  it('refuses a taken name and leaves no trace', async () => {
    const [one, two] = [await makeTrust(), await makeTrust()];
    const before = await snapshot();
    const { status, body } = await rename(one.id, ` ${two.name.toUpperCase()}`);
    expect([status, body]).toEqual(TAKEN);
    expect((await rename(one.id, ' ')).body.details).toEqual({ name: 'Please enter a name' });
    expect(await snapshot()).toEqual(before);
  });

  it('gives one name to one of two that want it at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await makeTrust(), await makeTrust()];
      const name = unique('Wanted');
      const replies = await Promise.all([rename(one.id, name), rename(two.id, name)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await list({ search: name })).body.trusts).toHaveLength(1);
    }
  });
});
