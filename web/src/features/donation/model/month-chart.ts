import { shownMoney } from '@hearthside/contract/money';
import { colorToken, everyChart, fontOf, tooltipOf, type ChartDrawing } from '@/features/chart';
import { gifts } from './donation-words';
import type { MonthPair } from './month-words';

/** The positions of the two years in the charts' colors, chosen to be distinguishable in light and dark. */
export const YEAR_COLORS = { now: 0, before: 1 } as const;

const SHORT_DOLLARS = new Intl.NumberFormat('en-US', {
  ...({ style: 'currency', currency: 'USD', notation: 'compact' } as const),
  maximumFractionDigits: 1,
});

/** The months of a year as bars, each next to the same month of the year before. Amounts are in dollars. */
export const monthChart =
  (pairs: readonly MonthPair[], year: number): ChartDrawing =>
  (look) => {
    const { colorOf } = look;
    const ticks = { color: colorOf('--ink'), font: fontOf(look) };
    const border = { color: colorOf('--line') };
    const bars = (of: 'now' | 'before', label: string) => ({
      label,
      data: pairs.map((pair) => pair[of].amount / 100),
      backgroundColor: colorOf(colorToken(YEAR_COLORS[of])),
      borderRadius: 3,
      maxBarThickness: 26,
    });
    return {
      type: 'bar',
      data: {
        labels: pairs.map(({ name }) => name),
        datasets: [bars('before', String(year - 1)), bars('now', String(year))],
      },
      options: {
        ...everyChart(look),
        scales: {
          x: { grid: { display: false }, border, ticks: { ...ticks, autoSkip: false } },
          y: {
            beginAtZero: true,
            grid: border,
            border,
            ticks: {
              ...ticks,
              maxTicksLimit: 6,
              callback: (dollars) => SHORT_DOLLARS.format(Number(dollars)),
            },
          },
        },
        plugins: {
          legend: { display: false },
          tooltip: {
            ...tooltipOf(look),
            callbacks: {
              label({ dataIndex, datasetIndex }) {
                const pair = pairs[dataIndex];
                if (!pair) return '';
                const { month, amount, count } = datasetIndex === 0 ? pair.before : pair.now;
                // What was refunded in part counts in its own month, which may have had no gifts.
                const what = amount < 0 && count === 0 ? 'only refunds' : gifts(count);
                return `${month.slice(0, 4)}: ${shownMoney(amount)}, ${what}`;
              },
            },
          },
        },
      },
    };
  };
