import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';

/** What is generated instead of just any value of a field's kind. */
export interface Wanted {
  /** Ids of existing rows, used for most ids. */
  ids: readonly number[];
  /** Makes every text as long as allowed, in four-byte characters where its kind is free. */
  fullTexts: boolean;
}

/** The parts of a schema that this reads; zod's own type has one interface per kind. */
interface Definition {
  type: string;
  shape: Record<string, z.ZodType>;
  element: z.ZodType;
  innerType: z.ZodType;
  in: z.ZodType;
  out: z.ZodType;
  keyType: z.ZodType;
  valueType: z.ZodType;
  options: z.ZodType[];
  parts: unknown[];
  entries: Record<string, string | number>;
  values: unknown[];
}
const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/** The collected limits of a schema's checks. */
interface Bag {
  minimum?: number;
  maximum?: number;
  format?: string;
  patterns?: Set<RegExp>;
}
const bagOf = (schema: z.ZodType) => (schema as unknown as { _zod: { bag: Bag } })._zod.bag;

const DEEPEST = 8;
const PAW = '\u{1f43e}';
const full = (length: number) => PAW.repeat(Math.floor(length / 2)) + 'x'.repeat(length % 2);
/** Texts that fields with their own rules accept. */
const COMMON = [
  '2026-05-04',
  '2026-05-04T10:30:00.000Z',
  '09:30',
  'someone@test.example',
  '5035550123',
  'https://example.org/a',
  'asc',
  '#336699',
  'Portland',
  '97205',
  'United States',
  'Oregon',
];

function texts(schema: z.ZodType, { fullTexts }: Wanted): Arbitrary<unknown> {
  const { minimum = 0, maximum = 60, format, patterns = [] } = bagOf(schema);
  const [pattern] = patterns;
  if (format === 'uuid') return fc.uuid();
  if (format === 'datetime') return fc.constant('2026-05-04T10:30:00.000Z');
  if (pattern) return fc.stringMatching(pattern, { size: 'small' });
  // A text is tidied before it is measured, and may be four times as long before that.
  if (fullTexts) return fc.constantFrom(full(maximum), full(Math.floor(maximum / 4)));
  const typed = fc.string({
    unit: 'grapheme',
    minLength: Math.min(minimum, 60),
    maxLength: Math.min(maximum, 60),
  });
  return fc.oneof(typed, fc.constantFrom(...COMMON));
}

function numbers(schema: z.ZodType, { ids }: Wanted): Arbitrary<unknown> {
  const { minimum = -1000, maximum = 1000 } = bagOf(schema);
  const [min, max] = [Math.ceil(minimum), Math.floor(Math.min(maximum, 2 ** 53 - 1))];
  const any = fc.integer({ min, max });
  const known = ids.filter((id) => id >= min && id <= max);
  return known.length > 0
    ? fc.oneof(any, { weight: 3, arbitrary: fc.constantFrom(...known) })
    : any;
}

function records(shape: Record<string, z.ZodType>, wanted: Wanted, depth: number) {
  const fields = Object.entries(shape).map(([key, value]) => [key, from(value, wanted, depth + 1)]);
  return fc
    .record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>)
    .map((made) =>
      Object.fromEntries(Object.entries(made).filter(([, value]) => value !== LEFT_OUT)),
    );
}
const LEFT_OUT = Symbol('left out');
const maybe = (inner: Arbitrary<unknown>) =>
  fc.oneof({ weight: 2, arbitrary: inner }, fc.constant(LEFT_OUT));

/**
 * Values that a schema of the contract accepts, as far as it can be read. Further refinements may still refuse them.
 */
export function from(schema: z.ZodType, wanted: Wanted, depth = 0): Arbitrary<unknown> {
  const definition = definitionOf(schema);
  const inner = (of: z.ZodType) => from(of, wanted, depth + 1);
  switch (definition.type) {
    case 'object':
      return records(definition.shape, wanted, depth);
    case 'array': {
      const { minimum = 0, maximum = 3 } = bagOf(schema);
      const most = depth > DEEPEST ? minimum : Math.min(maximum, minimum + 3);
      return fc.array(inner(definition.element), { minLength: minimum, maxLength: most });
    }
    case 'record':
      return fc.dictionary(inner(definition.keyType).map(String), inner(definition.valueType), {
        maxKeys: 3,
      });
    case 'union':
      return fc.oneof(...definition.options.map(inner));
    case 'optional':
      return maybe(inner(definition.innerType));
    case 'default':
      return maybe(inner(definition.innerType));
    case 'nullable':
      return fc.option(inner(definition.innerType));
    // A caller's value enters the first schema of a chain, unless that one accepts anything and converts it.
    case 'pipe':
      return inner(definition.in.def.type === 'transform' ? definition.out : definition.in);
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries));
    case 'literal':
      return fc.constantFrom(...definition.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return numbers(schema, wanted);
    case 'string':
      return texts(schema, wanted);
    case 'template_literal':
      return fc.stringMatching((schema as unknown as { _zod: { pattern: RegExp } })._zod.pattern);
    default:
      return fc.anything({ maxDepth: 1 });
  }
}
