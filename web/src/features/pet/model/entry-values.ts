import { isCalendarDate } from '@hearthside/contract/calendar-date';
import {
  ENTRY_LABELS,
  ENTRY_LOCATIONS,
  entryForm,
  type EntryForm,
  type PetEntry,
} from '@hearthside/contract/pet/entry';
import { ENTRY_TEXTS } from '@hearthside/contract/pet/record-texts';
import { z } from 'zod';
import type { ComparedPart } from '@/kit/conflict/compare';
import { formatDate, formatDateTime } from '@/lib/dates';

const HALF_OUTCOME = {
  outcomeDay: 'Give the date too, or clear the time',
  outcomeTime: 'Give the time too, or clear the date',
} as const;

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
  })
  .superRefine(({ outcomeDay, outcomeTime }, context) => {
    if (Boolean(outcomeDay) === Boolean(outcomeTime)) return;
    const missing = outcomeDay ? 'outcomeTime' : 'outcomeDay';
    context.addIssue({ code: 'custom', path: [missing], message: HALF_OUTCOME[missing] });
  });
export type EntryInput = {
  date: string;
  location: EntryForm['location'] | '';
  initial: string;
  description: string;
  outcomeDay: string;
  outcomeTime: string;
  outcomeEmail: string;
};
export type EntryField = keyof EntryInput;

export const EMPTY_ENTRY: EntryInput = {
  date: '',
  location: '',
  initial: '',
  description: '',
  outcomeDay: '',
  outcomeTime: '',
  outcomeEmail: '',
};

const two = (number: number) => String(number).padStart(2, '0');

/** An entry in its form's shape, with its outcome by this device's clock. */
export function typedOf(entry: PetEntry): EntryInput {
  const { date, location, initial, description, outcomeDate, outcomeEmail } = entry;
  const typed = { date, location, initial, description, outcomeEmail };
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
  const { outcomeDay, outcomeTime, location, ...rest } = typed;
  return {
    ...rest,
    location: location as EntryForm['location'],
    outcomeDate: outcomeDay ? new Date(`${outcomeDay}T${outcomeTime}`).toISOString() : null,
  };
}

/** The fields of an entry that are sent: only those that were typed, so that nobody else's change is undone. */
export function changedParts(entry: EntryForm, over: Partial<EntryInput>): Partial<EntryForm> {
  const moved = 'outcomeDay' in over || 'outcomeTime' in over;
  return Object.fromEntries(
    Object.entries(entry).filter(([field]) => (field === 'outcomeDate' ? moved : field in over)),
  );
}

const shownDay = (value: string) => (isCalendarDate(value) ? formatDate(value) : value);

/** The fields of an entry as they are compared after a conflict. Day and time of the outcome are one moment. */
export const ENTRY_PARTS: readonly ComparedPart<EntryInput>[] = [
  { label: ENTRY_LABELS.date, fields: ['date'], show: ({ date }) => shownDay(date) },
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
