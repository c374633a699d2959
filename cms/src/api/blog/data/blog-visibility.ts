/** Who may see a file because of the blogs that show it. Checked whenever a link is followed. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { can, type RoleHolder } from '@hearthside/contract/access';
import { runQuery } from '../../../db/run-query';
import { uploadNames } from '../../../file/panel-file';
import { BLOG_UID, VERSION_UID } from './blog-row';

/** The ids of the entries of one type that use a file with this key, or the file of which it is a smaller copy. */
const having = (knex: Knex, key: string, type: string) =>
  knex('files_related_mph as r')
    .join('files as f', 'f.id', 'r.file_id')
    .whereIn('f.hash', uploadNames(key))
    .where('r.related_type', type)
    .select('r.related_id');

/** Rows of blogs outside the trash that show a file, drafts and published ones. */
const showing = (knex: Knex, key: string) =>
  knex('blogs as b')
    .whereNull('b.deleted_at')
    .where((of) =>
      of.whereIn('b.id', having(knex, key, BLOG_UID)).orWhereIn(
        'b.id',
        knex('blogs_cmps')
          .where({ component_type: 'blog.paragraph' })
          .whereIn('cmp_id', having(knex, key, 'blog.paragraph'))
          .select('entity_id'),
      ),
    );

const isThere = async (
  strapi: Core.Strapi,
  query: (knex: Knex) => Knex.QueryBuilder,
): Promise<boolean> => (await runQuery(strapi, (knex) => query(knex).first('*'))) !== undefined;

/** A file of an earlier version, or one that was just uploaded and is not used by any blog yet. */
const isWriters = async (strapi: Core.Strapi, key: string) =>
  (await isThere(strapi, (knex) =>
    knex('blogs as b')
      .whereNull('b.deleted_at')
      .whereIn(
        'b.document_id',
        knex('blog_versions')
          .whereIn('id', having(knex, key, VERSION_UID))
          .select('blog'),
      ),
  )) ||
  isThere(strapi, (knex) =>
    knex('files as f')
      .whereIn('f.hash', uploadNames(key))
      .where('f.hash', 'like', 'blog_%')
      .whereRaw('not exists (select 1 from files_related_mph r where r.file_id = f.id)'),
  );

/** Whether a member may read or write a blog with this file. */
export async function showsFile(
  strapi: Core.Strapi,
  reader: RoleHolder,
  key: string,
): Promise<boolean> {
  const writes = can(reader, 'admin_blogs');
  const shown = await isThere(strapi, (knex) =>
    writes ? showing(knex, key) : showing(knex, key).whereNotNull('b.published_at'),
  );
  return shown || (writes && isWriters(strapi, key));
}

/** Whether a blog outside the trash uses it, even a draft: what a preview shows. */
export const showsInPreview = (strapi: Core.Strapi, key: string) =>
  isThere(strapi, (knex) => showing(knex, key));
