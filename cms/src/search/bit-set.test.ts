import { expect, it } from 'vitest';
import { BitSet } from './bit-set';

it('a bit set contains the numbers it was made from, and no others', () => {
  const numbers = [1, 7, 8, 9, 63, 64, 100_000];
  const set = BitSet.of(numbers);
  const around = numbers.flatMap((number) => [number - 1, number, number + 1]);
  expect([...new Set(around)].filter((number) => set.has(number))).toEqual(numbers);
  expect([BitSet.of([]).has(0), set.has(5_000_000)]).toEqual([false, false]);
});
