import type { Core } from '@strapi/strapi';
import { BLOG_CATEGORIES, DEFAULT_BLOG_CATEGORY } from '@hearthside/contract/blog/fields';
import { countAnew } from './blog-live';

const PUBLISHED = 'published_at is not null';
const DRAFT = 'published_at is null and deleted_at is null';

/** An index of the rows a list shows that covers everything it queries, so that for a late page no row is read. */
const ofRead = (name: string, columns: string) =>
  [`blogs_read_${name}_idx`, `${columns}, id, published_at`, PUBLISHED] as const;
const ofDrafts = (name: string, columns: string) =>
  [`blogs_draft_${name}_idx`, `${columns}, id, published_at, deleted_at`, DRAFT] as const;

/** One for each sort order of the readers' list and of Manage Blogs, for all blogs and for one category. */
const LISTS: readonly (readonly [name: string, columns: string, where: string])[] = [
  ...['released_at', 'created_at', 'title_key'].flatMap((column) => [
    ofRead(column, column),
    ofRead(`category_${column}`, `category, ${column}`),
  ]),
  ...['created_at', 'updated_at', 'title_key'].flatMap((column) => [
    ofDrafts(column, column),
    ofDrafts(`category_${column}`, `category, ${column}`),
  ]),
  ofDrafts('category', 'category'),
  ['blogs_publish_at_idx', 'publish_at', 'publish_at is not null'],
  ['blogs_deleted_at_idx', 'deleted_at, id', 'deleted_at is not null'],
];

/** A blog has two rows, and the published one is a copy, so a key is unique only among drafts. */
const CREATE_KEYS =
  'create unique index if not exists blogs_create_key_uq on blogs (create_key) where published_at is null and create_key is not null';

/** Old categories, such as 'general', become pet care (ruling 20). */
const readOldCategories = (strapi: Core.Strapi) =>
  strapi.db
    .connection('blogs')
    .where((old) =>
      old.whereNotIn('category', Object.keys(BLOG_CATEGORIES)).orWhereNull('category'),
    )
    .update({ category: DEFAULT_BLOG_CATEGORY });

export const BLOG_INDEXES: readonly string[] = [
  ...LISTS.map(
    ([name, columns, where]) =>
      `create index if not exists ${name} on blogs (${columns}) where ${where}`,
  ),
  CREATE_KEYS,
];

/** Upgrades blogs of an earlier version, and recounts what is stored about them outside their rows. */
export async function upgradeBlogs(strapi: Core.Strapi) {
  await readOldCategories(strapi);
  await countAnew(strapi);
}
