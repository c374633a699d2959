import { expect, it } from 'vitest';
import type { Schedule } from '@hearthside/contract/care/recurrence';
import { daysInTheWay, markInTheWay, type Marked } from './double-mark';

const twiceADay: Schedule = {
  repeats: 'days',
  every: 1,
  weekdays: [],
  startsOn: '2026-11-01',
  endsOn: null,
  times: ['08:00', '20:00'],
  zone: 'UTC',
};
const mark = (at: string, more: Partial<Marked> = {}): Marked => ({
  day: '2026-11-26',
  time: '08:00',
  state: 'done',
  byId: 1,
  at: new Date(`2026-11-26T${at}:00Z`),
  ...more,
});
const evening = { time: '20:00' };
const bob = { byId: 2 };

it.each<[string, boolean, Marked, Marked, boolean]>([
  // what, is a dose, the mark, the one before it, is it in the way
  ['the same occurrence by another', true, mark('08:10', bob), mark('08:05'), true],
  ['the same occurrence of no dose', false, mark('12:00', bob), mark('08:05'), true],
  [
    'the same occurrence, skipped by another',
    true,
    mark('09:00', bob),
    mark('08:05', { state: 'skipped' }),
    true,
  ],
  [
    'the evening dose at its time',
    true,
    mark('20:00', { ...evening, ...bob }),
    mark('08:05'),
    false,
  ],
  [
    'the evening dose by another soon after a late morning',
    true,
    mark('15:00', { ...evening, ...bob }),
    mark('13:00'),
    true,
  ],
  ['the same, by the same person', true, mark('15:00', evening), mark('13:00'), false],
  ['the same, of no dose', false, mark('15:00', { ...evening, ...bob }), mark('13:00'), false],
  [
    'the same, skipped',
    true,
    mark('15:00', { ...evening, ...bob, state: 'skipped' }),
    mark('13:00'),
    false,
  ],
  [
    'exactly half of the interval later',
    true,
    mark('19:00', { ...evening, ...bob }),
    mark('13:00'),
    false,
  ],
  [
    'a morning that is marked after the evening',
    true,
    mark('20:05', bob),
    mark('20:00', evening),
    false,
  ],
])('%s', (_what, isDose, given, other, inTheWay) => {
  expect(markInTheWay(twiceADay, isDose, given, [other])).toBe(inTheWay ? other : undefined);
});

it.each<[string, Partial<Schedule>, string, [string, string]]>([
  ['a dose twice a day', {}, '08:00', ['2026-11-19', '2026-11-26']],
  [
    'a monthly dose',
    { repeats: 'months', startsOn: '2026-01-26', times: ['08:00'] },
    '08:00',
    ['2026-10-26', '2026-11-26'],
  ],
  ['the first of all', { startsOn: '2026-11-26' }, '08:00', ['2026-11-19', '2026-11-26']],
])('the marks in the way of %s are looked for in few days', (_what, more, time, days) => {
  const one = { day: '2026-11-26', time };
  expect(daysInTheWay({ ...twiceADay, ...more }, one)).toEqual(days);
});
