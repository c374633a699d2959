import { describe, expect, it } from 'vitest';
import { VIDEO_TEXTS } from '@hearthside/contract/video-link';
import { blogCalls, blogWith, contentWith, readerCalls } from '../harness/blogs';
import { db } from '../harness/database';
import { signedIn } from '../harness/members';

const blogs = blogCalls(await signedIn({ role: 'admin' }));
const { read } = readerCalls(await signedIn());
const paragraph = (content: string) => ({ content, file: null });

describe('the API\u2019s content', () => {
  it('is composed of the fields into which it was split', async () => {
    const content = {
      subtitle: 'A subtitle',
      tags: ['dogs', 'old age'],
      videoUrls: ['https://vimeo.com/123456', 'https://youtu.be/dQw4w9WgXcQ?si=abc&t=1'],
      paragraphs: [
        paragraph('<h2>One</h2><p>With <strong>strong</strong> words.</p>'),
        paragraph(''),
        paragraph('<p>Three</p>'),
      ],
    };
    const { id, slug } = await blogs.made({ content: contentWith(content), publish: true });
    const said = {
      ...content,
      videoUrls: ['https://vimeo.com/123456', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    };
    const { blog } = (await blogs.detail(id)).body;
    expect(JSON.parse(blog.content)).toEqual(said);
    expect(JSON.parse((await read(slug)).body.blog.content)).toEqual(said);
    // What was read can be sent back as it is.
    const { title, category } = blog;
    const again = await blogs.save(id, { title, category, content: blog.content });
    expect([again.status, again.body.blog.content]).toEqual([200, blog.content]);
    const fewer = { ...said, videoUrls: [], paragraphs: said.paragraphs.slice(2) };
    const saved = await blogs.save(id, { title, category, content: contentWith(fewer) });
    expect(JSON.parse(saved.body.blog.content)).toEqual(fewer);
  });

  it.each([
    ['no JSON', 'not JSON', 'content', 'This is no content of a blog.'],
    ['a key that is not known', contentWith({ script: 'x' } as never), 'content', /unrecognized/i],
    ['too many tags', contentWith({ tags: many(21) }), 'tags', 'At most 20 tags'],
    ['a tag too long', contentWith({ tags: ['x'.repeat(41)] }), 'tags', 'At most 40 characters'],
    ['no video', contentWith({ videoUrls: ['nonsense'] }), 'videoUrls', VIDEO_TEXTS.invalid],
    [
      'a script for a video',
      contentWith({ videoUrls: ['javascript:alert(1)//a.mp4'] }),
      'videoUrls',
      VIDEO_TEXTS.invalid,
    ],
    [
      'many videos',
      contentWith({ videoUrls: many(11).map((n) => `https://vimeo.com/1${n}2345`) }),
      'videoUrls',
      /At most 10 videos|Invalid/,
    ],
    ['a long subtitle', contentWith({ subtitle: 'x'.repeat(241) }), 'subtitle', /At most 240/],
    ['no paragraphs', contentWith({ paragraphs: [] }), 'paragraphs', /./],
    ['11 paragraphs', contentWith({ paragraphs: many(11).map(paragraph) }), 'paragraphs', /./],
    [
      'a paragraph too long',
      contentWith({ paragraphs: [paragraph(''), paragraph('x'.repeat(40_001))] }),
      'paragraphs',
      'Paragraph 2: At most 40000 characters',
    ],
  ] as [string, string, string, string | RegExp][])(
    'is refused at its field: %s',
    async (_what, content, field, sentence) => {
      const { status, body } = await blogs.create(blogWith({ content }));
      expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
      expect(body.details[field]).toMatch(sentence);
    },
  );

  it('is empty, without tags, if what is stored can\u2019t be read', async () => {
    const { id, slug } = await blogs.made({ publish: true });
    await db('blogs').where({ document_id: id }).update({ tags: '{"not":"a list"}' });
    const { body } = await read(slug);
    expect([body.blog.content, body.blog.tags]).toEqual(['', []]);
  });
});

describe('what is derived from the text', () => {
  it('is the reading time, and an excerpt that is shown but not stored', async () => {
    const long = `<h1>Heading</h1><p>${'word '.repeat(1100)}</p>`;
    const { id, slug } = await blogs.made({
      content: contentWith({ paragraphs: [paragraph(''), paragraph(long)] }),
      publish: true,
    });
    const { blog } = (await read(slug)).body;
    expect(blog.readingTime).toBe(5);
    expect(blog.excerpt).toMatch(/^Heading word word .*word\u2026$/);
    expect(blog.excerpt.length).toBeLessThanOrEqual(320);
    expect((await blogs.detail(id)).body.blog.excerpt).toBe('');
  });

  it('leaves a given excerpt as it is', async () => {
    const { slug } = await blogs.made({ excerpt: 'Said in short.', publish: true });
    expect((await read(slug)).body.blog.excerpt).toBe('Said in short.');
  });
});

function many(count: number): string[] {
  return Array.from({ length: count }, (_, at) => String(at));
}
