import { beforeAll, describe, expect, it } from 'vitest';
import { makeTask, newKey } from '../harness/care';
import { db } from '../harness/database';
import { get, post } from '../harness/http';
import { signedIn, type TestMember, type TestSession } from '../harness/members';
import { notificationsOf, subjectsTo } from '../harness/notifications';
import { makePet } from '../harness/pets';

type Caller = TestMember & TestSession;
let owner: Caller;
let caretaker: Caller;
let pet: { id: number; name: string };
beforeAll(async () => {
  owner = await signedIn({ firstName: 'Olive', lastName: 'Owner' });
  caretaker = await signedIn({ role: 'caretaker', firstName: 'Casey', lastName: 'Care' });
  pet = await makePet({ owner, team: { caretaker } });
});

const FIRST = { day: '2026-11-01', time: '08:00' };
const EVENING = { day: '2026-11-01', time: '20:00' };
const mark = ({ token }: Caller, taskId: number, more: object = {}) =>
  post('/care/marks', {
    token,
    body: { ...FIRST, taskId, state: 'done', clientId: newKey(), ...more },
  });
const nextOf = async (taskId: number) =>
  (await get(`/care/tasks/${taskId}`, { token: owner.token })).body.next;
const statesOf = async (taskId: number) => {
  const query = { from: '2026-11-01', to: '2026-11-02', petId: pet.id };
  const { body } = await get('/care/days', { token: owner.token, query });
  return body.occurrences
    .filter((one: { taskId: number }) => one.taskId === taskId)
    .map(({ state }: { state: string }) => state);
};

