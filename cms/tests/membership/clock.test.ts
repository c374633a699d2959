import type { Knex } from 'knex';
import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import { momentOf } from '@hearthside/contract/zoned-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOCK, moveClock, nowAt } from '../harness/clock';
import { connect, insert } from '../harness/database';
import { del, post } from '../harness/http';
import { makeMember, openSession, type TestMember } from '../harness/members';
import { membershipCalls } from '../harness/memberships';
import { mailTo } from '../harness/outbox';
import { discard, type Server } from '../harness/server';
import { onPostgres, ownServer } from '../harness/shared';
import { runJobAt } from '../harness/sweep';

const ZONE = 'America/Los_Angeles';
let servers: Server[] = [];
let into: Knex;
let chief: TestMember;

/** Two servers on PostgreSQL, one on SQLite, which one process has for itself. */
beforeAll(async () => {
  const env = { ...CLOCK, SEED_DEMO: 'false' };
  const first = await ownServer({ env });
  servers = [first];
  if (onPostgres) servers.push(await ownServer({ env, after: first.info }));
  into = connect(first.info.database);
  chief = await makeMember({ role: 'admin', into });
  await insert(
    'portal_settings',
    {
      donation_account_id: 'acct',
      donation_widget_id: 'wid',
      time_zone: ZONE,
      donation_campaign_url: 'https://givebutter.com/kin?x=1',
      grace_days: 30,
    },
    into,
  );
});
afterAll(async () => {
  await into.destroy();
  for (const server of servers) expect(await server.stop()).toBe(0);
  if (servers[0]) discard(servers[0].info);
});

const infos = () => servers.map(({ info }) => info);
const first = () => infos()[0] as Server['info'];
const ask = async ({ id }: { id: number } = chief) => {
  const session = await openSession(id, first(), into, nowAt(first()));
  return { ...membershipCalls(session, first().baseUrl), ...session };
};
/** Lets it be this time of this day at the office, and every server look for what is due, several times at once. */
async function letItBe(day: string, time = '09:00') {
  await moveClock(infos(), momentOf(day, time, ZONE));
  await Promise.all(infos().map((info) => runJobAt(info, 'membership-reminders', 3)));
}
async function begin(nextDeadline: string, reminders = true) {
  const owner = await makeMember({ into });
  const { membership } = await (await ask()).begun(owner.id, { nextDeadline, reminders });
  return { id: membership.id, owner };
}

interface Told {
  day: string;
  offset: number;
}
/** Who was reminded of which deadline how many days before it, and on which day of the office. */
async function ledgerOf({
  id,
}: {
  id: number;
}): Promise<(Told & { on: string; skipped: boolean })[]> {
  const rows = await into('portal_reminders')
    .where({ kind: 'membership', about_id: id })
    .orderBy('id');
  return rows.map((row) => ({
    day: row.day,
    offset: row.offset_days,
    skipped: Boolean(row.skipped),
    on: dayIn(ZONE, new Date(row.created_at)),
  }));
}
const REMINDER = /^Your membership (is due|’s deadline has passed)|deadline has passed$/;
async function notificationsOf({ owner }: { owner: TestMember }) {
  const bell: string[] = await into('portal_notifications')
    .where({ member_id: owner.id })
    .orderBy('id')
    .pluck('title');
  const mails: string[] = await into('portal_mails')
    .where({ to: owner.email })
    .orderBy('id')
    .pluck('subject');
  return { bell: bell.filter((title) => REMINDER.test(title)), mails };
}

