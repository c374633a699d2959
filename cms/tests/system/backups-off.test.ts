import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { get } from '../harness/http';
import { makeMember, openSession, type TestMember } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { runJobAt, SWEEPING } from '../harness/sweep';

const TITLE = 'The portal makes no backups itself';
const DAY_MS = 86_400_000;

let server: Server;
let db: ReturnType<typeof connect>;
let admin: TestMember;

beforeAll(async () => {
  server = await ownServer({ env: { ...SWEEPING, SEED_DEMO: 'false' } });
  db = connect(server.info.database);
  admin = await makeMember({ role: 'admin', into: db });
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await server.stop();
  discard(server.info);
});

const minute = () => runJobAt(server.info, 'alerts');
const bell = () => db('portal_notifications').where({ member_id: admin.id, kind: 'system' });

/** Makes it look as if admins were told this many days before today. */
async function toldDaysAgo(days: number) {
  const row = await db('portal_reminders').where('once_key', 'like', 'system:backup.off:%').first();
  const told = new Date(Date.parse(`${row.day}T00:00:00Z`) - days * DAY_MS);
  const day = told.toISOString().slice(0, 10);
  const once_key = `system:backup.off:${day}`;
  await db('portal_reminders').where({ id: row.id }).update({ day, once_key });
}

it('a portal without backups says so on System, and what helps', async () => {
  const { token } = await openSession(admin.id, server.info, db);
  const { problems } = (await get('/system', { token, base: server.info.baseUrl })).body;
  expect(problems).toEqual([
    {
      cause: 'backup.off',
      severity: 'warn',
      title: TITLE,
      line: expect.stringContaining('with the setting BACKUP_DIR'),
    },
  ]);
});

it(
  'a portal whose backups are made elsewhere says so, and reminds nobody',
  { timeout: 60_000 },
  async () => {
    const other = await ownServer({ env: { SEED_DEMO: 'false', BACKUPS: 'elsewhere' } });
    const into = connect(other.info.database);
    const { id } = await makeMember({ role: 'admin', into });
    const { token } = await openSession(id, other.info, into);
    const { problems, backup } = (await get('/system', { token, base: other.info.baseUrl })).body;
    expect([problems, backup]).toEqual([
      [],
      expect.objectContaining({ on: false, elsewhere: true }),
    ]);
    await into.destroy();
    await other.stop();
    discard(other.info);
  },
);

it('admins are notified of it once in the notification bell and by mail, and again after a week', async () => {
  for (let times = 0; times < 3; times += 1) await minute();
  expect(await bell().pluck('title')).toEqual([TITLE]);
  const mails = () => db('portal_mails').where({ member_id: admin.id, kind: 'system' });
  expect(await mails().pluck('subject')).toEqual([expect.stringContaining(TITLE)]);

  await toldDaysAgo(6);
  await minute();
  expect(await bell()).toHaveLength(1);
  await toldDaysAgo(1);
  await minute();
  await minute();
  expect(await bell()).toHaveLength(2);
});
