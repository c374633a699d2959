import { describe, expect, it } from 'vitest';
import { db, insert } from '../harness/database';
import { get } from '../harness/http';
import { plantItem, type NewItem } from '../harness/library';
import { signedIn, unique } from '../harness/members';
import { onPostgres } from '../harness/shared';

const admin = await signedIn({ role: 'admin' });
const owner = await signedIn();
/** A word all items of this file have, and no other. */
const word = unique('listword');
const plant = (wanted: NewItem) => plantItem({ words: word, ...wanted });
const at = (minute: number) => ({ created_at: new Date(Date.UTC(2031, 0, 1, 0, minute)) });

const [form, walk, guide, application, legal, picture] = [
  await plant({ section: 'forms', title: 'Étude of forms', columns: at(1) }),
  await plant({ kind: 'video', section: 'videos', title: 'walk', columns: at(2) }),
  await plant({ section: 'guides', guideOrReference: true, title: 'Guide', columns: at(3) }),
  await plant({ section: 'applications', title: 'Application', columns: at(4) }),
  await plant({
    section: 'pet_care',
    category: 'legal_cases',
    title: 'Zebra case',
    columns: at(5),
    privacy: 'attorney_only',
  }),
  await plant({ kind: 'image', title: 'Bella', columns: at(6) }),
];

async function plantBlog(title: string, columns: Record<string, unknown> = {}) {
  const documentId = unique('blog').padEnd(24, '0');
  const row = { title, slug: unique('slug'), title_key: title.toLowerCase(), category: 'pet_care' };
  const id = await insert('blogs', {
    ...row,
    document_id: documentId,
    lead: 'It begins',
    published_at: null,
    ...columns,
  });
  const words = [...title.toLowerCase().split(' '), word];
  await (onPostgres
    ? db.raw('insert into blog_terms (id, words) values (?, array_to_tsvector(?::text[]))', [
        id,
        words,
      ])
    : db.raw('insert into blog_terms (rowid, words) values (?, ?)', [id, words.join(' ')]));
  return { id, title, slug: row.slug, documentId };
}
const blog = await plantBlog('Mittens and me', at(7));
await plantBlog('In the trash', { ...at(8), deleted_at: new Date() });

const titlesOf = (reply: { body: { items: { title: string }[] } }) =>
  reply.body.items.map(({ title }) => title);
const listed = async (query: Record<string, string | number> = {}) =>
  titlesOf(await get('/admin/library', { token: admin.token, query: { search: word, ...query } }));
const read = async (query: Record<string, string | number> = {}, { token } = owner) =>
  titlesOf(await get('/library/all', { token, query: { search: word, ...query } }));

