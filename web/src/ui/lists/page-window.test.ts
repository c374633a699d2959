import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window';

describe('pageWindow', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 'gap', 5, 6]],
    [3, 6, [1, 2, 3, 4, 5, 6]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 10, [1, 2, 'gap', 4, 5, 6, 'gap', 9, 10]],
    [6, 12, [1, 2, 'gap', 5, 6, 7, 'gap', 11, 12]],
    [12, 12, [1, 2, 'gap', 11, 12]],
  ] as const)('shows for page %i of %i: %j', (page, pages, expected) => {
    expect(pageWindow(page, pages)).toEqual(expected);
  });
});
