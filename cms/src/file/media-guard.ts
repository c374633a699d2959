import type { Core } from '@strapi/strapi';
import { lockRow } from '../db/lock-row';
import { loggedError } from '../http/logged-error';
import { refuse } from '../http/refuse';
import { transaction } from '../db/transaction';
import { panelFileKey, type PanelFileName } from './panel-file';
import { fileStorage } from './storage/register-storage';

interface MediaFile extends PanelFileName {
  id: number;
  provider?: string | null;
  /** Its smaller copies. */
  formats?: Record<string, PanelFileName> | null;
}
/** What the media library tells about a file that will replace another. */
interface NewBytes {
  filepath: string;
  /** In bytes. */
  size: number;
}
interface Upload {
  remove(file: MediaFile): Promise<unknown>;
  replace(id: number | string, given: { file: NewBytes }, options?: unknown): Promise<unknown>;
}

/** What a subject says about files of the media library that its entries use. */
export interface MediaUser {
  /** What uses the file, in words for people; null if nothing does. */
  mediaUse(strapi: Core.Strapi, fileId: number): Promise<string | null>;
  /** @throws if something that uses the file can't accept these bytes. */
  checkReplacement?(
    strapi: Core.Strapi,
    fileId: number,
    bytes: { path: string; size: number },
  ): Promise<void>;
}

const uploadOf = (strapi: Core.Strapi) =>
  strapi.plugin('upload').service('upload') as unknown as Upload;

let stockRemove: Upload['remove'] | undefined;

/** Removes a file that nothing uses any more, regardless of the guard on the panel's own removal. */
export const removeMedia = (strapi: Core.Strapi, file: MediaFile) =>
  (stockRemove ?? uploadOf(strapi).remove)(file);

/**
 * Removes the bytes that a deleted row named. Bytes that remain now are known to no row, so the nightly sweep removes
 * them.
 */
async function removeBytes(strapi: Core.Strapi, file: MediaFile) {
  const keys = [file, ...Object.values(file.formats ?? {})].map(panelFileKey);
  await Promise.all(keys.map((key) => fileStorage().remove(key))).catch((error: unknown) =>
    strapi.log.warn(`The bytes of file ${file.id} stay for now: ${loggedError(error)}`),
  );
}

/**
 * The media library lets an editor remove or replace a file without regard to the entries that use it. Both are
 * checked here before a byte changes. Single files, bulk actions and folders all go through these two functions.
 */
export function guardMedia(strapi: Core.Strapi, mediaUsers: () => readonly MediaUser[]) {
  const upload = uploadOf(strapi);
  const { remove, replace } = upload;
  stockRemove = remove;

  async function requireUnused(id: number) {
    for (const mediaUser of mediaUsers()) {
      const use = await mediaUser.mediaUse(strapi, id);
      if (use === null) continue;
      throw refuse.inUse(
        `${use} uses this file. Replace the file there or erase that entry first.`,
      );
    }
  }
  upload.remove = async (file) => {
    const removed = await transaction(strapi, async () => {
      // Nothing can start using the file while it is being removed.
      await lockRow(strapi, 'files', file.id, { toDelete: true });
      await requireUnused(file.id);
      // Strapi removes the bytes only of its own provider's files, and otherwise only the row.
      return remove({ ...file, provider: null });
    });
    await removeBytes(strapi, file);
    return removed;
  };
  upload.replace = async (id, given, options) => {
    const { filepath: path, size } = given.file;
    for (const mediaUser of mediaUsers())
      await mediaUser.checkReplacement?.(strapi, Number(id), { path, size });
    return replace(id, given, options);
  };
}
