import type { ChartConfiguration } from 'chart.js';
import { colorToken, everyChart, fontOf, tooltipOf, type ChartLook } from '@/features/chart';
import { chartLabel } from '../../editor/model/chart-labels';
import { partWords, type ChartBars, type ChartPart, type ChartSpec } from '../../model/chart-spec';

/** Below this width, in pixels, labels get a smaller share of it. */
const NARROW = 480;

/** One of our charts as the library draws it. Legends are text next to it, not part of the picture. */
export function chartConfig(spec: ChartSpec, look: ChartLook): ChartConfiguration {
  return spec.kind === 'pie' ? pieOf(spec.parts, look) : barsOf(spec, look);
}

function pieOf(parts: readonly ChartPart[], look: ChartLook): ChartConfiguration {
  const { colorOf } = look;
  return {
    type: 'pie',
    data: {
      labels: parts.map(({ label }) => label),
      datasets: [
        {
          data: parts.map(({ count }) => count),
          backgroundColor: parts.map((_, place) => colorOf(colorToken(place))),
          borderColor: colorOf('--surface'),
          borderWidth: 2,
        },
      ],
    },
    options: {
      ...everyChart(look),
      plugins: plugins(look, ({ dataIndex }) => parts[dataIndex]),
    },
  };
}

function barsOf({ rows, columns }: ChartBars, look: ChartLook): ChartConfiguration {
  const { colorOf } = look;
  const font = fontOf(look);
  const ink = colorOf('--ink');
  const line = colorOf('--line');
  return {
    type: 'bar',
    data: {
      labels: rows.map(({ label }) => label),
      datasets: columns.map(({ label }, place) => ({
        label,
        data: rows.map(({ parts }) => parts[place]?.count ?? 0),
        backgroundColor: colorOf(colorToken(place)),
        borderColor: colorOf('--surface'),
        borderWidth: 1,
        maxBarThickness: 28,
      })),
    },
    options: {
      ...everyChart(look),
      indexAxis: 'y',
      scales: {
        x: {
          stacked: true,
          beginAtZero: true,
          ticks: { precision: 0, color: ink, font },
          grid: { color: line },
          border: { color: line },
        },
        y: {
          stacked: true,
          grid: { display: false },
          border: { color: line },
          ticks: {
            color: ink,
            font,
            autoSkip: false,
            callback(_, index) {
              const width = this.chart.width < NARROW ? 14 : 28;
              return chartLabel(rows[index]?.label ?? '', width);
            },
          },
        },
      },
      plugins: plugins(look, ({ dataIndex, datasetIndex }) => rows[dataIndex]?.parts[datasetIndex]),
    },
  };
}

/** Where in the data a tooltip is. */
interface Place {
  dataIndex: number;
  datasetIndex: number;
}

const plugins = (look: ChartLook, partOf: (place: Place) => ChartPart | undefined) => ({
  legend: { display: false },
  tooltip: {
    ...tooltipOf(look),
    callbacks: {
      label(place: Place) {
        const part = partOf(place);
        return part && chartLabel(partWords(part), 40, 4);
      },
    },
  },
});
