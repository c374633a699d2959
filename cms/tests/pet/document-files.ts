import { readdirSync } from 'node:fs';
import path from 'node:path';
import { db } from '../harness/database';
import { get, post, type Reply } from '../harness/http';
import { PDF } from '../harness/pets';
import { fileForm } from '../harness/picture';
import { server } from '../harness/shared';

/** What is uploaded as a pet's document. */
export interface Upload {
  title?: string | undefined;
  type?: string | undefined;
  bytes?: Buffer | string;
  name?: string;
  mime?: string;
}

/** The form of an upload as the portal sends it. */
export function documentForm(upload: Upload = {}): FormData {
  const { bytes = PDF, name = 'plan.pdf', mime = 'application/pdf' } = upload;
  const form = fileForm(bytes, name, mime);
  if (upload.title !== undefined) form.append('title', upload.title);
  if (upload.type !== undefined) form.append('type', upload.type);
  return form;
}

export const documentsOf = (petId: number) => `/pet-records/${petId}/documents-and-forms`;

/** Uploads a document. */
export const upload = (
  petId: number,
  { token }: { token: string },
  given: Upload = { title: 'Plan' },
  base?: string,
): Promise<Reply> =>
  post(documentsOf(petId), { token, body: documentForm(given), ...(base && { base }) });

/** Reads a document at its url. */
export const read = (url: string, { token }: { token?: string }, headers = {}, base?: string) =>
  get(url.replace(/^\/api/, ''), { token, headers, ...(base && { base }) });

const inFolder = (folder: string) => readdirSync(path.join(server.dataDir, folder)).sort();
/** The stored files, also half written ones. */
export const stored = () => inFolder('files');

/** Where the shared server keeps a document's bytes. */
export const keysOf = (petId: number): Promise<string[]> =>
  db('pet_documents as d')
    .join('portal_files as f', 'f.id', 'd.file_id')
    .where('d.pet_id', petId)
    .orderBy('d.id')
    .pluck('f.key');
