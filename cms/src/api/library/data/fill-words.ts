import type { Core } from '@strapi/strapi';
import { fillTextIndex } from '../../../search/fill-text-index';
import * as itemAccess from './item-access';
import { saveTexts } from './item-texts';

/** Indexes the words of every item, including those in the trash, which keep them when they are restored. */
export async function fillLibraryWords(strapi: Core.Strapi) {
  await fillTextIndex(strapi, 'library', {
    table: 'library_items',
    async keep(id) {
      const item = await itemAccess.lockedItem(strapi, id);
      if (item) await saveTexts(strapi, item);
    },
  });
}
