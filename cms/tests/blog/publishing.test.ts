import { describe, expect, it } from 'vitest';
import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { blogCalls, blogWith, contentWith, readerCalls } from '../harness/blogs';
import { db } from '../harness/database';
import { signedIn, unique } from '../harness/members';
import { picture } from '../inbox/file-kinds';

const blogs = blogCalls(await signedIn({ role: 'admin' }));
const { read } = readerCalls(await signedIn());

describe('publishing', () => {
  it('copies the whole draft each time, and keeps the date of the first time', async () => {
    const coverImage = (await blogs.upload(await picture(9, 9).png().toBuffer(), 'a.png')).body.url;
    const content = contentWith({
      subtitle: 'Sub',
      tags: ['x'],
      videoUrls: ['https://vimeo.com/123456'],
      paragraphs: [{ content: '<p>One</p>', file: coverImage }],
    });
    const { id, slug } = await blogs.made({ coverImage, content, publish: true });
    const first = (await read(slug)).body.blog;
    await blogs.publish(id);
    await blogs.publish(id);
    const again = (await read(slug)).body.blog;
    expect(again).toEqual(first);
    expect([first.coverImage, JSON.parse(first.content).paragraphs[0].file]).toEqual([
      expect.stringMatching(/^\/api\/files\/blog_/),
      expect.stringMatching(/^\/api\/files\/blog_/),
    ]);
    const rows = await db('blogs').where({ document_id: id });
    expect(rows).toHaveLength(2);
  });

  it('happens once for many concurrent requests', async () => {
    const tag = unique('Tag');
    const { id } = await blogs.made({ content: contentWith({ tags: [tag] }) });
    const replies = await Promise.all(Array.from({ length: 8 }, () => blogs.publish(id)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await db('blogs').where({ document_id: id }).whereNotNull('published_at')).toHaveLength(
      1,
    );
    const counted = await db('blog_counts').where({ kind: 'tag', label: tag }).first();
    expect([counted.count, await db('blog_tags').where({ tag_key: tag.toLowerCase() })]).toEqual([
      1,
      [expect.anything()],
    ]);
  });

  it('is refused to someone who has not seen another\u2019s change', async () => {
    const { id, revision, ...blog } = await blogs.made();
    const { title, category, content } = blog;
    await blogs.save(id, { title, category, content });
    expect((await blogs.publish(id, { revision })).status).toBe(409);
    expect((await blogs.publish(id, { revision: '2' })).status).toBe(200);
  });
});

describe('a publication that was a slip', () => {
  const titled = (title: string, { category, content }: { category: string; content: string }) => ({
    title,
    category,
    content,
  });

  it('is undone as if it had never been: the day is that of the real one, and the address follows the title', async () => {
    const { id, slug, ...blog } = await blogs.made({ publish: true });
    const first = (await read(slug)).body.blog.publishedAt;
    expect((await blogs.unpublish(id, { slip: true })).body.blog).toMatchObject({
      state: 'draft',
      publishedAt: null,
    });
    const title = unique('Another title ');
    await blogs.save(id, titled(title, blog));
    const again = (await blogs.publish(id)).body.blog;
    expect(again.slug).not.toBe(slug);
    expect(Date.parse(again.publishedAt)).toBeGreaterThan(Date.parse(first));
    expect((await read(slug)).status).toBe(404);
  });

  it('keeps its day and its address where readers have known it for longer', async () => {
    const { id, slug, ...blog } = await blogs.made({ publish: true });
    const released = new Date(Date.now() - 11 * 60_000);
    await db('blogs').where({ document_id: id }).update({ released_at: released });
    await blogs.unpublish(id, { slip: true });
    await blogs.save(id, titled(unique('Another title '), blog));
    expect((await blogs.publish(id)).body.blog).toMatchObject({
      slug,
      publishedAt: released.toISOString(),
    });
  });
});

describe('a publish time', () => {
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

  it('is set for a draft, and removed', async () => {
    const publishAt = tomorrow();
    const { id, slug, state } = await blogs.made({ publish: true, publishAt });
    expect([state, (await read(slug)).status]).toEqual(['scheduled', 404]);
    expect((await blogs.detail(id)).body.blog.publishAt).toBe(publishAt);
    expect((await blogs.unpublish(id)).body.blog).toMatchObject({
      state: 'draft',
      publishAt: null,
    });
  });

  it('that is set for changes leaves the published blog as it is', async () => {
    const { id, slug, title, category } = await blogs.made({ publish: true });
    const said = { category, content: contentWith(), publish: true, publishAt: tomorrow() };
    const { body } = await blogs.save(id, { ...said, title: unique('Next ') });
    expect(body.blog).toMatchObject({ state: 'changed', publishAt: said.publishAt });
    expect((await read(slug)).body.blog.title).toBe(title);
  });

  it('is removed by publishing at once, which an open form is told', async () => {
    const { id, revision } = await blogs.made({ publish: true, publishAt: tomorrow() });
    const { blog } = (await blogs.publish(id, { revision })).body;
    expect(blog).toMatchObject({ state: 'published', publishAt: null });
    expect(Number(blog.revision)).toBe(Number(revision) + 1);
  });

  it('that has passed is refused at its field, and nothing is published', async () => {
    const asked = { publish: true, publishAt: ago(1000) };
    const refused = { publishAt: BLOG_TEXTS.hourPassed };
    const title = unique('Too late ');
    const fresh = await blogs.create(blogWith({ title, ...asked }));
    expect([fresh.status, fresh.body.details]).toEqual([400, refused]);
    expect(await db('blogs').where({ title })).toEqual([]);
    const { id, slug, category, content } = await blogs.made();
    for (const { status, body } of [
      await blogs.publish(id, { publishAt: asked.publishAt }),
      await blogs.save(id, { title, category, content, ...asked }),
    ])
      expect([status, body.details]).toEqual([400, refused]);
    expect((await blogs.detail(id)).body.blog).toMatchObject({ slug, state: 'draft' });
  });

  it('that has published the blog, or is about to, may be sent again', async () => {
    const { id, title, category, content, slug } = await blogs.made();
    await blogs.publish(id);
    const publishAt = ago(1000);
    // Its answer was lost; by now the blog is out.
    const said = { title, category, content, slug, publish: true, publishAt };
    for (const { status, body } of [
      await blogs.publish(id, { publishAt }),
      await blogs.save(id, said),
    ])
      expect([status, body.blog?.state]).toEqual([200, 'published']);
    const due = await blogs.made({ publish: true, publishAt: tomorrow() });
    await db('blogs').where({ document_id: due.id }).update({ publish_at: publishAt });
    expect((await blogs.publish(due.id, { publishAt })).body.blog?.publishAt).toBe(publishAt);
  });

  it('is canceled, and what is published stays published', async () => {
    const { id, slug, revision } = await blogs.made({ publish: true });
    const publishAt = tomorrow();
    const set = (await blogs.publish(id, { publishAt, revision })).body.blog;
    expect(set).toMatchObject({ state: 'published', publishAt });
    expect((await blogs.cancelSchedule(id, { revision })).status).toBe(409);
    const { body } = await blogs.cancelSchedule(id, { revision: set.revision });
    expect(body.blog).toMatchObject({ state: 'published', publishAt: null });
    expect(Number(body.blog.revision)).toBe(Number(set.revision) + 1);
    expect((await read(slug)).status).toBe(200);
    // There is none to cancel any more, and nobody to notify.
    expect((await blogs.cancelSchedule(id)).body.blog.revision).toBe(body.blog.revision);
  });

  it('blocks autosaves until the blog is saved', async () => {
    const publishAt = tomorrow();
    const { id, title, category, content } = await blogs.made({ publish: true, publishAt });
    const said = { title: `${title} and hal`, category, content };
    const { status, body } = await blogs.save(id, { ...said, auto: true });
    expect([status, body.error]).toEqual([400, BLOG_TEXTS.keptByHand]);
    expect((await blogs.detail(id)).body.blog.title).toBe(title);
    const saved = (await blogs.save(id, said)).body.blog;
    expect(saved).toMatchObject({ title: said.title, state: 'scheduled', publishAt });
    await blogs.cancelSchedule(id);
    expect((await blogs.save(id, { ...said, auto: true })).status).toBe(200);
  });
});
