import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { get, post, type Reply } from '../harness/http';
import { mailTo } from '../harness/outbox';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';

const PASSWORD = 'Lantern-under-the-oak-7';
const OLGA = {
  firstName: 'Olga',
  lastName: 'Owner',
  email: 'olga@example.test',
  password: PASSWORD,
};
const WRONG = 'ABCDE-FGHJK-MNPQR-STVWX';

let own: Server;
let code: string;
beforeAll(async () => {
  own = await ownServer({ env: { SEED_DEMO: 'false' } });
  code = codeIn(readFileSync(setupFile(), 'utf8'));
});
afterAll(async () => {
  await own.stop();
  discard(own.info);
});

const setupFile = () => path.join(own.info.dataDir, 'setup.txt');
const codeIn = (text: string) => /\/setup#([A-Z\d-]+)/.exec(text)?.[1] ?? 'none';
const ask = (step: string, body: object = {}): Promise<Reply> =>
  post(`/setup/${step}`, { base: own.info.baseUrl, body: { code, ...body } });
const isOpen = async () => (await get('/setup', { base: own.info.baseUrl })).body.open as boolean;

async function rows(table: string) {
  const db = connect(own.info.database);
  const found = await db(table).orderBy('id');
  await db.destroy();
  return found;
}

/** A good call of every step. */
const STEPS: [step: string, body: object][] = [
  ['status', {}],
  ['organization', { organisationName: 'Paws and Trusts', timeZone: 'America/Chicago' }],
  ['test-mail', { email: OLGA.email }],
  ['test-mail/digits', { digits: '123456' }],
  ['storage', {}],
  ['first-admin', OLGA],
];

