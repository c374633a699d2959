import { expect, it } from 'vitest';
import { lateness, waitAfter } from './blog-lateness';

const blog = { documentId: 'one', publishAt: new Date('2026-11-22T12:00:00Z') };
const at = (minutes: number) => new Date(blog.publishAt.getTime() + minutes * 60_000);

it('a blog that can\u2019t be published waits twice as long after each try, at most six hours', () => {
  expect([1, 2, 3, 4].map((tries) => waitAfter(tries) / 60_000)).toEqual([1, 2, 4, 8]);
  expect(waitAfter(40)).toBe(6 * 3_600_000);
});

it('a blog that has failed is not tried until its wait is over, and a new publish time starts over', () => {
  const late = lateness();
  expect(late.those([blog], at(0))).toEqual([blog]);
  late.failed(blog, at(0));
  late.failed(blog, at(1));
  expect(late.those([blog], at(2))).toEqual([]);
  expect(late.those([blog], at(3))).toEqual([blog]);
  late.failed(blog, at(3));
  const moved = { ...blog, publishAt: at(4) };
  expect(late.those([moved], at(4))).toEqual([moved]);
  expect(late.those([], at(5))).toEqual([]);
  expect(late.those([blog], at(5))).toEqual([blog]);
});