describe('the admins\u2019 table', () => {
  it.each([
    ['all', [blog, picture, legal, application, guide, walk, form]],
    ['forms', [form]],
    ['blogs', [blog]],
    ['pet_care', [picture, legal]],
    ['professional_development', []],
    ['guides', [guide]],
    ['videos', [walk]],
    ['applications', [application]],
    ['attorneys', [legal]],
  ])('has in the tab %s its items, the newest first', async (tab, items) => {
    expect(await listed({ tab })).toEqual(items.map(({ title }) => title));
  });

  it.each([
    ['title', 'asc', [application, picture, form, guide, blog, walk, legal]],
    ['created_at', 'asc', [form, walk, guide, application, legal, picture, blog]],
    ['type', 'asc', [application, blog, guide, legal, form, picture, walk]],
    ['type', 'desc', [walk, picture, form, legal, guide, blog, application]],
  ])('is sorted by %s, %s', async (sortBy, sortOrder, items) => {
    expect(await listed({ sortBy, sortOrder })).toEqual(items.map(({ title }) => title));
  });

  it('comes in pages across items and blogs, each once', async () => {
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(...(await listed({ limit: 2, page })));
    expect(pages).toEqual(await listed());
    const { body } = await get('/admin/library', {
      token: admin.token,
      query: { search: word, limit: 2, page: 4 },
    });
    expect(body.pagination).toEqual({ currentPage: 4, totalPages: 4, total: 7 });
  });

  it.each([
    [{ type: 'blog' }, [blog]],
    [{ type: 'form' }, [form]],
    [{ privacy: 'attorney_only' }, [legal]],
    [{ category: 'legal_cases' }, [legal]],
    [{ guideOrReference: 'true' }, [guide]],
    [{ tab: 'blogs', category: 'pet_care' }, []],
    [{ tab: 'videos', type: 'document' }, []],
  ])('is narrowed by %j', async (query, items) => {
    expect(await listed(query as Record<string, string>)).toEqual(items.map(({ title }) => title));
  });

  const blogs = async () => {
    const query = { search: word, tab: 'blogs' };
    return (await get('/admin/library', { token: admin.token, query })).body.items;
  };

  it('has a blog that nobody reads yet by its form, and says so', async () => {
    const page = `/admin-blogs?write=${blog.documentId}`;
    expect(await blogs()).toEqual([
      expect.objectContaining({
        id: blog.id,
        kind: 'blog',
        type: 'blog',
        url: page,
        page,
        category: null,
        section: null,
        description: 'It begins',
        blog: { id: blog.documentId, state: 'draft' },
      }),
    ]);
    await db('blogs')
      .where({ id: blog.id })
      .update({ publish_at: new Date(Date.UTC(2040, 0)) });
    expect(await blogs()).toMatchObject([{ page, blog: { state: 'scheduled' } }]);
    await db('blogs').where({ id: blog.id }).update({ publish_at: null });
  });

  it('has a published blog by the page it is read on', async () => {
    const [draft, slug, changed] = [blog.id, unique('live'), new Date(Date.UTC(2032, 0))];
    await db('blogs').where({ id: draft }).update({ updated_at: changed });
    const live = { title: blog.title, slug, document_id: blog.documentId, updated_at: changed };
    const id = await insert('blogs', { ...live, published_at: changed });
    const page = `/blogs/${slug}`;
    expect(await blogs()).toMatchObject([{ id: draft, page, blog: { state: 'published' } }]);
    await db('blogs')
      .where({ id })
      .update({ updated_at: at(0).created_at });
    expect(await blogs()).toMatchObject([{ id: draft, page, blog: { state: 'changed' } }]);
    await db('blogs').where({ id }).delete();
  });
});

describe('a reader\u2019s list', () => {
  it('has what they see, nine to a page, and never a blog', async () => {
    expect(await read()).toEqual([picture, application, guide, walk, form].map((one) => one.title));
    expect(await read({ type: 'blog' })).toEqual([]);
    const { body } = await get('/library/all', { token: owner.token });
    expect(body.items.length).toBeLessThanOrEqual(9);
  });

  it('takes several types', async () => {
    const path = `/library/all?search=${word}&type=form&type=video`;
    expect(titlesOf(await get(path, { token: owner.token }))).toEqual([walk.title, form.title]);
  });

  it.each([
    [{ section: 'videos' }, ['walk']],
    [{ section: 'guides' }, ['Guide']],
    [{ section: 'attorneys' }, []],
    [{ folder: 'legal_cases' }, []],
    [{ folder: 'nonsense' }, []],
  ])('is narrowed by %j', async (query, titles) => {
    expect(await read(query as Record<string, string>)).toEqual(titles);
  });

  it('shows an attorney what only attorneys read, in their tab', async () => {
    const attorney = await signedIn({ role: 'attorney' });
    expect(await read({ section: 'attorneys' }, attorney)).toEqual([legal.title]);
    expect(await read({ folder: 'legal_cases' }, attorney)).toEqual([legal.title]);
  });

  it('refuses what no list can be asked', async () => {
    for (const query of [
      { sortBy: 'password' },
      { sortOrder: 'x' },
      { type: 'x' },
      { filters: 'x' },
    ]) {
      const reply = await get('/library/all', { token: owner.token, query });
      expect([query, reply.status]).toEqual([query, 400]);
    }
  });
});
