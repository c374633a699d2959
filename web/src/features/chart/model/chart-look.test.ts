import { expect, it } from 'vitest';
import { colourToken, swatchOf } from './chart-look';

it('a chart cycles through eight colors', () => {
  expect(colourToken(0)).toBe('--chart-1');
  expect(colourToken(8)).toBe('--chart-1');
  expect(swatchOf(15)).toBe('bg-chart-8');
});
