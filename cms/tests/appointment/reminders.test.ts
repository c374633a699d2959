import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { appointmentCalls, good, makeAppointment } from '../harness/appointments';
import { CLOCK, moveClock, nowAt } from '../harness/clock';
import { connect } from '../harness/database';
import { makeMember, openSession } from '../harness/members';
import type { Server } from '../harness/server';
import { discard } from '../harness/server';
import { ownServer } from '../harness/shared';
import { runJob } from '../harness/sweep';

let server: Server;
let db: Knex;
beforeAll(async () => {
  server = await ownServer({ env: { ...CLOCK, SEED_DEMO: 'false' } });
  db = connect(server.info.database);
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await server.stop();
  discard(server.info);
});

/** Lets the clock's minute come, for two servers' tasks at once. */
const remind = () => runJob(server.info, 'appointment-reminders', 2);
const at = (moment: string) => moveClock(server.info, moment);
const titles = async ({ id }: { id: number }): Promise<string[]> =>
  db('portal_notifications').where({ member_id: id }).orderBy('id').pluck('title');
const office = async () => {
  const { id } = await makeMember({ role: 'admin', into: db });
  const { token } = await openSession(id, server.info, db, nowAt(server.info));
  return appointmentCalls({ token }, server.info.baseUrl);
};

describe('a reminder', () => {
  it('comes once the day before, and anew for an appointment that is moved', async () => {
    await at('2027-02-01T12:00:00Z');
    const me = await makeMember({ into: db });
    // At ten in Berlin, nine by UTC.
    const id = await makeAppointment(me, {
      ...{ into: db, date: '2027-02-10', time: '10:00', timeZone: 'Europe/Berlin' },
    });
    await at('2027-02-09T08:58:00Z');
    await remind();
    expect(await titles(me)).toEqual([]);
    await at('2027-02-09T09:00:30Z');
    await remind();
    await remind();
    const first = 'Reminder: your appointment on Wed, 10 Feb 2027, 10:00 (Berlin, GMT+1)';
    expect(await titles(me)).toEqual([first]);
    const mails: { subject: string }[] = await db('portal_mails').where({ to: me.email });
    expect(mails.map(({ subject }) => subject)).toEqual([`${first} \u00b7 Hearthside`]);

    const typed = { date: '2027-02-12', time: '09:00', timeZone: 'Europe/Berlin' };
    good(await (await office()).save(id, typed));
    await at('2027-02-10T08:00:00Z');
    await remind();
    expect(await titles(me)).toHaveLength(2);
    await at('2027-02-11T09:00:00Z');
    await remind();
    expect((await titles(me)).slice(2)).toEqual([
      'Reminder: your appointment on Fri, 12 Feb 2027, 09:00 (Berlin, GMT+1)',
    ]);
    const ledger = await db('portal_reminders').where({ kind: 'appointment', about_id: id });
    expect(ledger.map(({ once_key }) => once_key).sort()).toEqual([
      `appointment:${id}:2027-02-10T09:00:00.000Z`,
      `appointment:${id}:2027-02-12T08:00:00.000Z`,
    ]);
  });

  it('counts hours where the clocks go forward: 24 of them, by no clock’s face', async () => {
    await at('2027-03-13T14:59:00Z');
    const me = await makeMember({ into: db });
    // 14 March 2027, New York: at eleven by summer's clocks, three in the afternoon by UTC.
    await makeAppointment(me, { into: db, date: '2027-03-14', time: '11:00' });
    await remind();
    expect(await titles(me)).toEqual([]);
    await at('2027-03-13T15:00:01Z');
    await remind();
    expect(await titles(me)).toEqual([
      'Reminder: your appointment on Sun, 14 Mar 2027, 11:00 (New York, GMT-4)',
    ]);
  });

  it('comes late after an outage, and not on the way there', async () => {
    await at('2027-05-01T06:00:00Z');
    const [late, never] = [await makeMember({ into: db }), await makeMember({ into: db })];
    const zone = { into: db, date: '2027-05-01', timeZone: 'Europe/London' };
    await makeAppointment(late, { ...zone, time: '10:00' });
    await makeAppointment(never, { ...zone, time: '08:30' });
    await remind();
    expect([(await titles(late)).length, await titles(never)]).toEqual([1, []]);
  });

  it('comes of nothing that is not confirmed, and to nobody who is gone or locked out', async () => {
    await at('2027-06-01T06:00:00Z');
    const zone = { into: db, date: '2027-06-01', time: '18:00', timeZone: 'Europe/London' };
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
