import {
  percentage,
  percentages,
  type QuestionStatistics,
} from '@hearthside/contract/form/statistics';

/** A question in one wording, with the totals of its answers. */
export type AskedStatistics = Omit<QuestionStatistics, 'earlier'>;

/** One part of a whole, such as a choice. */
export interface ChartPart {
  id: number;
  label: string;
  count: number;
  /** Rounded to one decimal. */
  percent: number;
}

/** The choices of a question as parts of a pie (part 2 §9: the base depends on the question's type). */
export function chartParts(statistics: AskedStatistics): ChartPart[] {
  const shares = percentages(statistics);
  return statistics.choices.map(({ id, choice, responseCount }, place) => ({
    id,
    label: choice,
    count: responseCount,
    percent: shares[place] ?? 0,
  }));
}

/** A grid as bars: one bar per row, with a segment per column. */
export interface ChartBars {
  columns: { id: number; label: string }[];
  rows: { id: number; label: string; parts: ChartPart[] }[];
}

/** A grid's counts: each row with every column, and each column's share of the boxes checked in that row. */
export function chartBars({ gridRows }: AskedStatistics): ChartBars {
  const columns = new Map<number, string>();
  for (const { columnResponses } of gridRows)
    for (const { id, text } of columnResponses) columns.set(id, text);
  const rows = gridRows.map(({ id, text, columnResponses }) => {
    const counts = new Map(columnResponses.map((column) => [column.id, column.responseCount]));
    const ticks = columnResponses.reduce((sum, { responseCount }) => sum + responseCount, 0);
    const parts = [...columns].map(([columnId, label]) => {
      const count = counts.get(columnId) ?? 0;
      return { id: columnId, label, count, percent: percentage(count, ticks) };
    });
    return { id, label: text, parts };
  });
  return { columns: [...columns].map(([id, label]) => ({ id, label })), rows };
}

/** What a chart draws. */
export type ChartSpec = { kind: 'pie'; parts: ChartPart[] } | ({ kind: 'bars' } & ChartBars);

/** 'Yes: 12 (66.7%)', the tooltip of a part. */
export const partWords = ({ label, count, percent }: ChartPart) =>
  `${label}: ${count} (${percentWords(percent)})`;

/** '33.3%', '50.0%': with one decimal (part 2 §9). */
export const percentWords = (percent: number): string => `${percent.toFixed(1)}%`;
