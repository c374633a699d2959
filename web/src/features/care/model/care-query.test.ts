import { expect, it } from 'vitest';
import { careQuery, rangeOf, stepOf } from './care-query';

it.each([
  ['', { view: 'today', day: '' }],
  ['view=week&day=2026-11-26&petId=5', { view: 'week', day: '2026-11-26', petId: 5 }],
  ['view=year&day=2026-02-30&petId=x', { view: 'today', day: '' }],
])('the address "%s" is read, and written again', (text, state) => {
  const parsed = careQuery.parse(new URLSearchParams(text));
  expect(parsed).toMatchObject(state);
  expect(careQuery.parse(careQuery.format(parsed))).toEqual(parsed);
});

it.each([
  ['today', '2026-11-26', '2026-11-26', '2026-11-26', '2026-11-27', '2026-11-25'],
  ['week', '2026-11-26', '2026-11-22', '2026-11-28', '2026-12-03', '2026-11-19'],
  ['month', '2026-11-26', '2026-11-01', '2026-12-12', '2026-12-01', '2026-10-01'],
  ['month', '2027-01-31', '2026-12-27', '2027-02-06', '2027-02-01', '2026-12-01'],
] as const)('the view %s around %s is from %s to %s', (view, day, from, to, next, before) => {
  expect(rangeOf(view, day)).toEqual({ from, to });
  expect([stepOf(view, day, 1), stepOf(view, day, -1)]).toEqual([next, before]);
});
