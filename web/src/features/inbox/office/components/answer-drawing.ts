import type { AnswerWeek } from '@hearthside/contract/inbox/office-shapes';
import { shownDay } from '@hearthside/contract/shown-date';
import { colorToken, everyChart, fontOf, tooltipOf, type ChartDrawing } from '@/features/chart';
import { hoursOf, waitWords } from '../model/answer-times';

/** The answer times as two bars for each week, in hours. */
export const answerDrawing =
  (weeks: readonly AnswerWeek[]): ChartDrawing =>
  (look) => {
    const { colorOf } = look;
    const font = fontOf(look);
    const axis = { color: colorOf('--ink'), font };
    const sets = [
      { label: '50% within', values: weeks.map(({ median }) => median) },
      { label: '90% within', values: weeks.map(({ nineOfTen }) => nineOfTen) },
    ];
    return {
      type: 'bar',
      data: {
        labels: weeks.map(({ from }) => shownDay(from).replace(/, \d+$/, '')),
        datasets: sets.map(({ label, values }, place) => ({
          label,
          data: values.map(hoursOf),
          backgroundColor: colorOf(colorToken(place)),
          maxBarThickness: 24,
        })),
      },
      options: {
        ...everyChart(look),
        scales: {
          x: { grid: { display: false }, ticks: axis, border: { color: colorOf('--line') } },
          y: {
            beginAtZero: true,
            title: { display: true, text: 'Hours', ...axis },
            ticks: axis,
            grid: { color: colorOf('--line') },
            border: { color: colorOf('--line') },
          },
        },
        plugins: {
          legend: { display: false },
          tooltip: {
            ...tooltipOf(look),
            callbacks: {
              label: ({ dataset, dataIndex, datasetIndex }) =>
                `${dataset.label}: ${waitWords(sets[datasetIndex]?.values[dataIndex] ?? null)}`,
            },
          },
        },
      },
    };
  };
