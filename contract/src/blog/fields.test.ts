import { describe, expect, it } from 'vitest';
import {
  BLOG_TEXTS,
  isPictureName,
  readBlogCategory,
  readBlogContent,
  readingMinutes,
  slugOf,
  splitVideoUrls,
  tidyTags,
  writeBlogContent,
} from './fields';
import { blogBody, blogContentInput } from './shapes';
import { VIDEO_TEXTS } from '../video-link';

describe('a category', () => {
  it.each([
    ['estate_planning', 'estate_planning'],
    ['general', 'pet_care'],
    ['', 'pet_care'],
    [null, 'pet_care'],
    ['toString', 'pet_care'],
    ['Pet Care', 'pet_care'],
  ])('that is stored as %j reads as %s', (stored, read) =>
    expect(readBlogCategory(stored)).toBe(read),
  );
});

describe('the content of a blog', () => {
  const content = {
    subtitle: 'Sub',
    videoUrls: ['https://vimeo.com/123456'],
    tags: ['dogs'],
    paragraphs: [
      { content: '<p>One</p>', file: null },
      { content: '<p>Two</p>', file: '/api/files/a.pdf', fileName: 'a.pdf' },
    ],
  };

  it('is read the way it was written', () =>
    expect(readBlogContent(writeBlogContent(content))).toEqual(content));

  it('may leave out everything but its paragraphs', () =>
    expect(readBlogContent('{"paragraphs":[{"content":""}]}')).toEqual({
      subtitle: '',
      videoUrls: [],
      tags: [],
      paragraphs: [{ content: '', file: null }],
    }));

  it.each([
    '',
    'no JSON',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"paragraphs":{}}',
    '{"paragraphs":[null]}',
    '{"paragraphs":[{"content":1}]}',
    '{"paragraphs":[{"content":"","file":7}]}',
    '{"paragraphs":[{"content":"","fileName":7}]}',
    '{"paragraphs":[],"tags":"dogs"}',
    '{"paragraphs":[],"tags":[1]}',
    '{"paragraphs":[],"videoUrls":[{}]}',
    '{"paragraphs":[],"subtitle":null}',
  ])('cannot be read from %j', (text) => expect(readBlogContent(text)).toBeNull());
});

describe('a blog’s form', () => {
  it('makes tidy tags of what is typed', () =>
    expect(tidyTags([' dogs ', '', 'Dogs', 'old  cats', '\u0001', 'DOGS'])).toEqual([
      'dogs',
      'old cats',
    ]));

  it('makes video addresses of what is typed', () =>
    expect(splitVideoUrls(' a.example/1.mp4 ,, b ,')).toEqual(['a.example/1.mp4', 'b']));

  it.each([
    ['Caring for Zoë & Max!', 'caring-for-zoe-and-max'],
    ['  ../../etc/passwd ', 'etc-passwd'],
    ['<script>', 'script'],
    ['犬の世話', '犬の世話'],
    ['!!!', 'blog'],
    ['x'.repeat(100), 'x'.repeat(80)],
  ])('makes the address from the title %j', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('leaves an address that it made unchanged', () => {
    for (const title of ['Caring for Zoë & Max!', 'a'.repeat(79) + ' b c'])
      expect(slugOf(slugOf(title))).toBe(slugOf(title));
  });
});

describe('a paragraph\u2019s file', () => {
  it.each([
    ['a.JPG', true],
    ['/api/files/a.webp?expires=1', true],
    ['a.pdf', false],
    ['jpg', false],
    ['a.png.doc', false],
  ])('that is called %s is a picture: %s', (name, is) => expect(isPictureName(name)).toBe(is));
});

it('a blog takes a whole number of minutes to read', () =>
  expect([0, 1, 220, 329, 331, 2200].map(readingMinutes)).toEqual([1, 1, 1, 1, 2, 10]));

describe('the input of a blog', () => {
  const sentences = (body: object) => {
    const read = blogBody.safeParse({ title: 'T', category: 'pet_care', content: '{}', ...body });
    return read.success ? read.data : read.error.issues.map(({ message }) => message);
  };

  it('needs a title and a category', () => {
    expect(sentences({ title: ' \u0001 ' })).toEqual([BLOG_TEXTS.noTitle]);
    expect(sentences({ category: '' })).toEqual([BLOG_TEXTS.noCategory]);
    expect(sentences({ category: undefined })).toEqual([BLOG_TEXTS.noCategory]);
    expect(sentences({ category: 'general' })).toMatchObject({ category: 'pet_care' });
  });

  it('has content within its limits', () => {
    const given = (more: object) =>
      blogContentInput.safeParse({ paragraphs: [{ content: '' }], ...more });
    const issues = (more: object) =>
      given(more).error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(given({ tags: ['a', 'A ', ''] }).data?.tags).toEqual(['a']);
    expect(issues({ tags: Array.from({ length: 21 }, (_, n) => `t${n}`) })).toEqual([
      ['tags', 'At most 20 tags'],
    ]);
    expect(issues({ videoUrls: ['https://youtu.be/dQw4w9WgXcQ', 'javascript:alert(1)'] })).toEqual([
      ['videoUrls.1', VIDEO_TEXTS.invalid],
    ]);
    expect(issues({ paragraphs: [] })).toHaveLength(1);
    expect(
      issues({ paragraphs: Array.from({ length: 11 }, () => ({ content: '' })) }),
    ).toHaveLength(1);
    expect(issues({ paragraphs: [{ content: 'x'.repeat(40_001) }] })).toEqual([
      ['paragraphs.0.content', 'At most 40000 characters'],
    ]);
  });
});
