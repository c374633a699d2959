import fc, { type Arbitrary } from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can, ROLES, type Permission, type Role } from '@hearthside/contract/access';
import { permissionsOf, type Endpoint, type Endpoints } from '@hearthside/contract/endpoint';
import { ENDPOINTS } from '@hearthside/contract/endpoints';
import { chatsAt } from './harness/chats-at';
import { connect } from './harness/database';
import { from } from './harness/from-contract';
import { raw } from './harness/http';
import { memoryGrowth, memoryKept, REPORTS_MEMORY } from './harness/memory';
import { openSession, makeMember } from './harness/members';
import { PDF } from './harness/pets';
import { oddRefusal } from './harness/refusals';
import { discard, type Server } from './harness/server';
import { ownServer } from './harness/shared';

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
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '%',
  "'",
  '"; --',
  '\\',
  '{}',
  'null',
  '0',
  '-1',
  '1e309',
  '2147483648',
  '9'.repeat(30),
  'NaN',
  'true',
  '../..',
  'x'.repeat(300),
  `${'a'.repeat(244)}@test.test`,
  `${'\u0390'.repeat(120)}@x.yz`,
  'a@b.cc',
  '\u{1f43e}'.repeat(70),
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  true,
  false,
  null,
  [],
  {},
  [[]],
  { $gt: '' },
  ['a@b.cc'],
];
const KEYS = [
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
  'userId',
  'userIds',
  'trustId',
  'reason',
  'name',
  'csv',
  'send',
  'about',
  'kind',
  'revision',
  'showEmail',
  'showCity',
  'lastName',
  'phoneNumber',
  'country',
  'state',
  'verified',
  'expires',
  'signature',
  '__proto__',
  'constructor',
  'filters',
  '$where',
  'a[b]',
  '',
];

/** The endpoint's own fields most of the time, so that inputs get past "unknown key". */
function fields({ query, body }: Endpoint, where: 'query' | 'body'): string[] {
  const schema = (where === 'query' ? query : body) as { shape?: object; def?: { in?: unknown } };
  const { shape } = (schema.def?.in ?? schema) as { shape?: object };
  return Object.keys(shape ?? {});
}

const endpoints = Object.values(ENDPOINTS as Record<string, Endpoints>).flatMap((one) =>
  Object.values(one),
);
/** `npm run prove` sends ten times as many, on both databases. */
const REQUESTS = process.env.PROVE ? 50_000 : 5_000;
/** The rows made meanwhile have these numbers, and those made before. */
const IDS = Array.from({ length: 25 }, (_, at) => at + 1);
/** What hashes a password takes a quarter of a second by design (docs/decisions/031). */
const LEAST_SLOW_MS = 1_000;
const MOST_TIMES_THE_MEDIAN = 50;
/** Garbage that is not collected yet is in it: with 24 GiB at hand, V8 takes its time. */
const MOST_AT_PEAK = 400 * 1024 * 1024;
const MOST_KEPT = 32 * 1024 * 1024;

type Inputs = Record<'params' | 'query' | 'body', Arbitrary<unknown>>;
function inputsOf(endpoint: Endpoint, fullTexts: boolean): Inputs {
  const part = (schema: Endpoint['body']) => from(schema, { ids: IDS, fullTexts });
  return {
    params: part(endpoint.params),
    query: part(endpoint.query),
    body: part(endpoint.body),
  };
}
const INPUTS = new Map(
  endpoints.map((endpoint) => [endpoint, [inputsOf(endpoint, false), inputsOf(endpoint, true)]]),
);

/** Replaces, removes or adds something, somewhere in a good value. */
function mutated(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || (depth > 0 && random() < 0.3)) {
    return depth === 0 && random() < 0.8 ? value : pick(VALUES);
  }
  const keys = Object.keys(value);
  const key = keys.length > 0 && random() < 0.85 ? pick(keys) : pick(KEYS);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (random() < 0.2) Reflect.deleteProperty(copy, key);
  else copy[key] = mutated(copy[key], depth + 1);
  return copy;
}

/** As a part of an address, where half a character cannot stand. */
const encoded = (value: unknown) => encodeURIComponent(Buffer.from(String(value)).toString());

/** A request to an endpoint: as it takes it, with every text at its limit, or changed somewhere. */
function request(endpoint: Endpoint) {
  const [ordinary, fullest] = INPUTS.get(endpoint) as [Inputs, Inputs];
  const inputs = random() < 0.25 ? fullest : ordinary;
  const isMutated = random() < 0.6;
  const draw = (part: keyof Inputs) => {
    const [good] = fc.sample(inputs[part], { seed: Math.floor(random() * 2 ** 31), numRuns: 1 });
    return (isMutated && random() < 0.6 ? mutated(good) : good) as Record<string, unknown>;
  };
  const params = draw('params');
  const query = Object.entries(draw('query') ?? {})
    .map(([key, value]) => `${encodeURIComponent(key)}=${encoded(value)}`)
    .join('&');
  const path = endpoint.path.replace(
    /:(\w+)/g,
    (_, name: string) => encoded(params?.[name] ?? pick(VALUES)) || 'x',
  );
  const ask: { path: string; body?: string | Buffer; type?: string } = {
    path: `/api${path}${query && `?${query}`}`,
  };
  if (['GET', 'DELETE'].includes(endpoint.method)) return ask;
  ask.body = JSON.stringify(draw('body')) ?? '';
  ask.type = isMutated && random() < 0.05 ? 'text/plain' : 'application/json';
  return ask;
}

