import { expect, it } from 'vitest';
import { changeWords, weightDrawing } from './weight-curve';

it.each([
  [0, 'no change'],
  [2.5, '+2.5%'],
  [-4, '\u22124%'],
])('a change of %j percent is written %j', (change, words) => {
  expect(changeWords(change)).toBe(words);
});

it('the curve of weights is true to time', () => {
  const look = { colorOf: () => '#000', fontFamily: 'Figtree' };
  const { data } = weightDrawing([
    { id: 1, date: '2026-01-01', weight: 20 },
    { id: 2, date: '2026-01-03', weight: 21 },
  ])(look);
  const [first, second] = data.datasets[0]!.data as { x: number; y: number }[];
  expect([second!.x - first!.x, second!.y]).toEqual([2 * 86_400_000, 21]);
});
