import { z } from 'zod';
import { endpoint, FILE_ANSWER } from '../endpoint';
import { id, pagination } from '../list';
import { line } from '../member/person-fields';
import { fromMessage, petPageQuery } from './entry';
import { DOCUMENT_TEXTS } from './record-texts';

/** The maximum size of the PDF, in bytes (part 1 §5.7). */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_TITLE_MAX = 160;

export const DOCUMENT_TYPES = { document: 'Document', form: 'Form' } as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;
const documentType = z.enum(Object.keys(DOCUMENT_TYPES) as [DocumentType, ...DocumentType[]]);

/** A pet's document or form. */
export const petDocument = z.object({
  id: z.number(),
  title: z.string(),
  /** The address of the file, for those who may see the pet. */
  url: z.string(),
  type: documentType,
  /** In bytes. */
  size: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The message of a chat that it was made of. Left out for whoever may not open it. */
  fromMessage: fromMessage.optional(),
});
export type PetDocument = z.output<typeof petDocument>;

/** The type of a document if none was chosen: a title with the word "form" is a form (ruling 8). */
export const typeOfTitle = (title: string): DocumentType =>
  /(?<![\p{L}\p{N}])form(?![\p{L}\p{N}])/iu.test(title) ? 'form' : 'document';

/** A form's title says so: ' Form' is appended unless it already contains 'form' (part 1 §5.7). */
export const titledAs = (type: DocumentType, title: string) =>
  type === 'form' && !/form/i.test(title) ? `${title} Form` : title;

const ofPet = z.strictObject({ petId: id });
const one = z.strictObject({ petId: id, docId: id });

export const documentEndpoints = {
  documents: endpoint({
    method: 'GET',
    path: '/pet-records/:petId/documents-and-forms',
    access: 'pet_records',
    summary: 'A pet\u2019s documents and forms, a page at a time, by date',
    params: ofPet,
    query: petPageQuery,
    answer: z.object({ documents: z.array(petDocument), pagination }),
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/pet-records/:petId/documents-and-forms',
    access: 'pet_records',
    summary: 'Upload one PDF for a pet',
    params: ofPet,
    upload: { field: 'file', maxBytes: DOCUMENT_MAX_BYTES },
    body: z.strictObject({
      title: line(DOCUMENT_TITLE_MAX).pipe(z.string().min(1, DOCUMENT_TEXTS.noTitle)),
      type: documentType.optional(),
    }),
    answer: petDocument,
  }),
  readDocument: endpoint({
    method: 'GET',
    path: '/pet-records/:petId/documents-and-forms/:docId/file',
    access: 'pet_records',
    summary: 'The file of a document, for anyone who may see the pet',
    params: one,
    answer: FILE_ANSWER,
  }),
  removeDocument: endpoint({
    method: 'DELETE',
    path: '/pet-records/:petId/documents-and-forms/:docId',
    access: 'pet_records',
    summary: 'Delete a document permanently',
    params: one,
    answer: z.object({ id: z.number() }),
  }),
};
