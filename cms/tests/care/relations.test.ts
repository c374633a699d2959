import { describe, expect, it } from 'vitest';
import { goodTask, makeMark, makeTask, newKey } from '../harness/care';
import { db } from '../harness/database';
import { del, get, patch, post, type Reply } from '../harness/http';
import { makeMember, signedIn, type TestMember, type TestSession } from '../harness/members';
import { makePet, type NewPet } from '../harness/pets';
import { makeTrust } from '../harness/trusts';

type Caller = TestMember & TestSession;
const FIRST = { day: '2026-11-01', time: '08:00' };

/** What each call is answered with, by name. `own` and `other` tell who has made the task, or the mark. */
const CALLS: Record<string, (petId: number, caller: Caller) => Promise<Reply>> = {
  sees: (petId, { token }) => get('/care/tasks', { token, query: { petId } }),
  makes: (petId, { token }) =>
    post('/care/tasks', { token, body: { petId, key: newKey(), task: goodTask() } }),
  'changes own': async (petId, { token, id }) =>
    patch(`/care/tasks/${await makeTask(petId, { madeBy: { id } })}`, {
      token,
      body: { task: goodTask({ notes: 'Now' }) },
    }),
  'changes other': async (petId, { token }) =>
    patch(`/care/tasks/${await makeTask(petId)}`, { token, body: { task: goodTask() } }),
  'deletes other': async (petId, { token }) =>
    del(`/care/tasks/${await makeTask(petId)}`, { token }),
  marks: async (petId, { token }) =>
    post('/care/marks', {
      token,
      body: { ...FIRST, taskId: await makeTask(petId), state: 'done', clientId: newKey() },
    }),
  'undoes own': async (petId, { token, id }) =>
    post(`/care/marks/${await makeMark(await makeTask(petId), { id })}/undo`, { token }),
  'undoes other': async (petId, { token }) =>
    post(`/care/marks/${await makeMark(await makeTask(petId), null)}/undo`, { token }),
};

async function answers(petId: number, caller: Caller) {
  const found: number[] = [];
  for (const call of Object.values(CALLS)) found.push((await call(petId, caller)).status);
  return found;
}

type Linked = (caller: Caller) => Promise<Partial<NewPet>> | Partial<NewPet>;
const team =
  (place: 'caretaker' | 'foster' | 'trustee'): Linked =>
  (caller) => ({ team: { [place]: caller } });

const all = Array(8).fill(200) as number[];
// sees, makes, changes own, changes other, deletes other, marks, undoes own, undoes other
const OWN_ONLY = [200, 200, 200, 403, 403, 200, 200, 403];
const MARKS = [200, 403, 403, 403, 403, 200, 200, 403];
const SEES = [200, 403, 403, 403, 403, 403, 403, 403];
const NOTHING = Array(8).fill(404) as number[];

describe('care tasks by how a member stands to the pet', () => {
  it.each<[string, TestMember['role'], Linked, number[]]>([
    ['an admin', 'admin', () => ({}), all],
    ['its owner', 'pet_owner', (caller) => ({ owner: caller }), all],
    ['its caretaker', 'caretaker', team('caretaker'), OWN_ONLY],
    ['its foster', 'foster', team('foster'), OWN_ONLY],
    ['its trustee on the team', 'trustee', team('trustee'), MARKS],
    ['its veterinarian', 'veterinarian', (caller) => ({ vet: caller }), OWN_ONLY],
    ['a trustee of its trust', 'trustee', async (one) => ({ trust: await makeTrust([one]) }), SEES],
    ['an employee', 'employee', () => ({}), SEES],
    ['another owner', 'pet_owner', () => ({}), NOTHING],
    ['another veterinarian', 'veterinarian', () => ({}), NOTHING],
  ])('%s', async (_who, role, linked, expected) => {
    const caller = await signedIn({ role });
    const pet = await makePet({ owner: await makeMember(), ...(await linked(caller)) });
    expect(await answers(pet.id, caller)).toEqual(expected);
  });

  it('a caretaker whose link has ended no longer sees or marks anything', async () => {
    const caller = await signedIn({ role: 'caretaker' });
    const pet = await makePet({ owner: await makeMember(), team: { caretaker: caller } });
    const task = await makeTask(pet.id, { assignee: caller, madeBy: caller });
    await db('pet_care_team').where({ pet_id: pet.id }).delete();
    expect(await answers(pet.id, caller)).toEqual(NOTHING);
    const { body } = await get('/care/days', {
      token: caller.token,
      query: { from: '2026-11-01', to: '2026-11-07' },
    });
    expect([body.tasks, body.occurrences, body.overdue]).toEqual([[], [], []]);
    const admin = await signedIn({ role: 'admin' });
    const shown = await get(`/care/tasks/${task}`, { token: admin.token });
    expect(shown.body.assignee).toBe(null);
  });

  it('nobody finds the tasks of a pet in the trash, and they come back with it', async () => {
    const owner = await signedIn();
    const pet = await makePet({ owner, columns: { deleted_at: new Date() } });
    const task = await makeTask(pet.id);
    expect((await get(`/care/tasks/${task}`, { token: owner.token })).status).toBe(404);
    await db('pets').where({ id: pet.id }).update({ deleted_at: null });
    expect((await get(`/care/tasks/${task}`, { token: owner.token })).status).toBe(200);
  });
});
