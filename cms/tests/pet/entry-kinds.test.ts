import { addDays } from '@hearthside/contract/calendar-days';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get, patch } from '../harness/http';
import { historyOf } from '../harness/notifications';
import { signedIn, unique } from '../harness/members';
import { makeEntry, makePet, type TestPet } from '../harness/pets';
import { entriesBy, SHORT } from './entry-calls';

const owner = await signedIn();
const admin = await signedIn({ role: 'admin' });
const { list, add, save, remove, restore, entryOf } = entriesBy(owner);
const PILL = { kind: 'medication', medicine: 'Levothyroxine', dose: 0.4, unit: 'mg' };
const weightOf = (weight: number, more: object = {}) => ({
  ...SHORT,
  details: { kind: 'weight', weight },
  ...more,
});
const detailOf = async (id: number) =>
  (await get(`/pet-records/${id}`, { token: owner.token })).body;
const weights = async (id: number) =>
  (await get(`/pet-records/${id}/weights`, { token: owner.token })).body.weights;

let pet: TestPet;
beforeAll(async () => {
  pet = await makePet({ owner });
});

describe('an entry of a kind', () => {
  it.each([
    { kind: 'vaccination', product: 'Rabies', batch: 'A412', nextDue: '2029-03-14' },
    { ...PILL, times: ['08:00', '20:00'], from: '2026-03-14', to: null },
    { kind: 'weight', weight: 22 },
    { kind: 'visit', reason: 'Check-up', clinic: 'Alder Pet Clinic' },
    { kind: 'illness', illness: 'Otitis', until: '2026-03-20' },
  ])('keeps its details: %j', async (details) => {
    const { status, body } = await add(pet.id, { ...SHORT, details });
    expect([status, body.record.details]).toEqual([200, details]);
    const found = (await list(pet.id, { kind: details.kind })).body.records;
    expect(found.map((one: { details: object }) => one.details)).toContainEqual(details);
  });

  it.each([
    [{ ...PILL, dose: 0 }, 'details.dose', 'Enter a dose above 0'],
    [{ ...PILL, dose: 1e9 }, 'details.dose', /^At most 10,000/],
    [{ ...PILL, to: '2026-03-13' }, 'details.to', /end before it begins/],
    [{ kind: 'weight', weight: -2 }, 'details.weight', 'Enter a weight above 0'],
    [{ kind: 'vaccination', product: '' }, 'details.product', 'Enter the product'],
    [
      { kind: 'vaccination', product: 'A', nextDue: '2026-03-14' },
      'details.nextDue',
      'The next due date must be after this one',
    ],
  ] as const)('is refused as %j', async (details, field, message) => {
    const { status, body } = await add(pet.id, { ...SHORT, details });
    expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
    expect(body.details[field]).toMatch(message);
  });

  it('sent again under the same key is added once, with one task of the care calendar', async () => {
    const key = unique('entry-');
    const details = { ...PILL, medicine: key, times: ['08:00'], from: null, to: null };
    const [first, again] = await Promise.all(
      [1, 2].map(() => add(pet.id, { ...SHORT, details, key })),
    );
    expect([first?.status, again?.status]).toEqual([200, 200]);
    expect(again?.body.record.id).toBe(first?.body.record.id);
    expect((await list(pet.id, { search: key })).body.records).toHaveLength(1);
    expect(await db('care_tasks').where({ title: key })).toHaveLength(1);
    const other = await add(pet.id, { ...SHORT, details, key: unique('entry-') });
    expect(other.body.record.id).not.toBe(first?.body.record.id);
  });

  it('that was given or weighed cannot have a day to come', async () => {
    const soon = addDays(new Date().toISOString().slice(0, 10), 3);
    const refusal = {
      status: 400,
      body: { details: { date: 'A vaccination or a weight can\u2019t be in the future' } },
    };
    expect(await add(pet.id, weightOf(22, { date: soon }))).toMatchObject(refusal);
    const id = await entryOf(pet.id, weightOf(22));
    expect(await save(pet.id, id, { date: soon })).toMatchObject(refusal);
    const visit = { ...SHORT, date: soon, details: { kind: 'visit', reason: '', clinic: '' } };
    expect((await add(pet.id, visit)).status).toBe(200);
  });

  it('is found by its details and described in the history in words', async () => {
    const own = await makePet({ owner });
    await add(own.id, { ...SHORT, details: { ...PILL, times: ['08:00'] } });
    expect((await list(own.id, { search: 'levothyroxine' })).body.records).toHaveLength(1);
    const events = await historyOf(admin.token, own.id, 'pet');
    const event = events.find(({ action }) => action === 'entry_added');
    expect(event?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Kind', from: '', to: 'Medication' },
        { field: 'Details', from: '', to: 'Levothyroxine 0.4 mg, at 8:00 AM' },
      ]),
    );
  });

  it('from before there were kinds is a note', async () => {
    const own = await makePet({ owner });
    await makeEntry(own.id);
    const [record] = (await list(own.id, { kind: 'note' })).body.records;
    expect(record).toMatchObject({ details: { kind: 'note' }, authorName: '' });
    expect((await list(own.id, { kind: 'visit' })).body.records).toEqual([]);
  });
});

