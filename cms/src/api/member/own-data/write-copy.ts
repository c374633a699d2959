import path from 'node:path';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { fileStorage } from '../../../file/storage/register-storage';
import * as office from '../../../office/office';
import { copyPage, type CopyFile, type CopyPart } from './copy-page';
import { ownRows, ownTables } from './own-rows';
import { requireRoom } from '../../../file/storage/local-storage';

/** A ZIP of this kind holds four gigabytes. In bytes, with room for the rest. */
const FILES_MAX = 3_500_000_000;

interface FileRow {
  id: number;
  key: string;
  title: string;
  size: number;
}

/** Says how many of its parts are written. */
export type Report = (done: number, total: number) => Promise<void>;

/** 'Care teams of your pets' as 'care-teams-of-your-pets'. */
const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A name that every system can write, with the number that tells it from others. */
export const pathOf = ({ id, title }: Pick<FileRow, 'id' | 'title'>): string =>
  `files/${id}-${title.replace(/[^\p{L}\p{N}. _-]+/gu, '_').slice(-100)}`;

/** A ZIP that is written to a file while it is made. */
function zipInto(target: string) {
  const out = createWriteStream(target);
  let problem: Error | undefined;
  const zip = new Zip((error, bytes, isLast) => {
    if (error) problem = error;
    else out.write(bytes);
    if (isLast) out.end();
  });
  /** Waits while the disk is slower, so that no more than a piece is in memory. */
  const room = async () => {
    if (problem) throw problem;
    if (out.writableNeedDrain) await once(out, 'drain');
  };
  return {
    async text(name: string, text: string) {
      const entry = new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      entry.push(strToU8(text), true);
      await room();
    },
    /** What is uploaded is compressed already. */
    async bytes(name: string, pieces: AsyncIterable<Uint8Array>) {
      const entry = new ZipPassThrough(name);
      zip.add(entry);
      for await (const piece of pieces) {
        entry.push(new Uint8Array(piece));
        await room();
      }
      entry.push(new Uint8Array(0), true);
      await room();
    },
    async end() {
      zip.end();
      await finished(out);
      if (problem) throw problem;
    },
    /** Ends it where something failed. */
    async abandon() {
      zip.terminate();
      out.destroy();
      await finished(out).catch(() => undefined);
    },
  };
}

/**
 * Writes a copy of everything the portal has stored about a member: a page to read, a JSON file per table, and the
 * files they uploaded.
 * @param target the ZIP's path, which must not exist yet
 */
export async function writeCopy(
  strapi: Core.Strapi,
  member: { id: number; name: string },
  target: string,
  report: Report,
): Promise<void> {
  const tables = ownTables();
  const files: FileRow[] = await strapi.db
    .connection('portal_files')
    .where({ owner_id: member.id })
    .orderBy('id')
    .select('id', 'key', 'title', 'size');
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > FILES_MAX) throw new Error('The files of this member are too large for one ZIP.');
  // Written here, and then once more into the storage, which may be on the same disk.
  await requireRoom(path.dirname(target), 2 * bytes);
  const total = tables.length + files.length;
  const zip = zipInto(target);
  try {
    const parts: CopyPart[] = [];
    for (const [at, table] of tables.entries()) {
      const rows = await ownRows(strapi, table, member.id);
      const part = { title: table.title, file: `data/${slug(table.title)}.json`, rows };
      await zip.text(part.file, JSON.stringify(rows, null, 2));
      parts.push(part);
      await report(at + 1, total);
    }
    const written: CopyFile[] = [];
    for (const [at, file] of files.entries()) {
      // A file that the storage has lost must not keep all others from their owner.
      if (await fileStorage().look(file.key)) {
        await zip.bytes(pathOf(file), await fileStorage().read(file.key));
        written.push({ path: pathOf(file), title: file.title });
      }
      await report(tables.length + at + 1, total);
    }
    const { organisationName, timeZone } = await office.read(strapi);
    const head = {
      name: member.name,
      organization: organisationName,
      madeAt: new Date(),
      timeZone,
    };
    await zip.text('index.html', copyPage(head, parts, written));
    await zip.end();
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}
