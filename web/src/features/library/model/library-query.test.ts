import { expect, it } from 'vitest';
import { adminQuery, adminTabs } from './admin-query';
import { libraryQuery, placeIn, sortedBy } from './library-query';

const kept = (shape: { parse(p: URLSearchParams): unknown }, address: string) =>
  shape.parse(new URLSearchParams(address));

it.each([
  '',
  'tab=forms&folder=12&page=2&sort=title_asc',
  'tab=pet_care&only=guides',
  'since=2026-10-21&page=2',
  'search=lost+cat',
  'search=lost+cat&sort=created_at_desc',
  'search=lost+cat&exactly=true',
])('the library’s address reads back as it was written: %s', (address) => {
  expect(libraryQuery.format(libraryQuery.parse(new URLSearchParams(address))).toString()).toBe(
    address,
  );
});

it.each([
  'tab=attic',
  'since=2026-02-30',
  'folder=a/../b',
  'only=blogs',
  'sort=size_asc',
  'page=0',
  'tab=toString',
])('the library’s address ignores an invalid value: %s', (address) =>
  expect(kept(libraryQuery, address)).toEqual(kept(libraryQuery, '')),
);

it('a library address leads to a tab, a folder and a part of a tab', () => {
  expect(placeIn('forms')).toBe('?tab=forms');
  expect(placeIn('attorneys', { folder: 'care_plan' })).toBe('?tab=attorneys&folder=care_plan');
  expect(placeIn('pet_care', { only: 'videos' })).toBe('?tab=pet_care&only=videos');
});

it('a list has no order until one is chosen', () => {
  expect(libraryQuery.parse(new URLSearchParams('search=cat')).sortBy).toBeUndefined();
  expect(adminQuery.parse(new URLSearchParams('search=cat')).sortBy).toBeUndefined();
  expect(sortedBy<'created_at' | 'title'>({ sortOrder: 'desc' }, 'created_at')).toEqual({
    sortBy: 'created_at',
    sortOrder: 'desc',
    page: 1,
  });
});

it('a column sorts in its usual direction first, then reversed', () => {
  const byDate = { sortBy: 'created_at', sortOrder: 'desc' } as const;
  expect(sortedBy<'created_at' | 'title'>(byDate, 'title')).toEqual({
    sortBy: 'title',
    sortOrder: 'asc',
    page: 1,
  });
  expect(sortedBy(byDate, 'created_at')).toMatchObject({ sortOrder: 'asc' });
});

it.each([
  '',
  'tab=blogs&search=cat&sort=updated_at_asc',
  'search=cat&sort=created_at_desc&exactly=true',
  'category=care_plan&privacy=public',
])('the admins’ address reads back as it was written: %s', (address) => {
  const query = adminQuery.parse(new URLSearchParams(address));
  expect(adminQuery.format(query).toString()).toBe(address);
});

it('the admins’ tabs keep the search, but not the page', () => {
  const tabs = adminTabs(adminQuery.parse(new URLSearchParams('tab=forms&search=cat&page=3')));
  expect(tabs[0]).toEqual({ id: 'all', label: 'All', to: '?search=cat' });
  expect(tabs.find(({ id }) => id === 'videos')?.to).toBe('?tab=videos&search=cat');
});
