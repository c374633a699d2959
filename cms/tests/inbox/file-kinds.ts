import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import type { ChatAttachment } from '@hearthside/contract/inbox/file';
import { askToUpload, uploadTo, type Signed } from '../harness/chats';
import { db } from '../harness/database';
import { get, type Ask, type Reply } from '../harness/http';
import { fileForm } from '../harness/picture';

/** A file of tests/fixtures. */
export const fixture = (name: string) =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url));

/** A picture of one color. */
export const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#d98a29' } });

/** Uploads bytes under a name, with the type a browser would tell. */
export const upload = (
  member: Pick<Signed, 'token'>,
  chatId: number,
  bytes: Buffer | string,
  name = 'file.bin',
  type = 'application/octet-stream',
): Promise<Reply> => askToUpload(member, chatId, fileForm(bytes, name, type));

/** The same, where it has to work. */
export const kept = (
  member: Pick<Signed, 'token'>,
  chatId: number,
  bytes: Buffer | string,
  name = 'file.bin',
): Promise<ChatAttachment> => uploadTo(member, chatId, fileForm(bytes, name, ''));

/** Follows a link an answer has given. */
export const follow = (url: string | null, ask: Ask = {}): Promise<Reply> =>
  get((url ?? '').replace(/^\/api/, ''), ask);

/** Where the bytes of an upload lie: what is served, its preview and its original, as far as there are any. */
export async function keysOf(fileId: number): Promise<string[]> {
  const row = await db('inbox_files').where({ id: fileId }).first();
  const ids = [row?.file_id, row?.preview_id, row?.original_id].filter(Boolean);
  return db('portal_files').whereIn('id', ids).orderBy('id').pluck('key');
}
