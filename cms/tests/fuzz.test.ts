import { expect, it } from 'vitest';
import { refusal, type Endpoint, type Endpoints } from '@hearthside/contract/endpoint';
import { ENDPOINTS } from '@hearthside/contract/endpoints';
import { raw } from './harness/http';
import { openSession, makeMember } from './harness/members';

/** A small generator with a seed, so that a bad input that was found is found again (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomFrom(20260717);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

const VALUES: readonly unknown[] = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202e', '%', "'", '"; --', '\\', '{}', 'null'],
  ...['0', '-1', '1e309', '2147483648', '9'.repeat(30), 'NaN', 'true', '../..', 'x'.repeat(300)],
  ...[
    `${'a'.repeat(244)}@test.test`,
    `${'\u0390'.repeat(120)}@x.yz`,
    'a@b.cc',
    '\u{1f43e}'.repeat(70),
  ],
  ...[0, -1, 1.5, 2 ** 53, 1e308, true, false, null, [], {}, [[]], { $gt: '' }, ['a@b.cc']],
];
const KEYS = [
  ...[
    'email',
    'password',
    'token',
    'role',
    'firstName',
    'search',
    'page',
    'limit',
    'sort',
    'verify',
  ],
  ...['userId', 'userIds', 'trustId', 'reason', 'name', 'csv', 'send', 'about', 'kind', 'revision'],
  ...['showEmail', 'showCity', 'lastName', 'phoneNumber', 'country', 'state'],
  ...[
    'verified',
    'expires',
    'signature',
    '__proto__',
    'constructor',
    'filters',
    '$where',
    'a[b]',
    '',
  ],
];

/** The endpoint's own fields most of the time, so that inputs get past "unknown key". */
function fields({ query, body }: Endpoint, where: 'query' | 'body'): string[] {
  const schema = (where === 'query' ? query : body) as { shape?: object; def?: { in?: unknown } };
  const { shape } = (schema.def?.in ?? schema) as { shape?: object };
  return Object.keys(shape ?? {});
}

/** What a good caller would send: an id that is there, a role, a flag. Between them a bad value gets deeper. */
const goodFor = (id: number): Record<string, unknown> => ({
  ...{ userId: id, userIds: [id], trustId: 1, about: id, kind: 'member' },
  ...{ role: 'foster', reason: 'Because', verified: true, send: true, showEmail: true },
  ...{
    firstName: 'Fu',
    lastName: 'Zz',
    name: `Fuzz ${id}`,
    search: 'a',
    sort: 'name_asc',
    page: 1,
  },
});

function some(endpoint: Endpoint, where: 'query' | 'body', id: number) {
  const own = fields(endpoint, where);
  const keys = random() < 0.6 && own.length > 0 ? own : [pick(KEYS), pick(KEYS)];
  const good = goodFor(id);
  const valueOf = (key: string) => (key in good && random() < 0.4 ? good[key] : pick(VALUES));
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}

/** As a part of an address, where half a character cannot stand. */
const encoded = (value: unknown) => encodeURIComponent(Buffer.from(String(value)).toString());

function request(endpoint: Endpoint, id: number) {
  const path = endpoint.path.replace(/:\w+/g, () =>
    random() < 0.5 ? String(id) : encoded(pick(VALUES)) || 'x',
  );
  const query = Object.entries(some(endpoint, 'query', id))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encoded(value)}`)
    .join('&');
  const type = pick(['application/json', 'application/x-www-form-urlencoded', 'text/plain']);
  const text = random() < 0.1 ? String(pick(VALUES)) : JSON.stringify(some(endpoint, 'body', id));
  const hasBody = !['GET', 'DELETE'].includes(endpoint.method);
  return {
    path: `/api${path}${random() < 0.5 ? `?${query}` : ''}`,
    type,
    body: hasBody ? text : undefined,
  };
}

it('nothing a caller can send is answered 500', { timeout: 180_000 }, async () => {
  const endpoints = Object.values(ENDPOINTS as Record<string, Endpoints>).flatMap((one) =>
    Object.values(one),
  );
  const { id } = await makeMember({ role: 'admin' });
  const bad: string[] = [];
  let refused = 0;
  for (let round = 0; round < endpoints.length * 15; round += 1) {
    const endpoint = endpoints[round % endpoints.length] as Endpoint;
    const target = await makeMember({ role: pick(['caretaker', 'foster']) });
    const { path, type, body } = request(endpoint, target.id);
    const { token } = await openSession(id);
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const reply = await raw(endpoint.method, path, { headers, body });
    if (reply.status >= 400) refused += 1;
    const odd = reply.status >= 400 && !refusal.strict().safeParse(reply.body).success;
    if (reply.status >= 500 || odd)
      bad.push(`${reply.status} ${endpoint.method} ${path} ${body ?? ''} → ${reply.text}`);
  }
  expect(bad).toEqual([]);
  expect(refused).toBeGreaterThan(400);
});

it('a sign no database takes is answered by none with 500, wherever an address takes text', async () => {
  const { id } = await makeMember({ role: 'admin' });
  const { token } = await openSession(id);
  const reads = Object.values(ENDPOINTS as Record<string, Endpoints>)
    .flatMap((one) => Object.values(one))
    .filter(({ method }) => method === 'GET')
    .flatMap((endpoint) => {
      const good = endpoint.path.replace(/:\w+/g, String(id));
      const asked = fields(endpoint, 'query').map((key) => `${good}?${key}=a%00b`);
      return endpoint.path === good ? asked : [endpoint.path.replace(/:\w+/g, 'a%00b'), ...asked];
    });
  const bad: string[] = [];
  for (const path of reads) {
    const { status } = await raw('GET', `/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (status >= 500) bad.push(`${status} ${path}`);
  }
  expect(reads.length).toBeGreaterThan(100);
  expect(bad).toEqual([]);
});
