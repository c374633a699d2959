import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { endpoint } from '../endpoint';
import { id } from '../list';
import { line } from '../member/person-fields';
import { DOCUMENT_TITLE_MAX, DOCUMENT_TYPES, type DocumentType } from '../pet/document';
import { entryForm } from '../pet/entry';
import { ENTRY_FILES_MAX } from '../pet/entry-file';
import { DOCUMENT_TEXTS } from '../pet/record-texts';
import { message } from './shapes';

/** What a message in the chat of a pet is made into: an entry of its record, or a document of one of its PDFs. */
const addToRecord = z.discriminatedUnion('as', [
  z.strictObject({
    as: z.literal('entry'),
    entry: entryForm,
    /** The photos and PDFs of the message that become files of the entry. */
    files: boundedArray(id, ENTRY_FILES_MAX).default([]),
  }),
  z.strictObject({
    as: z.literal('document'),
    fileId: id,
    title: line(DOCUMENT_TITLE_MAX).pipe(z.string().min(1, DOCUMENT_TEXTS.noTitle)),
    type: z.enum(Object.keys(DOCUMENT_TYPES) as [DocumentType, ...DocumentType[]]).optional(),
  }),
]);
export type AddToRecord = z.output<typeof addToRecord>;

export const recordEndpoints = {
  addToRecord: endpoint({
    method: 'POST',
    path: '/inbox/chats/:chatId/messages/:messageId/record',
    access: 'member',
    summary:
      'Turn a message in a pet’s chat into an entry or a document of the pet, for anyone who may add one',
    params: z.strictObject({ chatId: id, messageId: id }),
    body: addToRecord,
    answer: z.object({ message }),
  }),
};
