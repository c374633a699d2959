import type { EntryDetailsInput } from '@hearthside/contract/pet/entry-details';
import { addDays } from '@hearthside/contract/calendar-days';
import { clockIn } from '@hearthside/contract/zoned-time';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodTask, HOME_ZONE, newKey } from '../harness/care';
import { db } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import { signedIn, type TestMember, type TestSession } from '../harness/members';
import { historyOf } from '../harness/notifications';
import { makeEntry, makePet } from '../harness/pets';

type Caller = TestMember & TestSession;
const TODAY = clockIn(HOME_ZONE, new Date()).day;
const YEAR = addDays(TODAY, 365);
let owner: Caller;
let vet: Caller;
let pet: { id: number; name: string };
beforeAll(async () => {
  owner = await signedIn();
  vet = await signedIn({ role: 'veterinarian', firstName: 'Vera', lastName: 'Vet' });
});
beforeEach(async () => {
  pet = await makePet({ owner, vet });
});

const rabies = (nextDue: string | null, product = 'Nobivac Rabies') =>
  ({ kind: 'vaccination', product, batch: 'A1', nextDue }) as const;
const path = (id?: number) => `/pet-records/${pet.id}/records${id === undefined ? '' : `/${id}`}`;
async function write(details: EntryDetailsInput, more: object = {}, by: Caller = owner) {
  const body = { date: TODAY, location: 'in_person', details, ...more };
  const reply = await post(path(), { token: by.token, body });
  expect([reply.status, reply.text.slice(0, 300)]).toEqual([200, reply.text.slice(0, 300)]);
  return { id: reply.body.record.id as number, calendar: reply.body.calendar };
}
const change = async (id: number, body: object) =>
  (await patch(path(id), { token: owner.token, body })).body.calendar;
/** The tasks of the pet: title, first day, and when the next is due. */
async function tasks(): Promise<[string, string, string | null][]> {
  const { body } = await get('/care/tasks', { token: owner.token, query: { petId: pet.id } });
  return body.tasks
    .map(
      ({ title, startsOn, next }: { title: string; startsOn: string; next: { day: string } }) => [
        title,
        startsOn,
        next?.day ?? null,
      ],
    )
    .sort();
}
const due = (day: string, title = 'Nobivac Rabies') => [title, day, day];
const done = (day: string, title = 'Nobivac Rabies') => [title, day, null];

