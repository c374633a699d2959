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
  return Object.keys(schema.shape ?? {});
}

function some(endpoint: Endpoint, where: 'query' | 'body') {
  const own = fields(endpoint, where);
  const keys = random() < 0.6 && own.length > 0 ? own : [pick(KEYS), pick(KEYS)];
  return Object.fromEntries(keys.map((key) => [key, pick(VALUES)]));
}

/** As a part of an address, where half a character cannot stand. */
const encoded = (value: unknown) => encodeURIComponent(Buffer.from(String(value)).toString());

function request(endpoint: Endpoint) {
  const path = endpoint.path.replace(/:\w+/g, () => encoded(pick(VALUES)) || 'x');
  const query = Object.entries(some(endpoint, 'query'))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encoded(value)}`)
    .join('&');
  const type = pick(['application/json', 'application/x-www-form-urlencoded', 'text/plain']);
  const text = random() < 0.1 ? String(pick(VALUES)) : JSON.stringify(some(endpoint, 'body'));
  const hasBody = !['GET', 'DELETE'].includes(endpoint.method);
  return {
    path: `/api${path}${random() < 0.5 ? `?${query}` : ''}`,
    type,
    body: hasBody ? text : undefined,
  };
}

it('nothing a caller can send is answered 500', { timeout: 90_000 }, async () => {
  const endpoints = Object.values(ENDPOINTS as Record<string, Endpoints>).flatMap((one) =>
    Object.values(one),
  );
  const { id } = await makeMember({ role: 'admin' });
  const bad: string[] = [];
  let refused = 0;
  for (let round = 0; round < 400; round += 1) {
    const endpoint = endpoints[round % endpoints.length] as Endpoint;
    const { path, type, body } = request(endpoint);
    const { token } = await openSession(id);
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const reply = await raw(endpoint.method, path, { headers, body });
    if (reply.status >= 400) refused += 1;
    const odd = reply.status >= 400 && !refusal.strict().safeParse(reply.body).success;
    if (reply.status >= 500 || odd)
      bad.push(`${reply.status} ${endpoint.method} ${path} ${body ?? ''} → ${reply.text}`);
  }
  expect(bad).toEqual([]);
  expect(refused).toBeGreaterThan(200);
});
