import { addDays } from '@hearthside/contract/calendar-days';
import { momentOf } from '@hearthside/contract/zoned-time';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME_ZONE, makeTask } from '../harness/care';
import { CLOCK, moveClock } from '../harness/clock';
import { connect, insert } from '../harness/database';
import { call } from '../harness/http';
import { makeMember, type TestMember } from '../harness/members';
import { mailTo } from '../harness/outbox';
import { makePet } from '../harness/pets';
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
}, 240_000);
afterAll(async () => {
  await db.destroy();
  for (const server of servers) expect(await server.stop()).toBe(0);
  if (servers[0]) discard(servers[0].info);
});

const infos = () => servers.map(({ info }) => info);
const at = (day: string, time: string) => moveClock(infos(), momentOf(day, time, HOME_ZONE));
/** Lets the clock's minute come on every server, twice at once. */
const run = async (...jobs: ('care-mornings' | 'late-doses')[]) => {
  for (const job of jobs) await Promise.all(infos().map((info) => runJobAt(info, job, 2)));
};
/** The office is where the pets are, and members have chosen no other hour. */
const settingsOf = (member: TestMember, next: Date, more: object = {}) =>
  insert(
    'care_settings',
    { member_id: member.id, mail_on: true, mail_at: '07:00', next_mail_at: next, ...more },
    db,
  );
const mailsTo = ({ email }: TestMember): Promise<{ subject: string; useful_until: Date }[]> =>
  db('portal_mails').where({ to: email }).orderBy('id').select('subject', 'useful_until');
/** What arrived. The row of an email that was sent keeps no text. */
const arrived = async ({ email }: TestMember) => {
  const { text = '' } = await mailTo(email, 'Today', infos()[0]?.dataDir);
  return { text, token: /mark\?token=(\S+)/.exec(text)?.[1] ?? '' };
};
const titlesOf = async ({ id }: TestMember): Promise<string[]> =>
  db('portal_notifications').where({ member_id: id }).orderBy('id').pluck('title');
const people = async () => ({
  owner: await makeMember({ into: db, firstName: 'Olive', lastName: 'Owner' }),
  caretaker: await makeMember({ into: db, role: 'caretaker' }),
});