describe('a vaccination in the record', () => {
  it('entered by the veterinarian is in the care calendar on the day it is due next, all day', async () => {
    const { calendar } = await write(rabies(YEAR), {}, vet);
    const { body } = await get('/care/tasks', { token: owner.token, query: { petId: pet.id } });
    expect(body.tasks).toMatchObject([
      {
        kind: 'vaccination',
        title: 'Nobivac Rabies',
        repeats: 'once',
        startsOn: YEAR,
        times: [],
        zone: HOME_ZONE,
        assignee: null,
        next: { day: YEAR, time: null },
      },
    ]);
    const [{ id }] = body.tasks;
    expect(calendar).toEqual({
      state: 'added',
      kind: 'vaccination',
      taskId: id,
      title: 'Nobivac Rabies',
      day: YEAR,
    });
    const admin = await signedIn({ role: 'admin' });
    const actions = (await historyOf(admin.token, pet.id, 'pet')).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['task_added', 'entry_added']));
  });

  it('without a next one, or left out, makes no task', async () => {
    expect((await write(rabies(null))).calendar).toBe(null);
    const left = await write(rabies(YEAR), { inCalendar: false });
    expect([left.calendar, await tasks()]).toEqual([null, []]);
    // A change of it brings nothing that was left out.
    expect(await change(left.id, { details: rabies(addDays(YEAR, 5)) })).toBe(null);
    expect(await tasks()).toEqual([]);
  });

  it('completes the task that was due for it, and only for its own product', async () => {
    const lastYear = addDays(TODAY, -360);
    await write(rabies(addDays(TODAY, 5)), { date: lastYear });
    await write(rabies(addDays(TODAY, 5), 'Parvo'), { date: lastYear });
    const now = await write(rabies(YEAR, 'NOBIVAC  rabies'), {}, vet);
    const first = [due(addDays(TODAY, 5), 'Parvo'), done(addDays(TODAY, 5))];
    expect(await tasks()).toEqual([due(YEAR, 'NOBIVAC  rabies'), ...first.toReversed()].sort());
    const query = { from: TODAY, to: addDays(TODAY, 6), petId: pet.id };
    const { body } = await get('/care/days', { token: owner.token, query });
    const states = body.occurrences.map(
      ({ state, mark }: { state: string; mark: { by: { id: number } } | null }) => [
        state,
        mark?.by.id,
      ],
    );
    expect(states).toEqual(expect.arrayContaining([['done', vet.id]]));
    // Without the entry, it is open again, and the next one gone; and the other way round.
    await del(path(now.id), { token: owner.token });
    expect(await tasks()).toEqual([due(addDays(TODAY, 5)), due(addDays(TODAY, 5), 'Parvo')]);
    const restored = await post(`${path(now.id)}/restore`, { token: owner.token });
    expect(restored.body.calendar).toMatchObject({ state: 'added', day: YEAR });
    expect(await tasks()).toEqual([due(YEAR, 'NOBIVAC  rabies'), ...first.toReversed()].sort());
  });

  it('moves its task as it is changed, and keeps the notes and times that people set there', async () => {
    const { id, calendar } = await write(rabies(YEAR));
    const token = owner.token;
    const task = goodTask({
      kind: 'vaccination',
      title: 'Nobivac Rabies',
      notes: 'Bring the passport',
      dose: '',
      repeats: 'once',
      startsOn: YEAR,
      times: ['10:00'],
    });
    await patch(`/care/tasks/${calendar.taskId}`, { token, body: { task } });
    const later = addDays(YEAR, 30);
    expect(await change(id, { details: rabies(later) })).toMatchObject({
      state: 'moved',
      taskId: calendar.taskId,
      day: later,
    });
    const { body } = await get(`/care/tasks/${calendar.taskId}`, { token });
    expect(body).toMatchObject({ notes: 'Bring the passport', times: ['10:00'], startsOn: later });
    expect(await change(id, { description: 'No more than words' })).toBe(null);
    expect(await change(id, { details: rabies(null) })).toMatchObject({ state: 'ended' });
    expect(await tasks()).toEqual([]);
    expect(await change(id, { details: rabies(YEAR) })).toMatchObject({ state: 'added' });
    expect(await tasks()).toEqual([due(YEAR)]);
  });

  it('entered by two people creates one task, which stays as long as one of the entries does', async () => {
    const mine = await write(rabies(YEAR));
    const theirs = await write(rabies(addDays(YEAR, 7)), {}, vet);
    expect(theirs.calendar).toMatchObject({ state: 'moved', taskId: mine.calendar.taskId });
    expect(await tasks()).toEqual([due(addDays(YEAR, 7))]);
    await del(path(theirs.id), { token: owner.token });
    expect(await tasks()).toEqual([due(YEAR)]);
    await del(path(mine.id), { token: owner.token });
    expect(await tasks()).toEqual([]);
  });

  it('from years ago schedules nothing after a later one', async () => {
    await write(rabies(YEAR));
    const old = await write(rabies(addDays(TODAY, -365)), { date: addDays(TODAY, -730) });
    expect([old.calendar, await tasks()]).toEqual([null, [due(YEAR)]]);
  });

  it('from before there was a calendar stays without a task, whatever is changed in it', async () => {
    const details = JSON.stringify(rabies(YEAR));
    const id = await makeEntry(pet.id, { date: TODAY, kind: 'vaccination', details });
    expect(await change(id, { details: rabies(addDays(YEAR, 1)) })).toBe(null);
    expect(await tasks()).toEqual([]);
  });

  it('whose task was deleted in the calendar does not bring it back', async () => {
    const { id, calendar } = await write(rabies(YEAR));
    await del(`/care/tasks/${calendar.taskId}`, { token: owner.token });
    expect(await change(id, { details: rabies(addDays(YEAR, 1)) })).toBe(null);
    await del(path(id), { token: owner.token });
    await post(`${path(id)}/restore`, { token: owner.token });
    expect(await tasks()).toEqual([]);
  });

  it('is saved even if the calendar is full, and says so', async () => {
    const rows = Array.from({ length: 200 }, () => ({
      pet_id: pet.id,
      kind: 'other',
      title: 'Walk',
      repeats: 'days',
      every: 1,
      version: 1,
      starts_on: TODAY,
      zone: HOME_ZONE,
      weekdays: '',
      times: '',
    }));
    await db.batchInsert('care_tasks', rows, 50);
    expect((await write(rabies(YEAR))).calendar).toMatchObject({ state: 'full', taskId: null });
  });

  it('planned by hand for that day is that task, and done by hand where one was due', async () => {
    const plan = (startsOn: string) =>
      post('/care/tasks', {
        token: owner.token,
        body: {
          petId: pet.id,
          key: newKey(),
          task: goodTask({
            kind: 'vaccination',
            title: 'nobivac rabies',
            dose: '',
            notes: '',
            repeats: 'once',
            startsOn,
            times: [],
          }),
        },
      });
    await plan(addDays(TODAY, 10));
    const { body } = await plan(YEAR);
    expect((await write(rabies(YEAR))).calendar).toMatchObject({ state: 'moved', taskId: body.id });
    expect(await tasks()).toEqual([due(YEAR), done(addDays(TODAY, 10), 'nobivac rabies')]);
  });
});

