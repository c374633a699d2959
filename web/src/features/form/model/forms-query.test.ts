import { expect, it } from 'vitest';
import { FORM_TABS, formsQuery, formsTab, sortedBy, tabLink } from './forms-query';

const parsed = (search: string) => formsQuery.parse(new URLSearchParams(search));

it('the list of forms has the tabs of part 2 §2 in their order, and those of later roles', () => {
  const specified = [
    'All',
    'Submissions',
    'Attorneys',
    'Caretakers',
    'Employees',
    'Fosters',
    'Pet Owners',
    'Trustee',
    'Veterinarians',
    'Volunteers',
    'Board Members',
  ];
  const labels = FORM_TABS.map(({ label }) => label);
  expect(labels.filter((label) => specified.includes(label))).toEqual(specified);
  expect(labels.slice(0, 2)).toEqual(['All', 'Submissions']);
});

it('the list of forms reads the tab in an address, and shows All if it is invalid', () => {
  expect(formsTab(new URLSearchParams('tab=submissions'))).toBe('submissions');
  expect(formsTab(new URLSearchParams('tab=foster'))).toBe('foster');
  expect(formsTab(new URLSearchParams('tab=admin'))).toBe('all');
});

it('the list of forms reads back the state that it has written', () => {
  const search = 'tab=foster&page=3&search=intake&sort=title_asc';
  expect(formsQuery.format(parsed(search)).toString()).toBe(search);
  expect(formsQuery.format(parsed('')).toString()).toBe('');
});

it('a tab’s link keeps search and order between lists of forms, but not to submissions and back', () => {
  const from = new URLSearchParams('tab=foster&page=3&search=intake&sort=title_asc');
  expect(tabLink('trustee', from)).toBe('?tab=trustee&search=intake&sort=title_asc');
  expect(tabLink('all', from)).toBe('?search=intake&sort=title_asc');
  expect(tabLink('submissions', from)).toBe('?tab=submissions');
  expect(tabLink('all', new URLSearchParams('tab=submissions&search=rosa'))).toBe('?');
});

it('the list of forms shows the newest first if the order is invalid', () => {
  expect(parsed('sort=constructor_asc')).toMatchObject({ sortBy: 'createdAt', sortOrder: 'desc' });
  expect(parsed('sort=title_up')).toMatchObject({ sortBy: 'createdAt', sortOrder: 'desc' });
});

it('a header reverses the order, and starts another column in its usual direction', () => {
  const newest = parsed('page=4');
  expect(sortedBy(newest, 'createdAt')).toEqual({
    sortBy: 'createdAt',
    sortOrder: 'asc',
    page: 1,
  });
  expect(sortedBy(newest, 'title')).toEqual({ sortBy: 'title', sortOrder: 'asc', page: 1 });
  expect(sortedBy(newest, 'updatedAt')).toMatchObject({ sortOrder: 'desc' });
});
