import { expect, it } from 'vitest';
import { blogsLink, blogsQuery } from './blogs-query';
import { managedQuery, sortedBy } from './managed-query';

const reader = (search: string) => blogsQuery.parse(new URLSearchParams(search));
const manage = (search: string) => managedQuery.parse(new URLSearchParams(search));

it('a list’s address reads back the states that it has written', () => {
  const read = 'category=estate_planning&tag=Old+age&page=3&search=vet';
  expect(blogsQuery.format(reader(read)).toString()).toBe(read);
  const written = 'category=pet_care&page=2&search=a&sort=title_asc&write=new';
  expect(managedQuery.format(manage(written)).toString()).toBe(written);
  expect(managedQuery.format(manage('')).toString()).toBe('');
});

it('a list’s address ignores invalid values', () => {
  expect(reader('category=toString&tag=')).toMatchObject({ category: undefined, tag: undefined });
  expect(manage('sort=constructor_asc&write=../x')).toMatchObject({
    sortBy: 'createdAt',
    sortOrder: 'desc',
    writing: undefined,
  });
});

it('a link to blogs leads to a category or a tag', () => {
  expect(blogsLink({ category: 'pet_care' })).toBe('/blogs?category=pet_care');
  expect(blogsLink({ tag: 'Q&A' })).toBe('/blogs?tag=Q%26A');
  expect(blogsLink({})).toBe('/blogs');
});

it('a list’s heading reverses the order, and starts another column in its usual direction', () => {
  expect(sortedBy(manage('page=4'), 'createdAt')).toMatchObject({ sortOrder: 'asc', page: 1 });
  expect(sortedBy(manage(''), 'title')).toMatchObject({ sortBy: 'title', sortOrder: 'asc' });
  expect(sortedBy(manage(''), 'updatedAt')).toMatchObject({ sortOrder: 'desc' });
});
