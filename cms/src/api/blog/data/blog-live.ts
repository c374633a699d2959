/**
 * Tables derived from published blogs, so that 100,000 blogs are counted, and found by tag, without reading them.
 * Everything that publishes updates them within its transaction.
 */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { readBlogCategory } from '@hearthside/contract/blog/fields';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { textIndex } from '../../../search/text-index';
import { rowOf, wholeRow } from './blog-access';
import { searchedTexts } from './blog-derived';
import { storedTags, tagKey, type WholeBlogRow } from './blog-row';

/** What one published blog adds to the counts: itself, its category, its tags. */
interface Counted {
  kind: 'all' | 'category' | 'tag';
  key: string;
  label: string;
}

const tagsOf = (row: WholeBlogRow) => storedTags(row.tags) ?? [];

/** In the order in which rows of counts are locked, so that no two transactions wait for each other. */
function countedOf(row: WholeBlogRow): Counted[] {
  const category = readBlogCategory(row.category);
  return [
    { kind: 'all', key: '', label: '' },
    { kind: 'category', key: category, label: category },
    ...tagsOf(row).map((tag) => ({ kind: 'tag' as const, key: tagKey(tag), label: tag })),
  ];
}

/** The changes of the counts, each row once. */
function changesBetween(before: Counted[], after: Counted[]): (Counted & { by: number })[] {
  const changes = new Map<string, Counted & { by: number }>();
  const add = (one: Counted, by: number) => {
    const name = `${one.kind} ${one.key}`;
    const known = changes.get(name);
    changes.set(name, { ...one, by: (known?.by ?? 0) + by });
  };
  for (const one of before) add(one, -1);
  for (const one of after) add(one, 1);
  return [...changes]
    .filter(([, { by }]) => by !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, change]) => change);
}

const run = <T>(strapi: Core.Strapi, query: (knex: Knex) => PromiseLike<T>) =>
  runQuery(strapi, query);

async function leave(strapi: Core.Strapi, row: WholeBlogRow) {
  await run(strapi, (knex) => knex('blog_tags').where({ blog: row.id }).delete());
  await textIndex(strapi, 'blog').remove(row.id);
}

async function enter(strapi: Core.Strapi, row: WholeBlogRow) {
  const common = {
    blog: row.id,
    category: readBlogCategory(row.category),
    released_at: row.releasedAt,
    created_at: new Date(),
    updated_at: new Date(),
  };
  const rows = tagsOf(row).map((tag) => ({ ...common, tag_key: tagKey(tag) }));
  if (rows.length > 0) await run(strapi, (knex) => knex('blog_tags').insert(rows));
  await textIndex(strapi, 'blog').keep(row.id, searchedTexts(row));
}

async function count(strapi: Core.Strapi, before: WholeBlogRow | null, after: WholeBlogRow | null) {
  const changes = changesBetween(before ? countedOf(before) : [], after ? countedOf(after) : []);
  const now = new Date();
  for (const { kind, key, label, by } of changes) {
    await run(strapi, (knex) =>
      knex('blog_counts')
        .insert({ kind, key, label, count: by, created_at: now, updated_at: now })
        .onConflict(['kind', 'key'])
        .merge({ label, count: knex.raw('blog_counts.count + ?', [by]) }),
    );
  }
  if (changes.some(({ by }) => by < 0)) {
    await run(strapi, (knex) => knex('blog_counts').where('count', '<=', 0).delete());
  }
}

/**
 * Rebuilds all of it if the count of published blogs shows that it does not match them, for example after rows were
 * copied from another database.
 */
export async function countAnew(strapi: Core.Strapi): Promise<void> {
  const ids: number[] = await run(strapi, (knex) =>
    knex('blogs').whereNotNull('published_at').orderBy('id').pluck('id'),
  );
  const counted: { count: number } | undefined = await run(strapi, (knex) =>
    knex('blog_counts').where({ kind: 'all' }).first('count'),
  );
  if (ids.length === Number(counted?.count ?? 0)) return;
  await transaction(strapi, async () => {
    for (const table of ['blog_tags', 'blog_counts']) {
      await run(strapi, (knex) => knex(table).delete());
    }
    for (const id of ids) {
      const row = await rowOf(strapi, id);
      if (!row) continue;
      await enter(strapi, row);
      await count(strapi, null, row);
    }
  });
}

/** Runs a change to the published row of a blog, and updates what is derived from it. */
export async function changingLive<T>(
  strapi: Core.Strapi,
  documentId: string,
  work: () => Promise<T>,
): Promise<T> {
  const before = await wholeRow(strapi, documentId, 'published');
  const result = await work();
  const after = await wholeRow(strapi, documentId, 'published');
  if (before) await leave(strapi, before);
  if (after) await enter(strapi, after);
  await count(strapi, before, after);
  return result;
}
