import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, pageQuery, pagination, wholeNumber } from '../list';
import { entryDetails } from './entry-details';

/** The most photos and files of one entry. */
export const ENTRY_FILES_MAX = 8;
/** The largest of them, in bytes: as large as a pet's picture and its documents may be. */
export const ENTRY_FILE_MAX_BYTES = 10 * 1024 * 1024;
/** Photos on a page of a pet's photos. */
export const PHOTO_PAGE_SIZE = 24;

/** What is said of a file that an entry does not take. */
export const ENTRY_FILE_TEXTS = {
  wrongType: 'This isn’t a photo or a PDF. Choose a JPEG, PNG or WebP picture, or a PDF.',
  tooBig: 'File is too large. Maximum size is 10MB',
  most: `An entry has at most ${ENTRY_FILES_MAX} photos and files`,
  gone: 'This file does not exist.',
  addFailed: 'The file could not be added.',
} as const;

/** A photo or a PDF of an entry. */
export const entryFile = z.object({
  id: z.number(),
  kind: z.enum(['image', 'document']),
  /** Its name, as it was uploaded. */
  title: z.string(),
  /** In bytes. */
  size: z.number(),
  /** In pixels, of photos. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** A signed link for the caller that works for a while. */
  url: z.string(),
  /** The same photo, smaller. Null for a PDF. */
  previewUrl: z.string().nullable(),
});
export type EntryFile = z.output<typeof entryFile>;

/** A photo with the entry it belongs to. */
const petPhoto = entryFile.extend({
  recordId: z.number(),
  /** The day of its entry. */
  date: z.string(),
  details: entryDetails,
  description: z.string(),
});
export type PetPhoto = z.output<typeof petPhoto>;

/** The photos of a pet. What changes the files of an entry is among the endpoints of entries, whose answer they have. */
export const photoEndpoints = {
  photos: endpoint({
    method: 'GET',
    path: '/pet-records/:petId/photos',
    access: 'pet_records',
    summary: 'The photos of a pet\u2019s record, a page at a time, newest entry first',
    params: z.strictObject({ petId: id }),
    query: z.strictObject({
      page: pageQuery.page,
      limit: wholeNumber(1, 100).default(PHOTO_PAGE_SIZE),
    }),
    answer: z.object({ photos: z.array(petPhoto), pagination }),
  }),
};
