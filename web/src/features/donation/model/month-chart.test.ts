import type { ChartConfiguration, TooltipItem } from 'chart.js';
import { expect, it } from 'vitest';
import { monthChart } from './month-chart';
import { monthPairs } from './month-words';
import { testTotals } from './test-donation';

const look = { colorOf: (token: string) => `color of ${token}`, fontFamily: 'Figtree' };

it('the month chart draws twelve months in dollars, with a different color for each year', () => {
  const totals = testTotals(2026);
  const config = monthChart(monthPairs(totals), 2026)(look) as ChartConfiguration<'bar'>;
  const { labels, datasets } = config.data;
  expect(labels?.[0]).toBe('Jan');
  expect(labels).toHaveLength(12);
  expect(datasets.map(({ label, data }) => [label, data[10]])).toEqual([
    ['2025', 2025],
    ['2026', 2026],
  ]);
  expect(datasets[0]?.backgroundColor).not.toBe(datasets[1]?.backgroundColor);
  const words = config.options?.plugins?.tooltip?.callbacks?.label as (
    item: Partial<TooltipItem<'bar'>>,
  ) => string;
  expect(words({ dataIndex: 10, datasetIndex: 1 })).toBe('2026: $2,026.00, 3 gifts');
  expect(words({ dataIndex: 0, datasetIndex: 0 })).toBe('2025: $0.00, 0 gifts');
});

it('the month chart says of a month that only had refunds that these are all', () => {
  const totals = testTotals(2026);
  totals.months[0] = { ...totals.months[0]!, amount: -5000, count: 0 };
  const config = monthChart(monthPairs(totals), 2026)(look) as ChartConfiguration<'bar'>;
  const words = config.options?.plugins?.tooltip?.callbacks?.label as (
    item: Partial<TooltipItem<'bar'>>,
  ) => string;
  expect(words({ dataIndex: 0, datasetIndex: 1 })).toBe('2026: -$50.00, only refunds');
});
