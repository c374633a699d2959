import type { PetWeight } from '@hearthside/contract/pet/entry';
import { everyChart, fontOf, tooltipOf, type ChartDrawing } from '@/features/chart';
import { formatDate } from '@/lib/dates';

/** A change in percent with its sign: '+2.5%', '−4%', 'no change'. */
export function changeWords(change: number): string {
  if (change === 0) return 'no change';
  return `${change > 0 ? '+' : '\u2212'}${Math.abs(change)}%`;
}

/** How far apart two days are on the axis of time, in milliseconds. */
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => formatDate(new Date(time).toISOString().slice(0, 10));

/** The curve of a pet's weights, true to time. */
export const weightDrawing =
  (weights: readonly PetWeight[]): ChartDrawing =>
  (look) => ({
    type: 'line',
    data: {
      datasets: [
        {
          data: weights.map(({ date, weight }) => ({ x: timeOf(date), y: weight })),
          borderColor: look.colorOf('--chart-1'),
          backgroundColor: look.colorOf('--chart-1'),
          borderWidth: 2.5,
          pointRadius: 3.5,
        },
      ],
    },
    options: {
      ...everyChart(look),
      plugins: {
        tooltip: {
          ...tooltipOf(look),
          displayColors: false,
          callbacks: {
            title: ([point]) => dayOf(point?.parsed.x ?? 0),
            label: ({ parsed }) => `${parsed.y} lbs`,
          },
        },
      },
      scales: {
        x: {
          type: 'linear',
          grid: { display: false },
          ticks: {
            color: look.colorOf('--ink-soft'),
            font: fontOf(look),
            maxTicksLimit: 5,
            maxRotation: 0,
            callback: (value) => dayOf(Number(value)),
          },
        },
        y: {
          grid: { color: look.colorOf('--line') },
          ticks: { color: look.colorOf('--ink-soft'), font: fontOf(look), maxTicksLimit: 6 },
        },
      },
    },
  });
