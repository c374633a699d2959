/** Members' private files: bytes in the storage, and a row that says what they are and whose. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { loggedError } from '../../../http/logged-error';
import { panelFileKey, uploadNames, type PanelFileName } from '../../../file/panel-file';
import { daysAfter } from '../../../text/days';
import { unreferredFiles } from '../../../file/storage/unreferred-files';
import { subjects } from '../../../subject';
import { fileStorage } from '../../../file/storage/register-storage';
import * as members from '../../../auth/members';

const UID = 'api::file.stored-file';
const SETTINGS_UID = 'api::settings.portal-settings';

/** The content of a file: bytes, or a local file with its size. */
type Content = { bytes: Buffer } | { from: string; size: number };

/** A smaller copy of a picture of the media library, possibly of another type than the picture. */
type PanelCopy = PanelFileName & { mime?: string };

export type NewFile = {
  title: string;
  mime: string;
  extension: string;
  /** Null for what the portal itself has made. */
  owner: number | null;
} & Content;

/** A file that was there has been removed. */
class FileGone extends Error {
  override name = 'FileGone';
}

/** Stores a file. The bytes come first, so that a row never points at nothing. */
export async function add(
  strapi: Core.Strapi,
  { title, mime, extension, owner, ...content }: NewFile,
): Promise<{ id: number; key: string }> {
  const key = `${randomUUID()}.${extension}`;
  const inMemory = 'bytes' in content;
  await fileStorage().write(key, inMemory ? content.bytes : createReadStream(content.from));
  try {
    const size = inMemory ? content.bytes.length : content.size;
    const data = { key, title, mime, size, owner };
    return await strapi.db.query(UID).create({ data });
  } catch (error) {
    // Bytes that no row knows would never be removed.
    await fileStorage().remove(key);
    throw error;
  }
}

/**
 * Stores a file once more, as a file of its own that belongs to another member: removing one leaves the other.
 * @throws what the storage throws, also if the file has gone meanwhile.
 */
export async function copy(strapi: Core.Strapi, id: number, owner: number): Promise<number> {
  const row = await strapi.db.query(UID).findOne({ where: { id } });
  if (!row) throw new FileGone();
  const key = `${randomUUID()}${path.extname(row.key)}`;
  await fileStorage().copy(row.key, key);
  try {
    const { title, mime, size } = row;
    return (await strapi.db.query(UID).create({ data: { key, title, mime, size, owner } })).id;
  } catch (error) {
    await fileStorage().remove(key);
    throw error;
  }
}

/** Removes a file, bytes first: if they can't be removed now, the row still knows about them. */
export async function remove(strapi: Core.Strapi, id: number) {
  const row = await strapi.db.query(UID).findOne({ where: { id }, select: ['key'] });
  if (!row) return;
  await fileStorage().remove(row.key);
  await strapi.db.query(UID).delete({ where: { id } });
}

/**
 * Removes files that nothing refers to any more. The change it is part of is already done, and a storage that is away
 * does not undo it: the file then waits for the nightly sweep.
 */
export async function discard(strapi: Core.Strapi, ids: readonly (number | null | undefined)[]) {
  for (const id of ids) {
    if (id === null || id === undefined) continue;
    await remove(strapi, id).catch((error: unknown) => {
      strapi.log.warn(`File ${id} could not be removed yet: ${loggedError(error)}`);
    });
  }
}

/** Removes files that nothing refers to, left behind by a crash or while the storage was away. */
export async function sweep(strapi: Core.Strapi, now = new Date()) {
  await discard(strapi, await unreferredFiles(strapi, daysAfter(now, -1)));
}

/** What is known about a member's or an editor's file, by its key. */
export async function find(
  strapi: Core.Strapi,
  key: string,
): Promise<{ mime: string; title: string } | null> {
  const own = await strapi.db.query(UID).findOne({ where: { key } });
  if (own) return { mime: own.mime, title: own.title };
  for (const hash of uploadNames(key)) {
    const panel = await strapi.db.query('plugin::upload.file').findOne({ where: { hash } });
    if (!panel) continue;
    const copies = Object.values((panel.formats ?? {}) as Record<string, PanelCopy>);
    const copy = copies.find((one) => panelFileKey(one) === key);
    return { mime: copy?.mime ?? panel.mime, title: panel.name };
  }
  return null;
}

/** Whether the member a link was made for may still see what the file belongs to. */
export async function mayRead(
  strapi: Core.Strapi,
  readerId: number,
  key: string,
): Promise<boolean> {
  const reader = await members.active(strapi, readerId);
  if (reader === null) return false;
  for (const { showsFile } of subjects()) {
    if (showsFile && (await showsFile(strapi, reader, key))) return true;
  }
  return false;
}

/** Whether anyone with a link may see it: a member's picture, the logo, and what a blog's preview shows. */
export async function isForAll(strapi: Core.Strapi, key: string): Promise<boolean> {
  const own = await strapi.db.query(UID).findOne({ where: { key }, select: ['id'] });
  if (own) return true;
  const logo: unknown = await strapi.db
    .connection('files_related_mph as r')
    .join('files as f', 'f.id', 'r.file_id')
    .whereIn('f.hash', uploadNames(key))
    .where('r.related_type', SETTINGS_UID)
    .first('r.file_id');
  if (logo !== undefined) return true;
  for (const { showsFileToAll } of subjects()) {
    if (await showsFileToAll?.(strapi, key)) return true;
  }
  return false;
}
