import { momentOf } from '@hearthside/contract/zoned-time';
import { shownClock } from '@hearthside/contract/shown-date';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointmentCalls, good, makeAppointment } from '../harness/appointments';
import { CLOCK, moveClock, nowAt } from '../harness/clock';
import { connect } from '../harness/database';
import { makeMember, openSession } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { onPostgres, ownServer } from '../harness/shared';
import { runJobAt } from '../harness/sweep';

let servers: Server[] = [];
let db: Knex;

/** Two servers on PostgreSQL, one on SQLite, which one process has for itself. */
beforeAll(async () => {
  const env = { ...CLOCK, SEED_DEMO: 'false' };
  const first = await ownServer({ env });
  servers = [first];
  if (onPostgres) servers.push(await ownServer({ env, after: first.info }));
  db = connect(first.info.database);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  for (const server of servers) expect(await server.stop()).toBe(0);
  if (servers[0]) discard(servers[0].info);
});

const infos = () => servers.map(({ info }) => info);
const first = () => infos()[0] as Server['info'];
const at = (moment: Date | string) => moveClock(infos(), moment);
/** Lets the clock's minute come on every server, several times at once. */
const remind = () => Promise.all(infos().map((info) => runJobAt(info, 'appointment-reminders', 2)));
const titles = async ({ id }: { id: number }): Promise<string[]> =>
  db('portal_notifications').where({ member_id: id }).orderBy('id').pluck('title');
const callsOf = async ({ id }: { id: number }) => {
  const { token } = await openSession(id, first(), db, nowAt(first()));
  return appointmentCalls({ token }, first().baseUrl);
};
const office = async () => callsOf(await makeMember({ role: 'admin', into: db }));

interface Told {
  key: string;
  day: string;
  skipped: boolean;
}
/** What the ledger has of an appointment, the oldest first. */
async function ledgerOf(id: number): Promise<(Told & { at: Date })[]> {
  const rows = await db('portal_reminders')
    .where({ kind: 'appointment', about_id: id })
    .orderBy('id');
  return rows.map((row) => ({
    key: row.once_key,
    day: row.day,
    skipped: Boolean(row.skipped),
    at: new Date(row.created_at),
  }));
}
const keyAt = (id: number, moment: Date) => `appointment:${id}:${moment.toISOString()}`;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe.each([
  // Clocks change in the night before the day, on the day itself, or not at all.
  ['clocks go forward', '2027-03-14', '11:00', 'America/New_York', 'Eastern'],
  [
    'clocks go forward in the hour that is skipped',
    '2027-03-14',
    '02:30',
    'America/New_York',
    'Eastern',
  ],
  ['no clock changes', '2026-12-01', '09:00', 'America/New_York', 'Eastern'],
  ['clocks go back', '2027-11-07', '11:00', 'America/New_York', 'Eastern'],
  [
    'clocks go back in the hour that comes twice',
    '2027-10-31',
    '02:30',
    'Europe/Berlin',
    'Central European',
  ],
  ['the year ends', '2028-01-01', '00:15', 'Europe/Berlin', 'Central European'],
  ['there is a leap day', '2028-02-29', '08:00', 'America/New_York', 'Eastern'],
])('where %s (%s %s)', (_what, date, time, timeZone, zone) => {
  it('the reminder comes once, exactly 24 hours before, whatever the local time', async () => {
    const starts = momentOf(date, time, timeZone);
    const due = starts.getTime() - 24 * HOUR_MS;
    await at(new Date(due - 30 * HOUR_MS));
    const me = await makeMember({ into: db });
    const id = await makeAppointment(me, { into: db, date, time, timeZone });
    for (const before of [30 * HOUR_MS, 2 * HOUR_MS, HOUR_MS / 2, MINUTE_MS]) {
      await at(new Date(due - before));
      await remind();
      expect(await ledgerOf(id)).toEqual([]);
    }
    await at(new Date(due + 1000));
    await remind();
    for (const after of [MINUTE_MS, HOUR_MS, 12 * HOUR_MS, 23 * HOUR_MS, 25 * HOUR_MS]) {
      await at(new Date(due + after));
      await remind();
    }
    const [told, ...more] = await ledgerOf(id);
    expect(more).toEqual([]);
    expect(told).toMatchObject({ key: keyAt(id, starts), day: date, skipped: false });
    const late = (told?.at.getTime() ?? 0) - due;
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(MINUTE_MS);
    const said = await titles(me);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`, ${shownClock(time)} ${zone}`);
  });
});

