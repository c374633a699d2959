import { describe, expect, it } from 'vitest';
import { dayKey, dayName, listTime, messageTime } from './chat-times';

const at = (...parts: [number, number, number, number?, number?]) =>
  new Date(...parts).toISOString();
const now = new Date(2026, 10, 20, 9, 0);

describe('times in the inbox', () => {
  it.each([
    [at(2026, 10, 20, 0, 5), '12:05 AM'],
    [at(2026, 10, 19, 23, 59), 'Yesterday'],
    [at(2026, 10, 18, 12), 'Nov 18'],
    [at(2025, 11, 31, 12), 'Dec 31, 2025'],
    ['', 'Unknown date'],
    [null, 'Unknown date'],
    ['soon', 'Invalid date'],
  ])('show %s in the list as %s', (iso, words) => {
    expect(listTime(iso, now)).toBe(words);
  });

  it.each([
    [at(2026, 10, 20, 23, 59), 'Today'],
    [at(2026, 10, 19, 0, 0), 'Yesterday'],
    [at(2026, 10, 16, 12), 'Monday, Nov 16'],
    [at(2024, 1, 29, 12), 'Thursday, Feb 29, 2024'],
    [undefined, 'Unknown date'],
    ['2026-13-99', 'Invalid date'],
  ])('label the day of %s in a thread as %s', (iso, words) => {
    expect(dayName(iso, now)).toBe(words);
  });

  it('show a clock time above a message', () => {
    expect(messageTime(at(2026, 10, 20, 7, 3))).toBe('7:03 AM');
    expect(messageTime('x')).toBe('Invalid date');
  });

  it('give instants of the same day the same key', () => {
    expect(dayKey(at(2026, 10, 20, 0, 0))).toBe(dayKey(at(2026, 10, 20, 23, 59)));
    expect(dayKey(at(2026, 10, 20, 0, 0))).not.toBe(dayKey(at(2026, 10, 19, 23, 59)));
  });
});
