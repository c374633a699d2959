import { expect, it } from 'vitest';
import { checkDays, dayWords, filterDay } from './day-filter';

it.each(['2026-02-30', 'soon', '', null, undefined])('a filter takes %s for no day', (text) =>
  expect(filterDay(text)).toBeUndefined(),
);

it('a filter’s last day may be its first one, and not an earlier one', () => {
  expect(filterDay('2026-11-26')).toBe('2026-11-26');
  expect(checkDays({ from: '2026-11-26', to: '2026-11-26' })).toEqual({});
  expect(checkDays({ from: '2026-11-26', to: '' })).toEqual({});
  expect(checkDays({ from: '2026-11-27', to: '2026-11-26' })).toEqual({
    to: 'The end date is before the start date',
  });
});

it('each day of a filter is named and can be taken away, and the last one counts too', () => {
  expect(dayWords({ from: '2026-11-01', to: '2026-11-26' })).toEqual([
    { words: 'From Nov 1, 2026', without: { from: '' } },
    { words: 'Through Nov 26, 2026', without: { to: '' } },
  ]);
  expect(dayWords({})).toEqual([]);
});
