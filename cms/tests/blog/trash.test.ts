import { describe, expect, it } from 'vitest';
import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { blogCalls, blogWith, contentWith, readerCalls, titlesIn } from '../harness/blogs';
import { db } from '../harness/database';
import { signedIn, unique } from '../harness/members';

const admin = await signedIn({ role: 'admin', firstName: 'Ann' });
const blogs = blogCalls(admin);
const { read, list } = readerCalls(await signedIn());

describe('a deleted blog', () => {
  it('is hidden from readers and authors, and is restored as a draft', async () => {
    const tag = unique('Tag');
    const title = unique('Gone ');
    const { id, slug } = await blogs.made({
      title,
      content: contentWith({ tags: [tag] }),
      publish: true,
    });
    const { status, body } = await blogs.remove(id);
    expect([status, body]).toEqual([200, { message: BLOG_TEXTS.deleted }]);
    for (const reply of [
      await blogs.detail(id),
      await blogs.save(id, blogWith()),
      await blogs.publish(id),
      await blogs.unpublish(id),
      await blogs.remove(id),
      await blogs.versions(id),
      await read(slug),
    ]) {
      expect(reply.status).toBe(404);
    }
    expect(titlesIn(await blogs.managed({ search: title }))).toEqual([]);
    expect(titlesIn(await list({ search: title }))).toEqual([]);
    expect((await list()).text).not.toContain(tag);
    expect((await blogs.trash()).body.items[0]).toMatchObject({
      id,
      title,
      category: 'pet_care',
      deletedBy: `Ann ${admin.lastName}`,
    });
    const back = await blogs.restore(id);
    expect([back.status, back.body.blog]).toMatchObject([200, { id, title, slug, state: 'draft' }]);
    expect((await read(slug)).status).toBe(404);
    expect(titlesIn(await blogs.managed({ search: title }))).toEqual([title]);
    await blogs.publish(id);
    expect((await read(slug)).status).toBe(200);
  });

  it('is restored once, and only from the trash', async () => {
    const { id } = await blogs.made();
    expect((await blogs.restore(id)).status).toBe(404);
    await blogs.remove(id);
    const replies = await Promise.all([blogs.restore(id), blogs.restore(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('keeps its address, and is not published on schedule', async () => {
    const { id, title, slug } = await blogs.made({
      publish: true,
      publishAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
    await blogs.remove(id);
    expect((await blogs.made({ title })).slug).toBe(`${slug}-2`);
    const row = await db('blogs').where({ document_id: id }).first('publish_at');
    expect(row.publish_at).toBeNull();
  });
});
