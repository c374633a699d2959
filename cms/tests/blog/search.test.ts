import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogCalls, readerCalls, titlesIn } from '../harness/blogs';
import { db } from '../harness/database';
import { signedIn, unique } from '../harness/members';
import { onPostgres } from '../harness/shared';

const blogs = blogCalls(await signedIn({ role: 'admin' }));
const { list } = readerCalls(await signedIn());

/** More than are read by their numbers. */
const MANY = 1100;
const word = unique('common').toLowerCase();
const tag = unique('many');
const title = (n: number) => `${word} ${String(n).padStart(4, '0')}`;

/** Two rows of each blog, as they lie in the database, with its words. */
const rowsOf = (n: number): Record<string, unknown>[] => {
  const at = new Date(Date.UTC(2001, 0, 1) + n * 1000);
  const row = {
    document_id: `${'m'.repeat(16)}${String(n).padStart(8, '0')}`,
    title: title(n),
    title_key: title(n),
    slug: unique('s'),
    category: n % 2 ? 'pet_care' : 'estate_planning',
    revision: 1,
    tags: '[]',
    created_at: at,
    updated_at: at,
    released_at: at,
  };
  return [
    { ...row, published_at: null },
    { ...row, published_at: at },
  ];
};

async function index(ids: readonly number[]) {
  await db.transaction(async (trx) => {
    for (const id of ids) {
      await (onPostgres
        ? trx.raw('insert into blog_terms values (?, array_to_tsvector(?::text[]))', [id, [word]])
        : trx.raw('insert into blog_terms (rowid, words) values (?, ?)', [id, word]));
    }
  });
}

describe('a word that many blogs have', () => {
  const planted = () => db('blogs').where('title', 'like', `${word} %`);
  beforeAll(async () => {
    const all = Array.from({ length: MANY }, (_, n) => n).flatMap(rowsOf);
    await db.batchInsert('blogs', all, 50);
    await index(await planted().pluck('id'));
    const tagged = await planted().whereNotNull('published_at').where('title', 'like', '%0');
    const rows = tagged.map(({ id, category, released_at }) => ({
      blog: id,
      tag_key: tag,
      category,
      released_at,
      created_at: released_at,
    }));
    await db.batchInsert('blog_tags', rows, 50);
  });
  afterAll(async () => {
    const ids = await planted().pluck('id');
    for (let at = 0; at < ids.length; at += 500) {
      const some = ids.slice(at, at + 500);
      await db('blog_terms')
        .whereIn(onPostgres ? 'id' : 'rowid', some)
        .delete();
      await db('blog_tags').whereIn('blog', some).delete();
      await db('blogs').whereIn('id', some).delete();
    }
  });

  const pages = async (ask: (page: number) => Promise<{ body: unknown }>, last: number) => [
    ...titlesIn((await ask(1)) as never),
    ...titlesIn((await ask(last)) as never),
  ];
  const from = (first: number, count: number, step = 1) =>
    Array.from({ length: count }, (_, at) => title(first + at * step));

  it('is found by readers in each order, each blog once', async () => {
    const asked = { search: word, limit: 100 };
    const byTitle = (page: number) => list({ ...asked, page, sortBy: 'title', sortOrder: 'asc' });
    expect(await pages(byTitle, 11)).toEqual([...from(0, 100), ...from(1000, 100)]);
    const newest = (page: number) => list({ ...asked, page });
    expect(await pages(newest, 11)).toEqual([...from(1099, 100, -1), ...from(99, 100, -1)]);
    expect((await newest(12)).body).toMatchObject({ items: [], pagination: { total: MANY } });
  });

  it('is found within a tag and a category', async () => {
    const tagged = await list({ search: word, tag, limit: 20 });
    expect([tagged.body.pagination.total, titlesIn(tagged)]).toEqual([110, from(1090, 20, -10)]);
    const category = await list({ search: word, category: 'pet_care', limit: 20 });
    expect([category.body.pagination.total, titlesIn(category)]).toEqual([550, from(1099, 20, -2)]);
  });

  it('is found in Manage Blogs', async () => {
    const asked = { search: word, limit: 100, sortBy: 'title', sortOrder: 'asc' };
    const managed = (page: number) => blogs.managed({ ...asked, page });
    expect(await pages(managed, 11)).toEqual([...from(0, 100), ...from(1000, 100)]);
    expect((await managed(1)).body.pagination.total).toBe(MANY);
  });
});
