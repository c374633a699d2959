import { describe, expect, it } from 'vitest';
import { blogCalls, blogWith, contentWith, titlesIn } from '../harness/blogs';
import { signedIn, unique } from '../harness/members';
import { historyOf, named } from '../harness/notifications';
import { db } from '../harness/database';

const admin = await signedIn({ role: 'admin', firstName: 'Ada' });
const blogs = blogCalls(admin);

describe('a new blog', () => {
  it('is a draft of the member who created it', async () => {
    const body = blogWith({ excerpt: '', author: 'Ann Author', coverAlt: 'A dog' });
    const { status, body: answer } = await blogs.create(body);
    expect([status, answer.blog]).toMatchObject([
      200,
      {
        title: body.title,
        category: 'pet_care',
        state: 'draft',
        publishAt: null,
        author: 'Ann Author',
        coverAlt: 'A dog',
        excerpt: '',
        revision: '1',
        changedBy: `Ada ${admin.lastName}`,
        publishedAt: null,
        content: body.content,
      },
    ]);
    expect((await blogs.detail(answer.blog.id)).body).toEqual(answer);
  });

  it('is created once, however often one request is sent', async () => {
    const body = blogWith({ key: unique('key-of-a-try-') });
    const replies = await Promise.all(Array.from({ length: 20 }, () => blogs.create(body)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body: { blog } }) => blog.id)).size).toBe(1);
    const other = blogCalls(await signedIn({ role: 'admin' }));
    const [{ id }, theirs] = [replies[0]?.body.blog, await other.create(body)];
    expect(theirs.body.blog.id).not.toBe(id);
  });

  it('has an address of its own', async () => {
    const title = unique('Same title ');
    const made = await Promise.all(Array.from({ length: 5 }, () => blogs.made({ title })));
    const slugs = made.map(({ slug }) => slug).sort();
    const plain = title.toLowerCase().replaceAll(' ', '-');
    expect(slugs).toEqual([plain, ...[2, 3, 4, 5].map((number) => `${plain}-${number}`)]);
  });

  it.each([
    ['a title of blanks', { title: ' ' }, { title: 'Title is required' }],
    ['no category', { category: '' }, { category: 'Category is required' }],
  ])('is refused with %s', async (_what, more, details) => {
    const { status, body } = await blogs.create(blogWith(more));
    expect([status, body.details]).toEqual([400, details]);
  });

  it('is published right away if that is requested', async () => {
    expect(await blogs.made({ publish: true })).toMatchObject({
      state: 'published',
      publishedAt: expect.any(String),
    });
  });
});

describe('saving a blog', () => {
  it('lets the address follow the title until it is published', async () => {
    const blog = await blogs.made();
    const title = unique('Next ');
    const said = { category: blog.category, content: blog.content, slug: blog.slug };
    const saved = (await blogs.save(blog.id, { ...said, title })).body.blog;
    expect(saved.slug).toBe(title.toLowerCase().replace(' ', '-'));
    await blogs.publish(blog.id);
    const again = await blogs.save(blog.id, { ...said, slug: saved.slug, title: unique('Third ') });
    expect(again.body.blog).toMatchObject({ slug: saved.slug, state: 'changed' });
    // Nobody has read it at its first address, so another may have that.
    expect((await blogs.made({ slug: blog.slug })).slug).toBe(blog.slug);
  });

  it('refuses another blog\u2019s address at its field', async () => {
    const [one, other] = [await blogs.made(), await blogs.made()];
    const { title, category, content } = other;
    const { status, body } = await blogs.save(other.id, {
      title,
      category,
      content,
      slug: one.slug,
    });
    expect([status, body.details]).toEqual([400, { slug: 'Another blog has this address.' }]);
  });

  it('returns the state of the blog', async () => {
    const { id, ...blog } = await blogs.made();
    const said = { title: blog.title, category: blog.category, content: blog.content };
    const state = async () => (await blogs.detail(id)).body.blog.state;
    expect(await state()).toBe('draft');
    await blogs.publish(id, { publishAt: new Date(Date.now() + 86_400_000).toISOString() });
    expect(await state()).toBe('scheduled');
    await blogs.publish(id);
    expect(await state()).toBe('published');
    await blogs.save(id, said);
    expect(await state()).toBe('changed');
    await blogs.unpublish(id);
    expect(await state()).toBe('draft');
  });

  it('is recorded, with a single entry for autosaves', async () => {
    const { id, ...blog } = await blogs.made({ publish: true });
    const { id: about } = await db('blogs')
      .where({ document_id: id })
      .whereNull('published_at')
      .first('id');
    const said = { category: blog.category, content: blog.content };
    for (const title of ['One', 'Two', 'Three']) {
      await blogs.save(id, { ...said, title, auto: true });
    }
    await blogs.save(id, { ...said, title: 'Four' });
    await blogs.unpublish(id);
    const entries = await historyOf(admin.token, about, 'blog');
    expect(entries.map(({ action }) => action)).toEqual([
      'unpublished',
      'changed',
      'changed',
      'published',
      'created',
    ]);
    expect(entries[1]).toMatchObject({
      by: named(admin),
      changes: [{ field: 'Title', from: 'Three', to: 'Four' }],
    });
  });
});

describe('Manage Blogs', () => {
  it('finds, filters and sorts drafts and published blogs', async () => {
    const word = unique('word');
    for (const [at, name] of ['b', 'C', 'a'].entries()) {
      const category = at === 1 ? 'estate_planning' : 'about_pet_trusts';
      await blogs.made({ title: `${name} ${word}`, category, publish: at === 0 });
    }
    const found = async (query: Record<string, string | number>) =>
      titlesIn(await blogs.managed({ search: word, ...query })).map((title) => title[0]);
    expect(await found({})).toEqual(['a', 'C', 'b']);
    expect(await found({ sortBy: 'title', sortOrder: 'asc' })).toEqual(['a', 'b', 'C']);
    expect(await found({ sortBy: 'category', sortOrder: 'asc' })).toEqual(['b', 'a', 'C']);
    expect(await found({ category: 'about_pet_trusts' })).toEqual(['a', 'b']);
    const { body } = await blogs.managed({ search: word, limit: 2, page: 2 });
    expect(body.pagination).toEqual({ total: 3, page: 2, limit: 2, totalPages: 2 });
    expect(body.items).toMatchObject([{ title: `b ${word}`, state: 'published' }]);
    expect(body.items[0]).not.toHaveProperty('content');
  });

  it('does not match earlier versions', async () => {
    const [first, next] = [unique('first'), unique('next')];
    const { id } = await blogs.made({ title: first });
    await blogs.save(id, { title: next, category: 'pet_care', content: contentWith() });
    expect(titlesIn(await blogs.managed({ search: first }))).toEqual([]);
    expect(titlesIn(await blogs.managed({ search: next }))).toEqual([next]);
  });
});
