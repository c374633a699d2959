import { z } from 'zod';

/** As many faults of one list are told: whoever sends more has sent something else altogether. */
const FAULTS_TOLD = 5;
/** So many elements are parsed in one go. */
const SLICE = 50;

interface LengthCheck {
  _zod: { def: { check: string; maximum?: number } };
}

const longestOf = ({ checks = [] }: z.core.$ZodArrayDef): number =>
  Math.min(...(checks as unknown as LengthCheck[]).map(({ _zod }) => _zod.def.maximum ?? Infinity));

/** zod's array, left after the first few wrong elements, where zod's own parses all and keeps a fault for each. */
const BoundedArray = z.core.$constructor<z.ZodArray, z.core.$ZodArrayDef>(
  'BoundedArray',
  (inst, def) => {
    z.ZodArray.init(inst, def);
    const whole = inst._zod.parse;
    inst._zod.parse = (payload, context) => {
      const given: unknown = payload.value;
      // What is no list or too long a one is refused by zod before any element is parsed.
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
 * A list that a caller sends: at most `max` elements. Every list of an endpoint's input is one, because thirty
 * thousand empty objects in zod's own hold the server for seconds. Elements are parsed synchronously.
 */
export const boundedArray = <Element extends z.ZodType>(
  element: Element,
  max: number,
  tooMany?: string,
): z.ZodArray<Element> =>
  new BoundedArray({ type: 'array', element }).max(max, tooMany) as z.ZodArray<Element>;
