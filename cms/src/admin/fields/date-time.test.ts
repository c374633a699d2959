import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localTime, isoOf } from './date-time';

describe('a date and time in the panel', () => {
  beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
  afterEach(() => vi.unstubAllEnvs());

  it('is shown by the reader’s own clock and stored as it was chosen, in the afternoon too', () => {
    expect(localTime('2027-03-01T19:30:00.000Z')).toBe('2027-03-01T14:30');
    expect(isoOf('2027-03-01T14:30')).toBe('2027-03-01T19:30:00.000Z');
    expect(isoOf('2027-07-01T00:05')).toBe('2027-07-01T04:05:00.000Z');
  });

  it('is empty if there is none', () => {
    for (const none of [null, undefined, '', 'soon']) expect(localTime(none)).toBe('');
    expect(isoOf('')).toBeNull();
    expect(isoOf('soon')).toBeNull();
  });

  it('becomes the hour after one that the clocks skip', () => {
    expect(localTime(isoOf('2027-03-14T02:30'))).toBe('2027-03-14T03:30');
  });
});
