import { expect, it } from 'vitest';
import { shelfParts } from './shelf-parts';

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];

it('a shelf has three recent items on the first page only', () => {
  expect(shelfParts(nine, 1)).toEqual({ recent: [1, 2, 3], more: [4, 5, 6, 7, 8, 9] });
  expect(shelfParts(nine, 2)).toEqual({ recent: [], more: nine });
  expect(shelfParts([1, 2], 1)).toEqual({ recent: [1, 2], more: [] });
});
