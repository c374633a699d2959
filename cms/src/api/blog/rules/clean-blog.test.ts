import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../http/refuse';
import { cleanBlog } from './clean-blog';

function refusedBy(data: Record<string, unknown>): Record<string, string> | undefined {
  try {
    cleanBlog(data);
    return undefined;
  } catch (error) {
    return (error as Refusal).details;
  }
}

describe('a blog as it is stored', () => {
  it('is clean, without fields that were not given', () => {
    expect(cleanBlog({})).toEqual({});
    expect(
      cleanBlog({
        title: ' A\u0000\nb ',
        category: 'general',
        tags: 'dogs, Dogs ,cats',
        publishAt: null,
        excerpt: 'One\u0000\r\ntwo ',
        videos: [{ id: 4, url: 'youtu.be/dQw4w9WgXcQ' }, { url: '' }],
        paragraphs: [{ id: 3, content: '<p onclick="x">a</p>', file: 7 }],
      }),
    ).toMatchObject({
      title: 'A b',
      category: 'pet_care',
      tags: ['dogs', 'cats'],
      publishAt: null,
      excerpt: 'One \ntwo',
      videos: [{ id: 4, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
      paragraphs: [{ id: 3, content: '<p>a</p>', file: 7 }],
    });
  });

  it('does not set fields that are derived from others', () =>
    expect(cleanBlog({ deletedAt: 1, createKey: 'x', revision: 9, changedBy: 'x' })).toEqual({}));

  it.each([
    [{ title: '' }, 'title'],
    [{ title: 7 }, 'title'],
    [{ title: 'x'.repeat(161) }, 'title'],
    [{ tags: [1] }, 'tags'],
    [{ tags: ['x'.repeat(41)] }, 'tags'],
    [{ videos: [{ url: 'javascript:x' }] }, 'videos.0.url'],
    [{ videos: {} }, 'videos'],
    [{ paragraphs: [{ content: 7 }] }, 'paragraphs.0.content'],
    [{ paragraphs: [{}, { content: 'x'.repeat(40_001) }] }, 'paragraphs.1.content'],
  ])('is refused by its field: %j', (data, field) =>
    expect(Object.keys(refusedBy(data) ?? {})).toEqual([field]),
  );
});
