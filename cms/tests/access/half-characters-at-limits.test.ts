import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint, Endpoints } from '@hearthside/contract/endpoint';
import { ENDPOINTS } from '@hearthside/contract/endpoints';
import { call, type Reply } from '../harness/http';
import { signedIn } from '../harness/members';
import { EXAMPLES } from './examples';

/** Four bytes, two UTF-16 units, and one character as people count them. */
const PAW = '\u{1f43e}';
/** No text of the contract takes more. */
const MOST = 110_000;

type Json = Record<string, unknown>;
type Place = readonly (string | number)[];

const endpoints = Object.values(ENDPOINTS as Record<string, Endpoints>).flatMap((one) =>
  Object.values(one),
);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Where in a value there are texts. */
function textsIn(value: unknown, place: Place = []): Place[] {
  if (typeof value === 'string') return [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, [...place, key]));
}

/** The same value with another text in one place. */
function withText(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((one, at) => (String(at) === String(key) ? withText(one, rest, text) : one));
  }
  return { ...(value as Json), [key]: withText((value as Json)[key], rest, text) };
}

/** The longest run of paws that a schema takes in a place; 0 where it takes none. */
function longestIn(schema: z.ZodType, body: unknown, place: Place): number {
  const takes = (length: number) =>
    schema.safeParse(withText(body, place, PAW.repeat(length))).success;
  if (!takes(1)) return 0;
  let [good, bad] = [1, MOST];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (takes(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** The body of a good request, with every text that it leaves out and may have. */
function fullBody(schema: z.ZodType, given: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || typeof given !== 'object') return given;
  let body = given as Json;
  for (const name of Object.keys(schema.shape)) {
    const more = { ...body, [name]: PAW };
    if (!(name in body) && schema.safeParse(more).success) body = more;
  }
  return body;
}

const widest = endpoints.filter(
  (endpoint) => endpoint.method !== 'GET' && !endpoint.upload && EXAMPLES[nameOf(endpoint)],
);
const answered: number[] = [];

async function send(endpoint: Endpoint, fill: (body: unknown) => unknown): Promise<Reply[]> {
  const replies = [];
  for (const role of ['admin', 'pet_owner'] as const) {
    const caller = await signedIn({ role });
    const made = (await EXAMPLES[nameOf(endpoint)]?.(caller, 'own')) ?? {};
    const body = made.ask?.body;
    if (body === undefined || body instanceof FormData) return [];
    const path = made.path ?? endpoint.path;
    const ask = { token: caller.token, ...made.ask, body: fill(body) };
    replies.push(await call(endpoint.method, path, ask));
  }
  return replies;
}

it.each(widest.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s accepts each of its texts at its limit in four-byte characters, or says what is wrong',
  async (_name, endpoint) => {
    const { body: schema } = endpoint;
    const replies = await send(endpoint, (given) => {
      const body = fullBody(schema, given);
      let filled = body;
      for (const place of textsIn(body)) {
        const length = longestIn(schema, body, place);
        const wider = withText(filled, place, PAW.repeat(length));
        // Some texts have a limit together.
        if (length > 0 && schema.safeParse(wider).success) filled = wider;
      }
      return filled;
    });
    for (const { status, text } of replies) {
      answered.push(status);
      expect(status, text.slice(0, 300)).toBeLessThan(500);
    }
  },
);

it.each(
  endpoints.flatMap((endpoint) =>
    'search' in endpoint.query.shape ? [[nameOf(endpoint), endpoint] as const] : [],
  ),
)('%s can be searched for as many of them as it accepts', async (name, endpoint) => {
  const admin = await signedIn({ role: 'admin' });
  const made = (await EXAMPLES[name]?.(admin, 'own')) ?? {};
  const length = longestIn(endpoint.query, { ...made.ask?.query, search: '' }, ['search']);
  expect(length).toBeGreaterThan(0);
  const ask = { token: admin.token, ...made.ask };
  const query = { ...made.ask?.query, search: PAW.repeat(length) };
  const { status, text } = await call('GET', made.path ?? endpoint.path, { ...ask, query });
  expect(status, text.slice(0, 300)).toBeLessThan(500);
});

it('most calls with such texts were accepted', () => {
  expect(answered.filter((status) => status === 200).length).toBeGreaterThan(40);
});
