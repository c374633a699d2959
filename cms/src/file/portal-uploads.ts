import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';
import { runQuery } from '../db/run-query';
import { daysAfter } from '../text/days';
import { removeMedia } from './media-guard';
import { panelFileKey } from './panel-file';
import { fileStorage } from './storage/register-storage';

const UID = 'plugin::upload.file';

/** The content of a file: bytes, or a local file with its size. */
type Content = { bytes: Buffer } | { from: string; size: number };

type NewUpload = {
  /** Its name, with its extension. */
  title: string;
  mime: string;
  /** Without the dot. */
  extension: string;
  width?: number;
  height?: number;
  /** A smaller copy of a picture, as WebP. */
  preview?: Buffer;
} & Content;

interface Row {
  id: number;
  hash: string;
  provider_metadata: { portal?: string } | null;
}

/** The size of a file in the media library's units of 1000 bytes. */
export const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;

/**
 * Files that the portal adds to the panel's media library, so that an entry has the same file in the portal and in
 * the panel. They are removed when nothing refers to them any more; files that an editor added stay theirs. `owner`
 * names the subject.
 */
export function portalUploads(strapi: Core.Strapi, owner: string) {
  const begin = `${owner}_`;
  const isOurs = (row: Row) => row.provider_metadata?.portal === owner;

  /** Files of this owner that no entry uses, among those given or among all that are old enough. */
  const unused = async (which: { ids: readonly number[] } | { before: Date }): Promise<Row[]> => {
    const ids: number[] = await runQuery(strapi, (knex) => {
      const query = knex('files as f').where('f.hash', 'like', `${begin}%`);
      if ('ids' in which) query.whereIn('f.id', which.ids);
      else query.where('f.created_at', '<', which.before);
      return query
        .whereRaw('not exists (select 1 from files_related_mph r where r.file_id = f.id)')
        .orderBy('f.id')
        .pluck('f.id');
    });
    const rows: Row[] = await strapi.db.query(UID).findMany({ where: { id: { $in: ids } } });
    return rows.filter(isOurs);
  };

  async function removeAll(rows: readonly Row[]) {
    for (const row of rows) {
      // The change itself is already done; the nightly sweep tries again.
      await removeMedia(strapi, row).catch((error: unknown) => {
        strapi.log.warn(
          `File ${row.id} of the media library could not be removed yet: ${loggedError(error)}`,
        );
      });
    }
  }

  return {
    /** Stores a file, bytes first, so that a row never points at nothing. Returns its id. */
    async add(file: NewUpload): Promise<number> {
      const { title, mime, extension, preview, width, height, ...content } = file;
      const hash = `${begin}${randomUUID().replaceAll('-', '')}`;
      const ext = `.${extension}`;
      const key = panelFileKey({ hash, ext });
      const small = { hash: `thumbnail_${hash}`, ext: '.webp' };
      const smallKey = panelFileKey(small);
      const size = 'bytes' in content ? content.bytes.length : content.size;
      const bytes = 'bytes' in content ? content.bytes : createReadStream(content.from);
      await fileStorage().write(key, bytes);
      try {
        if (preview) await fileStorage().write(smallKey, preview);
        const thumbnail = preview && {
          ...small,
          name: `thumbnail_${title}`,
          mime: 'image/webp',
          path: null,
          size: kilobytes(preview.length),
          url: `/api/files/${smallKey}`,
        };
        const row: Row = await strapi.db.query(UID).create({
          data: {
            name: title,
            hash,
            ext,
            mime,
            width,
            height,
            provider: 'local',
            folderPath: '/',
            size: kilobytes(size),
            url: `/api/files/${key}`,
            formats: thumbnail ? { thumbnail } : null,
            provider_metadata: { portal: owner, bytes: size },
          },
        });
        return row.id;
      } catch (error) {
        // If they can't be removed now, the nightly sweep finds bytes that no row knows.
        await Promise.allSettled([key, smallKey].map((one) => fileStorage().remove(one)));
        throw error;
      }
    },

    /** Removes those of these files that the portal added and nothing refers to any more. */
    async discard(ids: readonly (number | null | undefined)[]) {
      const given = ids.filter((id) => typeof id === 'number');
      if (given.length > 0) await removeAll(await unused({ ids: given }));
    },

    /** Removes files older than a day that an interrupted upload, or a storage that was away, has left behind. */
    async sweep(now = new Date()) {
      await removeAll(await unused({ before: daysAfter(now, -1) }));
    },
  };
}