describe('a medication in the record', () => {
  const pill = (more: object = {}) =>
    ({
      kind: 'medication',
      medicine: 'Levothyroxine',
      dose: 0.4,
      unit: 'mg',
      times: ['23:59', '08:00'],
      from: null,
      to: addDays(TODAY, 9),
      ...more,
    }) as EntryDetailsInput;

  it('is in the care calendar with its dose, at its times, until it ends', async () => {
    const { id, calendar } = await write(pill(), { date: addDays(TODAY, -3) });
    expect(calendar).toMatchObject({ state: 'added', kind: 'medication', day: TODAY });
    const task = () => get(`/care/tasks/${calendar.taskId}`, { token: owner.token });
    expect((await task()).body).toMatchObject({
      kind: 'medication',
      title: 'Levothyroxine',
      dose: '0.4 mg',
      repeats: 'days',
      every: 1,
      startsOn: TODAY,
      endsOn: addDays(TODAY, 9),
      times: ['08:00', '23:59'],
    });
    await change(id, { details: pill({ dose: 0.5, to: null }) });
    expect((await task()).body).toMatchObject({ dose: '0.5 mg', endsOn: null, startsOn: TODAY });
    expect(await change(id, { details: pill({ to: TODAY }) })).toMatchObject({ state: 'moved' });
    // It was stopped before its first dose.
    const stopped = await change(id, { details: pill({ to: addDays(TODAY, -1) }) });
    expect(stopped).toMatchObject({ state: 'ended' });
    expect((await task()).status).toBe(404);
  });

  it('keeps the doses that were given when its times are changed, removed and restored', async () => {
    const [began, given] = [addDays(TODAY, -9), addDays(TODAY, -5)];
    const { id, calendar } = await write(pill({ to: null }), { date: began });
    const { taskId } = calendar;
    // As if it had been written down on its first day.
    await db('care_tasks').where({ id: taskId }).update({ starts_on: began, counts_from: null });
    for (const time of ['08:00', '23:59']) {
      const body = { taskId, day: given, time, state: 'done', reason: '', clientId: newKey() };
      expect((await post('/care/marks', { token: owner.token, body })).status).toBe(200);
    }
    const task = async () =>
      (await get(`/care/tasks/${taskId}`, { token: owner.token })).body as Record<string, unknown>;
    const shown = async () => {
      const query = { from: addDays(TODAY, -9), to: TODAY, petId: pet.id };
      const { body } = await get('/care/days', { token: owner.token, query });
      return (body.occurrences as { day: string; time: string; state: string }[])
        .filter(({ state }) => state !== 'due')
        .map(({ day, time, state }) => [day, time, state]);
    };
    const doses = [
      [given, '08:00', 'done'],
      [given, '23:59', 'done'],
    ];
    await change(id, { details: pill({ times: ['00:00'], to: null }) });
    expect(await task()).toMatchObject({ startsOn: began, endsOn: null, times: ['00:00'] });
    // What was open stays open, at the new time, and what was given is shown as it was.
    expect(await shown()).toEqual([
      ...doses,
      ...[-3, -2, -1, 0].map((back) => [addDays(TODAY, back), '00:00', 'overdue']),
    ]);
    await change(id, { details: pill({ to: null }) });
    expect(await change(id, { details: pill({ times: [] }) })).toMatchObject({ state: 'ended' });
    expect(await task()).toMatchObject({ startsOn: began, endsOn: given, next: null });
    expect(await shown()).toEqual(doses);
    // The days without the medication are not overdue once it goes on.
    await change(id, { details: pill({ to: null, times: ['00:00', '23:59'] }) });
    await change(id, { details: pill({ times: [] }) });
    await change(id, { details: pill({ to: null, times: ['00:00', '23:59'] }) });
    expect((await task()).next).toEqual({ day: TODAY, time: '23:59' });
    expect(await shown()).toEqual(doses);
    await change(id, { details: pill({ to: null }) });
    expect(await task()).toMatchObject({ startsOn: began, endsOn: null });
    // The animal began earlier than was written first, and nobody is told of the doses before.
    await change(id, { date: addDays(TODAY, -12), details: pill({ to: null }) });
    expect(await task()).toMatchObject({ startsOn: began });
    await change(id, { details: pill({ from: addDays(TODAY, 3), to: null }) });
    expect(await task()).toMatchObject({ startsOn: addDays(TODAY, 3) });
  });

  it('has nothing overdue on the day it was entered', async () => {
    const { calendar } = await write(pill({ times: ['00:00', '23:59'] }));
    const { body } = await get(`/care/tasks/${calendar.taskId}`, { token: owner.token });
    expect(body.next).toEqual({ day: TODAY, time: '23:59' });
    const query = { from: TODAY, to: TODAY, petId: pet.id };
    const { body: days } = await get('/care/days', { token: owner.token, query });
    expect(days.occurrences.map(({ time }: { time: string }) => time)).toEqual(['23:59']);
  });

  it('that is over, or has no times, creates no task', async () => {
    const over = { from: addDays(TODAY, -20), to: addDays(TODAY, -10) };
    expect((await write(pill(over), { date: addDays(TODAY, -20) })).calendar).toBe(null);
    expect((await write(pill({ times: [] }))).calendar).toBe(null);
    expect(await tasks()).toEqual([]);
  });
});
