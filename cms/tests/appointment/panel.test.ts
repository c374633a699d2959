import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@hearthside/contract/calendar-days';
import { shownWhen } from '@hearthside/contract/shown-date';
import {
  dayAhead,
  dayBetweenClockChanges,
  dayOfClockChange,
  makeAppointment,
  OFFICE_ZONE,
} from '../harness/appointments';
import { db } from '../harness/database';
import { makeMember, signedIn } from '../harness/members';
import { historyOf, notificationsOf } from '../harness/notifications';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

const LIST = '/content-manager/collection-types/api::appointment.appointment';
const placeOf = async (id: number) => {
  const row = await db('portal_appointments').where({ id }).first('document_id');
  return `${LIST}/${row.document_id as string}`;
};
const rowOf = (id: number) => db('portal_appointments').where({ id }).first();

describe('in the panel an admin', () => {
  let admin: PanelPerson;
  beforeAll(async () => {
    const { email, password } = panelAccount('strapi-super-admin');
    admin = await panelSignIn(email, password);
  });

  it('gives a confirmed appointment another time and place, and its member is notified', async () => {
    const me = await makeMember();
    // In summer time, so that it is known at which moment it begins.
    const date = dayBetweenClockChanges();
    const before = addDays(date, -1);
    const id = await makeAppointment(me, { date: before });
    const place = await placeOf(id);
    const { body } = await admin.get(place);
    expect(body.data).toMatchObject({ date: before, time: '10:00', state: 'confirmed' });
    const typed = { ...body.data, date, location: 'Garden' };
    const { status } = await admin.send('PUT', place, typed);
    expect(status).toBe(200);
    const row = await rowOf(id);
    expect(row).toMatchObject({ location: 'Garden', revision: 2 });
    expect((await admin.get(place)).body.data.date).toBe(date);
    expect(new Date(row.starts_at).toISOString()).toBe(`${date}T17:00:00.000Z`);
    expect(new Date(row.ends_at).toISOString()).toBe(`${date}T17:45:00.000Z`);
    const [notifications] = await notificationsOf(me.id);
    expect(notifications?.title).toBe(
      `Your appointment has been moved to ${shownWhen(date, '10:00', OFFICE_ZONE)}`,
    );
    const office = await signedIn({ role: 'admin' });
    expect((await historyOf(office.token, id, 'appointment'))[0]).toMatchObject({
      action: 'moved',
      reason: expect.stringMatching(/^In the panel, by /),
    });
    // What was opened before the change is old now.
    expect((await admin.send('PUT', place, typed)).status).toBe(409);
  });

  it('is refused an hour that the clocks skip, at its field', async () => {
    const id = await makeAppointment(await makeMember());
    const place = await placeOf(id);
    const { body } = await admin.get(place);
    const typed = { ...body.data, date: dayOfClockChange(), time: '02:30' };
    const refused = await admin.send('PUT', place, typed);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('"path":["time"]');
    expect(await rowOf(id)).toMatchObject({ time: '10:00', revision: 1 });
  });

  it('changes neither its member nor its state, nor what is derived from its time', async () => {
    const [me, other] = [await makeMember(), await makeMember()];
    const id = await makeAppointment(me);
    const before = await rowOf(id);
    const { status } = await admin.send('PUT', await placeOf(id), {
      state: 'cancelled',
      timeZone: 'Europe/Berlin',
      startsAt: '2030-01-01T00:00:00.000Z',
      member: { set: [{ id: other.id }] },
      sessionNumber: 99,
      answer: 'x',
      kind: 'call',
      location: 'Garden',
    });
    expect(status).toBe(200);
    // What Strapi and the portal write beside any change.
    const stamps = ['updated_at', 'published_at', 'updated_by_id', 'changed_by'].map((name) => [
      name,
      expect.anything(),
    ]);
    expect(await rowOf(id)).toEqual({
      ...before,
      location: 'Garden',
      revision: 2,
      ...Object.fromEntries(stamps),
    });
  });

  it('is shown at the field what is wrong, and nothing is stored', async () => {
    const id = await makeAppointment(await makeMember());
    const place = await placeOf(id);
    const before = await rowOf(id);
    for (const [field, typed] of [
      ['time', { time: '25:00' }],
      ['date', { date: dayAhead(-3) }],
      ['date', { date: dayAhead(500) }],
      ['minutes', { minutes: 1 }],
      ['location', { location: '' }],
    ] as const) {
      const { status, body } = await admin.send('PUT', place, typed);
      expect([field, status, body.error.details.errors[0].path]).toEqual([field, 400, [field]]);
    }
    expect(await rowOf(id)).toEqual(before);
  });

  it('answers no requests, and changes nothing that is over or canceled', async () => {
    const me = await makeMember();
    for (const planted of [
      { state: 'requested' as const },
      { state: 'cancelled' as const },
      { date: dayAhead(-2) },
    ]) {
      const place = await placeOf(await makeAppointment(me, planted));
      expect((await admin.send('PUT', place, { location: 'Garden' })).status).toBe(409);
    }
    expect(await notificationsOf(me.id)).toEqual([]);
  });

  it('neither adds nor removes any, and an editor does not even see them', async () => {
    const { email, password } = panelAccount('strapi-editor');
    const editor = await panelSignIn(email, password);
    const id = await makeAppointment(await makeMember());
    const place = await placeOf(id);
    for (const person of [admin, editor]) {
      const tries = [
        await person.send('POST', LIST, { date: dayAhead(3), time: '10:00' }),
        await person.send('DELETE', place),
        await person.send('POST', `${LIST}/clone/${place.split('/').at(-1) ?? ''}`, {}),
      ];
      expect(tries.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    const reads = [await editor.get(LIST), await editor.get(place)];
    const written = await editor.send('PUT', place, { location: 'Garden' });
    expect([...reads, written].map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await rowOf(id)).toMatchObject({ revision: 1 });
  });
});
