import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Knex } from 'knex';
import PdfDocument from 'pdfkit';
import {
  LIBRARY_KINDS,
  type LibraryKind,
  type LibraryPrivacy,
  type LibrarySection,
} from '@hearthside/contract/library/fields';
import type { LibraryCategory } from '@hearthside/contract/access';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { searchWords } from '../../src/search/search-words';
import { itemColumns, keyOf } from '../../src/api/library/rules/item-columns';
import { db, insert } from './database';
import { get, patch, post, type Ask, type Reply } from './http';
import { unique } from './members';
import { onPostgres, server } from './shared';

/** A PDF with this text, or with a page for each of several. */
export async function pdfOf(
  text: string | readonly string[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PdfDocument({ ...options, autoFirstPage: false });
  for (const page of [text].flat()) document.addPage().text(page);
  document.end();
  return buffer(document);
}

/** Fields of a valid upload. */
export const fieldsOf = (more: Record<string, unknown> = {}): Record<string, string> => ({
  title: unique('Item '),
  description: 'About it',
  category: 'pet_care',
  privacy: 'public',
  section: 'pet_care',
  ...(more as Record<string, string>),
});

export interface Sent {
  bytes: Buffer | string;
  name: string;
  type?: string;
}

/** A multipart form as the upload dialog sends it. */
export function formOf(fields: Record<string, unknown>, file?: Sent): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (file) {
    const content = typeof file.bytes === 'string' ? file.bytes : new Uint8Array(file.bytes);
    form.append('file', new File([content], file.name, { type: file.type ?? '' }));
  }
  return form;
}

/** An admin's calls to the library. */
export function libraryCalls({ token }: { token: string }) {
  const place = (kind: LibraryKind) => `/library/${LIBRARY_KINDS[kind].path}`;
  const add = (kind: LibraryKind, fields: Record<string, unknown>, file?: Sent, ask: Ask = {}) =>
    post(place(kind), { token, body: formOf(fields, file), ...ask });
  return {
    add,
    change: (
      kind: LibraryKind,
      id: number,
      fields: Record<string, unknown>,
      file?: Sent,
      ask: Ask = {},
    ) => patch(`${place(kind)}/${id}`, { token, body: formOf(fields, file), ...ask }),
    /** The same as `add`, but it has to succeed. */
    async added(kind: LibraryKind, fields: Record<string, unknown>, file?: Sent) {
      const { status, text, body } = await add(kind, fields, file);
      if (status !== 200) throw new Error(`Not added: ${status} ${text}`);
      return body.item as LibraryItem;
    },
  };
}

/** Follows a link from an answer. */
export const follow = (url: string | null, ask: Ask = {}): Promise<Reply> =>
  get((url ?? '').replace(/^\/api/, ''), ask);

export interface NewItem {
  kind?: LibraryKind;
  section?: LibrarySection;
  category?: LibraryCategory;
  privacy?: LibraryPrivacy;
  guideOrReference?: boolean;
  title?: string;
  folderId?: number;
  /** The bytes of its file; without them it has no file. */
  bytes?: Buffer;
  /** Its searched words, besides its title. */
  words?: string;
  columns?: Record<string, unknown>;
  into?: Knex;
}

const ENDINGS = { document: 'pdf', image: 'png', video: 'mp4' } as const;

/** Plants a file of the media library with its bytes. */
export async function plantMedia(kind: LibraryKind, bytes: Buffer, owner = 'library') {
  const hash = `${owner}_${randomUUID().replaceAll('-', '')}`;
  const ext = `.${ENDINGS[kind]}`;
  const folder = path.join(server.dataDir, 'files');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, hash + ext), bytes);
  const mime = { document: 'application/pdf', image: 'image/png', video: 'video/mp4' }[kind];
  const id = await insert('files', {
    name: `Paper${ext}`,
    hash,
    ext,
    mime,
    size: bytes.length / 1000,
    folder_path: '/',
    url: `/api/files/${hash}${ext}`,
    provider: 'local',
    provider_metadata: JSON.stringify({ portal: owner, bytes: bytes.length }),
  });
  return { id, key: hash + ext };
}

/** Plants an item in the database. */
export async function plantItem(wanted: NewItem = {}) {
  const { kind = 'document', section = 'pet_care', category = 'pet_care' } = wanted;
  const { privacy = 'public', guideOrReference = false, into = db } = wanted;
  const title = wanted.title ?? unique('Item ');
  const said = { kind, section, category, privacy, guideOrReference, title };
  const media = wanted.bytes && (await plantMedia(kind, wanted.bytes));
  const id = await insert(
    'library_items',
    {
      title,
      description: 'Planted',
      section,
      category,
      privacy,
      revision: 1,
      guide_or_reference: guideOrReference,
      folder_ref: wanted.folderId ?? null,
      ...itemColumns(said),
      ...(media && { file_ref: media.id }),
      ...wanted.columns,
    },
    into,
  );
  if (media) {
    const of = { related_id: id, related_type: 'api::library.library-item', field: 'file' };
    await into('files_related_mph').insert({ file_id: media.id, ...of, order: 1 });
  }
  if (wanted.folderId) {
    const link = { library_item_id: id, library_folder_id: wanted.folderId };
    await into('library_items_folder_lnk').insert(link);
  }
  const words = searchWords(title, wanted.words ?? '');
  if (onPostgres) {
    await into.raw(
      'insert into library_terms (id, words) values (?, array_to_tsvector(?::text[]))',
      [id, words],
    );
  } else {
    await into.raw('insert into library_terms (rowid, words) values (?, ?)', [id, words.join(' ')]);
  }
  const { document_id: documentId } = await into('library_items').where({ id }).first();
  return { id, title, documentId: String(documentId), key: media?.key ?? '', fileId: media?.id };
}

/** Plants a folder of a tab. */
export async function plantFolder(section: LibrarySection = 'pet_care', name = unique('Folder ')) {
  const id = await insert('library_folders', { name, section, name_key: keyOf(name) });
  const { document_id: documentId } = await db('library_folders').where({ id }).first();
  return { id, name, documentId: String(documentId) };
}
