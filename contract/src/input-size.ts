import type { z } from 'zod';
import type { Endpoint } from './endpoint';

/**
 * How many values are accepted beyond the most that a valid input has, so that one too many can still be reported by
 * its field.
 */
const SLACK = 100;
/** How many are accepted if a schema sets no limit, as for input from another service. */
const LOOSE = 5000;

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  in?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  keyType?: z.ZodType & { options?: unknown[] };
  valueType?: z.ZodType;
  checks?: { _zod: { def: { maximum?: number } } }[];
}
const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/**
 * The most elements that a list may have. Throws if its schema has no limit, because every list from a caller must
 * have one.
 */
function longest({ checks = [] }: Definition): number {
  const most = Math.min(...checks.map(({ _zod }) => _zod.def.maximum ?? Infinity));
  if (most === Infinity)
    throw new Error('A list in an endpoint\u2019s input has no greatest length.');
  return most;
}

/** The most values in an input that fits a schema: itself, its fields and its elements, all the way down. */
export function mostValues(schema: z.ZodType): number {
  const definition = definitionOf(schema);
  const { type, shape, element, innerType, options, keyType, valueType } = definition;
  const isOpen =
    type === 'object' && definition.catchall && definitionOf(definition.catchall).type !== 'never';
  if (type === 'unknown' || type === 'any' || isOpen) return LOOSE;
  if (shape) return Object.values(shape).reduce((sum, field) => sum + mostValues(field), 1);
  if (element) return 1 + longest(definition) * mostValues(element);
  if (valueType) return 1 + (keyType?.options?.length ?? LOOSE) * mostValues(valueType);
  if (options) return Math.max(...options.map(mostValues));
  const inner = definition.in ?? innerType;
  return inner ? mostValues(inner) : 1;
}

/** The most values that a body of JSON for this endpoint may hold. */
export const valuesMaxOf = ({ body, maxValues }: Pick<Endpoint, 'body' | 'maxValues'>): number =>
  (maxValues ?? mostValues(body)) + SLACK;
