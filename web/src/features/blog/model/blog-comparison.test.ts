import { expect, it } from 'vitest';
import {
  comparedBlogs,
  isSame,
  comparableDraft,
  comparableBlog,
  type ComparableBlog,
} from './blog-comparison';
import { blogDraftOf } from './blog-draft';
import { lineChanges } from './line-changes';
import { managed, said } from './test-blog';

const state = (paragraphs: string[], set: Partial<ComparableBlog> = {}): ComparableBlog => ({
  ...comparableBlog(
    managed({
      content: said({ paragraphs: paragraphs.map((content) => ({ content, file: null })) }),
    }),
  )!,
  ...set,
});
const words = (before: string, now: string) =>
  lineChanges(before.split(' '), now.split(' '))
    .map(({ kind, text }) => ({ same: '', gone: '-', new: '+' })[kind] + text)
    .join(' ');

it.each([
  ['a b c', 'a b c', 'a b c'],
  ['a b c', 'a x c', 'a -b +x c'],
  ['a b c', 'x a b c', '+x a b c'],
  ['a b c d', 'a c', 'a -b c -d'],
  ['a b', 'c d', '-a -b +c +d'],
])('%s became %s by %s', (before, now, changes) => {
  expect(words(before, now)).toBe(changes);
});

it('a comparison finds no difference in equal states, whatever their links were signed with', () => {
  const before = state(['<p>A</p>'], { coverImage: '/api/files/a.jpg?expires=1&signature=x' });
  const now = state(['<p>A</p>'], { coverImage: '/api/files/a.jpg?expires=2&signature=y' });
  expect(isSame(comparedBlogs(before, now))).toBe(true);
});

it('a comparison names the fields and the lines that differ', () => {
  const before = state(['<p>A</p><p>B</p>'], { title: 'Old', coverImage: '/api/files/a.jpg' });
  const now = state(['<p>A</p>', '<p>C</p>'], { title: 'New', coverImage: '/api/files/b.jpg' });
  const { fields, lines, formatting } = comparedBlogs(before, now);
  expect(fields).toEqual([
    { label: 'Title', from: 'Old', to: 'New' },
    { label: 'Cover image', from: 'A picture', to: 'Another picture' },
  ]);
  expect(lines).toEqual([
    { kind: 'same', text: 'A' },
    { kind: 'gone', text: 'B' },
    { kind: 'new', text: 'C' },
  ]);
  expect(formatting).toBe(false);
});

it('a comparison sees that a file was replaced by one with the same name', () => {
  const withFile = (path: string) => {
    const content = said({ paragraphs: [{ content: '', file: path, fileName: 'Plan.pdf' }] });
    return comparableBlog(managed({ content }))!;
  };
  const compared = comparedBlogs(withFile('/api/files/a.pdf?s=1'), withFile('/api/files/b.pdf'));
  expect(compared.fields).toEqual([{ label: 'Files', from: 'Plan.pdf', to: 'Another file' }]);
});

it('a comparison recognizes a change of formatting alone', () => {
  const compared = comparedBlogs(state(['<p>A</p>']), state(['<p><strong>A</strong></p>']));
  expect(compared).toEqual({ fields: [], lines: [], formatting: true });
});

it('a comparison compares what is being written with what the server has', () => {
  const blog = managed({ paragraphs: 3 });
  expect(isSame(comparedBlogs(comparableBlog(blog)!, comparableDraft(blogDraftOf(blog))))).toBe(
    true,
  );
});

it('a comparison returns null for content that can’t be read', () => {
  expect(comparableBlog(managed({ content: '' }))).toBeNull();
});
