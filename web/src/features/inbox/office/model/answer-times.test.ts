import { expect, it } from 'vitest';
import { hoursOf, summaryOf, waitWords } from './answer-times';

const week = (answers: number, median: number | null, nineOfTen: number | null) => ({
  from: '2026-11-02',
  answers,
  median,
  nineOfTen,
});

it('a wait is shown in a unit that fits, and a week without answers has none', () => {
  expect([59, 240, 9000, 7200, 3 * 86_400].map(waitWords)).toEqual([
    'under 1 min',
    '4 min',
    '2.5 h',
    '2 h',
    '3 days',
  ]);
  expect(waitWords(null)).toBe('–');
  expect([hoursOf(5400), hoursOf(null)]).toEqual([1.5, null]);
});

it('the summary counts all answers, and names the last week that had any', () => {
  expect(summaryOf([week(3, 600, 1200), week(1, 7200, 7200), week(0, null, null)])).toBe(
    '4 answers in the last 12 weeks. Most recently, 50% came within 2 h and 90% within 2 h.',
  );
  expect(summaryOf([week(0, null, null)])).toBe('No answers in the last 12 weeks.');
});