describe('a weight', () => {
  it('becomes the weight of the pet if it is the latest by its date', async () => {
    const own = await makePet({ owner, columns: { weight: 20 } });
    const latest = await entryOf(own.id, weightOf(21, { date: '2026-04-01' }));
    expect((await detailOf(own.id)).pet.weight).toBe(21);
    await add(own.id, weightOf(19, { date: '2025-04-01' }));
    expect((await detailOf(own.id)).pet.weight).toBe(21);
    expect((await weights(own.id)).map((one: { weight: number }) => one.weight)).toEqual([19, 21]);
    await remove(own.id, latest);
    expect((await detailOf(own.id)).pet.weight).toBe(19);
    await restore(own.id, latest);
    await save(own.id, latest, { details: { kind: 'weight', weight: 22.456 } });
    expect((await detailOf(own.id)).pet.weight).toBe(22.46);
  });

  it('that differs from the last one by more than half needs a confirmation', async () => {
    const own = await makePet({ owner, columns: { weight: 40 } });
    const { status, body, code } = await add(own.id, weightOf(18));
    expect([status, code, body.details]).toEqual([
      409,
      'CONFIRMATION_NEEDED',
      {
        'details.weight':
          '18 lbs is 55% less than the last weight, 40 lbs. If that’s correct, save again.',
      },
    ]);
    expect(await weights(own.id)).toEqual([]);
    expect((await add(own.id, weightOf(18, { confirmed: true }))).status).toBe(200);
    expect((await add(own.id, weightOf(26))).status).toBe(200);
  });

  it('makes another revision of the pet, so that no open form overwrites it', async () => {
    const own = await makePet({ owner, columns: { weight: 20 } });
    const { revision } = await detailOf(own.id);
    await add(own.id, weightOf(21));
    const stale = await patch(`/pet-records/${own.id}`, {
      token: owner.token,
      body: { pet: { weight: 19 }, revision },
    });
    expect(stale.status).toBe(409);
  });
});

it('a pet\u2019s page has the medications of today, and no others', async () => {
  const own = await makePet({ owner });
  await add(own.id, { ...SHORT, details: PILL });
  await add(own.id, { ...SHORT, details: { ...PILL, medicine: 'Old', to: '2026-03-20' } });
  await add(own.id, { ...SHORT, details: { ...PILL, medicine: 'Later', from: '2199-01-01' } });
  const { medications } = await detailOf(own.id);
  expect(medications).toMatchObject([{ medicine: 'Levothyroxine', dose: 0.4, unit: 'mg' }]);
});
