import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PERMISSIONS } from './access';
import type { Endpoint, Endpoints } from './endpoint';
import { ENDPOINTS } from './endpoints';

const all = Object.entries(ENDPOINTS as Record<string, Endpoints>).flatMap(([subject, endpoints]) =>
  Object.entries(endpoints).map(([name, one]) => [`${subject}.${name}`, one] as const),
);
const names = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
const isStrict = (schema: unknown) => (schema as z.ZodObject).def.catchall instanceof z.ZodNever;

/** The object schemas that a schema parses, without refinements and transforms: one, or those of a choice. */
function objectsOf(schema: z.ZodType): z.ZodType[] {
  const { in: inner, options } = schema.def as { in?: z.ZodType; options?: z.ZodType[] };
  if (options) return options.flatMap(objectsOf);
  return inner ? objectsOf(inner) : [schema];
}

describe.each(all)('%s', (_name, one: Endpoint) => {
  it('has a known access rule', () => {
    for (const word of one.access.split('|')) {
      expect(['public', 'member', ...Object.keys(PERMISSIONS)]).toContain(word);
    }
  });
  it('has a schema for each parameter of its path, and for no other', () => {
    expect(Object.keys(one.params.shape).sort()).toEqual(names(one.path).sort());
  });
  it('refuses unknown keys everywhere', () => {
    expect(isStrict(one.params)).toBe(true);
    expect(isStrict(one.query)).toBe(true);
    // We can't control what another service sends.
    const ours = !one.path.startsWith('/webhooks/');
    expect(objectsOf(one.body).map(isStrict)).toEqual(objectsOf(one.body).map(() => ours));
  });
  it('accepts a body only if its method has one', () => {
    const empty = objectsOf(one.body).every(
      (body) => Object.keys((body as z.ZodObject).shape).length === 0,
    );
    if (one.method === 'GET' || one.method === 'DELETE')
      expect([empty, one.upload]).toEqual([true, undefined]);
  });
  it('has a path that needs no escaping and does not end in a slash', () => {
    expect(one.path).toMatch(/^(\/:?[A-Za-z-]+)+$/);
    expect(one.summary.length).toBeGreaterThan(5);
  });
});

it('no two endpoints share method and path, whatever the names of their parameters', () => {
  const keys = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
