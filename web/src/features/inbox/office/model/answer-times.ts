import type { AnswerWeek } from '@hearthside/contract/inbox/office-shapes';

const HOUR = 3600;

/** A wait in words: '4 min', '2.5 h', '3 days'. */
export function waitWords(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 60) return 'under 1 min';
  if (seconds < HOUR) return `${Math.round(seconds / 60)} min`;
  if (seconds < 48 * HOUR) return `${(seconds / HOUR).toFixed(1).replace(/\.0$/, '')} h`;
  return `${Math.round(seconds / (24 * HOUR))} days`;
}

/** A wait in hours, as a chart draws it. */
export const hoursOf = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round((seconds / HOUR) * 100) / 100;

/** The twelve weeks in one sentence. */
export function summaryOf(weeks: readonly AnswerWeek[]): string {
  const answers = weeks.reduce((sum, week) => sum + week.answers, 0);
  if (answers === 0) return 'No answers in the last 12 weeks.';
  const last = weeks.findLast(({ median }) => median !== null);
  const count = answers === 1 ? '1 answer' : `${answers.toLocaleString('en-US')} answers`;
  return `${count} in the last 12 weeks. Most recently, 50% came within ${waitWords(last?.median ?? null)} and 90% within ${waitWords(last?.nineOfTen ?? null)}.`;
}
