import type { Core } from '@strapi/strapi';
import { fillTextIndex } from '../../../search/fill-text-index';
import { textIndex } from '../../../search/text-index';
import { rowOf } from './blog-access';
import { searchedTexts } from './blog-derived';

/** Indexes the words of every blog outside the trash, drafts and published ones. */
export async function fillBlogWords(strapi: Core.Strapi) {
  await fillTextIndex(strapi, 'blog', {
    table: 'blogs',
    only: (query) => query.whereNull('deleted_at'),
    async keep(id) {
      const row = await rowOf(strapi, id);
      if (row) await textIndex(strapi, 'blog').keep(id, searchedTexts(row));
    },
  });
}
