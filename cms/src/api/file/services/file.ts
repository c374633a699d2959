import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { uploadNames } from '../../../file/panel-file';
import { fileStorage } from '../../../file/register-storage';

const UID = 'api::file.stored-file';

interface NewFile {
  bytes: Buffer;
  title: string;
  mime: string;
  extension: string;
  owner: number;
}

/** Members' private files: bytes in the storage, a row that says what they are and whose. */
const fileService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Keeps a file. The bytes come first: a row never points at nothing. */
  async add({
    bytes,
    title,
    mime,
    extension,
    owner,
  }: NewFile): Promise<{ id: number; key: string }> {
    const key = `${randomUUID()}.${extension}`;
    await fileStorage().write(key, bytes);
    try {
      const data = { key, title, mime, size: bytes.length, owner };
      return await strapi.db.query(UID).create({ data });
    } catch (error) {
      // Bytes that no row knows would never be forgotten.
      await fileStorage().remove(key);
      throw error;
    }
  },
  /** Forgets a file, row first. */
  async remove(id: number) {
    const row = await strapi.db.query(UID).delete({ where: { id } });
    if (row) await fileStorage().remove(row.key);
  },
  /** What is known of a member's or an editor's file by its key. */
  async find(key: string): Promise<{ mime: string; title: string } | null> {
    const own = await strapi.db.query(UID).findOne({ where: { key } });
    if (own) return { mime: own.mime, title: own.title };
    for (const hash of uploadNames(key)) {
      const panel = await strapi.db.query('plugin::upload.file').findOne({ where: { hash } });
      if (panel) return { mime: panel.mime, title: panel.name };
    }
    return null;
  },
});

export default fileService;
export type FileService = ReturnType<typeof fileService>;
