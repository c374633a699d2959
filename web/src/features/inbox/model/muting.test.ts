import { expect, it } from 'vitest';
import { mutedText } from './muting';

const now = new Date(2026, 10, 27, 20, 40);
const until = (day: number, hour: number, minute: number) => ({
  notifications: false,
  mutedUntil: new Date(2026, 10, day, hour, minute).toISOString(),
});

it('a chat that is muted for a time says when it ends', () => {
  expect(mutedText(until(27, 21, 40), now)).toBe('Muted until 9:40 PM');
  expect(mutedText(until(28, 20, 40), now)).toBe('Muted until tomorrow, 8:40 PM');
});

it('a chat that is muted forever says no time, and one that is not muted says nothing', () => {
  expect(mutedText({ notifications: false, mutedUntil: null }, now)).toBe('Muted');
  expect(mutedText({ notifications: true, mutedUntil: null }, now)).toBeUndefined();
});

it('a mute that has ended is over without any answer of the server', () => {
  expect(mutedText(until(27, 20, 40), now)).toBeUndefined();
  expect(mutedText(until(27, 20, 41), now)).toBe('Muted until 8:41 PM');
});
