import type { Core } from '@strapi/strapi';
import type { LibrarySection } from '@hearthside/contract/library';
import { runQuery } from '../../../access/run-query';
import { refuse } from '../../../access/refuse';
import { FOLDER_UID } from './library-uid';

interface FolderRow {
  id: number;
  documentId: string;
  name: string;
  section: LibrarySection;
}

/** The folders of the library as admins work on them; what holds by either door is at the door (folder-door). */
export function libraryFolders(strapi: Core.Strapi) {
  const documents = () =>
    strapi.documents(FOLDER_UID as never) as unknown as {
      create(params: { data: object }): Promise<FolderRow>;
      update(params: { documentId: string; data: object }): Promise<FolderRow>;
      delete(params: { documentId: string }): Promise<unknown>;
    };

  async function found(id: number): Promise<FolderRow> {
    const row: FolderRow | null = await strapi.db.query(FOLDER_UID).findOne({ where: { id } });
    if (!row) throw refuse.notFound();
    return row;
  }

  return {
    /** Every folder, to choose one at upload. */
    async allFolders(): Promise<{ folders: FolderRow[] }> {
      const folders = await runQuery(strapi, (knex) =>
        knex('library_folders')
          .orderBy(['section', 'name_key', 'id'])
          .select({ id: 'id', documentId: 'document_id', name: 'name', section: 'section' }),
      );
      return { folders: folders as FolderRow[] };
    },

    /** Makes a folder; of one name there is one in each tab. */
    addFolder: async (body: { name: string; section: LibrarySection }) => ({
      folder: await documents().create({ data: body }),
    }),

    /** Gives a folder another name; what lies in it stays there. */
    async renameFolder(id: number, name: string) {
      const { documentId } = await found(id);
      return { folder: await documents().update({ documentId, data: { name } }) };
    },

    /** Deletes a folder in which nothing lies. */
    async removeFolder(id: number) {
      const { documentId } = await found(id);
      await documents().delete({ documentId });
      return { message: 'Folder deleted successfully' };
    },
  };
}
