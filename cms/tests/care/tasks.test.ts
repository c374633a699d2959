import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import { beforeAll, describe, expect, it } from 'vitest';
import { goodTask, makeTask, newKey } from '../harness/care';
import { db, insert } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import { signedIn, type TestMember, type TestSession } from '../harness/members';
import { historyOf } from '../harness/notifications';
import { makePet } from '../harness/pets';
import { sweep } from '../harness/sweep';
import { server } from '../harness/shared';

let owner: TestMember & TestSession;
let pet: { id: number; name: string };
beforeAll(async () => {
  owner = await signedIn();
  pet = await makePet({ owner });
});
const add = (task: object, key = newKey()) =>
  post('/care/tasks', { token: owner.token, body: { petId: pet.id, key, task } });

describe('a care task', () => {
  it('is saved as it was typed, in the time zone of the home, once per key', async () => {
    const key = newKey();
    const task = goodTask({ assigneeId: owner.id, tellNextAfterMinutes: 60 });
    const { status, body } = await add(task, key);
    expect(status).toBe(200);
    const { assigneeId: _assignee, ...said } = task;
    expect(body).toMatchObject({
      ...said,
      zone: 'America/Los_Angeles',
      assignee: { id: owner.id },
      next: { day: '2026-11-01', time: '08:00' },
      trust: null,
      abilities: { mark: true, change: true },
    });
    expect((await add(task, key)).body.id).toBe(body.id);
    const due = await db('care_pets').where({ pet_id: pet.id }).first('next_due_at');
    expect(new Date(due.next_due_at).toISOString()).toBe('2026-11-01T16:00:00.000Z');
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    [
      'ends before it begins',
      { endsOn: '2026-10-31' },
      { endsOn: 'The end date is before the start date' },
    ],
    ['has a dose of 0', { dose: '0 ml' }, { dose: 'Please enter an amount above 0, up to 10,000' }],
    [
      'has a dose of 1e9',
      { dose: '1e9' },
      { dose: 'Please enter an amount above 0, up to 10,000' },
    ],
    ['has an interval of 0', { every: 0 }, { every: 'Please enter a whole number from 1 to 365' }],
    [
      'has an interval of half a day',
      { every: 0.5 },
      { every: 'Please enter a whole number from 1 to 365' },
    ],
    [
      'is on no weekday',
      { repeats: 'weekdays' },
      { weekdays: 'Please choose at least one weekday' },
    ],
    [
      'has a time twice',
      { times: ['08:00', '08:00'] },
      { times: 'Two of these times are the same' },
    ],
    ['has no name', { title: ' ' }, { title: 'Please enter what needs to be done' }],
    [
      'begins on no day',
      { startsOn: '2026-02-30' },
      { startsOn: 'Please check the day and the year' },
    ],
  ])('that %s is refused by its field', async (_what, more, details) => {
    const { status, body } = await add({ ...goodTask(), ...more });
    const said = Object.fromEntries(
      Object.entries(body.details as Record<string, string>).map(([key, text]) => [
        key.replace(/^task\./, ''),
        text,
      ]),
    );
    expect([status, said]).toEqual([400, details]);
  });

  it('is changed by its revision, and its marks stay', async () => {
    const id = await makeTask(pet.id);
    const body = {
      day: '2026-11-01',
      time: '08:00',
      taskId: id,
      state: 'done',
      clientId: newKey(),
    };
    await post('/care/marks', { token: owner.token, body });
    const task = goodTask({ times: ['09:00'], title: 'Half a tablet' });
    const saved = await patch(`/care/tasks/${id}`, {
      token: owner.token,
      body: { task, revision: '1' },
    });
    // Of the day whose first dose was given, the new time is not due again.
    expect(saved.body).toMatchObject({
      title: 'Half a tablet',
      next: { day: '2026-11-02', time: '09:00' },
    });
    const late = await patch(`/care/tasks/${id}`, {
      token: owner.token,
      body: { task, revision: '1' },
    });
    expect([late.status, late.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  });

  it('whose warning is switched off says so in the history, and keeps who does it while they are away', async () => {
    const caretaker = await signedIn({ role: 'caretaker' });
    const admin = await signedIn({ role: 'admin' });
    const mine = await makePet({ owner, team: { caretaker } });
    const id = await makeTask(mine.id, { assignee: caretaker, tellNextAfterMinutes: 60 });
    await db('up_users').where({ id: caretaker.id }).update({ blocked: true });
    const { token } = owner;
    expect((await get(`/care/tasks/${id}`, { token })).body.assignee).toBe(null);
    const save = (more: Parameters<typeof goodTask>[0]) =>
      patch(`/care/tasks/${id}`, { token, body: { task: goodTask({ notes: '', ...more }) } });
    expect((await save({ tellNextAfterMinutes: null })).status).toBe(200);
    const [changed] = await historyOf(admin.token, mine.id, 'pet');
    expect(changed).toMatchObject({
      action: 'task_changed',
      changes: [{ field: 'If overdue, notify the next person after', from: '1 hour', to: '' }],
    });
    await db('up_users').where({ id: caretaker.id }).update({ blocked: false });
    expect((await get(`/care/tasks/${id}`, { token })).body.assignee.id).toBe(caretaker.id);
    expect((await save({ assigneeId: null })).body.assignee).toBe(null);
  });

  it('is deleted, restored, and erased after 30 days, and the history records it', async () => {
    const admin = await signedIn({ role: 'admin' });
    const mine = await makePet({ owner });
    const id = await makeTask(mine.id, { title: 'Brush' });
    const { token } = owner;
    expect((await del(`/care/tasks/${id}`, { token })).body).toEqual({ id });
    expect((await get(`/care/tasks/${id}`, { token })).status).toBe(404);
    expect((await post(`/care/tasks/${id}/restore`, { token })).body.title).toBe('Brush');
    const actions = (await historyOf(admin.token, mine.id, 'pet')).map(({ action }) => action);
    expect(actions).toEqual(['task_restored', 'task_deleted']);
    await db('care_tasks')
      .where({ id })
      .update({ deleted_at: new Date(Date.now() - 31 * 86_400_000) });
    await sweep(server);
    expect(await db('care_tasks').where({ id })).toEqual([]);
  });

  it('cannot be done by anyone who does not care for the animal', async () => {
    const stranger = await signedIn();
    const { status, body } = await add(goodTask({ assigneeId: stranger.id }));
    expect([status, Object.keys(body.details)]).toEqual([400, ['assigneeId']]);
  });
});

/** Two zones with different days at present, both at least an hour from midnight: the evening's and the next morning's. */
function zonesAroundMidnight(): [evening: string, morning: string] {
  const hour = new Date().getUTCHours();
  const midnight = hour <= 10 ? -hour : 24 - hour;
  // The names of these zones have the sign the other way round.
  const zoneAt = (ahead: number) => `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  return [zoneAt(midnight - 2), zoneAt(midnight + 1)];
}

describe('the calendar', () => {
  it('covers at most 42 days, in order', async () => {
    const query = { from: '2026-11-01', to: '2026-12-13' };
    const { status, body } = await get('/care/days', { token: owner.token, query });
    expect([status, body.details]).toEqual([400, { to: 'At most 42 days at once' }]);
  });

  it('has the latest occurrence of each task that was overdue before these days', async () => {
    const other = await signedIn();
    const mine = await makePet({ owner: other });
    const daily = await makeTask(mine.id, { startsOn: '2026-03-01', times: ['08:00'] });
    const once = await makeTask(mine.id, { repeats: 'once', startsOn: '2026-03-05', times: [] });
    const query = { from: '2026-03-10', to: '2026-03-10' };
    const { body } = await get('/care/days', { token: other.token, query });
    const said = (list: { taskId: number; day: string; time: string | null; state: string }[]) =>
      list.map(({ taskId, day, time, state }) => [taskId, day, time, state]);
    expect(said(body.overdue)).toEqual([
      [once, '2026-03-05', null, 'overdue'],
      [daily, '2026-03-09', '08:00', 'overdue'],
    ]);
    expect(said(body.occurrences)).toEqual([[daily, '2026-03-10', '08:00', 'overdue']]);
  });

  it('of one person has what anyone does for their animals, and what was handed over to them before', async () => {
    const [holder, foster, trustee, vet] = await Promise.all([
      signedIn(),
      signedIn({ role: 'foster' }),
      signedIn({ role: 'trustee' }),
      signedIn({ role: 'veterinarian' }),
    ]);
    const mine = await makePet({ owner: holder, team: { foster, trustee }, vet });
    const daily = { startsOn: '2026-03-01', times: ['08:00'] };
    const anyones = await makeTask(mine.id, daily);
    const vets = await makeTask(mine.id, { ...daily, assignee: vet });
    const handedOver = await makeTask(mine.id, { ...daily, assignee: holder });
    const handover = { day: '2026-03-09', time: '08:00', member_id: trustee.id };
    await insert('care_handovers', { task_id: handedOver, ...handover });
    const of = async (one: { id: number }) => {
      const query = { from: '2026-03-10', to: '2026-03-10', memberId: one.id };
      const { body } = await get('/care/days', { token: holder.token, query });
      const ids = (list: { taskId: number }[]) => list.map(({ taskId }) => taskId);
      return { overdue: ids(body.overdue), today: ids(body.occurrences) };
    };
    expect(await of(holder)).toEqual({ overdue: [anyones], today: [anyones, handedOver] });
    expect(await of(foster)).toEqual({ overdue: [anyones], today: [anyones] });
    expect(await of(vet)).toEqual({ overdue: [vets], today: [vets] });
    expect(await of(trustee)).toEqual({ overdue: [handedOver], today: [] });
    // Nobody who is not available hides a dose from those who are.
    await db('up_users').where({ id: vet.id }).update({ blocked: true });
    expect((await of(foster)).overdue).toEqual([anyones, vets]);
  });

  it('has the latest past dose, and not tonight’s, if the days begin tomorrow at home', async () => {
    const other = await signedIn();
    const mine = await makePet({ owner: other });
    const [zone] = zonesAroundMidnight();
    const today = dayIn(zone, new Date());
    const planted = { startsOn: '2026-03-01', endsOn: today, zone };
    const task = await makeTask(mine.id, { ...planted, times: ['00:00', '23:59'] });
    const from = addDays(today, 1);
    const { body } = await get('/care/days', { token: other.token, query: { from, to: from } });
    expect(body.overdue).toMatchObject([{ taskId: task, day: today, time: '00:00' }]);
    expect(body.occurrences).toEqual([]);
  });

  it('begins with the current day of each home if no dates are requested', async () => {
    const other = await signedIn();
    const mine = await makePet({ owner: other });
    const query = { daysAhead: 1 };
    const planted = { startsOn: '2026-03-01', times: [] };
    for (const zone of zonesAroundMidnight())
      await makeTask(mine.id, { ...planted, zone, title: zone });
    const { body } = await get('/care/days', { token: other.token, query });
    for (const { id, zone } of body.tasks as { id: number; zone: string }[]) {
      const today = dayIn(zone, new Date());
      const days = body.occurrences
        .filter(({ taskId }: { taskId: number }) => taskId === id)
        .map(({ day }: { day: string }) => day);
      expect(days).toEqual([today, addDays(today, 1)]);
    }
    expect(body.tasks).toHaveLength(2);
    const both = { ...query, from: '2026-11-01', to: '2026-11-01' };
    for (const refused of [both, { from: '2026-11-01' }, {}])
      expect((await get('/care/days', { token: other.token, query: refused })).status).toBe(400);
  });

  it('shows an admin without a filter what is their own to do, and by a trust all of it', async () => {
    const admin = await signedIn({ role: 'admin' });
    const query = { from: '2026-11-01', to: '2026-11-01' };
    const { body } = await get('/care/days', { token: admin.token, query });
    expect(body.tasks).toEqual([]);
    const one = await get('/care/days', { token: admin.token, query: { ...query, petId: pet.id } });
    expect(one.body.tasks.length).toBeGreaterThan(0);
  });
});
