import { beforeAll, describe, expect, it } from 'vitest';
import { ENTRY_TEXTS } from '@hearthside/contract/pet/record-texts';
import { db } from '../harness/database';
import { signedIn } from '../harness/members';
import { makePet, type TestPet } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { historyOf, named } from '../harness/notifications';
import { entriesBy, FULL, SHORT } from './entry-calls';

const owner = await signedIn({ firstName: 'Olga', lastName: 'Owner' });
const admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
const { list, add, save, remove, restore, entryOf } = entriesBy(owner);
/** What the answer to its owner says of a note besides what was written. */
const NOTED = {
  details: { kind: 'note' },
  authorName: 'Olga Owner',
  mayChange: true,
  files: [],
  comments: [],
};
const NOT_THERE = [404, { error: 'This entry does not exist.' }];
const rowOf = (id: number) => db('pet_entries').where({ id }).first();

let pet: TestPet;
beforeAll(async () => {
  pet = await makePet({ owner });
});

describe('an entry', () => {
  it('is saved as it was written, its date as a day and its outcome as one moment', async () => {
    const { status, body } = await add(pet.id, FULL);
    const record = {
      ...FULL,
      ...NOTED,
      id: body.record.id,
      outcomeDate: '2026-03-29T08:30:00.000Z',
      revision: '1',
    };
    expect([status, body]).toEqual([200, { record, calendar: null }]);
    expect((await list(pet.id, { search: 'vaccinated' })).body.records).toEqual([record]);
    const row = await rowOf(record.id);
    expect([row.date, new Date(row.outcome_date).toISOString()]).toEqual([
      '2026-03-29',
      '2026-03-29T08:30:00.000Z',
    ]);
  });

  it('needs a date and a location and nothing else', async () => {
    const { status, body } = await add(pet.id, SHORT);
    expect([status, body.record]).toEqual([
      200,
      {
        ...SHORT,
        id: body.record.id,
        initial: '',
        description: '',
        outcomeDate: null,
        outcomeEmail: '',
        ...NOTED,
        revision: '1',
      },
    ]);
  });

  it.each(['2024-02-29', '2026-03-29', '2026-10-25', '2026-12-31', '2027-01-01', '1900-01-01'])(
    'has the date %s wherever it is read and however it is saved',
    async (date) => {
      const id = await entryOf(pet.id, { ...SHORT, date });
      const { record } = (await save(pet.id, id, { description: date })).body;
      expect([record.date, (await rowOf(id)).date]).toEqual([date, date]);
      const found = (await list(pet.id, { search: date })).body.records;
      expect(found.map((one: { date: string }) => one.date)).toEqual([date]);
    },
  );

  const required = ENTRY_TEXTS.required;
  it.each([
    [{ date: undefined }, { date: required }],
    [{ date: '' }, { date: required }],
    [{ date: '2026-02-30' }, { date: 'Please check the day and the year' }],
    [{ date: '2026-03-14T00:00:00Z' }, { date: required }],
    [{ date: 20260314 }, { date: required }],
    [{ location: undefined }, { location: required }],
    [{ location: '' }, { location: required }],
    [{ location: 'at home' }, { location: required }],
    [
      { date: '', location: '' },
      { date: required, location: required },
    ],
    [{ outcomeDate: '2026-03-14' }, { outcomeDate: 'Enter a date and a time' }],
    [{ outcomeDate: '2026-03-14T10:30' }, { outcomeDate: 'Enter a date and a time' }],
    [{ outcomeEmail: 'vet' }, { outcomeEmail: expect.any(String) }],
    [{ version: 7 }, { version: expect.any(String) }],
    [{ pet: 1 }, { pet: expect.any(String) }],
    [{ deletedAt: null }, { deletedAt: expect.any(String) }],
    [{ revision: '1' }, { revision: expect.any(String) }],
  ])('is refused with %j, new or changed', async (more, details) => {
    const id = await entryOf(pet.id);
    const before = await rowOf(id);
    const fresh = await add(pet.id, { ...SHORT, ...more });
    expect([fresh.status, fresh.body.details]).toEqual([400, details]);
    const [value] = Object.values(more);
    if (value !== undefined && !('revision' in more)) {
      const changed = await save(pet.id, id, more);
      expect([changed.status, changed.body.details]).toEqual([400, details]);
    }
    expect(await rowOf(id)).toEqual(before);
  });

  it('holds so many characters and not one more', async () => {
    const most = { ...SHORT, initial: 'i'.repeat(12), description: 'd'.repeat(4000) };
    expect((await add(pet.id, most)).body.record).toMatchObject(most);
    const more = { ...most, initial: 'i'.repeat(13), description: 'd'.repeat(4001) };
    const { status, body } = await add(pet.id, more);
    expect([status, body.details]).toEqual([
      400,
      { initial: 'At most 12 characters', description: 'At most 4000 characters' },
    ]);
  });

  it('is tidied: no control characters, no stray blanks, composed letters', async () => {
    const said = { initial: ' Zo\u0308\u0001 ', description: ' a\r\nb\u0007c ' };
    const { status, body } = await add(pet.id, { ...SHORT, ...said });
    expect(status).toBe(200);
    expect(body.record).toMatchObject({ initial: 'Z\u00f6', description: 'a\nb c' });
  });
});

