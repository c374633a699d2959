import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ROLES } from '@hearthside/contract/access';
import { connect } from './harness/database';
import { get, post } from './harness/http';
import { discard, type Server } from './harness/server';
import { ownServer } from './harness/shared';
import { leaveTemporaryFolders, temporaryFiles } from './harness/temporary';
import { until } from './harness/until';

const TABLES = [
  'up_users',
  'up_roles',
  'trusts',
  'trust_assignments',
  'portal_notifications',
  'pets',
  'pet_entries',
  'pet_documents',
  'portal_files',
  'portal_history',
  'inbox_chats',
  'inbox_seats',
  'inbox_messages',
  'inbox_files',
  'forms',
  'form_versions',
  'form_parts',
  'form_responses',
  'form_answers',
];

/** Making all tables takes a while on a machine that does other things besides. */
vi.setConfig({ testTimeout: 180_000 });
afterAll(() => vi.resetConfig());

const open: Server[] = [];
/** Finds nothing, not even tables. */
const NOTHING = { template: undefined };

async function started(options: Parameters<typeof ownServer>[0]) {
  const own = await ownServer(options);
  open.push(own);
  return own;
}
afterEach(async () => {
  const all = open.splice(0);
  // Two may share a folder: it goes when neither writes there any more.
  await Promise.all(all.map((own) => own.kill()));
  for (const { info } of all) discard(info);
});

async function counts(own: Server) {
  const db = connect(own.info.database);
  const found: Record<string, number> = {};
  for (const table of [...TABLES, 'admin_users', 'portal_settings']) {
    const [row] = await db(table).count({ rows: '*' });
    found[table] = Number(row?.rows);
  }
  const roles = await db('up_roles').select('type');
  await db.destroy();
  return { found, roles: roles.map(({ type }) => type as string) };
}

describe('starting', () => {
  it('is refused in a time zone that shifts dates', async () => {
    const own = await started({ env: { TZ: 'America/New_York' }, wait: false });
    expect(await own.exited).not.toBe(0);
    expect(own.output()).toContain('Start the server with TZ=UTC');
  });

  it.each([
    ['FILE_SECRET', 'must be set'],
    ['FILE_SECRET_PREVIOUS', 'must have at least 16'],
  ])('is refused with a short %s for links to files', async (name, said) => {
    const own = await started({ env: { [name]: 'short' }, wait: false });
    expect(await own.exited).not.toBe(0);
    expect(own.output()).toContain(`${name} ${said}`);
  });

  it('is refused in one sentence where PostgreSQL can\u2019t be reached', async () => {
    const DATABASE_URL = 'postgres://portal:secret@127.0.0.1:1/portal';
    const env = { DATABASE_CLIENT: 'postgres', DATABASE_URL };
    const own = await started({ env, wait: false });
    expect(await own.exited).toBe(1);
    const said = own.output().trim();
    expect(said).toContain('PostgreSQL can\u2019t be reached');
    expect(said.split('\n')).toHaveLength(1);
    expect(said).not.toMatch(/secret|127\.0\.0\.1/);
  });

  it('makes the roles of the portal once and, without being asked, no demo', async () => {
    const first = await started({ ...NOTHING, env: { SEED_DEMO: undefined } });
    const before = await counts(first);
    for (const role of ROLES) expect(before.roles.filter((type) => type === role)).toHaveLength(1);
    expect(before.found).toMatchObject({ up_users: 0, trusts: 0, admin_users: 1 });
    const { body } = await get('/auth/demo-accounts', { base: first.info.baseUrl });
    expect(body).toEqual({ accounts: [] });
    await first.stop();
    const second = await started({ env: { SEED_DEMO: undefined }, after: first.info });
    expect(await counts(second)).toEqual(before);
  });

  it('seeds a demo once, even if it was killed midway or is asked again', async () => {
    // The whole demo takes longest, so that it is killed in the middle for certain.
    const killed = await started({ ...NOTHING, env: { SEED_DEMO: 'true' }, wait: false });
    const isSeeding = () => {
      const files = path.join(killed.info.dataDir, 'files');
      return existsSync(files) && readdirSync(files).length > 20;
    };
    await until('the demo is half made', isSeeding, 120);
    await killed.kill();
    leaveTemporaryFolders(killed.info);

    const first = await started({ after: killed.info });
    const before = await counts(first);
    expect(before.found.up_users).toBeGreaterThan(30);
    expect(before.found).toMatchObject({ trusts: 5, admin_users: 2 });
    // Every row has its file, and nothing is left of what was drawn for the upload.
    const { dataDir } = first.info;
    const kept = readdirSync(path.join(dataDir, 'files'));
    const db = connect(first.info.database);
    expect(kept).toEqual(expect.arrayContaining(await db('portal_files').pluck('key')));
    await db.destroy();
    expect(temporaryFiles(first.info)).toEqual([]);
    await first.stop();
    const second = await started({ after: first.info });
    expect(await counts(second)).toEqual(before);
    const { body } = await get('/auth/demo-accounts', { base: second.info.baseUrl });
    expect(body.accounts.length).toBeGreaterThanOrEqual(11);
    const [{ email, password, role }] = body.accounts;
    const opened = await post('/auth/local', {
      base: second.info.baseUrl,
      body: { email, password },
    });
    expect([opened.status, opened.body.me.role]).toEqual([200, role]);
    // No mail of the seed is sent to anybody.
    expect(readdirSync(second.info.dataDir)).not.toContain('outbox');
  }, 240_000);
});

describe('ending', () => {
  it('lets a request in flight finish', async () => {
    const own = await started({ env: { SEED_DEMO: 'false' } });
    const email = 'in-flight@test.example';
    const db = connect(own.info.database);
    const asked = post('/auth/register', {
      base: own.info.baseUrl,
      body: {
        firstName: 'In',
        lastName: 'Flight',
        email,
        phoneNumber: '5035550123',
        password: 'A-long-flight-77',
        role: 'user',
      },
    });
    // It is under way as soon as it is counted, and then hashes a password for a while.
    await until('the request has begun', () =>
      db('portal_attempts').where('key', 'like', 'register%').first(),
    );
    const [reply, code] = await Promise.all([asked, own.stop()]);
    expect([reply.status, code]).toEqual([200, 0]);
    expect(await db('up_users').where({ email })).toHaveLength(1);
    await db.destroy();
  });

  it('by force keeps what was acknowledged, and leaves no temporary file', async () => {
    const own = await started({ env: { SEED_DEMO: 'false' } });
    const email = 'acknowledged@test.example';
    const { status } = await post('/auth/register', {
      base: own.info.baseUrl,
      body: {
        firstName: 'Ack',
        lastName: 'Nowledged',
        email,
        phoneNumber: '5035550123',
        password: 'A-long-flight-77',
        role: 'user',
      },
    });
    await own.kill();
    expect(status).toBe(200);
    const tmp = path.join(own.info.dataDir, 'tmp');
    const [folder = ''] = readdirSync(tmp);
    writeFileSync(path.join(tmp, folder, 'left-behind'), 'x');
    leaveTemporaryFolders(own.info);
    const again = await started({ env: { SEED_DEMO: 'false' }, after: own.info });
    const db = connect(again.info.database);
    const [row] = await db('up_users').where({ email });
    expect(await db('portal_mail_tokens').where({ member_id: row.id })).toHaveLength(1);
    expect(await db('portal_mails').where({ to: email })).toHaveLength(1);
    await db.destroy();
    expect(readdirSync(tmp)).not.toContain(folder);
    expect(temporaryFiles(own.info)).toEqual([]);
  });
});
