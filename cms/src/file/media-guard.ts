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
/** As much as the media library tells of a file that is to take another's place. */
interface NewBytes {
  filepath: string;
  /** In bytes. */
  size: number;
}
interface Upload {
  remove(file: MediaFile): Promise<unknown>;
  replace(id: number | string, given: { file: NewBytes }, options?: unknown): Promise<unknown>;
}

/** What a subject says of files of the media library that its entries have. */
export interface MediaUser {
  /** What has the file, as people call it; null where nothing has. */
  mediaUse(strapi: Core.Strapi, fileId: number): Promise<string | null>;
  /** @throws where something that has the file can't have these bytes. */
  checkReplacement?(
    strapi: Core.Strapi,
    fileId: number,
    bytes: { path: string; size: number },
  ): Promise<void>;
}

const uploadOf = (strapi: Core.Strapi) =>
  strapi.plugin('upload').service('upload') as unknown as Upload;

let stockRemove: Upload['remove'] | undefined;

/** Removes a file that nothing has any more, whatever the panel may remove. */
export const removeMedia = (strapi: Core.Strapi, file: MediaFile) =>
  (stockRemove ?? uploadOf(strapi).remove)(file);

/** Removes what a row that is gone has told of. What stays now, no row knows, and the nightly sweep removes it. */
async function removeBytes(strapi: Core.Strapi, file: MediaFile) {
  const keys = [file, ...Object.values(file.formats ?? {})].map(panelFileKey);
  await Promise.all(keys.map((key) => fileStorage().remove(key))).catch((error: unknown) =>
    strapi.log.warn(`The bytes of file ${file.id} stay for now: ${loggedError(error)}`),
  );
}

/**
 * The media library lets an editor remove a file, or put another in its place, past every entry that has it.
 * Both are asked about here before a byte changes: alone, in bulk and with a folder, it is these two functions.
 */
export function guardMedia(strapi: Core.Strapi, mediaUsers: () => readonly MediaUser[]) {
  const upload = uploadOf(strapi);
  const { remove, replace } = upload;
  stockRemove = remove;

  async function requireUnused(id: number) {
    for (const mediaUser of mediaUsers()) {
      const use = await mediaUser.mediaUse(strapi, id);
      if (use === null) continue;
      throw refuse.conflict(`${use} has this file. Give it another one first, or erase it.`);
    }
  }
  upload.remove = async (file) => {
    const removed = await transaction(strapi, async () => {
      // Nothing takes the file while it is being removed.
      await lockRow(strapi, 'files', file.id, { toDelete: true });
      await requireUnused(file.id);
      // Strapi removes the bytes of its own provider's files, and of others the row alone.
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
