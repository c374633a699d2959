import { isCalendarDate } from '@hearthside/contract/is-calendar-date';
import { dayIn } from '@hearthside/contract/calendar-days';
import {
  ENTRY_LABELS,
  ENTRY_LOCATIONS,
  entryForm,
  type EntryForm,
  type PetEntry,
} from '@hearthside/contract/pet/entry';
import { dateProblem, entryKind } from '@hearthside/contract/pet/entry-details';
import { ENTRY_KINDS } from '@hearthside/contract/pet/entry-words';
import { ENTRY_TEXTS } from '@hearthside/contract/pet/record-texts';
import { shownClock } from '@hearthside/contract/shown-date';
import { z } from 'zod';
import type { ComparedPart } from '@/kit/conflict/compare';
import { formatDate, formatDateTime } from '@/lib/dates';
import { deviceZone } from '@/lib/time-zone';
import {
  checkedDetails,
  DETAIL_TEXTS_OF,
  EMPTY_DETAILS,
  timesIn,
  typedDetails,
  typedProblems,
  type DetailText,
  type DetailTexts,
} from './entry-detail-values';

const HALF_OUTCOME = {
  outcomeDay: 'Enter a date too, or clear the time',
  outcomeTime: 'Enter a time too, or clear the date',
} as const;

/** The texts of the details. What they have to be depends on the kind. */
const typedTexts = Object.fromEntries(
  DETAIL_TEXTS_OF.filter((field) => field !== 'kind').map((field) => [field, z.string()]),
) as unknown as Record<Exclude<DetailText, 'kind' | 'weightUnit'>, z.ZodString> & {
  weightUnit: z.ZodType<DetailTexts['weightUnit'], DetailTexts['weightUnit']>;
};

const { date, location, initial, description, outcomeEmail } = entryForm.shape;

/**
 * The input of an entry's form: its outcome as a day and a time on this device's clock. If half of an outcome is
 * missing, that half is reported (part 1 §5.6).
 */
export const entryInput = z
  .object({
    date,
    // Without the defaults for fields that a call may leave out, because a form has all its fields.
    initial: initial.unwrap(),
    description: description.unwrap(),
    outcomeEmail: outcomeEmail.unwrap(),
    location: z.union([z.literal('').refine(() => false, ENTRY_TEXTS.required), location]),
    outcomeDay: z.string(),
    outcomeTime: z.string(),
    kind: entryKind,
    ...typedTexts,
  })
  .superRefine((typed, context) => {
    for (const [field, message] of Object.entries(typedProblems(typed.date, typed)))
      context.addIssue({ code: 'custom', path: [field], message });
    const early = dateProblem(typed.date, typed.kind, dayIn(deviceZone(), new Date()));
    if (early) context.addIssue({ code: 'custom', path: ['date'], message: early });
    const { outcomeDay, outcomeTime } = typed;
    if (Boolean(outcomeDay) === Boolean(outcomeTime)) return;
    const missing = outcomeDay ? 'outcomeTime' : 'outcomeDay';
    context.addIssue({ code: 'custom', path: [missing], message: HALF_OUTCOME[missing] });
  });
export type EntryInput = DetailTexts & {
  date: string;
  location: EntryForm['location'] | '';
  initial: string;
  description: string;
  outcomeDay: string;
  outcomeTime: string;
  outcomeEmail: string;
};

export const EMPTY_ENTRY: EntryInput = {
  date: '',
  location: '',
  initial: '',
  description: '',
  outcomeDay: '',
  outcomeTime: '',
  outcomeEmail: '',
  ...EMPTY_DETAILS,
};

const two = (number: number) => String(number).padStart(2, '0');

/** An entry in its form's shape, with its outcome by this device's clock. */
export function typedOf(entry: PetEntry): EntryInput {
  const { date, location, initial, description, outcomeDate, outcomeEmail, details } = entry;
  const typed = { date, location, initial, description, outcomeEmail, ...typedDetails(details) };
  if (outcomeDate === null) return { ...typed, outcomeDay: '', outcomeTime: '' };
  const at = new Date(outcomeDate);
  return {
    ...typed,
    outcomeDay: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    outcomeTime: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** The checked fields as an entry: day and time become one moment (part 1 §5.6). */
export function entryOf(typed: z.output<typeof entryInput>): EntryForm {
  const { date, initial, description, outcomeEmail, outcomeDay, outcomeTime, location } = typed;
  return {
    date,
    initial,
    description,
    outcomeEmail,
    details: checkedDetails(typed),
    location: location as EntryForm['location'],
    outcomeDate: outcomeDay ? new Date(`${outcomeDay}T${outcomeTime}`).toISOString() : null,
  };
}

/** The fields of an entry that are sent: only those that were typed, so that nobody else's change is undone. */
export function changedParts(entry: EntryForm, over: Partial<EntryInput>): Partial<EntryForm> {
  const moved = 'outcomeDay' in over || 'outcomeTime' in over;
  const detailed = DETAIL_TEXTS_OF.some((field) => field in over);
  return Object.fromEntries(
    Object.entries(entry).filter(([field]) => {
      if (field === 'details') return detailed;
      return field === 'outcomeDate' ? moved : field in over;
    }),
  );
}

const shownDay = (value: string) => (isCalendarDate(value) ? formatDate(value) : value);

const shownTimes = ({ times }: EntryInput) =>
  timesIn(times).filter(Boolean).map(shownClock).join(' and ');

/** The kind and the details in a line, as they are compared. */
function shownDetails(typed: EntryInput): string {
  const { kind } = typed;
  const given = DETAIL_TEXTS_OF.filter((field) => field !== 'kind' && field !== 'weightUnit');
  const words = given.map((field) => (field === 'times' ? shownTimes(typed) : typed[field]));
  return [kind === 'note' ? '' : ENTRY_KINDS[kind], ...words].filter(Boolean).join(', ');
}

/** The fields of an entry as they are compared after a conflict. Day and time of the outcome are one moment. */
export const ENTRY_PARTS: readonly ComparedPart<EntryInput>[] = [
  { label: ENTRY_LABELS.date, fields: ['date'], show: ({ date }) => shownDay(date) },
  // Details of another kind mean nothing, so the two go together.
  {
    label: ENTRY_LABELS.details,
    fields: DETAIL_TEXTS_OF,
    show: shownDetails,
  },
  {
    label: ENTRY_LABELS.location,
    fields: ['location'],
    show: ({ location }) => (location === '' ? '' : ENTRY_LOCATIONS[location]),
  },
  { label: ENTRY_LABELS.initial, fields: ['initial'], show: ({ initial }) => initial },
  {
    label: ENTRY_LABELS.description,
    fields: ['description'],
    show: ({ description }) => description,
  },
  {
    label: ENTRY_LABELS.outcomeDate,
    fields: ['outcomeDay', 'outcomeTime'],
    show: ({ outcomeDay, outcomeTime }) =>
      isCalendarDate(outcomeDay) && outcomeTime
        ? formatDateTime(`${outcomeDay}T${outcomeTime}`)
        : `${shownDay(outcomeDay)} ${outcomeTime}`.trim(),
  },
  {
    label: ENTRY_LABELS.outcomeEmail,
    fields: ['outcomeEmail'],
    show: ({ outcomeEmail }) => outcomeEmail,
  },
];
