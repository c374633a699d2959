import { z } from 'zod';

/** How many errors of one list are reported. A list with more is something else altogether. */
const FAULTS_TOLD = 5;
/** How many elements are parsed at a time. */
const SLICE = 50;

interface LengthCheck {
  _zod: { def: { check: string; maximum?: number } };
}

const longestOf = ({ checks = [] }: z.core.$ZodArrayDef): number =>
  Math.min(...(checks as unknown as LengthCheck[]).map(({ _zod }) => _zod.def.maximum ?? Infinity));

/**
 * zod's array, but it stops after the first few wrong elements. zod's own parses all of them and keeps an error for
 * each.
 */
const BoundedArray = z.core.$constructor<z.ZodArray, z.core.$ZodArrayDef>(
  'BoundedArray',
  (inst, def) => {
    z.ZodArray.init(inst, def);
    const whole = inst._zod.parse;
    inst._zod.parse = (payload, context) => {
      const given: unknown = payload.value;
      // Anything that is not a list, or is too long, is refused by zod before any element is parsed.
      if (!Array.isArray(given) || given.length > longestOf(def)) return whole(payload, context);
      const parsed: unknown[] = [];
      for (let at = 0; at < given.length && payload.issues.length < FAULTS_TOLD; at += SLICE) {
        const slice = { value: given.slice(at, at + SLICE) as unknown[], issues: [] };
        const { value, issues } = whole(slice, context) as z.core.ParsePayload<unknown[]>;
        for (const issue of issues) (issue.path as PropertyKey[])[0] = at + Number(issue.path?.[0]);
        payload.issues.push(...issues.slice(0, FAULTS_TOLD));
        parsed.push(...value);
      }
      payload.value = parsed;
      return payload;
    };
  },
);

/**
 * A list sent by a caller: at most `max` elements. Every list in an endpoint's input must be one, because thirty
 * thousand empty objects in zod's own array block the server for seconds. Elements are parsed synchronously.
 */
export const boundedArray = <Element extends z.ZodType>(
  element: Element,
  max: number,
  tooMany?: string,
): z.ZodArray<Element> =>
  new BoundedArray({ type: 'array', element }).max(max, tooMany) as z.ZodArray<Element>;
