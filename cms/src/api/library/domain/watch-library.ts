import type { Core } from '@strapi/strapi';
import { reading } from '../../../access/reading';
import { forgetCounts } from '../../../access/remembered-count';
import { watchFolders } from './folder-door';
import { itemColumns, kindOfType } from './item-columns';
import { itemAccess } from './item-access';
import { watchItems } from './item-door';
import type { ItemRow } from './item-row';
import { itemTexts } from './item-texts';
import { wakePdfReader } from './pdf-reader';

/** What is written to the library by either door, and to its files in the media library, is seen to here. */
export function watchLibrary(strapi: Core.Strapi) {
  watchItems(strapi);
  watchFolders(strapi);
}

/** An editor may replace or remove a file in the media library itself, past every item that has it. */
export function watchLibraryFiles(strapi: Core.Strapi) {
  const { find } = itemAccess(strapi);
  const { keepTexts, readAgain } = itemTexts(strapi);

  async function follow(item: ItemRow) {
    const kind = (item.mime && kindOfType(item.mime)) || item.kind || 'document';
    const columns = itemColumns({ ...item, kind, guideOrReference: Boolean(item.guide) });
    await reading(strapi, (knex) => knex('library_items').where({ id: item.id }).update(columns));
    await keepTexts({ ...item, kind });
    await readAgain(item.id);
  }

  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    async afterUpdate({ result }: { result?: { id?: number } }) {
      const ids: number[] = await reading(strapi, (knex) =>
        knex('library_items')
          .where({ file_ref: result?.id ?? 0 })
          .pluck('id'),
      );
      for (const id of ids) {
        const item = await find(id);
        if (item) await follow(item);
      }
      if (ids.length === 0) return;
      forgetCounts('library');
      wakePdfReader();
    },
  });
}
