/** The documents and forms of a pet (part 1 §2.11): PDFs for members who may see the pet. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import {
  titledAs,
  typeOfTitle,
  type DocumentType,
  type PetDocument,
} from '@hearthside/contract/pet/document';
import type { HistoryAction } from '@hearthside/contract/history/endpoints';
import type { Actor } from '../../../auth/actor';
import type { UploadedFile } from '../../../http/controller';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { onPetsChanged, messagesOfRecords } from '../../../subject-hooks';
import * as fileService from '../../file/services/file';
import { lookup } from '../../../text/normalize';
import { requirePdf } from './pdf';
import { petFor, lockedPetFor } from './pet-access';
import { recordOfPet } from './pet-changes';
import { aboutPet, type WholePet } from './pet-row';
import { DOCUMENT_UID } from '../rules/pet-uid';
import { recordPage, type RecordQuery } from './entries/record-page';
import { iso, type Moment } from '../../../text/moment';

interface Row {
  id: number;
  petId: number;
  title: string;
  kind: DocumentType;
  fileId: number;
  key: string;
  size: number;
  createdAt: Moment;
  updatedAt: Moment;
}

const COLUMNS = {
  id: 'r.id',
  petId: 'r.pet_id',
  title: 'r.title',
  kind: 'r.kind',
  fileId: 'r.file_id',
  key: 'f.key',
  size: 'f.size',
  createdAt: 'r.created_at',
  updatedAt: 'r.updated_at',
} as const;

const documentIn = (row: Row): PetDocument => ({
  id: row.id,
  title: row.title,
  url: `/api/pet-records/${row.petId}/documents-and-forms/${row.id}/file`,
  type: row.kind,
  size: row.size,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
});

const ofPet = (petId: number) => (query: Knex.QueryBuilder) =>
  void query
    .join('portal_files as f', 'f.id', 'r.file_id')
    .where('r.pet_id', petId)
    .select(COLUMNS);

async function find(strapi: Core.Strapi, petId: number, id: number): Promise<Row> {
  const row: Row | undefined = await runQuery(strapi, (knex) =>
    knex('pet_documents as r').modify(ofPet(petId)).where('r.id', id).first(),
  );
  if (!row) throw refuse.notFound('This document does not exist.');
  return row;
}

const record = (
  strapi: Core.Strapi,
  by: Actor,
  pet: WholePet,
  action: HistoryAction,
  title: string,
) =>
  recordOfPet(strapi, {
    by: by.id,
    action,
    about: aboutPet(pet),
    changes: [
      {
        field: 'Title',
        from: action === 'document_deleted' ? title : '',
        to: action === 'document_deleted' ? '' : title,
      },
    ],
  });

/** Has other subjects know that a document was added or deleted. */
const notifyOfDocument = (
  strapi: Core.Strapi,
  by: Actor,
  petId: number,
  id: number,
  isNew: boolean,
) =>
  onPetsChanged((one) => one.recorded(strapi, { about: 'document', petId, id, by: by.id, isNew }));

/** A page of a pet's documents, with the messages of the chat that some were made of. */
export async function documents(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  asked: RecordQuery,
) {
  await petFor(strapi, member, petId, 'see');
  const { rows, pagination } = await recordPage<Row>(
    strapi,
    'pet_documents',
    'created_at',
    ofPet(petId),
    asked,
  );
  const ids = rows.map(({ id }) => id);
  const messages = await messagesOfRecords(strapi, member, 'document', ids);
  const documents = rows.map((row) => {
    const fromMessage = messages.get(row.id);
    return { ...documentIn(row), ...(fromMessage && { fromMessage }) };
  });
  return { documents, pagination };
}

/** Stores one PDF. A chosen type stays; without one, the title decides (ruling 8). */
export async function addDocument(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  upload: UploadedFile,
  { title: typed, type: chosen }: { title: string; type?: DocumentType | undefined },
): Promise<PetDocument> {
  await petFor(strapi, member, petId, 'change');
  const kept = await keepDocument(strapi, member, upload, { title: typed, type: chosen });
  const id = await bindDocument(strapi, member, petId, kept).catch(async (error: unknown) => {
    await fileService.discard(strapi, [kept.fileId]);
    throw error;
  });
  return documentIn(await find(strapi, petId, id));
}

/** Stores the bytes of a document that is yet to be bound to a pet. */
export async function keepDocument(
  strapi: Core.Strapi,
  member: Actor,
  upload: Pick<UploadedFile, 'path' | 'size'>,
  { title: typed, type: chosen }: { title: string; type?: DocumentType | undefined },
) {
  await requirePdf(upload.path);
  const kind = chosen ?? typeOfTitle(typed);
  const title = titledAs(kind, typed);
  const { id: fileId } = await fileService.add(strapi, {
    from: upload.path,
    size: upload.size,
    title: `${title}.pdf`,
    mime: 'application/pdf',
    extension: 'pdf',
    owner: member.id,
  });
  return { title, kind, fileId };
}

/** Makes what is stored already a document of a pet, and returns its id. */
export const bindDocument = (
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  { title, kind, fileId }: Awaited<ReturnType<typeof keepDocument>>,
): Promise<number> =>
  transaction(strapi, async () => {
    const pet = await lockedPetFor(strapi, member, petId, 'change');
    const data = { pet: petId, title, kind, file: fileId, searchKey: lookup(title) };
    const added = await strapi.db.query(DOCUMENT_UID).create({ data });
    await record(strapi, member, pet, 'document_added', title);
    await notifyOfDocument(strapi, member, petId, added.id as number, true);
    return added.id as number;
  });

/** Where a document's bytes are stored, for members who may see the pet. */
export async function documentFile(strapi: Core.Strapi, member: Actor, petId: number, id: number) {
  await petFor(strapi, member, petId, 'see');
  const { key, title } = await find(strapi, petId, id);
  return { key, mime: 'application/pdf', title: `${title}.pdf`, kept: 'never' as const };
}

/** Deletes a document for good. */
export async function removeDocument(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  id: number,
) {
  await petFor(strapi, member, petId, 'change');
  const fileId = await transaction(strapi, async () => {
    const pet = await lockedPetFor(strapi, member, petId, 'change');
    const row = await find(strapi, petId, id);
    await strapi.db.query(DOCUMENT_UID).delete({ where: { id } });
    await record(strapi, member, pet, 'document_deleted', row.title);
    await notifyOfDocument(strapi, member, petId, id, false);
    return row.fileId;
  });
  // The bytes come last, because they couldn’t be restored if the rest failed.
  await fileService.discard(strapi, [fileId]);
  return { id };
}
