import { expect, it } from 'vitest';
import { colorToken, swatchOf } from './chart-look';

it('a chart cycles through eight colors', () => {
  expect(colorToken(0)).toBe('--chart-1');
  expect(colorToken(8)).toBe('--chart-1');
  expect(swatchOf(15)).toBe('bg-chart-8');
});
