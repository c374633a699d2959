import { expect, it } from 'vitest';
import { cronOf, lastScheduledTime, scheduledRunOf } from './scheduled-time';

const at = (text: string) => new Date(`2026-11-${text}Z`);

it.each([
  ['22T03:17:00', '22T03:17:00'],
  ['22T03:16:59', '21T03:17:00'],
  ['22T23:59:59', '22T03:17:00'],
  ['23T00:00:00', '22T03:17:00'],
])('at %s the last 03:17 was %s', (now, scheduled) =>
  expect(lastScheduledTime('03:17', at(now))).toEqual(at(scheduled)),
);

it('a job called at its time was called by the clock, and at any other time it was not', () => {
  expect(scheduledRunOf('03:17', at('22T03:17:00.004'))).toEqual(at('22T03:17:00'));
  expect(scheduledRunOf('03:17', at('22T12:00:00'))).toBeNull();
  expect(cronOf('03:17')).toBe('17 3 * * *');
});
