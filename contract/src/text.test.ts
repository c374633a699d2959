import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { Endpoint, Endpoints } from './endpoint';
import { ENDPOINTS } from './endpoints';
import { mostValues } from './input-size';
import { email } from './member/person-fields';
import { text } from './text';

const endpoints = Object.values<Endpoints>(ENDPOINTS).flatMap((some) => Object.values(some));

it('a text is measured in the same units as in browsers and Strapi', () => {
  expect(text(80).safeParse('\u{1f43e}'.repeat(40)).success).toBe(true);
  const { error } = text(80).safeParse('\u{1f43e}'.repeat(41));
  expect(error?.issues.map(({ message }) => message)).toEqual(['At most 80 characters']);
});

it.each(['a\u0000', '\ud83d', '\udc3e\ud83d'])('a text that contains %j is refused', (odd) =>
  expect(text(80).safeParse(odd).success).toBe(false),
);

it('an address that gets longer in lower case is refused if it exceeds its column', () => {
  expect(email.safeParse(`${'\u0130'.repeat(200)}@test.test`).success).toBe(false);
});

/** Every text schema in an input. */
function textsIn(schema: z.ZodType): z.ZodType[] {
  const { type, shape, element, options, innerType, valueType, ...def } = schema.def as unknown as {
    type: string;
    shape?: Record<string, z.ZodType>;
    options?: z.ZodType[];
    element?: z.ZodType;
    innerType?: z.ZodType;
    valueType?: z.ZodType;
    in?: z.ZodType;
  };
  if (type === 'string') return [schema];
  // The texts of a list are checked one by one; a text with transforms is checked together with them.
  if (type === 'pipe' && def.in && (def.in.def as { type: string }).type === 'string')
    return [schema];
  const parts = [
    ...Object.values(shape ?? {}),
    ...(options ?? []),
    element,
    innerType,
    valueType,
    def.in,
  ];
  return parts.flatMap((part) => (part ? textsIn(part) : []));
}
const inputs = ({ params, query, body }: Endpoint) => [params, query, body].flatMap(textsIn);

it(
  'a text of an input with a hundred thousand hostile characters is checked within 100 ms',
  { timeout: 120_000 },
  () => {
    const signs = ['a', '.', '@a.', 'https://a.', 'tel:1', '\u{1f43e}'];
    const slow: string[] = [];
    for (const endpoint of endpoints) {
      for (const [place, schema] of inputs(endpoint).entries()) {
        for (const sign of signs) {
          const start = process.cpuUsage().user;
          schema.safeParse(`${sign.repeat(Math.ceil(100_000 / sign.length))}\n`);
          const ms = (process.cpuUsage().user - start) / 1000;
          if (ms > 100) slow.push(`${endpoint.method} ${endpoint.path} ${place} ${sign} ${ms} ms`);
        }
      }
    }
    expect(slow).toEqual([]);
  },
);

it('every list in an input has a maximum length', () => {
  for (const { path, query, body } of endpoints) {
    for (const schema of [query, body]) expect(() => mostValues(schema), path).not.toThrow();
  }
});