async function multipart(endpoint: Endpoint, { body }: { body?: string | Buffer }) {
  const form = new FormData();
  const fields = body ? (JSON.parse(String(body)) as object | null) : {};
  for (const [key, value] of Object.entries(fields ?? {})) form.append(key, String(value));
  const bytes = pick([PDF, Buffer.from('GIF89a'), Buffer.alloc(0), Buffer.from('<svg/>')]);
  const name = pick(['plan.pdf', '\u{1f43e}'.repeat(100), '../x.png', '']);
  form.append(endpoint.upload?.field ?? 'file', new File([new Uint8Array(bytes)], name));
  const sent = new Response(form);
  return {
    type: sent.headers.get('content-type') ?? '',
    body: Buffer.from(await sent.arrayBuffer()),
  };
}

describe('a server that gets whatever the contract lets a caller think of', () => {
  let own: Server;
  let knex: Knex;
  beforeAll(async () => {
    own = await ownServer({ env: REPORTS_MEMORY });
    knex = connect(own.info.database);
  }, 120_000);
  afterAll(async () => {
    await own.stop();
    await knex.destroy();
    discard(own.info);
  });

  /** Someone who may call an endpoint; for a while the same, since many requests end accounts and sessions. */
  const callers = new Map<Role, string>();
  async function tokenFor({ access }: Endpoint): Promise<string> {
    const rights = permissionsOf(access);
    const may = ROLES.filter((role) =>
      rights.every((right: Permission) => can({ role, verified: true }, right)),
    );
    const role = may.includes('admin') && random() < 0.5 ? 'admin' : pick(may.length ? may : ROLES);
    const known = callers.get(role);
    if (known && random() < 0.98) return known;
    const { token } = await chatsAt(own.info, knex).signedIn({ role });
    callers.set(role, token);
    return token;
  }
  async function send(endpoint: Endpoint) {
    const asked = request(endpoint);
    if (endpoint.upload && random() < 0.8) Object.assign(asked, await multipart(endpoint, asked));
    const { path, body, type } = asked;
    const token = await tokenFor(endpoint);
    const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
    const ask = async () => {
      const begun = performance.now();
      const reply = await raw(endpoint.method, path, { headers, body, base: own.info.baseUrl });
      return { reply, ms: performance.now() - begun };
    };
    const { reply, ms } = await ask();
    if (reply.status === 401) callers.clear();
    const what = `${endpoint.method} ${path} ${String(body).slice(0, 2000)}`;
    return { reply, ms, what, again: async () => (await ask()).ms };
  }

  it(
    'answers none with 500, none late, most with an answer of its shape, and does not leak memory',
    async () => {
      const bad: string[] = [];
      const times: { ms: number; what: string; again(): Promise<number> }[] = [];
      const statuses: Record<string, number> = {};
      const some = async (count: number) => {
        for (let n = 0; n < count; n += 1) {
          const endpoint = endpoints[times.length % endpoints.length] as Endpoint;
          const { reply, ms, what, again } = await send(endpoint);
          times.push({ ms, what, again });
          statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
          const isOdd = reply.status >= 400 && oddRefusal(reply) !== undefined;
          if (reply.status >= 500 || isOdd)
            bad.push(`${reply.status} ${what} → ${reply.text.slice(0, 500)}`);
        }
      };
      // What a server loads and remembers at first is no leak.
      await some(REQUESTS / 5);
      const before = await memoryKept(own.info);
      const growth = await memoryGrowth(own.info, () => some((REQUESTS * 4) / 5));
      const kept = (await memoryKept(own.info)) - before;
      const sorted = times.map(({ ms }) => ms).sort((one, other) => one - other);
      const median = Number(sorted[Math.floor(sorted.length / 2)]);
      const most = Math.max(MOST_TIMES_THE_MEDIAN * median, LEAST_SLOW_MS);
      console.log(JSON.stringify({ median, slowest: sorted.at(-1), growth, kept, statuses }));
      expect(bad).toEqual([]);
      // What is slow once may have met what else the machine does; what is slow again is slow.
      const slow: string[] = [];
      for (const { ms, what, again } of times) {
        if (ms > most && (await again()) > most && (await again()) > most) slow.push(what);
      }
      expect(slow).toEqual([]);
      expect(growth).toBeLessThan(MOST_AT_PEAK);
      expect(kept).toBeLessThan(MOST_KEPT);
      // A tenth at least gets through, or the deeper parts were never reached.
      expect(statuses[200]).toBeGreaterThan(REQUESTS / 10);
    },
    REQUESTS * 100,
  );
});

it('never answers with 500 to a character that no database accepts, wherever a path accepts text', async () => {
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
