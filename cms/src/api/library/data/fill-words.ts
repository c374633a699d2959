import type { Core } from '@strapi/strapi';
import { fillTextIndex } from '../../../search/fill-text-index';
import * as itemAccess from './item-access';
import { saveTexts } from './item-texts';

/** Has every item found by its words, those in the trash too: they come back with them. */
export async function fillLibraryWords(strapi: Core.Strapi) {
  await fillTextIndex(strapi, 'library', {
    table: 'library_items',
    async keep(id) {
      const item = await itemAccess.held(strapi, id);
      if (item) await saveTexts(strapi, item);
    },
  });
}
