import { expect, it } from 'vitest';
import { isOver, timeLeft } from './time-left';

const now = new Date(2026, 10, 12, 22, 0);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

it.each([
  ['today', at(12, 23)],
  ['today', at(10, 9)],
  // Only two hours away, but already tomorrow.
  ['tomorrow', at(13, 0)],
  ['tomorrow', at(13, 23)],
  ['in 2 days', at(14, 1)],
  ['in 30 days', at(42, 12)],
  ['', 'no date'],
])('the time left says %s', (words, iso) => expect(timeLeft(iso, now)).toBe(words));

it('the time left recognizes what has passed', () => {
  expect(isOver(at(12, 22), now)).toBe(true);
  expect(isOver(at(12, 23), now)).toBe(false);
});
