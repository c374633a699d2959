import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { chatsAt } from '../harness/chats-at';
import { connect } from '../harness/database';
import { post, put, raw, setCookie, type Reply } from '../harness/http';
import { ADDRESS, makeMember, PASSWORD, unique } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';

let own: Server;
let base = '';
beforeAll(async () => {
  own = await ownServer({ env: { LIMITS_FACTOR: '1', SEED_DEMO: 'false' } });
  base = own.info.baseUrl;
});
afterAll(async () => {
  await own.stop();
  discard(own.info);
});

const ask = (path: string, body: object, headers: Record<string, string> = {}) =>
  post(path, { body, base, headers });
const signIn = (email: string, headers = {}) =>
  ask('/auth/local', { email, password: 'wrong-one-1' }, headers);

function expectTooOften(reply: Reply, seconds: number) {
  expect([reply.status, reply.body]).toEqual([429, { error: SESSION_TEXTS.tooOften }]);
  const wait = Number(reply.headers['retry-after']);
  expect(wait).toBeGreaterThan(seconds - 60);
  expect(wait).toBeLessThanOrEqual(seconds);
}

/** Wrong passwords for an account, one from each address, all at once. */
async function guessFrom(addresses: readonly string[], email: string, base: string) {
  const replies = await Promise.all(
    addresses.map((address) => {
      const headers = { 'x-forwarded-for': address };
      return post('/auth/local', { base, body: { email, password: 'wrong-one-1' }, headers });
    }),
  );
  return replies.map(({ status }) => status);
}
const many = (count: number, start: string) => Array.from({ length: count }, (_, i) => start + i);

/** Forgets what was counted by address, so that one test does not use up another's attempts. */
async function invalidateCounts() {
  const db = connect(own.info.database);
  await db('portal_attempts').delete();
  await db.destroy();
}

describe('wrong passwords of strangers', () => {
  let proxied: Server;
  beforeAll(async () => {
    const env = { LIMITS_FACTOR: '1', SEED_DEMO: 'false', TRUSTED_PROXIES: '1' };
    proxied = await ownServer({ env });
  });
  afterAll(async () => {
    await proxied.stop();
    discard(proxied.info);
  });
  const from = (address: string, email: string, headers: Record<string, string> = {}) =>
    post('/auth/local', {
      base: proxied.info.baseUrl,
      body: { email, password: PASSWORD },
      headers: { 'x-forwarded-for': address, ...headers },
    });
  async function planted() {
    const db = connect(proxied.info.database);
    const member = await makeMember({ into: db });
    await db.destroy();
    return member;
  }

  it('lock nobody out who signs in from elsewhere', async () => {
    const { email } = await planted();
    const base = proxied.info.baseUrl;
    const statuses = await guessFrom(many(10, '198.51.100.'), email, base);
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect((await from('203.0.113.6', email)).status).toBe(200);
  });

  it('from one address, be it of a whole IPv6 network, use up that address alone', async () => {
    const { email } = await planted();
    const base = proxied.info.baseUrl;
    const statuses = await guessFrom(many(14, '2001:db8:1:2::'), email, base);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect((await from('2001:db8:1:3::1', email)).status).toBe(200);
  });

  it('from many addresses are slowed, and a device the member knows passes', async () => {
    const { email } = await planted();
    const device = setCookie(await from('203.0.113.20', email), 'hearthside_device');
    expect(device?.attributes.map((text) => text.toLowerCase())).toEqual(
      expect.arrayContaining(['httponly', 'samesite=strict', 'path=/api/auth']),
    );
    const afar = many(32, '198.51.100.');
    const statuses = await guessFrom(afar, email, proxied.info.baseUrl);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await from('203.0.113.21', email)).status).toBe(429);
    const cookie = device?.pair ?? '';
    expect((await from('203.0.113.21', email, { cookie })).status).toBe(200);
    // Another's known device is no key to this account.
    const other = await planted();
    const foreign = setCookie(await from('203.0.113.22', other.email), 'hearthside_device');
    expect((await from('203.0.113.23', email, { cookie: foreign?.pair ?? '' })).status).toBe(429);
  });
});