describe('a portal without an admin', () => {
  it('gives its operator one address, in the log and in a file that nobody else can read', async () => {
    expect(code).toMatch(/^([A-Z\d]{5}-){3}[A-Z\d]{5}$/);
    expect(own.output()).toContain(`Set it up here: ${own.info.baseUrl}/setup#${code}`);
    expect(statSync(setupFile()).mode & 0o777).toBe(0o600);
    expect(await isOpen()).toBe(true);
  });

  it.each(STEPS)('accepts no %s without its code or with a wrong one', async (step, body) => {
    const { status, body: said } = await ask(step, { ...body, code: '' });
    expect([status, Object.keys(said.details)]).toEqual([400, ['code']]);
    const wrong = await ask(step, { ...body, code: WRONG });
    expect([wrong.status, wrong.code]).toEqual([400, 'LINK_INVALID']);
    expect(await rows('up_users')).toEqual([]);
  });

  it('has the same code after a restart', async () => {
    await own.stop();
    own = await ownServer({ env: { SEED_DEMO: 'false' }, after: own.info });
    expect(codeIn(readFileSync(setupFile(), 'utf8'))).toBe(code);
  });

  it('says what it runs on and what is missing', async () => {
    const { status, body } = await ask('status');
    expect([status, body]).toEqual([
      200,
      {
        organisationName: 'Hearthside',
        timeZone: 'America/Los_Angeles',
        organizationDone: false,
        publicUrl: own.info.baseUrl,
        mail: { goesTo: 'folder', place: path.join(own.info.dataDir, 'outbox'), proved: false },
        storage: {
          kind: 'folder',
          place: path.join(own.info.dataDir, 'files'),
          checked: false,
        },
        missing: ['https', 'mail', 'backups'],
      },
    ]);
  });

  it('sees that a proxy which it does not know stands in front', async () => {
    const { body } = await post('/setup/status', {
      base: own.info.baseUrl,
      body: { code },
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(body.missing).toContain('proxy');
  });
});

describe('the steps of the setup', () => {
  it('save name and time zone, which everybody is shown', async () => {
    const { status, body } = await ask('organization', {
      organisationName: ' Paws and  Trusts ',
      timeZone: 'America/Chicago',
    });
    expect([status, body.organizationDone, body.timeZone]).toEqual([200, true, 'America/Chicago']);
    const settings = await get('/settings', { base: own.info.baseUrl });
    expect(settings.body).toMatchObject({ timeZone: 'America/Chicago' });
    expect(await rows('portal_settings')).toHaveLength(1);
    const again = await ask('organization', {
      organisationName: 'Paws and Trusts',
      timeZone: 'America/Denver',
    });
    expect([again.body.organisationName, again.body.timeZone]).toEqual([
      'Paws and Trusts',
      'America/Denver',
    ]);
    expect(await rows('portal_settings')).toHaveLength(1);
  });

  it.each([
    ['organization', { organisationName: ' ', timeZone: 'America/Denver' }, 'organisationName'],
    ['organization', { organisationName: 'Paws', timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['test-mail', { email: 'nonsense' }, 'email'],
    ['test-mail/digits', { digits: '12' }, 'digits'],
    ['test-mail/digits', { digits: '123456' }, 'digits'],
    ['first-admin', { ...OLGA, firstName: '' }, 'firstName'],
    ['first-admin', { ...OLGA, email: 'olga' }, 'email'],
    ['first-admin', { ...OLGA, password: 'short' }, 'password'],
    ['first-admin', { ...OLGA, password: 'password1' }, 'password'],
  ])('%s refuses %j at its field', async (step, body, field) => {
    const { status, body: said } = await ask(step, body);
    expect([status, Object.keys(said.details)]).toEqual([400, [field]]);
  });

  it('prove a mail by its digits, of the latest mail alone', async () => {
    const digitsIn = (text = '') => /page you came from: (\d{6})/.exec(text)?.[1] ?? 'none';
    const latest = async () =>
      digitsIn((await mailTo(OLGA.email, 'Test email from your portal', own.info.dataDir)).text);
    expect((await ask('test-mail', { email: OLGA.email })).status).toBe(200);
    const first = await latest();
    expect((await ask('test-mail', { email: 'other@example.test' })).status).toBe(200);
    expect((await ask('test-mail/digits', { digits: first })).status).toBe(400);
    const { text } = await mailTo('other@example.test', 'Test email', own.info.dataDir);
    const { status, body } = await ask('test-mail/digits', { digits: ` ${digitsIn(text)} ` });
    expect([status, body.mail.proved]).toEqual([200, true]);
  });

  it('try the storage of files and leave nothing there', async () => {
    const { status, body } = await ask('storage');
    expect([status, body.storage.checked]).toEqual([200, true]);
    const files = readdirSync(path.join(own.info.dataDir, 'files'));
    expect(files.filter((name) => name.endsWith('.txt'))).toEqual([]);
  });

  it('are saved', async () => {
    const { body } = await ask('status');
    expect([body.organizationDone, body.mail.proved, body.storage.checked]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('the end of the setup', () => {
  it('makes one admin of two who finish at the same time, and refuses the other', async () => {
    const people = [OLGA, { ...OLGA, firstName: 'Otto', email: 'otto@example.test' }];
    const replies = await Promise.all(people.map((who) => ask('first-admin', who)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.code).toBe('WRONG_STATE');
    const won = replies.find(({ status }) => status === 200)?.body;
    const members = await rows('up_users');
    expect(members.map(({ email }) => email)).toEqual([won.email]);
    expect(won.panelLink).toMatch(/\/admin\/auth\/register\?registrationToken=\w{40}$/);
    expect((await rows('admin_users')).map(({ email }) => email)).toEqual([won.email]);
  });

  it('lets that admin in at once, with an admin\u2019s rights', async () => {
    const [{ email }] = await rows('up_users');
    const base = own.info.baseUrl;
    const { status, body } = await post('/auth/local', {
      base,
      body: { email, password: PASSWORD },
    });
    expect([status, body.me.role]).toEqual([200, 'admin']);
    expect((await get('/users', { base, token: body.accessToken })).status).toBe(200);
  });

  it.each(STEPS)('closes %s for good, with the code too', async (step, body) => {
    const { status, code: said } = await ask(step, body);
    expect([status, said]).toEqual([409, 'WRONG_STATE']);
  });

  it('leaves neither code nor file, also after a restart', async () => {
    expect([await isOpen(), existsSync(setupFile()), await rows('portal_setups')]).toEqual([
      false,
      false,
      [],
    ]);
    await own.stop();
    own = await ownServer({ env: { SEED_DEMO: 'false' }, after: own.info });
    expect([await isOpen(), existsSync(setupFile())]).toEqual([false, false]);
  });
});

it('a mail server that refuses is quoted to the operator who sets the portal up', async () => {
  const other = await ownServer({
    env: { SEED_DEMO: 'false', SMTP_URL: 'smtp://127.0.0.1:9/' },
  });
  try {
    const own = codeIn(readFileSync(path.join(other.info.dataDir, 'setup.txt'), 'utf8'));
    const { status, body } = await post('/setup/test-mail', {
      base: other.info.baseUrl,
      body: { code: own, email: OLGA.email },
    });
    expect([status, body.error]).toEqual([
      400,
      expect.stringMatching(/^The mail server can.t be reached \(\w+\)\. Please check SMTP_URL/),
    ]);
  } finally {
    await other.stop();
    discard(other.info);
  }
});

it('a portal whose ADMIN_EMAIL is set waits for nobody else', async () => {
  const other = await ownServer({ env: { SEED_DEMO: 'false', ADMIN_EMAIL: OLGA.email } });
  try {
    const { body } = await get('/setup', { base: other.info.baseUrl });
    expect([body.open, existsSync(path.join(other.info.dataDir, 'setup.txt'))]).toEqual([
      false,
      false,
    ]);
  } finally {
    await other.stop();
    discard(other.info);
  }
});

it('codes can be guessed some sixty times in ten minutes, and no more', async () => {
  const other = await ownServer({ env: { SEED_DEMO: 'false', LIMITS_FACTOR: '1' } });
  try {
    const guess = () => post('/setup/status', { base: other.info.baseUrl, body: { code: WRONG } });
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 400), 429]);
  } finally {
    await other.stop();
    discard(other.info);
  }
});
