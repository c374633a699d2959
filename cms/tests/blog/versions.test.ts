import { describe, expect, it } from 'vitest';
import { blogCalls, contentWith } from '../harness/blogs';
import { db } from '../harness/database';
import { openSession, signedIn } from '../harness/members';
import { picture } from '../inbox/file-kinds';

const ann = await signedIn({ role: 'admin', firstName: 'Ann' });
const blogs = blogCalls(ann);
const others = blogCalls(await signedIn({ role: 'admin', firstName: 'Bob' }));

/** The same member on another device. */
const elsewhere = blogCalls(await openSession(ann.id));

const said = (title: string, more = {}) => ({
  title,
  category: 'pet_care',
  content: contentWith({ subtitle: title }),
  ...more,
});
const titles = async (id: string) =>
  (await blogs.versions(id)).body.versions.map(({ title }: { title: string }) => title);

describe('blog versions', () => {
  it('are stored at each save, and show what was published', async () => {
    const { id } = await blogs.made(said('One'));
    await others.save(id, said('Two', { publish: true }));
    await blogs.save(id, said('Three'));
    const { status, body } = await blogs.versions(id);
    expect([status, body.pagination.total]).toEqual([200, 3]);
    expect(body.versions).toMatchObject([
      { title: 'Three', published: false, by: `Ann ${ann.lastName}`, door: 'portal' },
      { title: 'Two', published: true, by: expect.stringMatching(/^Bob /) },
      { title: 'One', published: false, category: 'pet_care', coverImage: null },
    ]);
    expect(JSON.parse(body.versions[2].content).subtitle).toBe('One');
  });

  it('from autosaves are combined per author for ten minutes', async () => {
    const { id } = await blogs.made(said('One'));
    for (const title of ['a', 'b', 'c']) await blogs.save(id, said(title, { auto: true }));
    await others.save(id, said('d', { auto: true }));
    await blogs.save(id, said('e', { auto: true }));
    expect(await titles(id)).toEqual(['e', 'd', 'c', 'One']);
    const [{ id: last }] = (await blogs.versions(id)).body.versions;
    const before = new Date(Date.now() - 11 * 60_000);
    await db('blog_versions').where({ id: last }).update({ created_at: before });
    await blogs.save(id, said('f', { auto: true }));
    // Saved by hand without another change it is the same one.
    await blogs.save(id, said('f'));
    expect(await titles(id)).toEqual(['f', 'e', 'd', 'c', 'One']);
    await blogs.save(id, said('g', { auto: true }));
    expect(await titles(id)).toEqual(['g', 'f', 'e', 'd', 'c', 'One']);
  });

  it('from two windows of one author both exist after one overwrites the other', async () => {
    const { id, revision } = await blogs.made(said('One'));
    const theirs = await elsewhere.save(id, said('Theirs', { revision, auto: true }));
    const refused = await blogs.save(id, said('Mine', { revision, auto: true }));
    expect([theirs.status, refused.status]).toEqual([200, 409]);
    // As Keep mine does.
    const { revision: now } = theirs.body.blog;
    await blogs.save(id, said('Mine', { revision: now, auto: false }));
    expect(await titles(id)).toEqual(['Mine', 'Theirs', 'One']);
  });

  it('of two authors with the same name stay separate', async () => {
    const twin = blogCalls(
      await signedIn({ role: 'admin', firstName: 'Ann', lastName: ann.lastName }),
    );
    const { id } = await blogs.made(said('One'));
    await blogs.save(id, said('a', { auto: true }));
    await twin.save(id, said('b', { auto: true }));
    expect(await titles(id)).toEqual(['b', 'a', 'One']);
  });

  it('can be restored, with their files', async () => {
    const coverImage = (await blogs.upload(await picture(9, 9).png().toBuffer(), 'a.png')).body.url;
    const { id, slug } = await blogs.made(said('One', { coverImage }));
    await blogs.save(id, said('Two', { category: 'estate_planning' }));
    const [, first] = (await blogs.versions(id)).body.versions;
    const { status, body } = await blogs.goBack(id, first.id);
    expect([status, body.blog]).toMatchObject([
      200,
      { title: 'One', category: 'pet_care', state: 'draft', coverImage: first.coverImage },
    ]);
    expect(JSON.parse(body.blog.content).subtitle).toBe('One');
    expect(body.blog.slug.replace(/-\d+$/, '')).toBe(slug.replace(/-\d+$/, ''));
    expect(await titles(id)).toEqual(['One', 'Two', 'One']);
  });

  it('are restored only from the current revision, and only for their own blog', async () => {
    const [one, other] = [await blogs.made(said('One')), await blogs.made(said('Other'))];
    const [{ id: version }] = (await blogs.versions(one.id)).body.versions;
    await blogs.save(one.id, said('Two'));
    expect((await blogs.goBack(one.id, version, { revision: one.revision })).status).toBe(409);
    expect((await blogs.goBack(other.id, version)).status).toBe(404);
    expect(await titles(other.id)).toEqual(['Other']);
  });
});
