/** The folders of the library as admins manage them. Rules for both portal and panel are in folder-panel-rules. */
import type { Core } from '@strapi/strapi';
import type { LibrarySection } from '@hearthside/contract/library/fields';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { FOLDER_UID } from '../rules/library-uid';

interface FolderRow {
  id: number;
  documentId: string;
  name: string;
  section: LibrarySection;
}

const documents = (strapi: Core.Strapi) =>
  strapi.documents(FOLDER_UID as never) as unknown as {
    create(params: { data: object }): Promise<FolderRow>;
    update(params: { documentId: string; data: object }): Promise<FolderRow>;
    delete(params: { documentId: string }): Promise<unknown>;
  };

async function found(strapi: Core.Strapi, id: number): Promise<FolderRow> {
  const row: FolderRow | null = await strapi.db.query(FOLDER_UID).findOne({ where: { id } });
  if (!row) throw refuse.notFound();
  return row;
}

/** Every folder, to choose one when uploading. */
export async function allFolders(strapi: Core.Strapi): Promise<{ folders: FolderRow[] }> {
  const folders = await runQuery(strapi, (knex) =>
    knex('library_folders')
      .orderBy(['section', 'name_key', 'id'])
      .select({ id: 'id', documentId: 'document_id', name: 'name', section: 'section' }),
  );
  return { folders: folders as FolderRow[] };
}

/** Adds a folder. A name exists once in each tab. */
export const addFolder = async (
  strapi: Core.Strapi,
  body: { name: string; section: LibrarySection },
) => ({
  folder: await documents(strapi).create({ data: body }),
});

/** Renames a folder. Its items stay in it. */
export async function renameFolder(strapi: Core.Strapi, id: number, name: string) {
  const { documentId } = await found(strapi, id);
  return { folder: await documents(strapi).update({ documentId, data: { name } }) };
}

/** Deletes an empty folder. */
export async function removeFolder(strapi: Core.Strapi, id: number) {
  const { documentId } = await found(strapi, id);
  await documents(strapi).delete({ documentId });
  return { message: 'Folder deleted successfully' };
}
