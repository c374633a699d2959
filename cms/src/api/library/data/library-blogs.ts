/** Blogs as the admins' table of the library lists them among its items (part 2 §2): by their drafts. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { blogPages } from '@hearthside/contract/blog/pages';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { runQuery } from '../../../db/run-query';
import { cachedCount } from '../../../db/cached-count';
import { callerLink } from '../../../file/caller-link';
import { panelFileKey } from '../../../file/panel-file';
import type { TitledRows } from '../../../search/best-texts';
import type { Worded } from '../../../search/few-matches';
import { matchesOf } from '../../../search/matches';
import { textIndex } from '../../../search/text-index';
import type { Found } from './item-list';
import type { Narrowing } from './item-scope';
import { stateOf } from '../../blog/data/managed-blogs';
import { iso, type Moment } from '../../../text/moment';

interface BlogRow {
  id: number;
  documentId: string;
  title: string | null;
  excerpt: string | null;
  revision: number | null;
  createdAt: Moment;
  updatedAt: Moment;
  publishAt: Moment | null;
  /** The address and the time of the published blog; null if nothing is published yet. */
  liveSlug: string | null;
  liveFrom: Moment | null;
  hash: string | null;
  ext: string | null;
}

function toItem(row: BlogRow): LibraryItem {
  const { documentId, liveFrom } = row;
  const state = stateOf(row, liveFrom ?? undefined);
  // An unpublished blog can only be opened where it is written.
  const page = liveFrom === null ? blogPages.write(documentId) : blogPages.blog(row.liveSlug ?? '');
  const { hash, ext } = row;
  return {
    id: row.id,
    kind: 'blog',
    type: 'blog',
    title: row.title ?? '',
    description: row.excerpt ?? '',
    category: null,
    tag: null,
    privacy: 'public',
    section: null,
    guideOrReference: false,
    folder: null,
    url: page,
    page,
    external: false,
    mime: '',
    size: 0,
    fileName: '',
    duration: null,
    thumbnailUrl: hash === null ? null : callerLink(panelFileKey({ hash, ext })),
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
    revision: String(row.revision ?? 0),
    blog: { id: documentId, state },
  };
}

/** Whether blogs can match a query: they have no category, are for everyone and are not guides. */
export const asksForBlogs = ({ type, category, privacy, guideOrReference }: Narrowing): boolean =>
  (!type || type.includes('blog')) &&
  !category &&
  privacy !== 'attorney_only' &&
  guideOrReference !== true;

const isSqlite = (strapi: Core.Strapi) => strapi.db.dialect.client !== 'postgres';

const drafts = (knex: Knex, table = 'blogs as b') =>
  knex(knex.raw(table) as unknown as string)
    .whereNull('b.published_at')
    .whereNull('b.deleted_at');

/** Blogs and their titles, for ranking. */
export const TITLED_BLOGS: TitledRows = {
  rows: (knex) => drafts(knex),
  id: 'b.id',
  title: 'b.title',
  titleKey: 'b.title_key',
  at: 'b.created_at',
};

export async function found(strapi: Core.Strapi, asked: Worded): Promise<Found> {
  const matches = await matchesOf(strapi, 'blog', asked);
  const few = matches?.few;
  return {
    rows: (knex) => {
      const query = drafts(knex, few && isSqlite(strapi) ? 'blogs as b not indexed' : undefined);
      return few ? query.whereIn('b.id', few) : query;
    },
    has: matches && !few ? matches.has : null,
  };
}

export const count = (strapi: Core.Strapi, { search, groups }: Worded): Promise<number> =>
  cachedCount('blog', JSON.stringify(['library', search, groups]), () =>
    runQuery(strapi, (knex) => {
      const matching = textIndex(strapi, 'blog').matching(knex, search, groups);
      const all = matching ? drafts(knex).whereIn('b.id', matching) : drafts(knex);
      return all.count({ count: '*' }).first();
    }),
  );

/** Blogs by the ids of their drafts. */
export async function blogsOf(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<Map<number, LibraryItem>> {
  if (ids.length === 0) return new Map();
  const rows = (await runQuery(strapi, (knex) =>
    knex('blogs as b')
      .leftJoin('files_related_mph as r', (on) =>
        on
          .on('r.related_id', 'b.id')
          .onVal('r.related_type', 'api::blog.blog')
          .onVal('r.field', 'coverImage'),
      )
      .leftJoin('files as f', 'f.id', 'r.file_id')
      .leftJoin('blogs as l', (on) =>
        on.on('l.document_id', 'b.document_id').andOnNotNull('l.published_at'),
      )
      .whereIn('b.id', ids)
      .select({
        id: 'b.id',
        title: 'b.title',
        documentId: 'b.document_id',
        revision: 'b.revision',
        publishAt: 'b.publish_at',
        liveSlug: 'l.slug',
        liveFrom: 'l.updated_at',
        createdAt: 'b.created_at',
        updatedAt: 'b.updated_at',
        excerpt: knex.raw(`coalesce(nullif(b.excerpt, ''), b.lead)`),
        hash: 'f.hash',
        ext: 'f.ext',
      }),
  )) as BlogRow[];
  return new Map(rows.map((row) => [row.id, toItem(row)]));
}