describe('a reminder', () => {
  it('comes once the day before, and again for an appointment that is moved', async () => {
    await at('2029-02-01T12:00:00Z');
    const me = await makeMember({ into: db });
    // At ten in Berlin, nine by UTC.
    const id = await makeAppointment(me, {
      into: db,
      date: '2029-02-10',
      time: '10:00',
      timeZone: 'Europe/Berlin',
    });
    await at('2029-02-09T09:00:30Z');
    await remind();
    await remind();
    const one = 'Reminder: your appointment on Sat, Feb 10, 10:00 AM Central European';
    expect(await titles(me)).toEqual([one]);
    const mails: { subject: string }[] = await db('portal_mails').where({ to: me.email });
    expect(mails.map(({ subject }) => subject)).toEqual([`${one} \u00b7 Hearthside`]);

    const typed = { date: '2029-02-12', time: '09:00', timeZone: 'Europe/Berlin' };
    good(await (await office()).save(id, typed));
    await at('2029-02-10T08:00:00Z');
    await remind();
    expect(await titles(me)).toHaveLength(2);
    await at('2029-02-11T09:00:00Z');
    await remind();
    expect((await titles(me)).slice(2)).toEqual([
      'Reminder: your appointment on Mon, Feb 12, 9:00 AM Central European',
    ]);
    expect((await ledgerOf(id)).map(({ key, skipped }) => [key, skipped])).toEqual([
      [`appointment:${id}:2029-02-10T09:00:00.000Z`, false],
      [`appointment:${id}:2029-02-12T08:00:00.000Z`, false],
    ]);
  });

  it('is not sent for what is added, confirmed, moved or restored within the last day', async () => {
    await at('2029-03-05T12:00:00Z');
    const calls = await office();
    const today = { date: '2029-03-06', time: '11:00', timeZone: 'Europe/London' };
    const [fixed, asking, moved, back] = [
      await makeMember({ into: db }),
      await makeMember({ into: db }),
      await makeMember({ into: db }),
      await makeMember({ into: db }),
    ] as const;
    const ids = {
      fixed: good(await calls.create(fixed.id, today)).id,
      asking: await makeAppointment(asking, { into: db, ...today, state: 'requested' }),
      moved: await makeAppointment(moved, { into: db, ...today, date: '2029-03-20' }),
      back: await makeAppointment(back, { into: db, ...today }),
    };
    good(await calls.save(ids.asking, today));
    good(await calls.save(ids.moved, today));
    good(await calls.cancel(ids.back));
    good(await calls.reopen(ids.back));
    await remind();
    for (const me of [fixed, asking, moved, back]) {
      expect((await titles(me)).filter((title) => title.startsWith('Reminder'))).toEqual([]);
    }
    for (const id of Object.values(ids)) {
      expect((await ledgerOf(id)).map(({ skipped }) => skipped)).toEqual([true]);
    }
  });

  it('still comes for what was confirmed earlier, and for a late change that does not move it', async () => {
    await at('2029-04-05T12:00:00Z');
    const calls = await office();
    const me = await makeMember({ into: db });
    const when = { date: '2029-04-06', time: '14:00', timeZone: 'Europe/London' };
    const { id } = good(await calls.create(me.id, when));
    good(await calls.save(id, { ...when, location: 'The garden' }));
    expect(await ledgerOf(id)).toEqual([]);
    await at('2029-04-05T13:00:30Z');
    await remind();
    expect((await ledgerOf(id)).map(({ skipped }) => skipped)).toEqual([false]);
  });

  it('comes late after an outage, but not shortly before the appointment', async () => {
    await at('2029-05-01T06:00:00Z');
    const [late, never] = [await makeMember({ into: db }), await makeMember({ into: db })];
    const zone = { into: db, date: '2029-05-01', timeZone: 'Europe/London' };
    await makeAppointment(late, { ...zone, time: '10:00' });
    const passed = await makeAppointment(never, { ...zone, time: '07:30' });
    await remind();
    expect([(await titles(late)).length, await titles(never)]).toEqual([1, []]);
    // That nobody was told stands in the ledger too.
    const ledger = await db('portal_reminders').where({ kind: 'appointment', about_id: passed });
    expect(ledger.map(({ skipped }) => Boolean(skipped))).toEqual([true]);
  });

  it('is sent only for confirmed appointments, and not to members who are gone or blocked', async () => {
    await at('2029-06-01T06:00:00Z');
    const zone = { into: db, date: '2029-06-01', time: '18:00', timeZone: 'Europe/London' };
    const people = [];
    for (const state of ['requested', 'declined', 'cancelled'] as const) {
      const me = await makeMember({ into: db });
      await makeAppointment(me, { ...zone, state });
      people.push(me);
    }
    for (const wanted of [{ blocked: true }, { columns: { deleted_at: new Date() } }]) {
      const me = await makeMember({ ...wanted, into: db });
      await makeAppointment(me, zone);
      people.push(me);
    }
    await remind();
    for (const me of people) expect(await titles(me)).toEqual([]);
  });
});
