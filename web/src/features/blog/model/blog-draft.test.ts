import { readBlogContent, writeBlogContent } from '@hearthside/contract/blog/fields';
import { blogBody, blogContentInput } from '@hearthside/contract/blog/shapes';
import { expect, it } from 'vitest';
import {
  blogBodyOf,
  blogContentOf,
  blogDraftOf,
  emptyBlog,
  emptyParagraph,
  isReadable,
  movedParagraph,
} from './blog-draft';
import { managed } from './test-blog';

it('a blog’s draft starts with at least two slots, and with more if the blog has more paragraphs', () => {
  expect(emptyBlog('Ada').paragraphs).toHaveLength(2);
  expect(blogDraftOf(managed({ paragraphs: 1 })).paragraphs).toHaveLength(2);
  expect(blogDraftOf(managed({ paragraphs: 7 })).paragraphs).toHaveLength(7);
});

it('a blog’s draft has the content it was opened with, except for empty slots', () => {
  const blog = managed({ paragraphs: 1 });
  const body = blogBodyOf(blogDraftOf(blog));
  expect(readBlogContent(body.content)).toEqual(readBlogContent(blog.content));
  expect(body).toMatchObject({ title: blog.title, slug: blog.slug, coverImage: blog.coverImage });
});

it('a blog’s draft is valid for the server even with only a title', () => {
  const body = blogBodyOf({ ...emptyBlog('Ada'), title: ' Hello ' });
  expect(blogBody.parse(body).title).toBe('Hello');
  const content = blogContentInput.parse(JSON.parse(body.content));
  expect(content.paragraphs).toEqual([{ content: '', file: null }]);
});

it('a blog’s draft splits the videos and keeps a paragraph that has only a file', () => {
  const draft = emptyBlog('Ada');
  const file = { url: '/api/files/a.pdf', name: 'a.pdf' };
  const { videoUrls, paragraphs } = blogContentOf({
    ...draft,
    videoUrls: ' https://youtu.be/dQw4w9WgXcQ, ,https://vimeo.com/76979871 ',
    paragraphs: [{ ...emptyParagraph(), content: '<p></p>', file }, emptyParagraph()],
  });
  expect(videoUrls).toEqual(['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/76979871']);
  expect(paragraphs).toEqual([{ content: '', file: file.url, fileName: 'a.pdf' }]);
});

it('a blog’s draft recognizes content that can’t be read', () => {
  expect(isReadable({ content: '' })).toBe(false);
  const content = writeBlogContent({ subtitle: '', videoUrls: [], tags: [], paragraphs: [] });
  expect(isReadable({ content })).toBe(true);
});

it('a blog’s draft moves a paragraph by one place, but not past the ends', () => {
  const [a, b, c] = [emptyParagraph(), emptyParagraph(), emptyParagraph()];
  expect(movedParagraph([a, b, c], c.key, -1)).toEqual([a, c, b]);
  expect(movedParagraph([a, b, c], a.key, -1)).toEqual([a, b, c]);
  expect(movedParagraph([a, b, c], 'gone', 1)).toEqual([a, b, c]);
});
