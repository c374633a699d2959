import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { calendarDate, NO_SUCH_DAY } from '../calendar-date';
import { line } from '../member/person-fields';
import { TIME_PATTERN } from '../zoned-time';
import { ENTRY_KINDS, weightChange } from './entry-words';

export type EntryKind = keyof typeof ENTRY_KINDS;
export const entryKind = z.enum(Object.keys(ENTRY_KINDS) as [EntryKind, ...EntryKind[]]);

/** Labels of what an entry of some kind has beside the fields of every entry. */
export const DETAIL_LABELS = {
  product: 'Product',
  batch: 'Batch',
  nextDue: 'Next due',
  medicine: 'Medicine',
  dose: 'Dose',
  unit: 'Unit',
  times: 'Times',
  from: 'From',
  to: 'To',
  weight: 'Weight (lbs)',
  reason: 'Reason',
  clinic: 'Clinic',
  illness: 'Illness',
  until: 'Ended on',
} as const;
export type DetailField = keyof typeof DETAIL_LABELS;

export const DETAIL_TEXTS = {
  product: 'Enter the product',
  medicine: 'Enter the medicine',
  dose: 'Enter the dose as a number',
  doseZero: 'Enter a dose above 0',
  doseMax: 'At most 10,000: please check the dose and its unit',
  unit: 'Enter the unit, such as mg or tablet',
  weight: 'Enter the weight as a number',
  weightZero: 'Enter a weight above 0',
  weightMax: 'At most 50,000 lbs',
  illness: 'Enter what the pet has',
  time: 'Enter a time',
  nextDue: 'The next due date must be after this one',
  to: 'It can\u2019t end before it begins',
  future: 'A vaccination or a weight can\u2019t be in the future',
} as const;

export const DOSE_MAX = 10_000;
export const WEIGHT_MAX = 50_000;
export const TIMES_MAX = 12;
/** Pounds in a kilogram. */
export const LBS_PER_KG = 2.204_622_621_8;

const twoDecimals = (given: number) => Math.round(given * 100) / 100;
const filled = (max: number, message: string) => line(max).pipe(z.string().min(1, message));
const day = calendarDate(NO_SUCH_DAY).nullable().default(null);

/** What an entry of each kind has beside the fields of every entry. */
export const entryDetails = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('note') }),
  z.strictObject({
    kind: z.literal('vaccination'),
    product: filled(120, DETAIL_TEXTS.product),
    batch: line(60).default(''),
    nextDue: day,
  }),
  z.strictObject({
    kind: z.literal('medication'),
    medicine: filled(120, DETAIL_TEXTS.medicine),
    dose: z
      .number({ error: DETAIL_TEXTS.dose })
      .max(DOSE_MAX, DETAIL_TEXTS.doseMax)
      .transform((given) => Math.round(given * 1000) / 1000)
      .pipe(z.number().gt(0, DETAIL_TEXTS.doseZero)),
    unit: filled(30, DETAIL_TEXTS.unit),
    times: boundedArray(z.string().regex(TIME_PATTERN, DETAIL_TEXTS.time), TIMES_MAX).default([]),
    /** The first and the last day. Without the first it is the entry's, without the last it goes on. */
    from: day,
    to: day,
  }),
  z.strictObject({
    kind: z.literal('weight'),
    /** In lbs. */
    weight: z
      .number({ error: DETAIL_TEXTS.weight })
      .max(WEIGHT_MAX, DETAIL_TEXTS.weightMax)
      .transform(twoDecimals)
      .pipe(z.number().gt(0, DETAIL_TEXTS.weightZero)),
  }),
  z.strictObject({
    kind: z.literal('visit'),
    reason: line(120).default(''),
    clinic: line(120).default(''),
  }),
  z.strictObject({
    kind: z.literal('illness'),
    illness: filled(120, DETAIL_TEXTS.illness),
    until: day,
  }),
]);
export type EntryDetails = z.output<typeof entryDetails>;
export type EntryDetailsInput = z.input<typeof entryDetails>;

export const NOTE: EntryDetails = { kind: 'note' };

/** What does not fit together in an entry: a sentence by the field of its details. */
export function detailProblems(
  date: string,
  details: EntryDetails,
): Partial<Record<DetailField, string>> {
  if (details.kind === 'vaccination' && details.nextDue !== null && details.nextDue <= date) {
    return { nextDue: DETAIL_TEXTS.nextDue };
  }
  if (details.kind === 'medication' && details.to !== null && details.to < (details.from ?? date)) {
    return { to: DETAIL_TEXTS.to };
  }
  if (details.kind === 'illness' && details.until !== null && details.until < date) {
    return { until: DETAIL_TEXTS.to };
  }
  return {};
}

/** Why an entry of this kind can't have this date. What has been given or weighed was so by today. */
export const dateProblem = (date: string, kind: EntryKind, today: string): string | undefined =>
  (kind === 'vaccination' || kind === 'weight') && date > today ? DETAIL_TEXTS.future : undefined;

/** Whether a medication is given on this day. `date` is the day of its entry. */
export const isGivenOn = (
  { from, to }: { from: string | null; to: string | null },
  date: string,
  today: string,
) => (from ?? date) <= today && (to === null || to >= today);

/** A weight so far from the last one is asked about once more: it may be in the wrong unit. */
export const isUnusualWeight = (last: number | null, weight: number) =>
  last !== null && last > 0 && Math.abs(weight - last) > last / 2;

/** The question about such a weight. */
export function weightQuestion(last: number, weight: number): string {
  const change = weightChange(last, weight);
  const words = `${Math.abs(change)}% ${change > 0 ? 'more' : 'less'}`;
  return `${weight} lbs is ${words} than the last weight, ${last} lbs. If that’s correct, save again.`;
}