describe('a change of an entry', () => {
  it('changes what it names and makes another revision', async () => {
    const id = await entryOf(pet.id, FULL);
    const first = await save(pet.id, id, { location: 'zoom', revision: '1' });
    const kept = { ...FULL, ...NOTED, outcomeDate: '2026-03-29T08:30:00.000Z', id };
    expect([first.status, first.body]).toEqual([
      200,
      { record: { ...kept, location: 'zoom', revision: '2' }, calendar: null },
    ]);
    const more = { outcomeDate: null, outcomeEmail: '', date: '2026-04-01' };
    const second = await save(pet.id, id, { ...more, revision: '2' });
    expect(second.body.record).toEqual({ ...kept, location: 'zoom', ...more, revision: '3' });
  });

  it('from an older state is refused and changes nothing', async () => {
    const id = await entryOf(pet.id);
    await save(pet.id, id, { description: 'first', revision: '1' });
    const before = await snapshot();
    const { status, body } = await save(pet.id, id, { description: 'second', revision: '1' });
    expect([status, body.error]).toEqual([
      409,
      expect.stringMatching(/Someone else changed this entry while you were editing/),
    ]);
    expect(await snapshot()).toEqual(before);
    // A save without a revision overwrites.
    expect((await save(pet.id, id, { description: 'third' })).body.record.revision).toBe('3');
  });

  it('succeeds for one of ten that start from the same state at once', async () => {
    const id = await entryOf(pet.id);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        save(pet.id, id, { description: `try ${at}`, revision: '1' }, at % 2 ? owner : admin),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const winner = replies.find(({ status }) => status === 200);
    expect((await rowOf(id)).description).toBe(winner?.body.record.description);
  });

  it('that changes nothing leaves no trace', async () => {
    const id = await entryOf(pet.id, FULL);
    const before = await snapshot();
    expect((await save(pet.id, id, FULL)).body.record.revision).toBe('1');
    expect((await save(pet.id, id, {})).status).toBe(200);
    expect(await snapshot()).toEqual(before);
  });

  it('by a second of its outcome is saved as well', async () => {
    const id = await entryOf(pet.id, FULL);
    const outcomeDate = '2026-03-29T08:30:07.000Z';
    expect((await save(pet.id, id, { outcomeDate })).body.record.outcomeDate).toBe(outcomeDate);
  });
});

describe('a deleted entry', () => {
  it('is not found anywhere until it is restored as it was', async () => {
    const own = await makePet({ owner });
    const id = await entryOf(own.id, FULL);
    const [record] = (await list(own.id)).body.records;
    const { status, body } = await remove(own.id, id);
    expect([status, body]).toEqual([200, { id }]);
    expect((await list(own.id)).body).toEqual({
      records: [],
      pagination: { currentPage: 1, totalPages: 1, total: 0 },
    });
    for (const reply of [await save(own.id, id, SHORT), await remove(own.id, id)]) {
      expect([reply.status, reply.body]).toEqual(NOT_THERE);
    }
    const back = await restore(own.id, id);
    expect([back.status, back.body]).toEqual([200, { record, calendar: null }]);
    expect((await list(own.id)).body.records).toEqual([record]);
    const twice = await restore(own.id, id);
    expect([twice.status, twice.body]).toEqual(NOT_THERE);
  });
});

it('the history records what was done to entries, and by whom, in words', async () => {
  const own = await makePet({ owner });
  const id = await entryOf(own.id, FULL);
  await save(own.id, id, { location: 'zoom', outcomeDate: null }, admin);
  await remove(own.id, id);
  await restore(own.id, id, admin);
  const change = (field: string, from: string, to: string) => ({ field, from, to });
  const all = (turned: boolean, said: [string, string][]) =>
    said.map(([field, word]) => (turned ? change(field, word, '') : change(field, '', word)));
  const first: [string, string][] = [
    ['Date', 'Mar 29, 2026'],
    ['Initial', 'OO'],
    ['Description', 'Vaccinated.\nNo fever.'],
    ['Location', 'In person'],
    ['Outcome date', '2026-03-29T08:30:00.000Z'],
    ['Outcome email', 'vet@test.example'],
  ];
  const last = first
    .filter(([field]) => field !== 'Outcome date')
    .map(([field, word]): [string, string] => [field, field === 'Location' ? 'Zoom' : word]);
  const rest = { about: { kind: 'pet', id: own.id, name: own.name }, other: null, reason: '' };
  expect(await historyOf(admin.token, own.id, 'pet')).toEqual([
    { action: 'entry_restored', by: named(admin), changes: all(false, last), ...rest },
    { action: 'entry_deleted', by: named(owner), changes: all(true, last), ...rest },
    {
      action: 'entry_changed',
      by: named(admin),
      ...rest,
      changes: [
        change('Location', 'In person', 'Zoom'),
        change('Outcome date', '2026-03-29T08:30:00.000Z', ''),
      ],
    },
    { action: 'entry_added', by: named(owner), changes: all(false, first), ...rest },
  ]);
});
