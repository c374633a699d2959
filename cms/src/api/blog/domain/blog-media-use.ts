import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { reading } from '../../../access/reading';

const related = (knex: Knex, fileId: number, type: string) =>
  knex('files_related_mph').where({ file_id: fileId, related_type: type }).select('related_id');

/** What blogs say of a file of the media library: the one that has it, or had it in an earlier version. */
export const blogMediaUse = (strapi: Core.Strapi) => ({
  async mediaUse(fileId: number): Promise<string | null> {
    const row: { title: string | null; deleted_at: unknown } | undefined = await reading(
      strapi,
      (knex) =>
        knex('blogs as b')
          .whereIn('b.id', related(knex, fileId, 'api::blog.blog'))
          .orWhereIn(
            'b.id',
            knex('blogs_cmps')
              .where({ component_type: 'blog.paragraph' })
              .whereIn('cmp_id', related(knex, fileId, 'blog.paragraph'))
              .select('entity_id'),
          )
          .orWhereIn(
            'b.document_id',
            knex('blog_versions')
              .whereIn('id', related(knex, fileId, 'api::blog.blog-version'))
              .select('blog'),
          )
          .orderBy('b.id')
          .first('b.title', 'b.deleted_at'),
    );
    if (!row) return null;
    const where = row.deleted_at === null ? '' : ' in the trash';
    return `The blog \u201c${row.title ?? ''}\u201d${where}, or an earlier version of it,`;
  },
});
