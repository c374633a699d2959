import type { Core } from '@strapi/strapi';
import { RELATED_BLOGS, type BlogCategory } from '@hearthside/contract/blog/fields';
import { runQuery } from '../../../db/run-query';
import { storedTags, tagKey, type BlogRow } from './blog-row';

/**
 * How many of the newest blogs per tag are considered. For a tag with thousands of blogs, nobody misses the older
 * ones.
 */
const NEWEST_OF_TAG = 30;

/** Published blogs that share tags with one, those with the most shared tags first, then the newest. */
async function sharingTags(strapi: Core.Strapi, row: BlogRow): Promise<number[]> {
  const shared = new Map<number, number>();
  for (const tag of storedTags(row.tags) ?? []) {
    const ids: number[] = await runQuery(strapi, (knex) =>
      knex('blog_tags')
        .where({ tag_key: tagKey(tag) })
        .orderBy([
          { column: 'released_at', order: 'desc' },
          { column: 'blog', order: 'desc' },
        ])
        .limit(NEWEST_OF_TAG)
        .pluck('blog'),
    );
    for (const id of ids) shared.set(id, (shared.get(id) ?? 0) + 1);
  }
  shared.delete(row.id);
  // Each tag's blogs come newest first, so equals keep that order.
  return [...shared].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

/** The rows of other blogs that are suggested below one: by its tags, then from its category. */
export async function blogRelated(
  strapi: Core.Strapi,
  row: BlogRow,
  category: BlogCategory,
): Promise<number[]> {
  const alike = (await sharingTags(strapi, row)).slice(0, RELATED_BLOGS);
  if (alike.length === RELATED_BLOGS) return alike;
  const others: number[] = await runQuery(strapi, (knex) =>
    knex('blogs')
      .whereNotNull('published_at')
      .where({ category })
      .orderBy([
        { column: 'released_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(2 * RELATED_BLOGS + 1)
      .pluck('id'),
  );
  const more = others.filter((id) => id !== row.id && !alike.includes(id));
  return [...alike, ...more].slice(0, RELATED_BLOGS);
}
