import { describe, expect, it } from 'vitest';
import { appointmentCalls, dayAhead, makeAppointment, OFFICE_ZONE } from '../harness/appointments';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { signedIn, unique } from '../harness/members';

const office = appointmentCalls(await signedIn({ role: 'admin' }));
const idsOf = (body: { appointments: { id: number }[] }) => body.appointments.map(({ id }) => id);

const WHEN = { date: dayAhead(9), time: '10:00', timeZone: OFFICE_ZONE };

async function memberWithSix() {
  const me = await signedIn();
  const at = (days: number, more = {}) => makeAppointment(me, { date: dayAhead(days), ...more });
  const ids = {
    past: await at(-40),
    later: await at(20),
    asked: await at(5, { state: 'requested' }),
    calledOff: await at(10, { state: 'cancelled' }),
    wished: await at(9, { wish: { ...WHEN, kind: 'cancel', reason: 'Ill' } }),
    missed: await at(-2, { state: 'requested' }),
  };
  return { me, ids, calls: appointmentCalls(me) };
}

describe('a member’s own appointments', () => {
  it('are listed with the next first, then past ones, latest first, four to a page', async () => {
    const { ids, calls } = await memberWithSix();
    const { status, body } = await calls.list();
    expect([status, idsOf(body)]).toEqual([200, [ids.asked, ids.wished, ids.later, ids.calledOff]]);
    expect(body.pagination).toEqual({ currentPage: 1, totalPages: 2, total: 6 });
    expect(body.timeZone).toBe('America/Los_Angeles');
    expect(idsOf((await calls.list({ page: 2 })).body)).toEqual([ids.missed, ids.past]);
  });

  it('are the same page by page as all at once, in every view', async () => {
    const { calls } = await memberWithSix();
    for (const view of ['all', 'coming', 'waiting', 'past']) {
      const whole = idsOf((await calls.list({ view, limit: 100 })).body);
      for (const limit of [1, 2, 4]) {
        const pages = await Promise.all(
          [1, 2, 3, 4, 5, 6, 7].map((page) => calls.list({ view, limit, page })),
        );
        expect(pages.flatMap(({ body }) => idsOf(body))).toEqual(whole);
        for (const { body } of pages) expect(body.pagination.total).toBe(whole.length);
      }
    }
  });

  it('can be filtered to upcoming, waiting or past ones', async () => {
    const { ids, calls } = await memberWithSix();
    const view = async (name: string) => idsOf((await calls.list({ view: name, limit: 20 })).body);
    expect(await view('coming')).toEqual([ids.asked, ids.wished, ids.later]);
    expect(await view('waiting')).toEqual([ids.asked, ids.wished, ids.missed]);
    expect(await view('past')).toEqual([ids.calledOff, ids.missed, ids.past]);
    expect((await calls.list({ view: 'mine' })).status).toBe(400);
    expect((await calls.list({ limit: 101 })).status).toBe(400);
  });

  it('are hidden from others; admins see everyone’s, except those of members in the trash', async () => {
    const { me, ids } = await memberWithSix();
    const other = appointmentCalls(await signedIn({ role: 'employee' }));
    expect((await other.list()).body.appointments).toEqual([]);
    const counted = async () => (await office.list({ limit: 1 })).body.pagination.total;
    const before = await counted();
    expect((await office.detail(ids.later)).body.member.id).toBe(me.id);
    await db('up_users').where({ id: me.id }).update({ deleted_at: new Date() });
    expect(await counted()).toBe(before - 6);
    expect((await office.detail(ids.later)).status).toBe(404);
    expect((await office.cancel(ids.later)).status).toBe(404);
  });
});

describe('the search of the office', () => {
  it('matches the member’s name and email, ignoring case and accents, within a view', async () => {
    const lastName = unique('Bjørnström-Ölund');
    const me = await signedIn({ firstName: 'Zoë', lastName });
    const coming = await makeAppointment(me, { date: dayAhead(3) });
    const past = await makeAppointment(me, { date: dayAhead(-3) });
    const found = async (search: string, more = {}) =>
      idsOf((await office.list({ search, ...more })).body);
    expect(await found(`zoe ${lastName.toUpperCase()}`)).toEqual([coming, past]);
    expect(await found(me.email)).toEqual([coming, past]);
    expect(await found(lastName, { view: 'past' })).toEqual([past]);
    expect(await found(`${lastName}%`)).toEqual([]);
    const { body } = await office.list({ search: lastName, limit: 1, page: 2 });
    expect([idsOf(body), body.pagination]).toEqual([
      [past],
      { currentPage: 2, totalPages: 2, total: 2 },
    ]);
    expect((await office.list({ search: 'x'.repeat(201) })).status).toBe(400);
    // To a member it opens nothing.
    const other = appointmentCalls(await signedIn());
    expect((await other.list({ search: lastName })).body.appointments).toEqual([]);
  });
});

describe('the first screen', () => {
  const attentionOf = async (token: string) =>
    (await get('/users/me/home', { token })).body.attention as { kind: string; count: number }[];

  it('shows a member what comes next, with its time zone', async () => {
    const { me } = await memberWithSix();
    const at = { date: dayAhead(3), time: '08:15', timeZone: 'Europe/Berlin' };
    await makeAppointment(me, at);
    const found = (await attentionOf(me.token)).find(({ kind }) => kind === 'coming_appointment');
    expect(found).toMatchObject({ count: 3, link: '/appointments' });
    expect(found).toHaveProperty('detail', expect.stringMatching(/, 8:15 AM Central European$/));
  });

  it('shows the office how many requests wait for an answer', async () => {
    const admin = await signedIn({ role: 'admin' });
    const count = async () =>
      (await attentionOf(admin.token)).find(({ kind }) => kind === 'confirm_appointments')?.count ??
      0;
    const before = await count();
    const { me } = await memberWithSix();
    expect(await count()).toBe(before + 3);
    expect((await attentionOf(me.token)).map(({ kind }) => kind)).not.toContain(
      'confirm_appointments',
    );
  });
});
