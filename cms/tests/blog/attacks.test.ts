import { beforeAll, describe, expect, it } from 'vitest';
import { blogCalls, contentWith, readerCalls } from '../harness/blogs';
import { db } from '../harness/database';
import { get, post, put } from '../harness/http';
import { signedIn, unique } from '../harness/members';
import { PDF } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { follow } from '../inbox/file-kinds';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

const TYPE = '/content-manager/collection-types/api::blog.blog';
const blogs = blogCalls(await signedIn({ role: 'admin' }));
const { read, list } = readerCalls(await signedIn());
let panel: PanelPerson;
beforeAll(async () => {
  const { email, password } = panelAccount('strapi-super-admin');
  panel = await panelSignIn(email, password);
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)" style="position:fixed">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java\tscript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example"></iframe><object data="x"></object>',
  '<form action="https://evil.example"><input name=a></form>',
  '<style>@import "https://evil.example"</style><link rel=stylesheet href="https://evil.example">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];
const ACTIVE =
  /<(script|img|svg|math|iframe|object|form|input|style|link|noscript)|\son\w+=|style=|href="(?!https?:|mailto:|tel:|")/i;

describe('hostile markup', () => {
  it.each(HOSTILE)('is only text or nothing, in the portal and the panel: %s', async (markup) => {
    const file = null;
    const { id, slug } = await blogs.made({
      content: contentWith({ paragraphs: [{ content: `<p>Kept</p>${markup}`, file }] }),
      publish: true,
    });
    expect(JSON.parse((await read(slug)).body.blog.content).paragraphs[0].content).not.toMatch(
      ACTIVE,
    );
    const { status, body } = await panel.send('PUT', `${TYPE}/${id}`, {
      paragraphs: [{ content: `<p>Kept</p>${markup}` }],
    });
    expect([status, body.data?.paragraphs?.[0].content]).toEqual([
      200,
      expect.not.stringMatching(ACTIVE),
    ]);
    await blogs.publish(id);
    expect(JSON.parse((await read(slug)).body.blog.content).paragraphs[0].content).not.toMatch(
      ACTIVE,
    );
  });

  it('with a character that databases refuse is refused', async () => {
    const paragraphs = [{ content: '<a href=" java\u0000script:alert(1)">a</a>', file: null }];
    await expect(blogs.made({ content: contentWith({ paragraphs }) })).rejects.toThrow(
      'This contains a character we can’t save. Please remove it.',
    );
  });

  it('in a short text stays plain text', async () => {
    const [markup] = HOSTILE as [string];
    const { slug } = await blogs.made({
      title: unique(markup),
      excerpt: markup,
      author: markup,
      coverAlt: markup,
      content: contentWith({ subtitle: markup, tags: [markup] }),
      publish: true,
    });
    expect(slug).toMatch(/^script-alert-1-script/);
    expect((await read(slug)).body.blog).toMatchObject({ excerpt: markup, tags: [markup] });
  });
});

describe('in the panel', () => {
  const [markup] = HOSTILE as [string];

  it('hostile short texts stay plain texts, and none becomes an address', async () => {
    const title = unique(markup);
    const data = { title, tags: [markup], author: markup, slug: '../../"><script>' };
    const { status, body } = await panel.send('POST', TYPE, {
      ...data,
      paragraphs: [{ content: '<p>Words</p>' }],
    });
    expect([status, body.data.title, body.data.tags, body.data.slug]).toEqual([
      201,
      title,
      [markup],
      expect.stringMatching(/^script/),
    ]);
    await panel.send('POST', `${TYPE}/${body.data.documentId}/actions/publish`, {});
    expect((await read(body.data.slug)).body.blog).toMatchObject({ title, tags: [markup] });
  });

  it.each([
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'data:video/mp4;base64,AAAA',
    '//evil.example',
  ])('no video becomes a foreign address: %s', async (url) => {
    const reply = await panel.send('POST', TYPE, { title: unique('Video '), videos: [{ url }] });
    expect(reply.status).toBe(400);
  });

  it('a file’s name is only a name', async () => {
    const name = '"><img src=x onerror=alert(1)>.pdf';
    expect((await panel.upload(PDF, name, 'application/pdf')).status).toBe(400);
    const { body } = await panel.upload(PDF, 'a.pdf', 'application/pdf');
    await db('files').where({ id: body[0].id }).update({ name });
    const made = await panel.send('POST', TYPE, {
      title: unique('File '),
      paragraphs: [{ content: '<p>a</p>', file: body[0].id }],
    });
    expect(made.status).toBe(201);
    const { blog } = (await blogs.detail(made.body.data.documentId)).body;
    const [{ file, fileName }] = JSON.parse(blog.content).paragraphs;
    expect(fileName).toBe(name);
    const { headers } = await follow(file);
    expect(headers['content-disposition']).toMatch(
      /^inline; filename="_>[^"]*"; filename\*=UTF-8''[^"<>]*$/,
    );
    expect(headers['content-security-policy']).toMatch(/^sandbox/);
  });
});

describe('a member', () => {
  it('cannot read a draft in any way', async () => {
    const secret = unique('secret');
    const content = contentWith({ subtitle: secret, tags: [secret] });
    const { id, slug } = await blogs.made({ title: secret, excerpt: secret, content });
    const { token } = await signedIn();
    const { url } = (await get('/blogs/feed-address', { token })).body;
    for (const reply of [
      await list({ limit: 100 }),
      await list({ search: secret }),
      await list({ tag: secret }),
      await read(slug),
      await get(new URL(url).pathname.replace('/api', '')),
      await get(`/blogs/${id}`, { token }),
      await get(`/blogs/${id}/versions`, { token }),
      await get('/admin/blogs', { token }),
      await get(`/blogs/preview/${id}`, {
        token,
        query: { expires: 9, signature: 'a'.repeat(43) },
      }),
    ]) {
      expect(reply.text).not.toContain(secret);
    }
  });

  it.each(['pet_owner', 'board_member', 'employee'] as const)(
    'who is %s writes nothing',
    async (role) => {
      const { id } = await blogs.made();
      const { token } = await signedIn({ role });
      const body = { title: 'x', category: 'pet_care', content: contentWith() };
      const before = await snapshot();
      for (const reply of [
        await post('/blogs', { token, body }),
        await put(`/blogs/${id}`, { token, body }),
        await post(`/blogs/${id}/publish`, { token, body: {} }),
      ]) {
        expect(reply.status).toBe(403);
      }
      expect(await snapshot()).toEqual(before);
    },
  );
});

describe('a query', () => {
  it.each([
    { sortBy: 'changedBy' },
    { sortOrder: 'sideways' },
    { category: 'general' },
    { page: 0 },
    { limit: 1000 },
    { filters: 'x' },
  ] as Record<string, string>[])('that is invalid is refused: %j', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it.each(['"', "' or 1=1 --", '*', 'NEAR(', 'a AND', ':*', '\\', '%_'])(
    'matches words, whatever else is typed: %s',
    async (search) => expect((await list({ search })).status).toBe(200),
  );
});
