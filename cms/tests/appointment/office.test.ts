import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { recordedWhen, shownWhen } from '@hearthside/contract/shown-date';
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
import { makeMember, signedIn } from '../harness/members';
import { mailTo } from '../harness/outbox';
import { historyOf, notificationsOf, subjectsTo } from '../harness/notifications';

const admin = await signedIn({ role: 'admin', firstName: 'Ada' });
const [office, colleague] = [
  appointmentCalls(admin),
  appointmentCalls(await signedIn({ role: 'admin' })),
];
const someone = async (wanted = {}) => {
  const me = await signedIn(wanted);
  return { ...me, calls: appointmentCalls(me) };
};
const lastNotification = async ({ id }: { id: number }) => (await notificationsOf(id)).at(-1);
const shownOf = (when: { date: string; time: string; timeZone: string }) =>
  shownWhen(when.date, when.time, when.timeZone);
const historyFor = async (id: number) => historyOf(admin.token, id, 'appointment');

describe('a new appointment', () => {
  it('is added for a member, who is notified of the time with its zone and gets the section', async () => {
    const me = await someone({ role: 'caretaker' });
    expect((await me.calls.state()).body).toEqual({ hasAppointments: false });
    const date = dayAhead(20);
    const made = good(await office.create(me.id, { date, kind: 'call' }));
    expect(made).toMatchObject({ state: 'confirmed', sessionNumber: 1, location: 'Room 4' });
    const title = `You have an appointment: ${shownWhen(date, '10:00', OFFICE_ZONE)}`;
    expect(await lastNotification(me)).toMatchObject({ kind: 'appointment', title });
    const mail = await mailTo(me.email, title);
    expect(mail.text).toContain(`/appointments?appointmentId=${made.id}`);
    expect(mail.text).toContain('Where: Room 4.');
    expect((await me.calls.state()).body).toEqual({ hasAppointments: true });
    expect((await historyFor(made.id))[0]).toMatchObject({
      action: 'created',
      by: { id: admin.id },
    });
  });

  it('is added once, however often its key is sent', async () => {
    const me = await makeMember();
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: 8 }, () => office.create(me.id, { key })));
    expect(new Set(all.map((one) => good(one).id)).size).toBe(1);
    expect((await office.create(me.id, { key, location: 'Somewhere else' })).status).toBe(409);
  });

  it('is refused at its field, and for a member who does not exist', async () => {
    const me = await makeMember();
    for (const [field, more] of [
      ['location', { location: ' ' }],
      ['minutes', { minutes: 5 }],
      ['minutes', { minutes: 481 }],
      ['date', { date: dayAhead(-1) }],
      ['time', { date: dayOfClockChange(), time: '02:30' }],
      ['userId', { userId: 2_000_000_000 }],
      ['userId', { userId: (await makeMember({ blocked: true })).id }],
      ['userId', { userId: (await makeMember({ columns: { deleted_at: new Date() } })).id }],
    ] as const) {
      const { status, body } = await office.create(me.id, more);
      expect([field, status, Object.keys(body.details)]).toEqual([field, 400, [field]]);
    }
  });

  it('can be added and changed only by the office', async () => {
    const me = await someone({ role: 'employee' });
    const id = await makeAppointment(me);
    const { calls } = me;
    const tries = [
      calls.create(me.id),
      calls.save(id),
      calls.decline(id),
      calls.cancel(id),
      calls.reopen(id),
      calls.remove(id),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 403));
  });
});

