import { z } from 'zod';

/** One of the keys of a list that the code has. */
export const keyOf = <Key extends string>(list: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(list) as [Key, ...Key[]]);

/** Reads a part of what a transform was given; what is wrong is said of its place. */
export function readPart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  ctx: z.core.$RefinementCtx,
  at: readonly PropertyKey[] = [],
): z.output<Schema> {
  const read = schema.safeParse(value, { reportInput: true });
  if (read.success) return read.data;
  for (const issue of read.error.issues) {
    ctx.issues.push({ ...issue, path: [...at, ...issue.path] } as never);
  }
  return z.NEVER;
}

/**
 * Something whose kind is said by one of its keys, as a list of `- heading: Food` and `- text: Twice a day.`
 * `kinds`: the schema of the whole for each of these keys.
 */
export const byKey = <Kinds extends Readonly<Record<string, z.ZodType>>>(kinds: Kinds) =>
  z.record(z.string(), z.unknown()).transform((value, ctx): z.output<Kinds[keyof Kinds]> => {
    const [kind, another] = Object.keys(kinds).filter((key) => Object.hasOwn(value, key));
    const schema = kind === undefined || another !== undefined ? undefined : kinds[kind];
    if (schema) return readPart(schema, value, ctx) as z.output<Kinds[keyof Kinds]>;
    const message = `It needs one of these keys: ${Object.keys(kinds).join(', ')}.`;
    ctx.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  });

const BLOCK_TAG = / ?(<\/?(?:p|h[1-6]|ul|ol|li|blockquote)(?: [^>]*)?>) ?/g;

/** Rich text that may be broken into lines as one likes. */
export const html = z.string().transform((text) =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(BLOCK_TAG, '$1')
    .trim(),
);
