import { expect, it } from 'vitest';
import { firstOfEach } from './first-of-each';

it('a list without repeats keeps the first of each duplicate, and the order', () => {
  const rows = [3, 1, 3, 2, 1].map((id, at) => ({ id, at }));
  expect(firstOfEach(rows).map(({ id, at }) => [id, at])).toEqual([
    [3, 0],
    [1, 1],
    [2, 3],
  ]);
});
