import type { Core } from '@strapi/strapi';
import { canSeeItem, managesLibrary } from '@hearthside/contract/library/fields';
import { libraryPages } from '@hearthside/contract/library/pages';
import { cached } from '../../../db/cached-count';
import { runQuery } from '../../../db/run-query';
import type { Arrival } from '../../../subject';
import type { ItemRow } from './item-row';

/** More in a month are an import, of which the newest are enough. */
const NEWEST = 500;

type Row = Pick<ItemRow, 'id' | 'title' | 'description' | 'category' | 'privacy' | 'createdAt'>;

const arrivalOf = ({ id, title, description, category, privacy, createdAt }: Row): Arrival => ({
  key: `library:${id}`,
  category: 'library',
  at: new Date(createdAt),
  title,
  excerpt: description,
  path: libraryPages.item(id),
  listPath: (member) => (managesLibrary(member) ? libraryPages.manage : libraryPages.list),
  canSee: (member) => canSeeItem(member, { category, privacy }),
});

/** The items that were added after that moment. One that comes back from the trash keeps its time. */
export const itemArrivals = (strapi: Core.Strapi, after: Date): Promise<Arrival[]> =>
  cached('library', `arrivals ${after.getTime()}`, async () => {
    const rows = (await runQuery(strapi, (knex) =>
      knex('library_items as i')
        .whereNull('i.deleted_at')
        .where('i.created_at', '>', after)
        .orderBy([
          { column: 'i.created_at', order: 'desc' },
          { column: 'i.id', order: 'desc' },
        ])
        .limit(NEWEST)
        .select({
          id: 'i.id',
          title: 'i.title',
          description: 'i.description',
          category: 'i.category',
          privacy: 'i.privacy',
          createdAt: 'i.created_at',
        }),
    )) as Row[];
    return rows.map(arrivalOf);
  });