describe('a mark', () => {
  it('moves the task on to its next occurrence, and is undone', async () => {
    const task = await makeTask(pet.id);
    expect(await statesOf(task)).toEqual(['overdue', 'overdue', 'overdue', 'overdue']);
    const { body } = await mark(owner, task, EVENING);
    expect(body.double).toBe(null);
    expect(body.mark.by).toEqual({ id: owner.id, name: 'Olive Owner' });
    expect(await nextOf(task)).toEqual({ day: '2026-11-02', time: '08:00' });
    expect(await statesOf(task)).toEqual(['missed', 'done', 'overdue', 'overdue']);
    expect((await post(`/care/marks/${body.mark.id}/undo`, { token: owner.token })).status).toBe(
      200,
    );
    expect(await nextOf(task)).toEqual(FIRST);
    expect(await statesOf(task)).toEqual(['overdue', 'overdue', 'overdue', 'overdue']);
    expect((await post(`/care/marks/${body.mark.id}/undo`, { token: owner.token })).status).toBe(
      404,
    );
  });

  it('sent again with the same clientId gets the same answer, and exists once', async () => {
    const task = await makeTask(pet.id);
    const clientId = newKey();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => mark(owner, task, { clientId })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await db('care_marks').where({ task_id: task })).toHaveLength(1);
    const other = await mark(owner, task, { ...EVENING, clientId });
    expect([other.status, other.code]).toEqual([409, 'KEY_REUSED']);
  });

  it('is undone by its clientId, and no other mark of its member is', async () => {
    const task = await makeTask(pet.id);
    const sent = { clientId: newKey() };
    await mark(owner, task, sent);
    const withdraw = (more: object, { token }: Caller = owner) =>
      post('/care/marks/withdraw', {
        token,
        body: { ...FIRST, taskId: task, state: 'done', ...more },
      });
    // Somebody else's key of the same name is another one.
    expect((await withdraw(sent, caretaker)).body).toEqual({ wasThere: false });
    expect((await statesOf(task))[0]).toBe('done');
    expect((await withdraw({ ...sent, ...EVENING })).code).toBe('KEY_REUSED');
    expect((await withdraw(sent)).body).toEqual({ wasThere: true });
    expect((await statesOf(task))[0]).toBe('overdue');
    // Meanwhile the same member has marked it on another device.
    await mark(owner, task);
    expect((await withdraw(sent)).body).toEqual({ wasThere: true });
    expect((await statesOf(task))[0]).toBe('done');
  });

  it('undone before it arrives does not count when it does', async () => {
    const task = await makeTask(pet.id);
    const late = { clientId: newKey() };
    const body = { ...FIRST, ...late, taskId: task, state: 'done' };
    const { token } = owner;
    expect((await post('/care/marks/withdraw', { token, body })).body).toEqual({ wasThere: false });
    expect((await mark(owner, task, late)).status).toBe(200);
    expect((await statesOf(task))[0]).toBe('overdue');
    expect((await mark(owner, task)).body.double).toBe(null);
    expect((await statesOf(task))[0]).toBe('done');
  });

  it('of two people counts once, and both are notified, in the notification bell and by email', async () => {
    const task = await makeTask(pet.id, { title: 'Insulin' });
    const first = await mark(owner, task);
    const second = await mark(caretaker, task);
    expect(first.body.double).toBe(null);
    expect(second.body.double).toEqual({ by: 'Olive Owner', at: first.body.mark.at });
    expect(await db('care_marks').where({ task_id: task, counts: true })).toHaveLength(1);
    const title = `Given twice? Insulin for ${pet.name}`;
    for (const { id, email } of [owner, caretaker]) {
      expect((await notificationsOf(id)).at(-1)?.title).toBe(title);
      expect(await subjectsTo(email)).toContain(title);
    }
    expect((await notificationsOf(owner.id)).at(-1)?.body).toContain('Casey Care');
    // The first was a slip: the other one counts.
    await post(`/care/marks/${first.body.mark.id}/undo`, { token: owner.token });
    expect((await db('care_marks').where({ task_id: task, counts: true })).length).toBe(1);
    expect(await statesOf(task)).toEqual(['done', 'overdue', 'overdue', 'overdue']);
  });

  it('that somebody else removes is told to whoever made it, and one’s own is not', async () => {
    const task = await makeTask(pet.id, { title: 'Drops' });
    const theirs = await mark(caretaker, task);
    const undo = (id: number) => post(`/care/marks/${id}/undo`, { token: owner.token });
    await undo(theirs.body.mark.id);
    const told = (await notificationsOf(caretaker.id)).at(-1);
    expect([told?.title, told?.body]).toEqual([
      `Olive Owner removed your mark: Drops for ${pet.name}`,
      'Sun, Nov 1, 2026, 8:00 AM.',
    ]);
    const before = (await notificationsOf(owner.id)).length;
    await undo((await mark(owner, task)).body.mark.id);
    expect(await notificationsOf(owner.id)).toHaveLength(before);
  });

  it('of several people at the same moment counts once', async () => {
    const task = await makeTask(pet.id);
    const callers = [owner, caretaker, owner, caretaker];
    const answers = await Promise.all(callers.map((one) => mark(one, task)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await db('care_marks').where({ task_id: task, counts: true })).toHaveLength(1);
  });

  it('for the next dose, made by someone else within half of its interval, does not count', async () => {
    const task = await makeTask(pet.id);
    const markedAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
    await mark(owner, task, { markedAt });
    const second = await mark(caretaker, task, EVENING);
    const at = new Date(markedAt).toISOString();
    expect(second.body.double).toEqual({ by: 'Olive Owner', at, of: FIRST });
    expect(await nextOf(task)).toEqual(EVENING);
  });

  it('for the next dose that does not count is told with the times of both, and shown until it is cleared up', async () => {
    const task = await makeTask(pet.id, { title: 'Insulin' });
    await mark(owner, task);
    const second = await mark(caretaker, task, EVENING);
    const heard = async ({ id }: Caller) => (await notificationsOf(id)).at(-1)?.body;
    expect(await heard(owner)).toMatch(
      /^Insulin for .+, Sun, Nov 1, 2026: You marked the 8:00 AM dose (at|on) .+, and Casey Care marked the 8:00 PM dose /,
    );
    expect(await heard(caretaker)).toMatch(
      /: Olive Owner marked the 8:00 AM dose .+, and you marked the 8:00 PM dose .+ before anyone gives another dose.+ call your veterinarian if a dose was given twice\.$/,
    );
    const evening = async (query: Record<string, string | number>) => {
      const { body } = await get('/care/days', { token: owner.token, query });
      return [...body.occurrences, ...body.overdue].filter(
        ({ taskId, day, time }) => taskId === task && day === EVENING.day && time === EVENING.time,
      );
    };
    const waits = { state: 'overdue', mark: null, uncounted: { by: { name: 'Casey Care' } } };
    const sameDay = { from: '2026-11-01', to: '2026-11-01', petId: pet.id };
    expect(await evening(sameDay)).toMatchObject([waits]);
    await post(`/care/marks/${second.body.mark.id}/undo`, { token: owner.token });
    expect((await evening(sameDay))[0]).not.toHaveProperty('uncounted');
  });

  it('that does not count is shown on what is overdue since before the days that are asked for', async () => {
    const times = { repeats: 'once' as const, startsOn: '2026-11-01' };
    const task = await makeTask(pet.id, times);
    await mark(owner, task);
    await mark(caretaker, task, EVENING);
    const query = { from: '2026-11-02', to: '2026-11-02', petId: pet.id };
    const { body } = await get('/care/days', { token: owner.token, query });
    const shown = body.overdue.find(({ taskId }: { taskId: number }) => taskId === task);
    expect(shown).toMatchObject({ ...EVENING, uncounted: { by: { name: 'Casey Care' } } });
  });

  it('of two people on a task that is no dose is no matter for a veterinarian', async () => {
    const task = await makeTask(pet.id, { kind: 'grooming', title: 'Brushing' });
    await mark(owner, task);
    await mark(caretaker, task);
    for (const { id } of [owner, caretaker]) {
      const told = (await notificationsOf(id)).at(-1);
      expect(told?.title).toBe(`Marked twice: Brushing for ${pet.name}`);
      expect(told?.body).not.toContain('veterinarian');
    }
  });

  it('for the next dose counts once the previous mark is undone, if nothing else is in its way', async () => {
    const task = await makeTask(pet.id);
    const first = await mark(owner, task);
    const again = await mark(caretaker, task);
    await mark(caretaker, task, EVENING);
    const undo = (id: number, { token }: Caller) => post(`/care/marks/${id}/undo`, { token });
    await undo(first.body.mark.id, owner);
    // The caretaker's own of the morning counts now, and is not in the way of theirs of the evening.
    expect((await statesOf(task)).slice(0, 2)).toEqual(['done', 'done']);
    await undo(again.body.mark.id, caretaker);
    const third = await makeTask(pet.id);
    const slip = await mark(owner, third);
    await mark(caretaker, third, EVENING);
    expect((await statesOf(third)).slice(0, 2)).toEqual(['done', 'overdue']);
    await undo(slip.body.mark.id, owner);
    expect((await statesOf(third)).slice(0, 2)).toEqual(['missed', 'done']);
  });

  it('made without a connection has the time of its device, at most seven days back', async () => {
    const task = await makeTask(pet.id);
    const at = new Date(Date.now() - 5 * 3_600_000).toISOString();
    expect((await mark(owner, task, { markedAt: at })).body.mark.at).toBe(at);
    const old = await mark(owner, task, { ...EVENING, markedAt: '2020-01-01T00:00:00.000Z' });
    const age = Date.now() - new Date(old.body.mark.at).getTime();
    expect(Math.round(age / 86_400_000)).toBe(7);
    const ahead = await mark(owner, task, {
      day: '2026-11-02',
      markedAt: '2099-01-01T00:00:00.000Z',
    });
    expect(new Date(ahead.body.mark.at).getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('is refused for a time the task is not due, for a skip without a reason, and far ahead', async () => {
    const task = await makeTask(pet.id);
    const wrong = await mark(owner, task, { time: '09:00' });
    expect([wrong.status, wrong.code]).toEqual([409, 'WRONG_STATE']);
    expect((await mark(owner, task, { day: '2099-01-01' })).status).toBe(409);
    const skipped = await mark(owner, task, { state: 'skipped' });
    expect([skipped.status, skipped.body.details]).toEqual([
      400,
      { reason: 'Please give a reason' },
    ]);
    expect(
      (await mark(owner, task, { state: 'skipped', reason: 'Vomited' })).body.mark,
    ).toMatchObject({ state: 'skipped', reason: 'Vomited' });
  });
});

describe('a handover', () => {
  it('names who does one occurrence, and notifies them', async () => {
    const task = await makeTask(pet.id, { title: 'Walk', assignee: owner });
    const body = { ...FIRST, taskId: task, toId: caretaker.id };
    expect((await post('/care/handovers', { token: owner.token, body })).body).toEqual({
      to: { id: caretaker.id, name: 'Casey Care' },
      before: null,
    });
    const query = { from: '2026-11-01', to: '2026-11-01', memberId: caretaker.id };
    const { body: days } = await get('/care/days', { token: owner.token, query });
    const handed = days.occurrences.filter(({ taskId }: { taskId: number }) => taskId === task);
    expect(handed).toMatchObject([{ ...FIRST, assignee: { id: caretaker.id } }]);
    expect((await notificationsOf(caretaker.id)).at(-1)?.title).toBe(
      `Olive Owner handed a care task over to you: Walk for ${pet.name}`,
    );
    const stranger = await signedIn();
    const refused = await post('/care/handovers', {
      token: owner.token,
      body: { ...body, toId: stranger.id },
    });
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([400, ['toId']]);
  });

  it('is undone, and both are told', async () => {
    const foster = await signedIn({ role: 'foster' });
    const cat = await makePet({ owner, team: { caretaker, foster } });
    const task = await makeTask(cat.id, { title: 'Coat care', assignee: caretaker });
    const handOver = (toId: number | null) =>
      post('/care/handovers', { token: owner.token, body: { ...FIRST, taskId: task, toId } });
    const titles = async (id: number) =>
      (await notificationsOf(id)).map(({ title }) => title).filter((one) => one.includes(cat.name));
    const yours = `Olive Owner handed a care task over to you: Coat care for ${cat.name}`;
    const notYours = `No longer yours this time: Coat care for ${cat.name}`;
    expect((await handOver(foster.id)).body).toMatchObject({ to: { id: foster.id }, before: null });
    expect([await titles(foster.id), await titles(caretaker.id)]).toEqual([[yours], [notYours]]);
    expect((await handOver(owner.id)).body.before).toBe(foster.id);
    expect(await titles(foster.id)).toEqual([yours, notYours]);
    const back = await handOver(null);
    expect([back.status, back.body]).toEqual([200, { to: null, before: owner.id }]);
    expect(await titles(caretaker.id)).toEqual([notYours, yours]);
    const query = { from: FIRST.day, to: FIRST.day, memberId: caretaker.id };
    const { body: days } = await get('/care/days', { token: owner.token, query });
    const his = days.occurrences.find(({ taskId }: { taskId: number }) => taskId === task);
    expect(his.assignee.id).toBe(caretaker.id);
    expect((await handOver(null)).body).toEqual({ to: null, before: null });
    expect(await titles(caretaker.id)).toEqual([notYours, yours]);
  });

  it('of what somebody has marked is refused, because a dose would be given again', async () => {
    const task = await makeTask(pet.id, { title: 'Heart pills', kind: 'medication' });
    const body = { ...FIRST, taskId: task, toId: caretaker.id };
    await mark(owner, task);
    const refused = await post('/care/handovers', { token: owner.token, body });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Someone has marked this in the meantime, so it can’t be handed over.',
    ]);
    const told = (await notificationsOf(caretaker.id)).filter(({ title }) =>
      /Heart pills/.test(title),
    );
    expect(told).toEqual([]);
  });
});
