import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, insert } from '../harness/database';
import { get } from '../harness/http';
import { makeMember, openSession, unique, type TestMember } from '../harness/members';
import { discard, freeSpaceFile, type Server } from '../harness/server';
import { expectInLog } from '../harness/server-log';
import { onPostgres, ownServer } from '../harness/shared';
import { runJobAt, SWEEPING } from '../harness/sweep';
import { until } from '../harness/until';

const folder = mkdtempSync(path.join(tmpdir(), 'hearthside-backups-'));
const env = { ...SWEEPING, SEED_DEMO: 'false', BACKUP_DIR: folder };
const BELL = 'portal_notifications';

let servers: Server[];
let db: ReturnType<typeof connect>;
let admin: TestMember;
let owner: TestMember;

beforeAll(async () => {
  const first = await ownServer({ env });
  // SQLite has one server; there the job runs twice as often.
  servers = onPostgres ? [first, await ownServer({ env, after: first.info })] : [first];
  db = connect(first.info.database);
  admin = await makeMember({ role: 'admin', into: db });
  owner = await makeMember({ into: db });
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await Promise.all(servers.map((server) => server.stop()));
  if (servers[0]) discard(servers[0].info);
  rmSync(folder, { recursive: true, force: true });
});

/** A minute passes on every server. */
const minute = () => Promise.all(servers.map(({ info }) => runJobAt(info, 'alerts')));
const bell = ({ id }: TestMember) =>
  db(BELL).where({ member_id: id, kind: 'system' }).orderBy('id').pluck('title');
const mails = () =>
  db('portal_mails').where({ member_id: admin.id, kind: 'system' }).orderBy('id').pluck('subject');
const lostMail = () =>
  insert(
    'portal_mails',
    {
      to: 'lost@test.example',
      kind: null,
      place: 0,
      tries: 9,
      subject: 'Lost',
      text: '(given up)',
      html: '(given up)',
      last_error: 'Error 550',
      message_id: `<${unique('lost')}@test.example>`,
    },
    db,
  );

it('nobody is notified if nothing is wrong', async () => {
  await minute();
  await minute();
  expect(await bell(admin)).toEqual([]);
});

it('a mail that waits long is no outage while others go out', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const row = { kind: null, place: 0, text: 'x', html: 'x' };
  const id = await insert(
    'portal_mails',
    {
      ...row,
      to: 'slow@test.example',
      tries: 3,
      subject: 'Slow',
      next_try_at: hoursAgo(-1),
      created_at: hoursAgo(2),
      message_id: `<${unique('slow')}@test.example>`,
    },
    db,
  );
  const sent = await insert(
    'portal_mails',
    {
      ...row,
      to: 'fine@test.example',
      tries: 1,
      subject: 'Fine',
      sent_at: hoursAgo(0.5),
      message_id: `<${unique('fine')}@test.example>`,
    },
    db,
  );
  await minute();
  await minute();
  expect(await bell(admin)).toEqual([]);
  await db('portal_mails')
    .where({ id: sent })
    .update({ sent_at: hoursAgo(1.5) });
  await minute();
  await minute();
  expect(await bell(admin)).toEqual(['No email has gone out for over an hour']);
  await db('portal_mails').whereIn('id', [id, sent]).delete();
  await db(BELL).where({ member_id: admin.id }).delete();
  await db('portal_mails').where({ member_id: admin.id }).delete();
});

it('a full mailbox is no outage on an evening without other mail, and a server that defers everybody is one', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const deferred = (to: string) =>
    insert(
      'portal_mails',
      {
        kind: null,
        place: 0,
        text: 'x',
        html: 'x',
        to,
        tries: 3,
        subject: 'Later',
        failure: 'deferred',
        last_error: 'Error 452',
        message_id: `<${unique('later')}@x>`,
        next_try_at: hoursAgo(-1),
        created_at: hoursAgo(2),
      },
      db,
    );
  const full = await deferred('full@test.example');
  const ids = [full, await deferred('full@test.example')];
  const isOutage = async () => {
    await minute();
    await minute();
    const titles = await bell(admin);
    await db(BELL).where({ member_id: admin.id }).delete();
    await db('portal_reminders').where({ kind: 'system' }).delete();
    // Once the alert itself has gone out by mail, there is no outage any more.
    await db('portal_mails').where({ member_id: admin.id }).delete();
    return titles.includes('No email has gone out for over an hour');
  };
  expect(await isOutage()).toBe(false);
  for (const failure of ['outage', null]) {
    await db('portal_mails').where({ id: full }).update({ failure });
    expect(await isOutage()).toBe(true);
  }
  await db('portal_mails').where({ id: full }).update({ failure: 'deferred' });
  expect(await isOutage()).toBe(false);
  ids.push(await deferred('other@test.example'));
  expect(await isOutage()).toBe(true);
  await db('portal_mails').whereIn('id', ids).delete();
});

it('admins are notified once, in the notification bell and by mail, of what is wrong for more than a minute', async () => {
  await lostMail();
  await minute();
  expect(await bell(admin)).toEqual([]);
  await minute();
  await minute();
  expect(await bell(admin)).toEqual(['1 email could not be delivered']);
  expect(await mails()).toEqual([expect.stringContaining('1 email could not be delivered')]);
  expect(await bell(owner)).toEqual([]);
});

it('another cause is reported on the same day, and the first one on the next day again', async () => {
  const webhookEvent = { event: 'transaction.succeeded', state: 'waiting', tries: 1, raw: '' };
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const row = { ...webhookEvent, event_key: unique('news'), received_at: hoursAgo(2) };
  await insert('portal_donation_events', { ...row, next_try_at: hoursAgo(-5) }, db);
  await minute();
  await minute();
  const [, second] = await bell(admin);
  expect(second).toBe('Donation updates: waiting for over an hour');
  await db('portal_reminders')
    .where({ kind: 'system' })
    .where('once_key', 'like', '%mails%')
    .delete();
  await minute();
  expect(await bell(admin)).toHaveLength(3);
});

it('what is over is no longer reported', async () => {
  await db('portal_mails').whereNull('sent_at').whereNull('next_try_at').delete();
  await db('portal_donation_events').delete();
  await db('portal_reminders').where({ kind: 'system' }).delete();
  await minute();
  await minute();
  expect(await bell(admin)).toHaveLength(3);
});

it('a disk that becomes full is reported on the day on which it was almost full, and nothing twice', async () => {
  await db(BELL).where({ member_id: admin.id }).delete();
  const { token } = await openSession(admin.id, servers[0]!.info, db);
  const stateOf = async (base: string) =>
    (await get('/system', { token, base })).body.disks[0].state;
  const pretend = async (share: number, state: string) => {
    for (const { info } of servers) {
      writeFileSync(freeSpaceFile(info), String(share));
      await until(`the disk is ${state}`, async () => (await stateOf(info.baseUrl)) === state);
    }
    await minute();
    await minute();
  };
  for (const { info } of servers) expectInLog(info.logFile, 'The disk is full');
  await pretend(0.08, 'low');
  expect(await bell(admin)).toEqual(['The disk is almost full']);
  await pretend(0.01, 'full');
  expect(await bell(admin)).toEqual(['The disk is almost full', 'The disk is full']);
  await pretend(0.08, 'low');
  await pretend(0.01, 'full');
  expect(await bell(admin)).toHaveLength(2);
  await db('portal_reminders')
    .where({ kind: 'system' })
    .where('once_key', 'like', '%:warn:%')
    .delete();
  await pretend(0.08, 'low');
  expect(await bell(admin)).toHaveLength(2);
  await pretend(0.5, 'ok');
});
