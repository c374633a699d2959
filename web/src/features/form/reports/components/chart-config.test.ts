import type { ChartConfiguration } from 'chart.js';
import { expect, it } from 'vitest';
import type { ChartPart } from '../../model/chart-spec';
import { chartConfig } from './chart-config';

const part = (id: number, count: number): ChartPart => ({
  id,
  label: `Choice ${id}`,
  count,
  percent: count * 10,
});
const look = { colorOf: (token: string) => `color of ${token}`, fontFamily: 'Figtree' };

it('a pie chart has the theme’s colors, and starts over after eight', () => {
  const parts = Array.from({ length: 9 }, (_, place) => part(place, place));
  const { type, data, options } = chartConfig({ kind: 'pie', parts }, look);
  expect(type).toBe('pie');
  const colors = data.datasets[0]?.backgroundColor as string[];
  expect(colors[0]).toBe('color of --chart-1');
  expect(colors[8]).toBe(colors[0]);
  expect(data.datasets[0]?.data).toEqual(parts.map(({ count }) => count));
  expect(options?.plugins?.legend?.display).toBe(false);
});

it('a grid is drawn as horizontal stacked bars, with one segment per column', () => {
  const config = chartConfig(
    {
      kind: 'bars',
      columns: [
        { id: 1, label: 'Often' },
        { id: 2, label: 'Never' },
      ],
      rows: [
        { id: 5, label: 'Walks', parts: [part(1, 3), part(2, 1)] },
        { id: 6, label: 'Meals', parts: [part(1, 0), part(2, 4)] },
      ],
    },
    look,
  ) as ChartConfiguration<'bar'>;
  expect(config.options?.indexAxis).toBe('y');
  expect(config.data.datasets.map(({ label, data }) => [label, data])).toEqual([
    ['Often', [3, 0]],
    ['Never', [1, 4]],
  ]);
  expect(config.options?.scales?.x?.stacked).toBe(true);
  expect(config.options?.scales?.y?.stacked).toBe(true);
});
