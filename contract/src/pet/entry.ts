import { z } from 'zod';
import { calendarDate, isCalendarDate } from '../calendar-date';
import { endpoint } from '../endpoint';
import { id, pageQuery, pagination, wholeNumber } from '../list';
import { email, line, MEMBER_TEXTS } from '../member/profile';
import { paragraphs, text } from '../text';
import { ENTRY_TEXTS } from './record-texts';

/** Rows on a page of a pet's entries, and of its documents (part 1 §9). */
export const PET_PAGE_SIZE = 5;

export const ENTRY_LOCATIONS = {
  in_person: 'In person',
  zoom: 'Zoom',
  phone: 'Phone',
} as const;
export type EntryLocation = keyof typeof ENTRY_LOCATIONS;

/** Labels of an entry's fields. */
export const ENTRY_LABELS = {
  date: 'Date',
  initial: 'Initial',
  description: 'Description',
  location: 'Location',
  outcomeDate: 'Outcome date',
  outcomeEmail: 'Outcome email',
} as const;

/** A dated entry of a pet's record (part 1 §2.10). */
export const petEntry = z.object({
  id: z.number(),
  /** A day of the calendar. */
  date: z.string(),
  initial: z.string(),
  description: z.string(),
  location: z.enum(Object.keys(ENTRY_LOCATIONS) as [EntryLocation, ...EntryLocation[]]),
  /** A moment, or null without an outcome. */
  outcomeDate: z.string().nullable(),
  outcomeEmail: z.string(),
  /** The revision of the entry. A save based on an older one is refused (409). */
  revision: z.string(),
});
export type PetEntry = z.output<typeof petEntry>;

const entryFields = {
  date: calendarDate(ENTRY_TEXTS.required),
  location: z.enum(Object.keys(ENTRY_LOCATIONS) as [EntryLocation, ...EntryLocation[]], {
    error: ENTRY_TEXTS.required,
  }),
  initial: line(12),
  description: paragraphs(4000),
  outcomeDate: z
    .string()
    .datetime({ offset: true, error: 'Enter a date and a time' })
    .refine((given) => isCalendarDate(given.slice(0, 10)), 'Enter a date and a time')
    .transform((given) => new Date(given).toISOString())
    .nullable(),
  outcomeEmail: line(254).pipe(
    z.union([z.literal(''), email], { error: MEMBER_TEXTS.invalidEmail }),
  ),
};

/** The input of a new entry. */
export const entryForm = z.strictObject({
  ...entryFields,
  initial: entryFields.initial.default(''),
  description: entryFields.description.default(''),
  outcomeDate: entryFields.outcomeDate.default(null),
  outcomeEmail: entryFields.outcomeEmail.default(''),
});
export type EntryForm = z.output<typeof entryForm>;
/** The input of a change: only the fields that change. */
export const entryPatch = z.strictObject({ ...entryFields, revision: text(64) }).partial();
export type EntryPatch = z.output<typeof entryPatch>;

/** The query of a pet's entries and of its documents. */
export const petPageQuery = z.strictObject({
  page: pageQuery.page,
  limit: wholeNumber(1, 100).default(PET_PAGE_SIZE),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  search: pageQuery.search,
});

const ofPet = z.strictObject({ petId: id });
const one = z.strictObject({ petId: id, recordId: id });
const answer = z.object({ record: petEntry });

export const entryEndpoints = {
  entries: endpoint({
    method: 'GET',
    path: '/pet-records/:petId/records',
    access: 'pet_records',
    summary: 'A pet\u2019s dated entries, a page at a time, by date',
    params: ofPet,
    query: petPageQuery,
    answer: z.object({ records: z.array(petEntry), pagination }),
  }),
  addEntry: endpoint({
    method: 'POST',
    path: '/pet-records/:petId/records',
    access: 'pet_records',
    summary: 'Add an entry to a pet\u2019s record',
    params: ofPet,
    body: entryForm,
    answer,
  }),
  saveEntry: endpoint({
    method: 'PATCH',
    path: '/pet-records/:petId/records/:recordId',
    access: 'pet_records',
    summary: 'Change an entry',
    params: one,
    body: entryPatch,
    answer,
  }),
  removeEntry: endpoint({
    method: 'DELETE',
    path: '/pet-records/:petId/records/:recordId',
    access: 'pet_records',
    summary: 'Delete an entry; it can be brought back for 30 days',
    params: one,
    answer: z.object({ id: z.number() }),
  }),
  restoreEntry: endpoint({
    method: 'POST',
    path: '/pet-records/:petId/records/:recordId/restore',
    access: 'pet_records',
    summary: 'Bring a deleted entry back',
    params: one,
    answer,
  }),
};
