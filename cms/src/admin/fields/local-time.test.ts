import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localTime, momentOf } from './local-time';

describe('a moment in the panel', () => {
  beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
  afterEach(() => vi.unstubAllEnvs());

  it('is shown by the reader’s own clock and stored as it was chosen, in the afternoon too', () => {
    expect(localTime('2027-03-01T19:30:00.000Z')).toBe('2027-03-01T14:30');
    expect(momentOf('2027-03-01T14:30')).toBe('2027-03-01T19:30:00.000Z');
    expect(momentOf('2027-07-01T00:05')).toBe('2027-07-01T04:05:00.000Z');
  });

  it('is empty if there is none', () => {
    for (const none of [null, undefined, '', 'soon']) expect(localTime(none)).toBe('');
    expect(momentOf('')).toBeNull();
    expect(momentOf('soon')).toBeNull();
  });

  it('becomes the hour after one that the clocks skip', () => {
    expect(localTime(momentOf('2027-03-14T02:30'))).toBe('2027-03-14T03:30');
  });
});
