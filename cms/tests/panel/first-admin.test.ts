import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../harness/database';
import { post } from '../harness/http';
import { mailsTo, mailTo, tokenIn } from '../harness/outbox';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { until } from '../harness/until';

const USER = { firstname: 'Olga', lastname: 'Owner', password: 'Lantern-under-the-oak-7' };
const [TYPO, RIGHT] = ['olga@exmaple.test', 'olga@example.test'];

/** A server starts again and again, on a machine that does other things besides. */
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => vi.resetConfig());

let own: Server;
beforeAll(async () => {
  own = await ownServer({ env: { SEED_DEMO: 'false' } });
});
afterAll(async () => {
  await own.stop();
  discard(own.info);
});

/** The same installation once more, with other settings. */
async function restart(env: Record<string, string>) {
  await own.stop();
  own = await ownServer({ env: { SEED_DEMO: 'false', ...env }, after: own.info });
}

async function panel(name: string, body: object) {
  const response = await fetch(`${own.info.baseUrl}/admin/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
const register = (registrationToken: string) =>
  panel('register', { registrationToken, userInfo: USER });

const setupFile = () => path.join(own.info.dataDir, 'panel-setup.txt');
const linkIn = (text = '') => /registrationToken=(\w+)/.exec(text)?.[1] ?? 'none';
const setupMail = async (to: string) =>
  linkIn((await mailTo(to, 'Set up the panel', own.info.dataDir)).text);
const choose = (mailed: string, password = USER.password) =>
  post('/auth/reset-password', { base: own.info.baseUrl, body: { token: mailed, password } });
const resetMail = async (to: string) =>
  tokenIn(await mailTo(to, 'Set a new password', own.info.dataDir));

async function rows(table: string) {
  const db = connect(own.info.database);
  const found = await db(table).select('email', 'id').orderBy('id');
  await db.destroy();
  return found.map(({ email }) => email as string);
}

describe('a fresh installation', () => {
  it('makes no stranger the panel’s admin, however they ask', async () => {
    for (const name of ['register-admin', 'register-admin/', 'Register-Admin']) {
      const { status, body } = await panel(name, { ...USER, email: 'stranger@test.example' });
      expect([status, body.data, body.error.name]).toEqual([403, null, 'ForbiddenError']);
    }
    expect((await register('none')).status).toBe(400);
    expect(await rows('admin_users')).toEqual(['first-admin@panel.invalid']);
  });

  it('gives its operator a link, in the log and in a file that nobody else can read', async () => {
    const told = readFileSync(setupFile(), 'utf8');
    expect(linkIn(told)).toMatch(/^\w{40}$/);
    expect(own.output()).toContain(linkIn(told));
    expect(statSync(setupFile()).mode & 0o777).toBe(0o600);
  });

  it('mails the link to ADMIN_EMAIL once it is set, and the earlier link opens nothing', async () => {
    const told = linkIn(readFileSync(setupFile(), 'utf8'));
    await restart({ ADMIN_EMAIL: TYPO });
    expect(existsSync(setupFile())).toBe(false);
    expect(await rows('admin_users')).toEqual([TYPO]);
    expect(await setupMail(TYPO)).not.toBe(told);
    expect((await register(told)).status).toBe(400);
  });
});

describe('an ADMIN_EMAIL that was mistyped', () => {
  it('can be corrected for portal and panel, and the links mailed to it open nothing', async () => {
    const [toPortal, toPanel] = [await resetMail(TYPO), await setupMail(TYPO)];
    await restart({ ADMIN_EMAIL: RIGHT });
    expect([await rows('up_users'), await rows('admin_users')]).toEqual([[RIGHT], [RIGHT]]);
    expect(own.output()).toContain(`no one at ${TYPO} has chosen a password`);
    expect((await choose(toPortal)).status).toBe(400);
    expect((await register(toPanel)).status).toBe(400);
  });

  it('opens the panel to its owner, once, and as super admin', async () => {
    const link = await setupMail(RIGHT);
    const { status, body } = await register(link);
    expect([status, body.data?.user.email]).toEqual([200, RIGHT]);
    expect(body.data.user.roles.map(({ code }: { code: string }) => code)).toEqual([
      'strapi-super-admin',
    ]);
    expect((await register(link)).status).toBe(400);
    const login = await panel('login', { email: RIGHT, password: USER.password });
    expect(login.status).toBe(200);
  });

  it('changes nothing any more once its owner has chosen a password', async () => {
    expect((await choose(await resetMail(RIGHT))).status).toBe(200);
    await restart({ ADMIN_EMAIL: TYPO });
    expect([await rows('up_users'), await rows('admin_users')]).toEqual([[RIGHT], [RIGHT]]);
    expect(await mailsTo(TYPO, own.info.dataDir)).toHaveLength(2);
    expect(existsSync(setupFile())).toBe(false);
  });
});

it('the file of a setup link is deleted once the link was used', async () => {
  const other = await ownServer({ env: { SEED_DEMO: 'false' } });
  const before = own;
  own = other;
  try {
    expect((await register(linkIn(readFileSync(setupFile(), 'utf8')))).status).toBe(200);
    await until('the file is gone', () => !existsSync(setupFile()));
  } finally {
    own = before;
    await other.stop();
    discard(other.info);
  }
});

it('a server whose ADMIN_EMAIL is no address does not start and names the setting', async () => {
  const refused = await ownServer({ env: { ADMIN_EMAIL: 'nonsense' }, wait: false });
  expect(await refused.exited).not.toBe(0);
  expect(refused.output()).toContain(
    'ADMIN_EMAIL must be an email address, and "nonsense" is none.',
  );
  discard(refused.info);
});