describe('the morning email', () => {
  it('has what is due today and was missed yesterday, each with a link that marks it once', async () => {
    const { owner, caretaker } = await people();
    const pet = await makePet({ owner, name: 'Bella', team: { caretaker }, into: db });
    const day = '2027-03-13';
    const task = await makeTask(pet.id, {
      title: 'Insulin',
      startsOn: addDays(day, -1),
      times: ['08:00'],
      into: db,
    });
    const due = momentOf(day, '07:00', HOME_ZONE);
    for (const member of [owner, caretaker]) await settingsOf(member, due);
    await at(day, '06:59');
    await run('care-mornings');
    expect(await mailsTo(owner)).toEqual([]);
    await at(day, '07:00');
    await run('care-mornings');
    await run('care-mornings');
    for (const member of [owner, caretaker]) {
      const [mail, ...more] = await mailsTo(member);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('Today: 1 care task \u00b7 Hearthside');
      // Tomorrow it would be untrue.
      expect(new Date(mail?.useful_until ?? 0)).toEqual(
        momentOf(addDays(day, 1), '00:00', HOME_ZONE),
      );
      expect((await arrived(member)).text).toMatch(
        /Due today\n\n8:00 AM: Insulin for Bella: .*\n\nMissed yesterday/s,
      );
    }
    const { token } = await arrived(caretaker);
    const base = infos()[0]?.baseUrl;
    const show = () => call('GET', '/care/mail-mark', { base, query: { token } });
    const mark = () => call('POST', '/care/mail-mark', { base, body: { token } });
    // Opening it, as a mail scanner does, marks nothing.
    expect((await show()).body).toMatchObject({
      title: 'Insulin',
      petName: 'Bella',
      state: 'open',
    });
    expect(await db('care_marks').where({ task_id: task })).toEqual([]);
    const first = await mark();
    expect(first.body).toMatchObject({ state: 'done', day });
    expect((await mark()).body).toEqual(first.body);
    const marks = await db('care_marks').where({ task_id: task });
    expect(marks.map(({ member_id }) => member_id)).toEqual([caretaker.id]);
    // The other's link shows who was first before it marks anything.
    const query = { token: (await arrived(owner)).token };
    const shown = await call('GET', '/care/mail-mark', { base, query });
    expect(shown.body).toMatchObject({ state: 'done', memberName: 'Olive Owner' });
    expect(shown.body.by).toBe(first.body.by);
    expect(await db('care_marks').where({ task_id: task })).toHaveLength(1);
    // Changed by a character, it is no link any more.
    const forged = token.replace(`${caretaker.id}.`, `${owner.id}.`);
    const other = await call('POST', '/care/mail-mark', { base, body: { token: forged } });
    expect([other.status, other.code]).toEqual([400, 'LINK_INVALID']);
    // After its day, and after the link to the animal has ended.
    await at(addDays(day, 1), '00:00');
    expect([(await show()).status, (await mark()).status]).toEqual([400, 400]);
    await at(day, '12:00');
    await db('pet_care_team').where({ pet_id: pet.id }).delete();
    expect([(await show()).status, (await mark()).code]).toEqual([400, 'LINK_INVALID']);
  });

  it.each([
    ['is not verified any more', { verified: false }],
    ['has a role without pet records', { role: 'attorney' as const }],
  ])('no longer comes to a member who %s, and its links mark nothing', async (_, change) => {
    const { owner, caretaker } = await people();
    const pet = await makePet({ owner, team: { caretaker }, into: db });
    const day = '2027-04-10';
    const task = await makeTask(pet.id, { startsOn: day, times: ['08:00'], into: db });
    // Of a late dose of the owner's the caretaker would be told next.
    await makeTask(pet.id, {
      startsOn: day,
      times: ['08:00'],
      assignee: owner,
      tellNextAfterMinutes: 30,
      columns: { tell_at: momentOf(day, '08:30', HOME_ZONE) },
      into: db,
    });
    await settingsOf(caretaker, momentOf(day, '07:00', HOME_ZONE));
    await at(day, '07:00');
    await run('care-mornings');
    const query = { token: (await arrived(caretaker)).token };
    const base = infos()[0]?.baseUrl;
    const show = () => call('GET', '/care/mail-mark', { base, query });
    expect((await show()).status).toBe(200);
    const columns =
      'role' in change
        ? { role_id: (await db('up_roles').where({ type: change.role }).first('id'))?.id }
        : change;
    await db('up_users').where({ id: caretaker.id }).update(columns);
    await moveClock(infos(), momentOf(day, '08:45', HOME_ZONE));
    expect([(await show()).status, (await show()).code]).toEqual([400, 'LINK_INVALID']);
    const mark = await call('POST', '/care/mail-mark', { base, body: query });
    expect([mark.status, mark.code]).toEqual([400, 'LINK_INVALID']);
    expect(await db('care_marks').where({ task_id: task })).toEqual([]);
    // The dose that nobody gave, and the next day.
    await run('late-doses');
    await at(addDays(day, 1), '07:00');
    await run('care-mornings');
    const reminders = await db('portal_reminders').where({ member_id: caretaker.id });
    expect(reminders.map(({ once_key }) => once_key)).toEqual([
      `care:morning:${caretaker.id}:${day}`,
    ]);
  });

  it('and the notice of an overdue dose pass over a dose whose mark waits to be cleared up', async () => {
    const { owner, caretaker } = await people();
    const pet = await makePet({ owner, team: { caretaker }, into: db });
    const day = '2027-04-20';
    const task = await makeTask(pet.id, {
      startsOn: day,
      endsOn: day,
      times: ['08:00'],
      assignee: owner,
      tellNextAfterMinutes: 30,
      columns: { tell_at: momentOf(day, '08:30', HOME_ZONE) },
      into: db,
    });
    const mark = await insert(
      'care_marks',
      {
        task_id: task,
        day,
        time: '08:00',
        state: 'done',
        reason: '',
        counts: false,
        member_id: owner.id,
        client_id: `${owner.id}:waits`,
        marked_at: new Date(),
      },
      db,
    );
    const missed = addDays(day, 1);
    await settingsOf(owner, momentOf(missed, '07:00', HOME_ZONE));
    await at(day, '08:45');
    await run('late-doses');
    await at(missed, '07:00');
    await run('care-mornings');
    expect([await titlesOf(caretaker), await mailsTo(owner)]).toEqual([[], []]);
    // Undone, it is a dose that nobody gave.
    await db('care_marks').where({ id: mark }).update({ undone_at: new Date() });
    await db('care_settings')
      .where({ member_id: owner.id })
      .update({ next_mail_at: momentOf(missed, '07:00', HOME_ZONE) });
    await db('care_tasks')
      .where({ id: task })
      .update({ tell_at: momentOf(missed, '07:00', HOME_ZONE) });
    await run('care-mornings', 'late-doses');
    expect(await mailsTo(owner)).toHaveLength(1);
    // By its series it is looked at again when it is sent.
    const late = await db('portal_mails').where({ to: caretaker.email }).pluck('series');
    expect(late).toEqual([`care:late:${task}:${day}:08:00`]);
  });

  it('is caught up later on the same day, and never on another', async () => {
    const { owner } = await people();
    const pet = await makePet({ owner, into: db });
    await makeTask(pet.id, { startsOn: '2027-05-01', into: db });
    await settingsOf(owner, momentOf('2027-05-10', '07:00', HOME_ZONE));
    await at('2027-05-12', '06:00');
    await run('care-mornings');
    expect(await mailsTo(owner)).toEqual([]);
    await at('2027-05-12', '22:00');
    await run('care-mornings');
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  it('is not sent to members who have switched it off, or whose animal is in the trash', async () => {
    const off = await makeMember({ into: db });
    const gone = await makeMember({ into: db });
    const due = momentOf('2027-06-10', '07:00', HOME_ZONE);
    await makeTask((await makePet({ owner: off, into: db })).id, { into: db });
    await settingsOf(off, due, { mail_on: false });
    const columns = { deleted_at: new Date() };
    await makeTask((await makePet({ owner: gone, columns, into: db })).id, {
      tellNextAfterMinutes: 60,
      columns: { tell_at: due },
      into: db,
    });
    await settingsOf(gone, due);
    await at('2027-06-10', '07:01');
    await run('care-mornings', 'late-doses');
    expect([await mailsTo(off), await mailsTo(gone), await titlesOf(gone)]).toEqual([[], [], []]);
  });
});

it(
  'each email and each notification comes exactly once over two years',
  { timeout: 900_000 },
  async () => {
    const { owner, caretaker } = await people();
    const pet = await makePet({ owner, team: { caretaker }, into: db });
    const from = '2027-07-01';
    // Two years are for two servers. One alone shows the same within half a year.
    const [days, away, back] = onPostgres ? [730, 400, 442] : [180, 100, 142];
    const due = momentOf(from, '07:00', HOME_ZONE);
    await makeTask(pet.id, {
      title: 'Drops',
      every: 3,
      startsOn: from,
      times: ['08:00'],
      assignee: owner,
      tellNextAfterMinutes: 60,
      columns: { tell_at: momentOf(from, '09:00', HOME_ZONE) },
      into: db,
    });
    await settingsOf(owner, due);
    const mails: string[] = [];
    const told: string[] = [];
    // Meanwhile the animal is in the trash for six weeks.
    const trash = (deleted_at: Date | null) =>
      db('pets').where({ id: pet.id }).update({ deleted_at });
    for (let n = 0; n < days; n += 1) {
      const day = addDays(from, n);
      if (n === away) await trash(new Date());
      if (n === back) await trash(null);
      const isThere = n < away || n >= back;
      await at(day, '07:00');
      await run('care-mornings');
      if (n % 3 === 0) {
        await at(day, '09:00');
        await run('late-doses');
        if (isThere) told.push(day);
      }
      // Due every third day, and missed on the day after.
      if (isThere && n % 3 !== 2) mails.push(`care:morning:${owner.id}:${day}`);
    }
    const keys: string[] = await db('portal_reminders')
      .where({ kind: 'care' })
      .whereIn('member_id', [owner.id, caretaker.id])
      .orderBy('id')
      .pluck('once_key');
    expect(keys.filter((key) => key.startsWith('care:morning'))).toEqual(mails);
    const late = keys.filter((key) => key.startsWith('care:late'));
    expect(late.map((key) => key.split(':')[3])).toEqual(told);
    const subjects = (await mailsTo(owner)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^Today|^Missed/.test(subject))).toHaveLength(mails.length);
    const titles = await titlesOf(caretaker);
    expect(titles.filter((title) => title.startsWith('Overdue: Drops'))).toHaveLength(told.length);
  },
);
