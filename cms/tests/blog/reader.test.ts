import { beforeAll, describe, expect, it } from 'vitest';
import { blogCalls, contentWith, readerCalls, titlesIn } from '../harness/blogs';
import { db } from '../harness/database';
import { signedIn, unique } from '../harness/members';

const admin = await signedIn({ role: 'admin' });
const reader = await signedIn({ role: 'foster', verified: false });
const blogs = blogCalls(admin);
const { list, read } = readerCalls(reader);
const tagOf = (tag: string) => async () =>
  (await list()).body.tags.find((one: { tag: string }) => one.tag === tag)?.count ?? 0;

describe('the list of published blogs', () => {
  const tag = unique('Tag');
  const word = unique('word');
  const titles = ['Cherry', 'apple', 'Banana'].map((name) => `${name} ${word}`);
  beforeAll(async () => {
    for (const [at, title] of titles.entries()) {
      const tags = at === 0 ? [tag, 'other'] : [tag];
      const category = at === 2 ? 'estate_planning' : 'pet_care';
      await blogs.made({ title, category, content: contentWith({ tags }), publish: true });
    }
    await blogs.made({ title: `Draft ${word}`, content: contentWith({ tags: [tag] }) });
  });

  it('has the newest first, and no drafts', async () => {
    const { status, body } = await list({ limit: 3 });
    expect([status, body.items.map(({ title }: { title: string }) => title)]).toEqual([
      200,
      titles.toReversed(),
    ]);
    expect(body.items[0]).toMatchObject({
      slug: `banana-${word}`,
      category: 'estate_planning',
      coverImage: null,
      tags: [tag],
      excerpt: 'Words of a blog.',
      readingTime: 1,
      publishedAt: expect.any(String),
    });
    expect(body.items[0]).not.toHaveProperty('content');
    const { total, totalPages } = body.pagination;
    expect(body.pagination).toEqual({ total, page: 1, limit: 3, totalPages });
    expect(totalPages).toBe(Math.ceil(total / 3));
  });

  it('can be filtered by tag, ignoring case, by category and by words', async () => {
    const found = async (query: Record<string, string>) => titlesIn(await list(query));
    expect(await found({ tag: tag.toUpperCase() })).toEqual(titles.toReversed());
    expect(await found({ tag, category: 'pet_care' })).toEqual([titles[1], titles[0]]);
    expect(await found({ tag, category: 'about_pet_trusts' })).toEqual([]);
    expect(await found({ search: `${word.toUpperCase()} CHER` })).toEqual([titles[0]]);
    expect(await found({ search: `estate ${word}` })).toEqual([titles[2]]);
    expect(await found({ search: word, tag, sortBy: 'title', sortOrder: 'asc' })).toEqual([
      titles[1],
      titles[2],
      titles[0],
    ]);
    expect(await found({ tag: '%' })).toEqual([]);
    const questions: Record<string, string>[] = [
      { tag },
      { tag, category: 'pet_care' },
      { search: word },
    ];
    for (const query of questions) {
      const { body } = await list({ ...query, limit: 1 });
      expect(body.pagination.total).toBe((await found(query)).length);
    }
  });

  it('counts the tags and categories of published blogs', async () => {
    const all = async () => (await list()).body.pagination.total;
    const of = async (category: string) =>
      (await list()).body.categories.find((one: { category: string }) => one.category === category)
        ?.count ?? 0;
    const before = [await all(), await of('pet_stories_fun_facts')] as const;
    expect(await tagOf(tag)()).toBe(3);
    const { id } = await blogs.made({
      category: 'pet_stories_fun_facts',
      content: contentWith({ tags: [tag] }),
      publish: true,
    });
    await blogs.publish(id);
    expect([await all(), await of('pet_stories_fun_facts')]).toEqual(before.map((n) => n + 1));
    expect(await tagOf(tag)()).toBe(4);
    await blogs.unpublish(id);
    expect([await all(), await of('pet_stories_fun_facts')]).toEqual(before);
    expect(await tagOf(tag)()).toBe(3);
  });

  it('reads a category it does not know as pet care', async () => {
    const { id, slug } = await blogs.made({ category: 'general', publish: true });
    expect((await blogs.detail(id)).body.blog.category).toBe('pet_care');
    await db('blogs').where({ document_id: id }).update({ category: 'general' });
    expect((await read(slug)).body.blog.category).toBe('pet_care');
  });
});

describe('an article', () => {
  it('is found by its address, with similar ones', async () => {
    const [shared, rare] = [unique('Shared'), unique('Rare')];
    const withTags = (...tags: string[]) =>
      blogs.made({ category: 'about_pet_trusts', content: contentWith({ tags }), publish: true });
    const [one, both] = [await withTags(shared), await withTags(shared, rare)];
    const none = await withTags();
    const { slug } = await withTags(rare, shared);
    const { status, body } = await read(slug);
    expect([status, JSON.parse(body.blog.content).tags]).toEqual([200, [rare, shared]]);
    expect(body.related.map(({ id }: { id: string }) => id)).toEqual([both.id, one.id, none.id]);
  });

  it('exists for readers only while it is published', async () => {
    const { id, slug } = await blogs.made();
    expect((await read(slug)).status).toBe(404);
    await blogs.publish(id);
    expect((await read(slug)).status).toBe(200);
    await blogs.unpublish(id);
    expect((await read(slug)).status).toBe(404);
    expect((await read('%')).status).toBe(404);
  });

  it('shows what was published, and not later edits', async () => {
    const { id, slug, title } = await blogs.made({ publish: true });
    const secret = unique('secret');
    await blogs.save(id, {
      title: `Secret ${secret}`,
      category: 'estate_planning',
      excerpt: secret,
      content: contentWith({ tags: [secret], paragraphs: [{ content: secret, file: null }] }),
    });
    expect((await read(slug)).body.blog).toMatchObject({ title, category: 'pet_care' });
    for (const query of [{}, { search: secret }, { tag: secret }]) {
      expect((await list({ ...query, limit: 100 })).text).not.toContain(secret.toLowerCase());
    }
  });

  it('is still found under an earlier address', async () => {
    const { id, slug, ...blog } = await blogs.made({ publish: true });
    const next = unique('new-address-');
    const { category, content, title } = blog;
    await blogs.save(id, { title, category, content, slug: next, publish: true });
    for (const address of [slug, next]) {
      expect((await read(address)).body.blog).toMatchObject({ id, slug: next });
    }
  });
});