describe.each([
  // The offsets' days fall on the day on which clocks go forward, go back, and around the year's end.
  ['clocks go forward', '2027-03-15'],
  ['clocks go back', '2026-11-08'],
  ['the year ends', '2027-01-01'],
  ['there is a leap day', '2028-03-01'],
])('where %s', (_what, deadline) => {
  it('each reminder is sent once, on its day, from nine at the office on', async () => {
    await letItBe(addDays(deadline, -40));
    const one = await begin(deadline);
    const wanted: (Told & { on: string; skipped: boolean })[] = [];
    for (const offset of [30, 7, 1, -1]) {
      const on = addDays(deadline, -offset);
      await letItBe(on, '00:30');
      await letItBe(on, '08:59');
      expect(await ledgerOf(one)).toEqual(wanted);
      await letItBe(on, '09:00');
      wanted.push({ day: deadline, offset, on, skipped: false });
      expect(await ledgerOf(one)).toEqual(wanted);
      await letItBe(on, '23:59');
    }
    await letItBe(addDays(deadline, 2));
    await letItBe(addDays(deadline, 40));
    expect(await ledgerOf(one)).toEqual(wanted);
    const { bell, mails } = await notificationsOf(one);
    expect(bell).toEqual([
      'Your membership is due in 30 days',
      'Your membership is due in 7 days',
      'Your membership is due tomorrow',
      'Your membership’s deadline has passed',
    ]);
    expect(mails).toHaveLength(4);
    const { body } = await (await ask()).detail(one.id);
    expect(body.sent.map(({ offset }: Told) => offset)).toEqual([-1, 1, 7, 30]);
  });
});

describe('after an outage', () => {
  it('only the latest reminder that is due is sent, with the days that are left, and the others never are', async () => {
    await letItBe('2027-05-01');
    const some = [await begin('2027-07-01'), await begin('2027-07-01')];
    // Nothing runs from before the first reminder until five days before the deadline.
    await letItBe('2027-06-26');
    for (const one of some) {
      expect((await notificationsOf(one)).bell).toEqual(['Your membership is due in 5 days']);
      expect(await ledgerOf(one)).toEqual([
        { day: '2027-07-01', offset: 30, on: '2027-06-26', skipped: true },
        { day: '2027-07-01', offset: 7, on: '2027-06-26', skipped: false },
      ]);
    }
    await letItBe('2027-06-30');
    await letItBe('2027-08-15');
    expect((await notificationsOf(some[0] as (typeof some)[0])).bell).toEqual([
      'Your membership is due in 5 days',
      'Your membership is due tomorrow',
      'Your membership’s deadline has passed',
    ]);
    const { body } = await (await ask()).detail(some[0]?.id ?? 0);
    expect(body.sent).toHaveLength(3);
  });
});

describe('after a change by the office,', () => {
  it('a moved deadline has reminders of its own, and the old one none any more', async () => {
    await letItBe('2027-05-01');
    const one = await begin('2027-05-31');
    await letItBe('2027-05-02');
    expect((await ledgerOf(one)).map(({ offset }) => offset)).toEqual([30]);
    await (await ask()).save(one.id, { amount: 1, nextDeadline: '2027-06-20', reminders: true });
    for (const day of ['2027-05-21', '2027-05-24', '2027-05-30', '2027-06-01']) await letItBe(day);
    expect((await ledgerOf(one)).map(({ day, offset }) => [day, offset])).toEqual([
      ['2027-05-31', 30],
      ['2027-06-20', 30],
    ]);
    // Moved there and back: a reminder that was sent is not sent again.
    const { save } = await ask();
    await save(one.id, { amount: 1, nextDeadline: '2027-07-30', reminders: true });
    await save(one.id, { amount: 1, nextDeadline: '2027-06-20', reminders: true });
    await letItBe('2027-06-02');
    expect(await ledgerOf(one)).toHaveLength(2);
    await letItBe('2027-06-13');
    expect((await ledgerOf(one)).at(-1)).toMatchObject({ day: '2027-06-20', offset: 7 });
  });

  it('reminders that were switched off and on again do not make up for what fell due meanwhile', async () => {
    await letItBe('2027-05-01');
    const one = await begin('2027-06-20');
    await letItBe('2027-06-10');
    expect((await ledgerOf(one)).map(({ offset }) => offset)).toEqual([30]);
    await (await ask()).setReminders(one.id, false);
    await letItBe('2027-06-13');
    await letItBe('2027-06-15');
    await (await ask()).setReminders(one.id, true);
    await letItBe('2027-06-16');
    expect(await ledgerOf(one)).toHaveLength(1);
    await letItBe('2027-06-19');
    expect((await ledgerOf(one)).map(({ offset }) => offset)).toEqual([30, 1]);
    // Off and on again on the day itself: still sent only once.
    await (await ask()).setReminders(one.id, false);
    await (await ask()).setReminders(one.id, true);
    await letItBe('2027-06-19', '10:00');
    expect(await ledgerOf(one)).toHaveLength(2);
  });

  it('a membership begun on the day of a reminder gets it that day', async () => {
    await letItBe('2027-05-01');
    const [on, off] = [await begin('2027-05-08'), await begin('2027-05-08', false)];
    await letItBe('2027-05-01', '09:01');
    expect((await notificationsOf(on)).bell).toEqual(['Your membership is due in 7 days']);
    expect(await ledgerOf(off)).toEqual([]);
  });

  it('no reminder goes to members who are blocked or deleted, or for deleted memberships', async () => {
    await letItBe('2027-05-01');
    const [blocked, gone, ended, fine] = [
      await begin('2027-06-20'),
      await begin('2027-06-20'),
      await begin('2027-06-20'),
      await begin('2027-06-20'),
    ] as [Awaited<ReturnType<typeof begin>>, ...Awaited<ReturnType<typeof begin>>[]];
    const some = [blocked, gone, ended].flatMap((one) => one ?? []);
    await into('up_users').where({ id: blocked.owner.id }).update({ blocked: true });
    const { token, remove } = await ask();
    const as = { token, base: first().baseUrl };
    expect((await del(`/users/${gone?.owner.id}`, as)).status).toBe(200);
    expect((await remove(ended?.id ?? 0)).status).toBe(200);
    await letItBe('2027-05-21');
    for (const one of some) expect(await ledgerOf(one)).toEqual([]);
    expect(await ledgerOf(fine as typeof blocked)).toHaveLength(1);
    // Restored within the time: what is due then is sent.
    const { token: later } = await ask();
    const back = { token: later, base: first().baseUrl };
    expect((await post(`/users/${gone?.owner.id}/restore`, back)).status).toBe(200);
    await letItBe('2027-05-22');
    expect((await notificationsOf(gone as typeof blocked)).bell).toEqual([
      'Your membership is due in 29 days',
    ]);
  });
});

