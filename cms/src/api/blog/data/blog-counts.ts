/** How many published blogs there are, by category and by tag. The numbers are stored, not counted (blog-live). */
import type { Core } from '@strapi/strapi';
import { BLOG_CATEGORIES, type BlogCategory } from '@hearthside/contract/blog/fields';
import { runQuery } from '../../../db/run-query';

/** How many tags are offered as filters. */
const TAGS_MAX = 100;

interface CountRow {
  key: string;
  label: string | null;
  count: number | string;
}

export async function countOf(
  strapi: Core.Strapi,
  kind: 'all' | 'category' | 'tag',
  key: string,
): Promise<number> {
  const row: CountRow | undefined = await runQuery(strapi, (knex) =>
    knex('blog_counts').where({ kind, key }).first('count'),
  );
  return Number(row?.count ?? 0);
}

/** The tags, most used first. */
export async function tagCounts(strapi: Core.Strapi): Promise<{ tag: string; count: number }[]> {
  const rows: CountRow[] = await runQuery(strapi, (knex) =>
    knex('blog_counts')
      .where({ kind: 'tag' })
      .orderBy([{ column: 'count', order: 'desc' }, 'key'])
      .limit(TAGS_MAX)
      .select('key', 'label', 'count'),
  );
  return rows.map(({ key, label, count }) => ({ tag: label ?? key, count: Number(count) }));
}

/** The categories that have any blogs, in the order of the list. */
export async function categoryCounts(
  strapi: Core.Strapi,
): Promise<{ category: BlogCategory; count: number }[]> {
  const rows: CountRow[] = await runQuery(strapi, (knex) =>
    knex('blog_counts').where({ kind: 'category' }).select('key', 'count'),
  );
  const counts = new Map(rows.map(({ key, count }) => [key, Number(count)]));
  return (Object.keys(BLOG_CATEGORIES) as BlogCategory[]).flatMap((category) => {
    const count = counts.get(category);
    return count ? [{ category, count }] : [];
  });
}
