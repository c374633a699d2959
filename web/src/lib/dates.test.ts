import { describe, expect, it } from 'vitest';
import { formatAgo, formatDate, formatDateTime, greeting } from './dates';

const at = (...parts: [number, number, number, number?, number?]) =>
  new Date(...parts).toISOString();

describe('dates', () => {
  it('writes months as words', () => {
    expect(formatDate(at(2026, 8, 4))).toBe('Sep 4, 2026');
    expect(formatDateTime(at(2026, 10, 12, 16, 5))).toBe('Nov 12, 2026, 4:05 PM');
  });
  it('never shift a calendar date', () => {
    expect(formatDate('2026-01-01')).toBe('Jan 1, 2026');
  });
  it('say so if the text is not a date', () => {
    expect(formatDate('soon')).toBe('Unknown date');
  });
  it('say how long ago something was', () => {
    const now = new Date(2026, 10, 20, 9, 0);
    expect(formatAgo(at(2026, 10, 20, 8, 59), now)).toBe('1 minute ago');
    expect(formatAgo(at(2026, 10, 20, 0, 5), now)).toBe('Today, 12:05 AM');
    expect(formatAgo(at(2026, 10, 19, 23, 55), now)).toBe('Yesterday, 11:55 PM');
    expect(formatAgo(at(2026, 10, 18, 12, 0), now)).toBe('Nov 18, 2026');
    // The server's clock may be a little ahead of this device's.
    expect(formatAgo(at(2026, 10, 20, 9, 1), now)).toBe('Just now');
  });
  it('choose the greeting by the hour', () => {
    expect(greeting(new Date(2026, 1, 1, 4))).toBe('Good evening');
    expect(greeting(new Date(2026, 1, 1, 5))).toBe('Good morning');
    expect(greeting(new Date(2026, 1, 1, 12))).toBe('Good afternoon');
    expect(greeting(new Date(2026, 1, 1, 18))).toBe('Good evening');
  });
});
