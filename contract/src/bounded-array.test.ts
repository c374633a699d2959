import { expect, it } from 'vitest';
import { z } from 'zod';
import { boundedArray } from './bounded-array';

const counted = () => {
  let parsed = 0;
  const element = z.strictObject({ id: z.number(), name: z.string() }).transform((one) => {
    parsed += 1;
    return one.id;
  });
  return { element, parsed: () => parsed };
};
const good = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: 'x' }));

it('a list within its length is parsed as zod parses it', () => {
  const { element } = counted();
  const given = good(130);
  const expected = z.array(element).parse(given);
  expect(boundedArray(element, 200).parse(given)).toEqual(expected);
  expect(boundedArray(element, 130).min(130).parse(given)).toEqual(expected);
  expect(boundedArray(element, 5).default([]).parse(undefined)).toEqual([]);
});

it('a list that is too long is refused without parsing any element', () => {
  const { element, parsed } = counted();
  const { error } = boundedArray(element, 99, 'Too many').safeParse(good(100));
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[[], 'Too many']]);
  expect(parsed()).toBe(0);
});

it('a list that is too short says so', () => {
  const { error } = boundedArray(z.number(), 9).min(1, 'Please choose one').safeParse([]);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please choose one']);
});

it('a list of wrong elements is refused after the first few, each reported with its position', () => {
  const { element, parsed } = counted();
  const many = [...good(120), ...Array.from({ length: 30_000 }, () => ({}))];
  const { error } = boundedArray(element, 50_000).safeParse(many);
  expect(parsed()).toBeLessThan(200);
  expect(error?.issues.length).toBe(5);
  expect(error?.issues[0]?.path).toEqual([120, 'id']);
});

it('a value that is not a list is refused', () => {
  for (const given of [{}, 'x', 1, null, { length: 3 }]) {
    const { error } = boundedArray(z.number(), 3).safeParse(given);
    expect(error?.issues.map(({ code }) => code)).toEqual(['invalid_type']);
  }
});

it('a bounded array has the JSON schema of an array', () => {
  expect(z.toJSONSchema(boundedArray(z.number(), 3).min(1))).toMatchObject({
    type: 'array',
    items: { type: 'number' },
    minItems: 1,
    maxItems: 3,
  });
});
