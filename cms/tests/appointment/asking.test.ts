import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays } from '@hearthside/contract/calendar-days';
import { shownWhen } from '@hearthside/contract/shown-date';
import {
  appointmentCalls,
  dayAhead,
  dayBetweenClockChanges,
  dayOfClockChange,
  good,
  makeAppointment,
  OFFICE_ZONE,
} from '../harness/appointments';
import { db } from '../harness/database';
import { signedIn } from '../harness/members';
import { historyOf, notificationsOf, subjectsTo } from '../harness/notifications';

const admin = await signedIn({ role: 'admin' });
const office = appointmentCalls(admin);
const someone = async (wanted = {}) => {
  const me = await signedIn(wanted);
  return { ...me, calls: appointmentCalls(me) };
};
const ofMember = (id: number) => db('portal_appointments').where({ member_id: id });

describe('a request', () => {
  it.each([{ role: 'pet_owner' }, { role: 'foster' }, { role: 'user', verified: false }] as const)(
    'is made by %o, and waits',
    async (wanted) => {
      const me = await someone(wanted);
      const made = good(await me.calls.ask({ kind: 'planning' }));
      expect(made).toMatchObject({
        sessionNumber: 1,
        kind: 'planning',
        state: 'requested',
        time: '10:00',
        minutes: 45,
        timeZone: OFFICE_ZONE,
        location: '',
        about: 'Two old cats',
        phone: '503 555 0123',
        over: false,
        wish: null,
        answer: '',
        revision: '1',
        member: { id: me.id, firstName: me.firstName, lastName: me.lastName },
      });
      expect((await me.calls.detail(made.id)).body).toEqual(made);
      expect((await me.calls.state()).body).toEqual({ hasAppointments: true });
    },
  );

  it('is reported to the office with its time zone and the office’s local time, and recorded', async () => {
    const me = await someone();
    const date = dayBetweenClockChanges();
    const made = good(await me.calls.ask({ date, time: '10:00', timeZone: 'Europe/Berlin' }));
    expect(made.startsAt).toBe(`${date}T09:00:00.000Z`);
    const notifications = (await notificationsOf(admin.id)).at(-1);
    expect(notifications).toMatchObject({
      kind: 'appointment_request',
      title: `Test ${me.lastName} requested an appointment: ${shownWhen(date, '10:00', 'Europe/Berlin')}`,
      link: `/appointments?appointmentId=${made.id}`,
    });
    // America has changed its clocks, and Europe will some days later.
    expect(notifications?.body).toContain(shownWhen(date, '02:00', OFFICE_ZONE));
    expect((await subjectsTo(admin.email)).at(-1)).toBe(notifications?.title);
    // Who asks is not told what they have just done.
    expect(await notificationsOf(me.id)).toEqual([]);
    expect((await historyOf(admin.token, made.id, 'appointment'))[0]).toMatchObject({
      action: 'asked',
      by: { id: me.id },
      about: { kind: 'appointment', id: made.id, name: 'Intake, session 1' },
      other: { kind: 'member', id: me.id },
    });
  });

  it('sent twenty times at once is stored once', async () => {
    const me = await someone();
    const key = randomUUID();
    const before = (await notificationsOf(admin.id)).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => me.calls.ask({ key })));
    expect(new Set(answers.map((answer) => good(answer).id)).size).toBe(1);
    expect(await ofMember(me.id)).toHaveLength(1);
    expect((await notificationsOf(admin.id)).length).toBe(before + 1);
    expect((await me.calls.ask({ key, about: 'Something else' })).status).toBe(409);
    // Another member with the same key asks for themselves.
    const other = await someone();
    expect(good(await other.calls.ask({ key })).member.id).toBe(other.id);
  });

  it('can wait along with at most four others, even if all are sent at once', async () => {
    const me = await someone();
    const answers = await Promise.all(Array.from({ length: 9 }, () => me.calls.ask()));
    const told = answers.map(({ status }) => status).sort();
    expect(told).toEqual([200, 200, 200, 200, 200, 409, 409, 409, 409]);
    const rows = await ofMember(me.id).orderBy('session_number').pluck('session_number');
    expect(rows).toEqual([1, 2, 3, 4, 5]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toMatch(/^You already have 5 open requests/);
    const [first] = answers.filter(({ status }) => status === 200);
    expect((await me.calls.withdraw(first?.body.id)).status).toBe(200);
    expect((await me.calls.ask()).status).toBe(200);
  });

  it.each([
    ['date', { date: '2026-02-30' }, 'Please check the day and the year'],
    ['date', { date: '' }, 'Please choose a day'],
    ['time', { time: '25:00' }, 'Please choose a time'],
    ['timeZone', { timeZone: 'Mars/Olympus' }, 'Please choose a time zone'],
    ['about', { about: ' \n ' }, 'Please tell us what it is about'],
    ['about', { about: 'x'.repeat(501) }, 'At most 500 characters'],
    ['phone', { phone: '5'.repeat(41) }, 'At most 40 characters'],
    ['key', { key: 'short' }, ''],
    ['date', { date: dayAhead(-2) }, 'Please choose a day in the future'],
    // Portland’s clocks go from two to three.
    ['time', { date: dayOfClockChange(), time: '02:30' }, 'skip this time'],
    ['date', { date: dayAhead(368) }, 'Please choose a day within the next year'],
    ['minutes', { minutes: 45 }, ''],
  ])('is refused by its %s: %o', async (field, more, said) => {
    const me = await someone();
    const { status, body } = await me.calls.ask(more);
    expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
    expect(body.details[field]).toContain(said);
    expect(await ofMember(me.id)).toEqual([]);
  });

  it('is withdrawn once, and the office is notified', async () => {
    const me = await someone();
    const { id } = good(await me.calls.ask());
    const back = good(await me.calls.withdraw(id));
    expect(back).toMatchObject({ state: 'cancelled', answer: 'Withdrawn by the member.' });
    // The answer was lost: nothing happens a second time.
    expect(good(await me.calls.withdraw(id)).revision).toBe(back.revision);
    expect((await notificationsOf(admin.id)).at(-1)?.title).toBe(
      `Test ${me.lastName} withdrew a request`,
    );
    expect((await office.reopen(id)).status).toBe(409);
    const actions = (await historyOf(admin.token, id, 'appointment')).map(({ action }) => action);
    expect(actions).toEqual(['withdrawn_request', 'asked']);
  });
});

