import { z } from 'zod';
import { calendarDate } from '../calendar-date';
import { isCalendarDate } from '../is-calendar-date';
import { endpoint } from '../endpoint';
import { id, pageQuery, pagination, wholeNumber } from '../list';
import { email, line, MEMBER_TEXTS } from '../member/person-fields';
import { paragraphs, text } from '../text';
import { entryCalendar } from './entry-calendar';
import { commentForm, entryComment } from './entry-comment';
import { entryDetails, entryKind, NOTE } from './entry-details';
import { ENTRY_FILE_MAX_BYTES, entryFile } from './entry-file';
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
  kind: 'Kind',
  details: 'Details',
} as const;
/** What hangs on an entry, as its history calls it. */
export const ENTRY_PART_LABELS = { files: 'Photos and files', comments: 'Comment' } as const;

/** For how long the author of an entry may change it, in hours. The owner and admins always may. */
export const ENTRY_OPEN_HOURS = 24;

/** The message of a chat that something of a pet's record was made of. */
export const fromMessage = z.object({ chatId: z.number(), messageId: z.number() });
export type FromMessage = z.output<typeof fromMessage>;

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
  /** Its kind, and what an entry of this kind has besides. */
  details: entryDetails,
  /** Who wrote it. Empty for entries from before this was stored. */
  authorName: z.string(),
  /** Whether the caller may change and delete it: the owner and admins, and its author for a day. */
  mayChange: z.boolean(),
  /** Its photos and PDFs, in the order in which they were added. */
  files: z.array(entryFile),
  /** What the owner and admins say to it, the oldest first. */
  comments: z.array(entryComment),
  /** The message of a chat that it was made of. Left out for whoever may not open it. */
  fromMessage: fromMessage.optional(),
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
  details: entryDetails,
};

/** Sent once more after the question about an unusual weight was answered. */
const confirmed = z.boolean().optional();

/** The input of a new entry. */
export const entryForm = z.strictObject({
  ...entryFields,
  initial: entryFields.initial.default(''),
  description: entryFields.description.default(''),
  outcomeDate: entryFields.outcomeDate.default(null),
  outcomeEmail: entryFields.outcomeEmail.default(''),
  // Clients from before there were kinds write notes.
  details: entryDetails.default(NOTE),
  confirmed,
  /** False leaves what is due by it out of the care calendar. */
  inCalendar: z.boolean().optional(),
  /** Sent again with the same key, as after an answer that was lost, it is added once. */
  key: text(64).min(8).optional(),
});
export type EntryForm = z.output<typeof entryForm>;
/** What of an entry is typed and stored. */
export type EntryFields = Omit<EntryForm, 'confirmed' | 'inCalendar' | 'key'>;
/** The input of a change: only the fields that change. */
export const entryPatch = z
  .strictObject({ ...entryFields, confirmed, revision: text(64) })
  .partial();
export type EntryPatch = z.output<typeof entryPatch>;

/** The query of a pet's entries and of its documents. */
export const petPageQuery = z.strictObject({
  page: pageQuery.page,
  limit: wholeNumber(1, 100).default(PET_PAGE_SIZE),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  search: pageQuery.search,
});

/** The query of a pet's entries: of one kind, or of all. */
const entriesQuery = petPageQuery.extend({
  kind: entryKind.optional(),
  /** The page that has this entry, if there is one, instead of `page`; of all kinds, the newest first. */
  around: id.optional(),
});

/** A weight of the record, in lbs. */
const petWeight = z.object({ id: z.number(), date: z.string(), weight: z.number() });
export type PetWeight = z.output<typeof petWeight>;
/** The most weights of one answer: two a week for ten years. */
export const WEIGHTS_MAX = 1000;

const ofPet = z.strictObject({ petId: id });
const one = z.strictObject({ petId: id, recordId: id });
const oneFile = z.strictObject({ petId: id, recordId: id, fileId: id });
const oneComment = z.strictObject({ petId: id, recordId: id, commentId: id });
const answer = z.object({
  record: petEntry,
  /** What the change made of it in the care calendar; null if nothing. */
  calendar: entryCalendar.nullable(),
});
/** The entry after something that hangs on it has changed. */
const withParts = z.object({ record: petEntry });

export const entryEndpoints = {
  entries: endpoint({
    method: 'GET',
    path: '/pet-records/:petId/records',
    access: 'pet_records',
    summary: 'A pet\u2019s dated entries, of all kinds or of one, a page at a time, by date',
    params: ofPet,
    query: entriesQuery,
    answer: z.object({ records: z.array(petEntry), pagination }),
  }),
  weights: endpoint({
    method: 'GET',
    path: '/pet-records/:petId/weights',
    access: 'pet_records',
    summary: `A pet\u2019s weights by date, the last ${WEIGHTS_MAX}`,
    params: ofPet,
    answer: z.object({ weights: z.array(petWeight) }),
  }),
  addEntry: endpoint({
    method: 'POST',
    path: '/pet-records/:petId/records',
    access: 'pet_records',
    summary:
      'Add an entry to a pet\u2019s record; an unusual weight is refused until it is confirmed',
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
    summary: 'Delete an entry; it can be restored for 30 days',
    params: one,
    answer: z.object({ id: z.number() }),
  }),
  restoreEntry: endpoint({
    method: 'POST',
    path: '/pet-records/:petId/records/:recordId/restore',
    access: 'pet_records',
    summary: 'Restore a deleted entry',
    params: one,
    answer,
  }),
  addEntryFile: endpoint({
    method: 'POST',
    path: '/pet-records/:petId/records/:recordId/files',
    access: 'pet_records',
    summary: 'Add a photo (JPEG, PNG or WebP) or a PDF to an entry, for anyone who may change it',
    params: one,
    upload: { field: 'file', maxBytes: ENTRY_FILE_MAX_BYTES },
    answer: withParts,
  }),
  removeEntryFile: endpoint({
    method: 'DELETE',
    path: '/pet-records/:petId/records/:recordId/files/:fileId',
    access: 'pet_records',
    summary: 'Remove a photo or a PDF from an entry permanently',
    params: oneFile,
    answer: withParts,
  }),
  addComment: endpoint({
    method: 'POST',
    path: '/pet-records/:petId/records/:recordId/comments',
    access: 'pet_records',
    summary: 'Comment on an entry, as the owner or an admin; notifies its author',
    params: one,
    body: commentForm,
    answer: withParts,
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: '/pet-records/:petId/records/:recordId/comments/:commentId',
    access: 'pet_records',
    summary: 'Delete your own comment; it can be restored for 30 days',
    params: oneComment,
    answer: withParts,
  }),
  restoreComment: endpoint({
    method: 'POST',
    path: '/pet-records/:petId/records/:recordId/comments/:commentId/restore',
    access: 'pet_records',
    summary: 'Restore your own deleted comment',
    params: oneComment,
    answer: withParts,
  }),
};
