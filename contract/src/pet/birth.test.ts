import { describe, expect, it } from 'vitest';
import { ageInWords, ageOn, birthDateProblem } from './birth';

describe('the age of a pet', () => {
  it.each([
    ['2019-11-26', '2026-11-26', 7],
    ['2019-11-27', '2026-11-26', 6.9],
    ['2020-02-29', '2021-02-28', 1],
    ['2020-02-29', '2021-02-27', 0.9],
    ['2020-02-29', '2024-02-28', 3.9],
    ['2020-02-29', '2024-02-29', 4],
    ['2026-05-31', '2026-06-30', 0.1],
    ['2026-05-26', '2026-11-26', 0.5],
    ['2026-11-26', '2026-11-26', 0],
  ])('born on %s is on %s %j years', (born, today, age) => {
    expect(ageOn(born, today)).toBe(age);
  });

  it.each([
    ['2026-11-25', 'under a week'],
    ['2026-11-19', '1 week'],
    ['2026-09-16', '10 weeks'],
    ['2026-07-26', '4 months'],
    ['2024-11-27', '23 months'],
    ['2024-11-26', '2 years'],
    ['2015-12-01', '10 years'],
  ])('born on %s is %s in words on November 26, 2026', (born, words) => {
    expect(ageInWords(born, '2026-11-26')).toBe(words);
  });
});

it.each([
  ['2026-11-26', undefined],
  ['2026-11-27', 'A birth date can\u2019t be in the future'],
  ['1966-01-01', undefined],
  ['1876-11-26', undefined],
  ['1876-11-25', 'Please check the year: no pet is that old'],
])('a birth date of %s is on November 26, 2026, answered with %j', (born, problem) => {
  expect(birthDateProblem(born, '2026-11-26')).toBe(problem);
});