describe('attempts', () => {
  it('are counted by account, however it is spelled and wherever they say they come from', async () => {
    const email = `${unique('victim')}@test.example`;
    const spellings = [email, email.toUpperCase(), ` ${email}\t`, `\u00a0${email}`];
    const statuses: number[] = [];
    for (let i = 0; i < 10; i += 1) {
      const forwarded = { 'x-forwarded-for': `203.0.113.${i}`, 'x-real-ip': `203.0.113.${i}` };
      statuses.push((await signIn(spellings[i % 4] ?? email, forwarded)).status);
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 400));
    for (const spelling of spellings) {
      expectTooOften(await signIn(spelling, { 'x-forwarded-for': '198.51.100.7' }), 600);
    }
    expect((await signIn(`${unique('other')}@test.example`)).status).toBe(400);
  });

  it('survive a restart', async () => {
    const email = `${unique('kept')}@test.example`;
    for (let i = 0; i < 10; i += 1) await signIn(email);
    await own.stop();
    own = await ownServer({ env: { LIMITS_FACTOR: '1', SEED_DEMO: 'false' }, after: own.info });
    base = own.info.baseUrl;
    expectTooOften(await signIn(email), 600);
    await invalidateCounts();
  });

  it('are counted by address, whatever address is claimed', async () => {
    const attempts = Array.from({ length: 53 }, (_, i) => {
      const forwarded = { 'x-forwarded-for': `203.0.113.${i}`, forwarded: `for=203.0.113.${i}` };
      return signIn(`${unique('many')}@test.example`, forwarded);
    });
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    await invalidateCounts();
    // Fifty passwords are checked at full cost.
  }, 60_000);

  it('to join are ten an hour', async () => {
    const person = () => ({
      firstName: 'A',
      lastName: 'B',
      email: `${unique('j')}@test.example`,
      phoneNumber: '5035550123',
      password: 'password1',
      role: 'user',
    });
    for (let i = 0; i < 10; i += 1)
      expect((await ask('/auth/register', person())).status).toBe(400);
    expectTooOften(await ask('/auth/register', person()), 3600);
    await invalidateCounts();
  });

  it('to get mail are four an hour for one account, which nobody learns', async () => {
    const db = connect(own.info.database);
    const { email } = await makeMember({ into: db });
    for (let i = 0; i < 6; i += 1) {
      const reply = await ask('/auth/forgot-password', {
        email: i % 2 ? email.toUpperCase() : email,
      });
      expect([reply.status, reply.body]).toEqual([200, { message: SESSION_TEXTS.resetSent }]);
    }
    expect(await db('portal_mails').where({ to: email })).toHaveLength(4);
    await db.destroy();
    await invalidateCounts();
  });

  it('at guessing links are sixty in ten minutes', async () => {
    const token = 'x'.repeat(43);
    const statuses = [];
    for (let i = 0; i < 61; i += 1)
      statuses.push((await ask('/auth/confirm-email', { token })).status);
    expect(statuses.indexOf(429)).toBe(60);
    await invalidateCounts();
  });

  it('at the panel are thirty in ten minutes from one address, whoever is tried', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) {
      const { status } = await raw('POST', '/admin/login', {
        base: own.info.baseUrl,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `nobody${i}@test.example`, password: 'Not-the-one-1' }),
      });
      statuses.push(status);
    }
    expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([400]), 429]);
    await invalidateCounts();
  });

  it('end with a success', async () => {
    const db = connect(own.info.database);
    const { email } = await makeMember({ into: db });
    await db.destroy();
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 8; i += 1) await signIn(email);
      expect((await ask('/auth/local', { email, password: PASSWORD })).status).toBe(200);
    }
    await invalidateCounts();
  });

  it('of the longest address are counted too', async () => {
    const email = `${'l'.repeat(242)}@test.example`.slice(-254);
    for (let i = 0; i < 10; i += 1) expect((await signIn(email)).status).toBe(400);
    expectTooOften(await signIn(email), 600);
  });
});

describe('a person who requests confirmation of addresses', () => {
  const profileWith = (email: string) => ({
    firstName: 'Nosy',
    lastName: 'Newcomer',
    email,
    phoneNumber: ADDRESS.phone_number,
    streetAddress: ADDRESS.street_address,
    city: ADDRESS.city,
    state: ADDRESS.state,
    zipCode: ADDRESS.zip_code,
    country: ADDRESS.country,
    currentPassword: PASSWORD,
  });

  it('learns of no account by it, and keeps no mail from its owner', async () => {
    await invalidateCounts();
    const db = connect(own.info.database);
    const at = chatsAt(own.info, db);
    const [nosy, victim] = [await at.signedIn({ verified: false }), await at.signedIn()];
    const wish = (email: string) =>
      put('/users/me', { token: nosy.token, base, body: profileWith(email) });
    const nobody = `${unique('nobody')}@test.example`;
    for (const email of [victim.email, nobody]) {
      for (let n = 0; n < 4; n += 1) await ask('/auth/forgot-password', { email });
      // The same answer, whether or not someone has the address.
      expect((await wish(email)).status).toBe(200);
    }
    await invalidateCounts();
    for (let n = 0; n < 6; n += 1) expect((await wish(victim.email)).status).toBe(200);
    await db('portal_mails').where({ to: victim.email }).delete();
    await ask('/auth/forgot-password', { email: victim.email });
    expect(await db('portal_mails').where({ to: victim.email })).toHaveLength(1);
    await db.destroy();
  });

  it('is refused after ten in an hour, whatever addresses they are', async () => {
    await invalidateCounts();
    const db = connect(own.info.database);
    const { token } = await chatsAt(own.info, db).signedIn();
    const statuses: number[] = [];
    let last: Reply | undefined;
    for (const email of many(11, 'wish').map((start) => `${unique(start)}@test.example`)) {
      // Of the password each is asked again, and that has a limit of its own.
      await db('portal_attempts').where('key', 'like', 'password_by_account%').delete();
      last = await put('/users/me', { token, base, body: profileWith(email) });
      statuses.push(last.status);
    }
    await db.destroy();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expectTooOften(last as Reply, 3600);
  });
});

it('pages of the player stop for an address that opens more than anybody watches', async () => {
  const film = '/player/youtube/dQw4w9WgXcQ';
  const headers = { accept: 'text/html' };
  const replies = [];
  for (let count = 0; count < 121; count += 1)
    replies.push(await raw('GET', film, { base, headers }));
  const last = replies.pop() as Reply;
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(last.status).toBe(429);
  expect(last.text).toContain(SESSION_TEXTS.tooOften);
  expect(last.headers['content-type']).toContain('text/html');
  expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(60);
});