describe('a request', () => {
  it('is confirmed as requested, or at another time', async () => {
    const me = await someone();
    const date = dayBetweenClockChanges();
    const id = good(await me.calls.ask({ date, timeZone: 'Europe/Berlin' })).id;
    const typed = { date, time: '11:30', timeZone: 'Europe/Berlin' };
    const saved = good(await office.save(id, { ...typed, revision: '1' }));
    expect(saved).toMatchObject({ state: 'confirmed', ...typed, revision: '2' });
    expect(saved.startsAt).toBe(`${date}T10:30:00.000Z`);
    const notifications = await lastNotification(me);
    expect(notifications?.title).toBe(
      `Your appointment is confirmed: ${shownWhen(date, '11:30', 'Europe/Berlin')}`,
    );
    expect(notifications?.body).toContain(
      `You asked for ${shownWhen(date, '10:00', 'Europe/Berlin')}.`,
    );
    expect((await historyFor(id))[0]).toMatchObject({ action: 'confirmed' });
  });

  it('is confirmed by one of two admins, and the other learns by whom', async () => {
    const me = await someone();
    const id = good(await me.calls.ask()).id;
    const both = await Promise.all([
      office.save(id, { revision: '1', location: 'Room 1' }),
      colleague.save(id, { revision: '1', location: 'Room 2' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.error).toMatch(/^Someone else changed/);
    expect(Object.keys(refused?.body.details ?? {})).toEqual(['by', 'at']);
    expect(await notificationsOf(me.id)).toHaveLength(1);
    // Even where both type the same.
    const again = good(await me.calls.ask()).id;
    const same = await Promise.all(
      [office, colleague].map((one) => one.save(again, { revision: '1' })),
    );
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is declined with a reason, which can be undone', async () => {
    const me = await someone();
    const id = good(await me.calls.ask()).id;
    expect((await office.decline(id, { reason: '' })).status).toBe(400);
    const said = { state: 'declined', answer: 'The office is closed' };
    expect(good(await office.decline(id, { revision: '1' }))).toMatchObject(said);
    expect(await lastNotification(me)).toMatchObject({ body: 'The office is closed' });
    expect((await lastNotification(me))?.title).toMatch(/^Your request for .* Pacific can’t/);
    // A lost answer; a colleague who saw it waiting; one that is no request any more.
    expect((await office.decline(id, { revision: '1' })).status).toBe(200);
    expect((await colleague.decline(id, { revision: '1' })).status).toBe(409);
    expect((await office.save(id)).status).toBe(409);
    expect((await office.calendar(id)).status).toBe(409);
    expect(good(await office.reopen(id))).toMatchObject({ state: 'requested', answer: '' });
    expect((await lastNotification(me))?.title).toMatch(/^Your request for .* is open again$/);
    // A lost answer; a colleague who saw it declined.
    const told = (await notificationsOf(me.id)).length;
    expect(good(await office.reopen(id))).toMatchObject({ state: 'requested', revision: '3' });
    expect((await colleague.reopen(id)).status).toBe(409);
    expect(await notificationsOf(me.id)).toHaveLength(told);
    expect((await historyFor(id)).map(({ action }) => action)).toEqual([
      'restored',
      'declined',
      'asked',
    ]);
  });

  it('still waits after its time has passed, and can be confirmed for another', async () => {
    const me = await someone();
    const id = await makeAppointment(me, { state: 'requested', date: dayAhead(-2) });
    expect((await office.save(id, { date: dayAhead(-2) })).body.details).toHaveProperty('date');
    expect(good(await office.save(id)).state).toBe('confirmed');
  });

  it('cannot be canceled like an appointment', async () => {
    const me = await someone();
    const id = good(await me.calls.ask()).id;
    expect((await office.cancel(id)).status).toBe(409);
  });
});

describe('a confirmed appointment', () => {
  it('is moved, which grants a change request, and its member is notified of the old and the new time', async () => {
    const me = await someone();
    const [before, after] = [dayAhead(7), dayAhead(13)];
    const id = await makeAppointment(me, { date: before });
    await me.calls.askMove(id);
    const saved = good(await office.save(id, { date: after }));
    expect(saved).toMatchObject({ date: after, wish: null });
    const notifications = await lastNotification(me);
    expect(notifications?.title).toContain(
      `has been moved to ${shownWhen(after, '10:00', OFFICE_ZONE)}`,
    );
    expect(notifications?.body).toContain(`It was on ${shownWhen(before, '10:00', OFFICE_ZONE)}.`);
    expect((await historyFor(id))[0]).toMatchObject({
      action: 'moved',
      changes: expect.arrayContaining([
        {
          field: 'Day and time',
          from: recordedWhen(before, '10:00', OFFICE_ZONE),
          to: recordedWhen(after, '10:00', OFFICE_ZONE),
        },
      ]),
    });
  });

  it('gets another place, and nobody is notified if nothing changed', async () => {
    const me = await someone();
    const id = good(await office.create(me.id)).id;
    expect(good(await office.save(id, { location: 'Garden' })).location).toBe('Garden');
    expect((await lastNotification(me))?.body).toMatch(
      /^Location: Garden\. Intake, about 45 minutes\. Open the appointment to add it to/,
    );
    const told = (await notificationsOf(me.id)).length;
    expect(good(await office.save(id, { location: 'Garden' })).revision).toBe('2');
    expect((await notificationsOf(me.id)).length).toBe(told);
  });

  it('cannot be restored after its time has passed', async () => {
    const me = await someone();
    const { id } = good(await office.create(me.id));
    expect(good(await office.cancel(id))).toMatchObject({ undoable: true });
    const past = { starts_at: new Date(Date.now() - 7_200_000), ends_at: new Date() };
    await db('portal_appointments').where({ id }).update(past);
    expect(good(await office.detail(id))).toMatchObject({ undoable: false });
    const before = await notificationsOf(me.id);
    expect((await office.reopen(id)).status).toBe(409);
    expect(await notificationsOf(me.id)).toEqual(before);
  });

  it('keeps its time if a change request is declined, which waits again if that is undone', async () => {
    const me = await someone();
    const id = await makeAppointment(me);
    expect((await office.decline(id)).status).toBe(409);
    await me.calls.askMove(id);
    const said = { state: 'confirmed', wish: null, answer: 'The office is closed' };
    expect(good(await office.decline(id))).toMatchObject(said);
    expect((await lastNotification(me))?.title).toMatch(/^Your appointment stays as scheduled: /);
    const back = good(await office.reopen(id));
    expect(back.wish).toMatchObject({ kind: 'move' });
    expect((await historyFor(id)).map(({ action }) => action)).toEqual([
      'reopened_wish',
      'declined_wish',
      'wished',
    ]);
    // The appointment was on all the time: what is undone is the answer to the request.
    const [asked, on] = [shownOf(back.wish ?? back), shownOf(back)];
    expect(await lastNotification(me)).toMatchObject({
      title: `Your request to move your appointment to ${asked} is open again`,
      body: `What we told you before was a mistake. We apologize. Until we decide, your appointment on ${on} stays as scheduled.`,
    });
  });

  it('is canceled and restored, and not canceled twice', async () => {
    const me = await someone();
    const id = await makeAppointment(me);
    await me.calls.askCancel(id);
    expect(good(await office.cancel(id))).toMatchObject({ state: 'cancelled', wish: null });
    expect((await lastNotification(me))?.title).toMatch(
      /^Your appointment on .* Pacific has been canceled$/,
    );
    expect((await subjectsTo(me.email)).at(-1)).toBe((await lastNotification(me))?.title);
    expect((await colleague.cancel(id)).status).toBe(409);
    const back = good(await office.reopen(id));
    expect(good(await office.reopen(id)).revision).toBe(back.revision);
    expect([back.state, back.wish?.kind]).toEqual(['confirmed', 'cancel']);
    const { title, body } = (await lastNotification(me)) ?? {};
    expect(title).toBe(`Your appointment on ${shownOf(back)} is still on`);
    expect(body).toContain(
      `Your request to cancel your appointment on ${shownOf(back)} is open again.`,
    );
  });

  it('cannot be changed once it is over', async () => {
    const me = await someone();
    const id = await makeAppointment(me, { date: dayAhead(-2) });
    const tries = [office.save(id), office.cancel(id), office.decline(id)];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await me.calls.detail(id)).body.over).toBe(true);
  });

  it('is removed for good, and a member who expects it is notified', async () => {
    const me = await someone();
    const [id, past] = [
      await makeAppointment(me),
      await makeAppointment(me, { date: dayAhead(-2) }),
    ];
    expect((await office.remove(past)).status).toBe(200);
    expect(await notificationsOf(me.id)).toEqual([]);
    expect((await office.remove(id)).status).toBe(200);
    expect(await lastNotification(me)).toMatchObject({ link: '/appointments' });
    expect((await office.remove(id)).status).toBe(404);
    expect(await db('portal_appointments').where({ member_id: me.id })).toEqual([]);
    expect((await historyFor(id))[0]).toMatchObject({ action: 'deleted' });
    // Its number is told in mails and in the history, and is never another one's.
    expect(good(await office.create(me.id)).sessionNumber).toBe(3);
  });

  it('is at a different moment in a different zone, even at the same local time', async () => {
    const me = await someone();
    const date = dayBetweenClockChanges();
    const id = await makeAppointment(me, { date, timeZone: OFFICE_ZONE });
    const saved = good(await office.save(id, { date, timeZone: 'Europe/Berlin' }));
    expect(saved.startsAt).toBe(`${date}T09:00:00.000Z`);
    expect((await lastNotification(me))?.title).toContain(
      `moved to ${shownWhen(date, '10:00', 'Europe/Berlin')}`,
    );
  });
});
