import { beforeAll, describe, expect, it } from 'vitest';
import { makeMark, makeTask } from '../harness/care';
import { db, insert } from '../harness/database';
import { makeMember, unique, type TestMember } from '../harness/members';
import { makePet } from '../harness/pets';
import { until } from '../harness/until';

const DOSE = { day: '2026-11-01', time: '08:00' };
const EVENING = { day: '2026-11-01', time: '20:00' };

let owner: TestMember;
beforeAll(async () => {
  owner = await makeMember();
});

/** Plants a task of one dose a day, and its animal with a caretaker who was told of it at night. */
async function planted(columns: Record<string, unknown> = {}) {
  const caretaker = await makeMember({ role: 'caretaker' });
  const pet = await makePet({ owner, team: { caretaker } });
  const task = await makeTask(pet.id, { columns });
  return { caretaker, pet, task };
}

/** Lets the mail about an overdue dose go, as at the end of quiet hours, and returns whether it was sent. */
async function isSent({ caretaker, task }: Awaited<ReturnType<typeof planted>>, one = DOSE) {
  const id = await insert('portal_mails', {
    to: caretaker.email,
    member_id: caretaker.id,
    kind: 'care',
    place: 1,
    tries: 0,
    subject: unique('Overdue '),
    text: 'Words',
    html: '<p>Words</p>',
    message_id: `<${unique('late')}@test.example>`,
    series: `care:late:${task}:${one.day}:${one.time}`,
    useful_until: new Date(Date.now() + 3_600_000),
    next_try_at: new Date(0),
  });
  const done = await until('it is sent or dropped', async () => {
    const row = await db('portal_mails').where({ id }).first();
    return (row.sent_at !== null || row.last_error !== null) && row;
  });
  if (done.sent_at === null) expect(done.last_error).toBe('Not sent: no longer current.');
  return done.sent_at !== null;
}

describe('the mail about an overdue dose that has waited for the morning', () => {
  it('is sent while nobody has given the dose, also if a mark of it was undone', async () => {
    const dose = await planted();
    await makeMark(dose.task, owner, { ...DOSE, counts: false, undone_at: new Date() });
    expect(await isSent(dose)).toBe(true);
    // The latest dose that is open is told, not the first.
    expect(await isSent(dose, EVENING)).toBe(true);
  });

  it.each([true, false])('is not sent once the dose is marked (counts: %s)', async (counts) => {
    const dose = await planted();
    await makeMark(dose.task, owner, { ...DOSE, counts });
    expect(await isSent(dose)).toBe(false);
  });

  it('is not sent once a later dose is marked, or the schedule has that time no more', async () => {
    const later = await planted({ next_on: '2026-11-02', next_time: '08:00' });
    expect(await isSent(later)).toBe(false);
    expect(await isSent(await planted({ times: '09:00' }))).toBe(false);
  });

  it('is not sent once the task or its animal is in the trash', async () => {
    expect(await isSent(await planted({ deleted_at: new Date() }))).toBe(false);
    const dose = await planted();
    await db('pets').where({ id: dose.pet.id }).update({ deleted_at: new Date() });
    expect(await isSent(dose)).toBe(false);
  });

  it('is not sent to a member whose link to the animal has ended', async () => {
    const dose = await planted();
    await db('pet_care_team').where({ pet_id: dose.pet.id }).delete();
    expect(await isSent(dose)).toBe(false);
  });
});
