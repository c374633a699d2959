import { expect, it } from 'vitest';
import { calendarDate, NO_SUCH_DAY } from './calendar-date';

const date = calendarDate('Please choose the day');
const messageOf = (typed: unknown) => date.safeParse(typed).error?.issues[0]?.message;

it.each(['', '11/25/2026', undefined, 5])('%j counts as a missing day', (typed) => {
  expect(messageOf(typed)).toBe('Please choose the day');
});

it.each(['0202-11-25', '2026-02-30', '9999-01-01'])('%j counts as a day to check', (typed) => {
  expect(messageOf(typed)).toBe(NO_SUCH_DAY);
});

it('a day of the calendar stays as it is written', () => {
  expect(date.parse('2028-02-29')).toBe('2028-02-29');
});
