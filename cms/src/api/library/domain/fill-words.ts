import type { Core } from '@strapi/strapi';
import { fillTextIndex } from '../../../search/fill-text-index';
import { itemAccess } from './item-access';
import { itemTexts } from './item-texts';

/** Has every item found by its words, those in the trash too: they come back with them. */
export async function fillLibraryWords(strapi: Core.Strapi) {
  const { held } = itemAccess(strapi);
  const { saveTexts } = itemTexts(strapi);
  await fillTextIndex(strapi, 'library', {
    table: 'library_items',
    async keep(id) {
      const item = await held(id);
      if (item) await saveTexts(item);
    },
  });
}