it('the mail leads to the Membership page, where one sees where to give', async () => {
  await letItBe('2027-05-01');
  const one = await begin('2027-05-08');
  await letItBe('2027-05-01', '09:01');
  const mail = await mailTo(one.owner.email, 'Your membership is due', first().dataDir);
  expect(mail.subject).toBe('Your membership is due in 7 days · Hearthside');
  expect(mail.text).toContain('Your annual membership of $60.00 is due on May 8, 2027.');
  // From tomorrow on, seven days would be untrue.
  const row = await into('portal_mails').where({ to: one.owner.email }).first('useful_until');
  expect(new Date(row.useful_until)).toEqual(momentOf('2027-05-02', '00:00', ZONE));
  // There is no plan with a campaign, so no gift does it.
  expect(mail.text).toContain('The office renews your membership.');
  // By whichever of the servers told it.
  const links = infos().map(({ baseUrl }) => `href="${baseUrl}/membership"`);
  expect(links.some((link) => String(mail.html).includes(link))).toBe(true);
  const { body } = await (await ask(one.owner)).own();
  expect(body.membership.status).toBe('due');
  expect(body.donation).toEqual({
    widget: `/donate-widget?utm_content=member-${one.owner.id}`,
    page: `https://givebutter.com/kin?x=1&utm_content=member-${one.owner.id}`,
    renews: false,
  });
});

it('what was deleted is erased after 30 days with its reminders, and stays in the history', async () => {
  await letItBe('2027-05-01');
  const one = await begin('2027-05-08');
  await letItBe('2027-05-01', '09:01');
  expect((await (await ask()).remove(one.id)).status).toBe(200);
  const left = async () => [
    (await into('portal_memberships').where({ id: one.id })).length,
    (await into('portal_membership_events').where({ membership_id: one.id })).length,
    (await ledgerOf(one)).length,
  ];
  await moveClock(infos(), momentOf('2027-05-31', '08:00', ZONE));
  await runJobAt(first(), 'sweep');
  expect(await left()).toEqual([1, 2, 1]);
  await moveClock(infos(), momentOf('2027-05-31', '10:00', ZONE));
  await Promise.all(infos().map((info) => runJobAt(info, 'sweep')));
  expect(await left()).toEqual([0, 0, 0]);
  const said = { about_kind: 'membership', about_id: one.id };
  const actions = await into('portal_history').where(said).orderBy('id').pluck('action');
  expect(actions).toEqual(['created', 'deleted', 'erased']);
});
