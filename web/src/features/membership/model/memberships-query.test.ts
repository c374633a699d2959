import { expect, it } from 'vitest';
import { membershipsQuery, SORT_OPTIONS, sortedAs, statusTabs } from './memberships-query';

const read = (address: string) => membershipsQuery.parse(new URLSearchParams(address));

it('the memberships query writes the state of the list into its address, without default values', () => {
  const address = 'status=due&page=2&search=ro&sort=amount_desc&membershipId=7';
  expect(String(membershipsQuery.format(read(address)))).toBe(address);
  expect(String(membershipsQuery.format(read('')))).toBe('');
  expect(read('status=ended&sort=color_desc&page=0')).toEqual({
    page: 1,
    search: '',
    sortBy: 'name',
    sortOrder: 'asc',
    status: undefined,
    membershipId: undefined,
  });
});

it('the memberships query offers the eight orders in the specified words', () => {
  expect(SORT_OPTIONS.map(({ label }) => label)).toEqual([
    'Name: A-Z',
    'Name: Z-A',
    'Date: Oldest',
    'Date: Newest',
    'Amount: Low to high',
    'Amount: High to low',
    'Deadline: Earliest',
    'Deadline: Latest',
  ]);
  expect(sortedAs('nextDeadline_desc')).toEqual({
    sortBy: 'nextDeadline',
    sortOrder: 'desc',
    page: 1,
  });
});

it('the status tabs keep search and order, but not the page and the dialog', () => {
  const counts = { active: 4, due: 2, grace: 1, lapsed: 0 };
  const tabs = statusTabs(read('sort=amount_desc'), counts);
  expect(tabs.map(({ label, count }) => [label, count])).toEqual([
    ['All', undefined],
    ['Active', 4],
    ['Due soon', 2],
    ['In grace period', 1],
    ['Lapsed', 0],
  ]);
  // The counts are totals, so with a search they would not match its list.
  const narrowed = statusTabs(read('search=ro&sort=amount_desc&page=3&membershipId=7'), counts);
  expect(narrowed[2]).toMatchObject({
    to: '?status=due&search=ro&sort=amount_desc',
    count: undefined,
  });
});
