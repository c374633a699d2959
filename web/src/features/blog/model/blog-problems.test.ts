import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { VIDEO_TEXTS } from '@hearthside/contract/video-link';
import { expect, it } from 'vitest';
import { emptyBlog } from './blog-draft';
import { addedTag, blogProblems, paragraphField } from './blog-problems';

const draft = { ...emptyBlog('Ada'), title: 'Hello' };

it('the check of a blog requires a title that is not blank', () => {
  expect(blogProblems(draft)).toEqual({});
  expect(blogProblems({ ...draft, title: '  ' })).toEqual({ title: BLOG_TEXTS.noTitle });
});

it.each([
  ['', undefined],
  [' , ,', undefined],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ, youtu.be/dQw4w9WgXcQ', undefined],
  ['https://youtube.com/shorts/dQw4w9WgXcQ,https://example.org/film.mp4', undefined],
  ['https://youtu.be/dQw4w9WgXcQ, https://example.org/page', VIDEO_TEXTS.invalid],
  ['javascript:alert(1)', VIDEO_TEXTS.invalid],
  [Array.from({ length: 11 }, () => 'vimeo.com/76979871').join(), 'At most 10 videos'],
])('the check of a blog finds the invalid video in %j', (videoUrls, problem) => {
  expect(blogProblems({ ...draft, videoUrls }).videoUrls).toBe(problem);
});

it('the check of a blog names the paragraph that is too long', () => {
  const [first, second] = draft.paragraphs;
  const long = { ...second!, content: 'x'.repeat(40_001) };
  const problems = blogProblems({ ...draft, paragraphs: [first!, long] });
  expect(Object.keys(problems)).toEqual([paragraphField(long.key)]);
});

it('the list of tags adds a tag once, trimmed, and says when there is no more room', () => {
  expect(addedTag(['Dogs'], '  Old   age ')).toEqual({ tag: 'Old age' });
  expect(addedTag(['Dogs'], 'dogs')).toBeUndefined();
  expect(addedTag([], ' ')).toBeUndefined();
  expect(addedTag([], 'x'.repeat(41))).toHaveProperty('problem');
  const many = Array.from({ length: 20 }, (_, at) => `Tag ${at}`);
  expect(addedTag(many, 'One more')).toHaveProperty('problem');
});
