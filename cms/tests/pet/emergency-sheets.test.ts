import { KEPT_SHEETS } from '@hearthside/contract/pet/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import { HOME_ZONE, makeTask } from '../harness/care';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { signedIn, type TestMember, type TestSession } from '../harness/members';
import { addProvider, makeDocument, makeEntry, makePet, type TestPet } from '../harness/pets';
import { makeTrust } from '../harness/trusts';

type Somebody = TestMember & TestSession;
let owner: Somebody;
let caretaker: Somebody;
let pet: TestPet;

const sheetsOf = async ({ token }: { token: string }) =>
  (await get('/pet-records/emergency-sheets', { token })).body;
const idsOf = async (who: { token: string }) => {
  const { sheets } = await sheetsOf(who);
  return (sheets as { detail: { pet: { id: number } } }[]).map(({ detail }) => detail.pet.id);
};

beforeAll(async () => {
  owner = await signedIn({ role: 'pet_owner' });
  caretaker = await signedIn({ role: 'caretaker' });
  pet = await makePet({ owner, name: 'Ablett', team: { caretaker } });
  await addProvider(pet.id, 'veterinarian');
});

describe('the emergency sheets of a member', () => {
  it('have all that the page of the pet has, the titles of documents and the latest entries', async () => {
    const { id: paper } = await makeDocument(pet.id);
    const dates = ['2026-01-05', '2026-03-02', '2026-02-01', '2026-04-09'];
    for (const date of dates) await makeEntry(pet.id, { date });
    await makeEntry(pet.id, { date: '2026-05-01', deleted_at: new Date() });
    const { sheets, total } = await sheetsOf(owner);
    const { body: detail } = await get(`/pet-records/${pet.id}`, { token: owner.token });
    expect(total).toBe(1);
    // Nobody can be written to without a connection.
    expect(sheets[0].detail).toEqual({ ...detail, messageable: [] });
    expect(sheets[0].documents).toEqual([{ id: paper, title: expect.any(String) }]);
    expect(sheets[0].entries.map(({ date }: { date: string }) => date)).toEqual([
      '2026-04-09',
      '2026-03-02',
      '2026-02-01',
    ]);
    expect(Object.keys(sheets[0].entries[0]).sort()).toEqual([
      'date',
      'description',
      'details',
      'id',
      'location',
    ]);
  });

  it('have the medications that stand in the calendar alone, once each, and no other tasks', async () => {
    const patient = await makePet({ owner, name: 'Insulin cat' });
    const today = dayIn(HOME_ZONE, new Date());
    const dose = { startsOn: '2026-01-01', times: ['08:00', '20:00'] };
    const insulin = await makeTask(patient.id, { ...dose, title: 'Insulin' });
    const drops = await makeTask(patient.id, {
      repeats: 'once',
      startsOn: addDays(today, 9),
      times: [],
      title: 'Drops',
      columns: { dose: null },
    });
    await makeTask(patient.id, { ...dose, endsOn: addDays(today, -1) });
    await makeTask(patient.id, { ...dose, columns: { deleted_at: new Date() } });
    await makeTask(patient.id, { ...dose, kind: 'grooming' });
    const early = { startsOn: addDays(today, 9), repeats: 'once' } as const;
    await makeTask(patient.id, { ...early, columns: { next_on: null, next_due_at: null } });
    const details = { kind: 'medication', medicine: 'Pill', dose: 1, unit: 'mg', times: [] };
    const [entry, ended] = await Promise.all(
      [null, '2026-02-01'].map((to) =>
        makeEntry(patient.id, {
          date: '2026-01-05',
          kind: 'medication',
          details: JSON.stringify({ ...details, from: null, to }),
        }),
      ),
    );
    await makeTask(patient.id, { ...dose, columns: { entry_id: entry } });
    // Somebody goes on with it in the calendar.
    const goesOn = await makeTask(patient.id, { ...dose, columns: { entry_id: ended } });
    const { sheets } = await sheetsOf(owner);
    const { medications, plannedMedications } = sheets.find(
      ({ detail }: { detail: { pet: { id: number } } }) => detail.pet.id === patient.id,
    ).detail;
    expect(medications).toMatchObject([{ medicine: 'Pill' }]);
    expect(plannedMedications).toMatchObject([
      {
        taskId: insulin,
        title: 'Insulin',
        dose: '1 tablet',
        when: 'Every day at 8:00 AM and 8:00 PM, from Jan 1, 2026',
      },
      { taskId: goesOn },
      { taskId: drops, dose: '', when: expect.stringMatching(/^Once, on .*, all day$/) },
    ]);
    const { body } = await get(`/pet-records/${patient.id}`, { token: owner.token });
    expect(body.plannedMedications).toEqual(plannedMedications);
    await db('pets').where({ id: patient.id }).update({ deleted_at: new Date() });
  });

  it('are those of pets they own or care for, and not of all that they may see', async () => {
    const trustee = await signedIn({ role: 'trustee' });
    const vet = await signedIn({ role: 'veterinarian' });
    await makePet({ owner, trust: await makeTrust([trustee]), vet });
    const admin = await signedIn({ role: 'admin' });
    for (const one of [trustee, vet, admin]) expect(await sheetsOf(one)).toEqual(NONE);
    expect(await idsOf(caretaker)).toEqual([pet.id]);
  });

  it('end with the link of a caretaker, with the trash and with the right to pets', async () => {
    const cared = await makePet({ owner, name: 'Zuri', team: { foster: caretaker } });
    expect(await idsOf(caretaker)).toEqual([pet.id, cared.id]);
    await db('pet_care_team').where({ pet_id: cared.id }).delete();
    expect(await idsOf(caretaker)).toEqual([pet.id]);
    await db('pets').where({ id: pet.id }).update({ deleted_at: new Date() });
    expect(await sheetsOf(caretaker)).toEqual(NONE);
    await db('pets').where({ id: pet.id }).update({ deleted_at: null });
    const unverified = await signedIn({ role: 'pet_owner', verified: false });
    const refused = await get('/pet-records/emergency-sheets', { token: unverified.token });
    expect(refused.status).toBe(403);
    expect((await get('/pet-records/emergency-sheets')).status).toBe(401);
  });

  it('are as many as a device keeps, the first by name, and say how many there are', async () => {
    const many = await signedIn({ role: 'pet_owner' });
    for (let at = 0; at <= KEPT_SHEETS.pets; at += 1) await makePet({ owner: many });
    const { sheets, total } = await sheetsOf(many);
    expect([sheets.length, total]).toEqual([KEPT_SHEETS.pets, KEPT_SHEETS.pets + 1]);
  });

  it('take no query', async () => {
    const ask = { token: owner.token, query: { limit: 1000 } };
    expect((await get('/pet-records/emergency-sheets', ask)).status).toBe(400);
  });
});

const NONE = { sheets: [], total: 0 };
