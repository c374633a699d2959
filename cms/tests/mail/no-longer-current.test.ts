import { beforeAll, expect, it } from 'vitest';
import { SYSTEM_TEXTS } from '@hearthside/contract/system/mails';
import { appointmentCalls, dayAhead, good, makeAppointment } from '../harness/appointments';
import { db, insert } from '../harness/database';
import { get, patch, post } from '../harness/http';
import {
  makeMember,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { mailsTo } from '../harness/outbox';
import { until } from '../harness/until';

const HOUR_MS = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);

let admin: TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
});

/** Plants a notice that has failed before and waits, by default for an hour. */
const plant = ({ id, email }: TestMember, columns: Record<string, unknown> = {}) =>
  insert('portal_mails', {
    to: email,
    member_id: id,
    kind: 'appointment',
    place: 1,
    tries: 3,
    subject: unique('Today '),
    text: 'Words',
    html: '<p>Words</p>',
    last_error: 'Error ESOCKET',
    message_id: `<${unique('current')}@test.example>`,
    next_try_at: ago(-HOUR_MS),
    ...columns,
  });
const rowOf = (id: number) => db('portal_mails').where({ id }).first();
const DROPPED = {
  sent_at: null,
  next_try_at: null,
  text: '(dropped)',
  html: '(dropped)',
  last_error: 'Not sent: no longer current.',
};

it('a mail whose day is over when its turn comes is not sent, and one whose day lasts is', async () => {
  const member = await makeMember();
  const due = { next_try_at: new Date(0) };
  const over = await plant(member, { ...due, useful_until: ago(1000) });
  const lasting = await plant(member, { ...due, useful_until: ago(-HOUR_MS) });
  const sent = await until('the other is sent', async () => {
    const row = await rowOf(lasting);
    return row.sent_at !== null && row;
  });
  expect(sent.text).toBe('(sent)');
  expect(await rowOf(over)).toMatchObject(DROPPED);
  expect(await mailsTo(member.email)).toHaveLength(1);
});

it('a mail that was given up and whose day is over is dropped instead of sent, and says why', async () => {
  const member = await makeMember();
  const id = await plant(member, { next_try_at: null, useful_until: ago(1000) });
  const { status, body } = await post(`/system/mails/${id}/send`, { token: admin.token });
  expect([status, body.error]).toEqual([409, SYSTEM_TEXTS.mailOutdated]);
  expect(await rowOf(id)).toMatchObject(DROPPED);
  const query = { state: 'given_up', limit: 100 };
  const { mails } = (await get('/system/mails', { token: admin.token, query })).body;
  expect(mails.map((one: { id: number }) => one.id)).not.toContain(id);
});

const endOf = async (id: number) => new Date((await rowOf(id)).useful_until).getTime();
const aboutAppointment = (id: number, of = '') => ({
  series: `appointment:${id}${of}`,
  useful_until: ago(-90 * HOUR_MS),
});

it('what was not sent about an appointment is no longer current once that is moved', async () => {
  const me = await makeMember();
  const appointment = await makeAppointment(me);
  const other = await makeAppointment(me, { date: dayAhead(9) });
  const unsent = [
    await plant(me, aboutAppointment(appointment)),
    // Waits for the end of quiet hours, which would be after the mail that corrects it.
    await plant(me, { ...aboutAppointment(appointment), tries: 0, last_error: null }),
    await plant(me, aboutAppointment(appointment, ':answer')),
  ];
  const others = await plant(me, aboutAppointment(other));
  const moved = { date: dayAhead(8), time: '11:00' };
  good(await appointmentCalls(admin).save(appointment, moved));
  for (const id of unsent) expect(await endOf(id)).toBeLessThanOrEqual(Date.now() + 1000);
  expect(await endOf(others)).toBeGreaterThan(Date.now());
  const { starts_at } = await db('portal_appointments').where({ id: appointment }).first();
  const [notice] = await db('portal_mails').where({ member_id: me.id }).orderBy('id', 'desc');
  expect(notice).toMatchObject({ series: `appointment:${appointment}`, useful_until: starts_at });
});

it('of two other places of an appointment only the last is told, with everything else about it', async () => {
  const me = await makeMember();
  const appointment = await makeAppointment(me);
  const failed = await plant(me, aboutAppointment(appointment));
  // The office’s answer to a request says nothing of the place, so it holds.
  const answered = await plant(me, aboutAppointment(appointment, ':answer'));
  good(await appointmentCalls(admin).save(appointment, { location: 'Room 5' }));
  expect(await endOf(failed)).toBeLessThanOrEqual(Date.now() + 1000);
  expect(await endOf(answered)).toBeGreaterThan(Date.now());
  const [mail] = await until('the change is sent', async () => {
    const sent = await mailsTo(me.email);
    return sent.length === 1 && sent;
  });
  expect(mail?.text).toContain('Location: Room 5.');
  expect(mail?.text).toContain('Intake, about 45 minutes.');
});

it('that a member is no longer verified is not mailed in the morning, once they are verified again', async () => {
  const verified_at = ago(90 * 24 * HOUR_MS);
  const member = await makeMember({ columns: { verified_at } });
  await insert('portal_notification_choices', {
    member_id: member.id,
    quiet_from: '00:00',
    quiet_to: '23:59',
  });
  await insert('portal_notifications', {
    member_id: member.id,
    kind: 'verified',
    title: 'You are verified',
    body: '',
    once_key: `verified-${verified_at.getTime()}-${member.id}`,
  });
  const verify = (verified: boolean) =>
    patch(`/users/${member.id}/verify`, { token: admin.token, body: { verified } });
  expect((await verify(false)).status).toBe(200);
  const [untrue] = await db('portal_mails').where({ member_id: member.id });
  expect(untrue).toMatchObject({ kind: 'unverified', sent_at: null, useful_until: null });
  expect((await verify(true)).status).toBe(200);
  expect((await rowOf(untrue.id)).useful_until).not.toBeNull();
  expect(await endOf(untrue.id)).toBeLessThanOrEqual(Date.now() + 1000);
  const [last] = await db('portal_mails').where({ member_id: member.id }).orderBy('id', 'desc');
  expect(last).toMatchObject({ kind: 'verified', useful_until: null });
});