describe('a change request', () => {
  it('asks for another time and changes nothing yet, but notifies the office', async () => {
    const me = await someone();
    const date = dayBetweenClockChanges();
    const before = addDays(date, -1);
    const id = await makeAppointment(me, { date: before });
    const more = { date, time: '10:00', timeZone: 'Europe/Berlin' };
    const wished = good(await me.calls.askMove(id, more));
    expect(wished).toMatchObject({
      state: 'confirmed',
      date: before,
      time: '10:00',
      timeZone: OFFICE_ZONE,
      wish: { kind: 'move', ...more, reason: 'School play' },
      revision: '2',
    });
    const notifications = (await notificationsOf(admin.id)).at(-1);
    expect(notifications?.title).toContain(`to ${shownWhen(date, '10:00', 'Europe/Berlin')}`);
    expect(notifications?.body).toContain(shownWhen(before, '10:00', OFFICE_ZONE));
    expect(notifications?.body).toContain(shownWhen(date, '02:00', OFFICE_ZONE));
    // The same again is the same.
    expect(good(await me.calls.askMove(id, more)).revision).toBe('2');
    // One may think again, and take it back.
    expect(good(await me.calls.askCancel(id)).wish).toMatchObject({ kind: 'cancel' });
    const back = good(await me.calls.withdraw(id));
    expect(back).toMatchObject({ state: 'confirmed', wish: null });
    // The answer was lost: nothing happens a second time.
    expect(good(await me.calls.withdraw(id)).revision).toBe(back.revision);
    const actions = (await historyOf(admin.token, id, 'appointment')).map(({ action }) => action);
    expect(actions).toEqual(['withdrawn_wish', 'wished', 'wished']);
  });

  it('is not withdrawn after the office has answered it', async () => {
    const me = await someone();
    const id = await makeAppointment(me);
    expect((await me.calls.withdraw(id)).status).toBe(409);
    await me.calls.askCancel(id);
    good(await me.calls.withdraw(id));
    await me.calls.askCancel(id);
    good(await office.decline(id));
    const { status, body } = await me.calls.withdraw(id);
    expect([status, body.error]).toEqual([
      409,
      'There’s no open request to withdraw. It was withdrawn or answered before.',
    ]);
  });

  it('is refused by its field', async () => {
    const me = await someone();
    const id = await makeAppointment(me);
    for (const [field, more] of [
      ['reason', { reason: ' ' }],
      ['date', { date: dayAhead(-2) }],
      ['date', { date: dayAhead(400) }],
      ['time', { date: dayAhead(7), time: '10:00' }],
    ] as const) {
      const { status, body } = await me.calls.askMove(id, more);
      expect([field, status, Object.keys(body.details)]).toEqual([field, 400, [field]]);
    }
    expect((await me.calls.askCancel(id, '')).status).toBe(400);
  });

  it('is only possible for the member’s own confirmed, upcoming appointment', async () => {
    const [me, other] = [await someone(), await someone()];
    const id = await makeAppointment(me);
    expect((await other.calls.askMove(id)).status).toBe(404);
    expect((await other.calls.withdraw(id)).status).toBe(404);
    expect((await other.calls.detail(id)).status).toBe(404);
    // An admin sees it and decides on it; wishing is its member's.
    expect((await office.detail(id)).status).toBe(200);
    expect((await office.askCancel(id)).status).toBe(403);
    const waiting = await makeAppointment(me, { state: 'requested' });
    expect((await me.calls.askMove(waiting)).status).toBe(409);
    const past = await makeAppointment(me, { date: dayAhead(-3) });
    expect((await me.calls.askCancel(past)).status).toBe(409);
    for (const state of ['declined', 'cancelled'] as const) {
      const gone = await makeAppointment(me, { state });
      expect((await me.calls.askMove(gone)).status).toBe(409);
    }
  });
});
