import { describe, expect, it } from 'vitest';
import { blogCalls, contentWith } from '../harness/blogs';
import { db } from '../harness/database';
import { get, post } from '../harness/http';
import { mailToken, PASSWORD, signedIn, unique } from '../harness/members';

const blogs = blogCalls(await signedIn({ role: 'admin' }));
const feedOf = (url: string) => get(new URL(url).pathname.replace(/^\/api/, ''));
const address = async ({ token }: { token: string }) =>
  (await get('/blogs/feed-address', { token })).body.url as string;

describe('the feed', () => {
  it('can be read without a session at a member\u2019s own address', async () => {
    const word = unique('word');
    const { slug, id } = await blogs.made({
      title: `Cats & <Dogs> ${word} \u0001`,
      excerpt: '<script>alert(1)</script> & ]]>',
      content: contentWith({
        tags: ['a<b'],
        paragraphs: [{ content: '<p>Whole <strong>text</strong></p>', file: null }],
      }),
      publish: true,
    });
    const draft = await blogs.made({ title: unique('Draft ') });
    const member = await signedIn({ verified: false });
    const { status, headers, text } = await feedOf(await address(member));
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(headers['cache-control']).toMatch(/^private/);
    const item = text.split('<item>').find((one) => one.includes(id)) ?? '';
    expect(item).toContain(`<title>Cats &amp; &lt;Dogs&gt; ${word}</title>`);
    expect(item).toMatch(new RegExp(`<link>http://[^<]*/blogs/${slug}</link>`));
    expect(item).toContain('<category>a&lt;b</category>');
    expect(item).toContain('&amp;lt;script&amp;gt;');
    expect(item).toContain('&lt;p&gt;Whole &lt;strong&gt;text&lt;/strong&gt;&lt;/p&gt;');
    expect(text).not.toMatch(/<script|\/api\/files\//);
    expect(text).not.toContain(draft.title);
  });

  it('has one address, even if it is requested many times at once', async () => {
    const member = await signedIn();
    const urls = await Promise.all(Array.from({ length: 10 }, () => address(member)));
    expect(new Set(urls).size).toBe(1);
    expect(await address(await signedIn())).not.toBe(urls[0]);
  });

  it('gets a new address on request, and the old one stops working', async () => {
    const member = await signedIn();
    const old = await address(member);
    const { body } = await post('/blogs/feed-address', { token: member.token });
    expect(await address(member)).toBe(body.url);
    expect([(await feedOf(old)).status, (await feedOf(body.url)).status]).toEqual([404, 200]);
  });

  it('is not opened by the stored part of its address', async () => {
    const member = await signedIn();
    const url = await address(member);
    const [{ key }] = await db('blog_feeds').where({ member_id: member.id });
    const stored = url.indexOf(key);
    expect(url.slice(stored + key.length)).toMatch(/^[\w-]{43}$/);
    const before = url.slice(0, stored);
    for (const made of [key, `${key}${'k'.repeat(43)}`, url.slice(stored).toUpperCase()]) {
      expect((await feedOf(`${before}${made}`)).status).toBe(404);
    }
    // As one was stored before what is stored was signed.
    const old = 'k'.repeat(43);
    await db('blog_feeds').where({ member_id: member.id }).update({ key: old });
    expect((await feedOf(`${before}${old}`)).status).toBe(404);
    expect((await feedOf(await address(member))).status).toBe(200);
  });

  it.each([
    [
      'changed',
      ({ token }: { token: string }) =>
        post('/auth/change-password', {
          token,
          body: { currentPassword: PASSWORD, password: 'Another-lantern-8' },
        }),
    ],
    [
      'set anew by a mailed link',
      async ({ id }: { id: number }) =>
        post('/auth/reset-password', {
          body: { token: await mailToken(id, 'reset_password'), password: 'Another-lantern-8' },
        }),
    ],
    [
      'ended with a change of address that was not theirs',
      async ({ id, email }: { id: number; email: string }) => {
        const token = await mailToken(id, 'undo_email_change');
        await db('portal_mail_tokens').where({ member_id: id }).update({ address: email });
        return post('/auth/undo-email-change', { body: { token } });
      },
    ],
  ])('has another address after the password was %s', async (_how, end) => {
    const member = await signedIn();
    const other = await signedIn();
    const urls = [await address(member), await address(other)];
    expect((await end(member)).status).toBe(200);
    expect(await Promise.all(urls.map(async (url) => (await feedOf(url)).status))).toEqual([
      404, 200,
    ]);
  });

  it.each([{ blocked: true }, { deleted_at: new Date() }, { confirmed: false }])(
    'is not available to a member who may no longer act: %j',
    async (columns) => {
      const member = await signedIn();
      const url = await address(member);
      await db('up_users').where({ id: member.id }).update(columns);
      expect((await feedOf(url)).status).toBe(404);
    },
  );
});
