/** The library for its readers (part 2 §2). */
import type { Core } from '@strapi/strapi';
import type { RoleHolder } from '@hearthside/contract/access';
import {
  ATTORNEY_CATEGORIES,
  librarySectionsOf,
  type LibrarySection,
} from '@hearthside/contract/library/fields';
import { LIBRARY_CATEGORY_LABELS } from '@hearthside/contract/library/category-labels';
import type { LibraryFolder } from '@hearthside/contract/library/shapes';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { cached } from '../../../db/cached-count';
import * as itemList from './item-list';
import { inSection } from './item-scope';
import { audiencesFor, itemsFor } from '../policy';

interface Counted {
  folder: number | string | null;
  count: number;
}

/** How many items a viewer sees in each folder of a tab, and outside of folders: one query for all. */
const counted = (strapi: Core.Strapi, actor: RoleHolder, section: LibrarySection) =>
  cached<Counted[]>(
    'library',
    JSON.stringify(['folders', audiencesFor(actor), section]),
    async () => {
      const column = section === 'attorneys' ? 'i.category' : 'i.folder_ref';
      const rows = await runQuery(strapi, (knex) =>
        knex('library_items as i')
          .modify(itemsFor(actor))
          .modify(inSection(section))
          .groupBy(column)
          .select({ folder: column })
          .count({ count: '*' }),
      );
      return (rows as Counted[]).map(({ folder, count }) => ({ folder, count: Number(count) }));
    },
  );

async function foldersOf(
  strapi: Core.Strapi,
  actor: RoleHolder,
  section: LibrarySection,
): Promise<Omit<LibraryFolder, 'fileCount'>[]> {
  if (section === 'attorneys') {
    return ATTORNEY_CATEGORIES.map((category) => ({
      id: category,
      name: LIBRARY_CATEGORY_LABELS[category],
      description: '',
    }));
  }
  const rows = await runQuery(strapi, (knex) =>
    knex('library_folders')
      .where({ section })
      .orderBy(['name_key', 'id'])
      .select('id', 'name', 'description'),
  );
  return rows.map(({ id, name, description }) => ({
    id: String(id),
    name: String(name),
    description: String(description ?? ''),
  }));
}

/** One item by its permanent address. */
export const item = async (strapi: Core.Strapi, actor: Actor, id: number) => ({
  item: await itemList.open(strapi, actor, id),
});

/** The folders of a tab, with the number of items this member sees in them; empty for a tab they do not have. */
export async function folders(strapi: Core.Strapi, actor: Actor, section: LibrarySection) {
  if (!librarySectionsOf(actor).includes(section)) return { folders: [], loose: 0 };
  const [folders, counts] = await Promise.all([
    foldersOf(strapi, actor, section),
    counted(strapi, actor, section),
  ]);
  const ids = folders.map(({ id }) => id);
  const byFolder = new Map(counts.map(({ folder, count }) => [String(folder), count]));
  // The same rule as for `NO_FOLDER`.
  const isLoose = ({ folder }: Counted) =>
    section === 'attorneys' ? !ids.includes(String(folder)) : folder === null;
  return {
    folders: folders.map((folder) => ({ ...folder, fileCount: byFolder.get(folder.id) ?? 0 })),
    loose: counts.filter(isLoose).reduce((sum, { count }) => sum + count, 0),
  };
}
