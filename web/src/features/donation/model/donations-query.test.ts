import { expect, it } from 'vitest';
import {
  askedFilters,
  donationsQuery,
  filterWords,
  isNarrowed,
  SORT_OPTIONS,
  sortedAs,
  sortOf,
  typedFilters,
} from './donations-query';
import { tabIn, yearIn } from './payments-tab';
import { yearsWith } from './statement-place';

const parse = (address: string) => donationsQuery.parse(new URLSearchParams(address));

it.each([
  '',
  'status=pending&page=2&search=rosa&sort=amount_desc&donationId=12',
  'sort=status_asc',
  'from=2026-01-01&to=2026-12-31&campaign=KIN',
])('the list’s address reads back as it was written: %s', (address) =>
  expect(donationsQuery.format(parse(address)).toString()).toBe(address),
);

it.each([
  'from=2026-02-30',
  'to=soon',
  'campaign=+',
  'status=lost',
  'sort=toString_asc',
  'donationId=0',
  'donationId=x',
  'page=-1',
])('the list’s address ignores an invalid value: %s', (address) =>
  expect(parse(address)).toEqual(parse('')),
);

it('the list of donations has four orders, each in both directions, and shows the newest first by default', () => {
  expect(SORT_OPTIONS.map(({ label }) => label)).toEqual([
    'Date: Newest',
    'Date: Oldest',
    'Amount: High to low',
    'Amount: Low to high',
    'Donor: A-Z',
    'Donor: Z-A',
    'Status: A-Z',
    'Status: Z-A',
  ]);
  expect(sortOf(parse(''))).toBe('createdAt_desc');
  expect(sortedAs('amount_asc')).toEqual({ sortBy: 'amount', sortOrder: 'asc', page: 1 });
});

it('the payments page accepts only its own tabs and valid years', () => {
  expect(tabIn(new URLSearchParams('tab=totals'))).toBe('totals');
  expect(tabIn(new URLSearchParams('tab=toString'))).toBe('donations');
  expect([yearIn('2026'), yearIn('1899'), yearIn('2026.5'), yearIn(null)]).toEqual([
    2026,
    undefined,
    undefined,
    undefined,
  ]);
  expect(yearsWith([2026, 2024], 2025)).toEqual([2026, 2025, 2024]);
});

it('each filter of the list of donations is named, and can be taken away', () => {
  const query = parse('from=2026-01-01&to=2026-12-31&campaign=KIN&page=2');
  expect(filterWords(query).map(({ words }) => words)).toEqual([
    'From Jan 1, 2026',
    'Through Dec 31, 2026',
    'Campaign KIN',
  ]);
  const without = filterWords(query).reduce((rest, one) => ({ ...rest, ...one.without }), {});
  const rest = { ...query, ...askedFilters({ ...typedFilters(query), ...without }) };
  expect(isNarrowed(query)).toBe(true);
  expect(isNarrowed(rest)).toBe(false);
  expect(rest.page).toBe(1);
});
