import { expect, it } from 'vitest';
import { paginationOf } from './pagination';

it.each([
  [0, 1],
  [10, 1],
  [11, 2],
])('%i rows by ten are %i pages', (total, totalPages) => {
  expect(paginationOf({ page: 3, limit: 10 }, total)).toEqual({
    currentPage: 3,
    totalPages,
    total,
  });
});
