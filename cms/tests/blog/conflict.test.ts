import { describe, expect, it } from 'vitest';
import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { blogCalls, contentWith } from '../harness/blogs';
import { signedIn } from '../harness/members';

const blogs = blogCalls(await signedIn({ role: 'admin', firstName: 'Ann' }));
const bob = await signedIn({ role: 'admin', firstName: 'Bob' });
const others = blogCalls(bob);
const said = (title: string, more = {}) => ({
  title,
  category: 'pet_care',
  content: contentWith(),
  ...more,
});

describe('two people who edit one blog', () => {
  it('learn about each other: the second sees who changed it, and when', async () => {
    const { id, revision } = await blogs.made();
    const theirs = (await others.save(id, said('Theirs', { revision }))).body.blog;
    const { status, body } = await blogs.save(id, said('Mine', { revision, auto: true }));
    expect([status, body]).toEqual([
      409,
      {
        error: BLOG_TEXTS.conflict,
        details: { by: `Bob ${bob.lastName}`, at: theirs.updatedAt },
      },
    ]);
    expect((await blogs.detail(id)).body.blog.title).toBe('Theirs');
    const again = await blogs.save(id, said('Mine', { revision: theirs.revision }));
    expect([again.status, again.body.blog.title]).toEqual([200, 'Mine']);
  });

  it('get one success and one conflict if they save at once', async () => {
    const { id, revision } = await blogs.made();
    const replies = await Promise.all(
      [blogs, others].map((one, at) => one.save(id, said(`Title ${at}`, { revision }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await blogs.versions(id)).body.versions).toHaveLength(2);
  });

  it('overwrite each other if they do not name a revision', async () => {
    const { id } = await blogs.made();
    await others.save(id, said('Theirs'));
    expect((await blogs.save(id, said('Mine'))).status).toBe(200);
  });
});
