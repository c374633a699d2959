import { describe, expect, it } from 'vitest';
import { quietAt, quietUntil } from './quiet-hours';

const NEW_YORK = 'America/New_York';
const until = (from: string, to: string, now: string, timeZone = NEW_YORK) =>
  quietUntil({ quiet: { from, to }, timeZone }, new Date(now))?.toISOString() ?? null;

describe('quiet hours', () => {
  it('do not exist for a member who has chosen none', () => {
    expect(quietUntil({ quiet: null, timeZone: NEW_YORK }, new Date())).toBeNull();
  });

  it('include their first minute and exclude their last, in the member\u2019s time zone', () => {
    const at = (now: string) => until('12:00', '14:00', now);
    expect(at('2026-11-20T16:59:59Z')).toBeNull();
    expect(at('2026-11-20T17:00:00Z')).toBe('2026-11-20T19:00:00.000Z');
    expect(at('2026-11-20T18:59:59Z')).toBe('2026-11-20T19:00:00.000Z');
    expect(at('2026-11-20T19:00:00Z')).toBeNull();
  });

  it('can span midnight and the end of the year', () => {
    const at = (now: string) => until('22:00', '07:00', now);
    expect(at('2026-12-31T02:59:00Z')).toBeNull();
    expect(at('2027-01-01T03:00:00Z')).toBe('2027-01-01T12:00:00.000Z');
    // 12:30 and 6:59 a.m. there.
    expect(at('2027-01-01T05:30:00Z')).toBe('2027-01-01T12:00:00.000Z');
    expect(at('2027-01-01T11:59:00Z')).toBe('2027-01-01T12:00:00.000Z');
    expect(at('2027-01-01T12:00:00Z')).toBeNull();
  });

  it('end at the chosen time on nights with a clock change', () => {
    // March 8, 2026: 2:00 becomes 3:00. November 1, 2026: 2:00 becomes 1:00.
    expect(until('22:00', '07:00', '2026-03-08T04:00:00Z')).toBe('2026-03-08T11:00:00.000Z');
    expect(until('22:00', '07:00', '2026-11-01T04:00:00Z')).toBe('2026-11-01T12:00:00.000Z');
    // An end that the clocks skip that night comes an hour later.
    expect(until('22:00', '02:30', '2026-03-08T06:59:00Z')).toBe('2026-03-08T07:30:00.000Z');
  });

  it('are over once they have ended, even if the clocks go back into them', () => {
    const at = (now: string) => until('22:00', '01:30', now);
    expect(at('2026-11-01T05:29:00Z')).toBe('2026-11-01T05:30:00.000Z');
    // 1:15 a.m., the second time.
    expect(at('2026-11-01T06:15:00Z')).toBeNull();
  });

  it('follow the member\u2019s time zone, even where the date differs', () => {
    expect(until('22:00', '07:00', '2026-11-20T09:00:00Z', 'Pacific/Kiritimati')).toBe(
      '2026-11-20T17:00:00.000Z',
    );
    expect(until('22:00', '07:00', '2026-11-20T09:00:00Z', 'Pacific/Honolulu')).toBe(
      '2026-11-20T17:00:00.000Z',
    );
  });

  it('have one beginning, before and after midnight', () => {
    const choice = { quiet: { from: '22:00', to: '07:00' }, timeZone: NEW_YORK };
    const from = (now: string) => quietAt(choice, new Date(now))?.from.toISOString();
    for (const now of ['2026-11-21T03:00:00Z', '2026-11-21T11:59:00Z'])
      expect(from(now)).toBe('2026-11-21T03:00:00.000Z');
    expect(from('2026-11-21T12:00:00Z')).toBeUndefined();
  });
});
