/** Which blog uses a file of the media library, now or in an earlier version. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../../../db/run-query';

const related = (knex: Knex, fileId: number, type: string) =>
  knex('files_related_mph').where({ file_id: fileId, related_type: type }).select('related_id');

/** The rows of blogs that show a file, drafts and published ones. */
const showing = (knex: Knex, fileId: number) => (query: Knex.QueryBuilder) =>
  void query.whereIn('b.id', related(knex, fileId, 'api::blog.blog')).orWhereIn(
    'b.id',
    knex('blogs_cmps')
      .where({ component_type: 'blog.paragraph' })
      .whereIn('cmp_id', related(knex, fileId, 'blog.paragraph'))
      .select('entity_id'),
  );

/** The blog that shows a file now, even if only in a draft, in words for people; null if none does. */
export async function shownIn(strapi: Core.Strapi, fileId: number): Promise<string | null> {
  const row: { title: string | null } | undefined = await runQuery(strapi, (knex) =>
    knex('blogs as b')
      .whereNull('b.deleted_at')
      .where(showing(knex, fileId))
      .orderBy('b.id')
      .first('b.title'),
  );
  return row ? `the blog \u201c${row.title ?? ''}\u201d` : null;
}

export async function mediaUse(strapi: Core.Strapi, fileId: number): Promise<string | null> {
  const row: { title: string | null; deleted_at: unknown } | undefined = await runQuery(
    strapi,
    (knex) =>
      knex('blogs as b')
        .where(showing(knex, fileId))
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
}
