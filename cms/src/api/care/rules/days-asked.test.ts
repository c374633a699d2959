import { describe, expect, it } from 'vitest';
import { zonedNow } from '@hearthside/contract/care/recurrence';
import { daysAsked } from './days-asked';

// 01:00 in Berlin, 16:00 of the day before in Portland.
const NOW = new Date('2026-11-21T00:00:00Z');
const ZONES = ['Pacific/Kiritimati', 'Europe/Berlin', 'America/Los_Angeles', 'Etc/GMT+12'];

describe('the days of a question about the calendar', () => {
  it('are at every home those between two dates', () => {
    const asked = daysAsked({ from: '2026-11-21', to: '2026-11-22' }, NOW);
    for (const zone of ZONES)
      expect(asked.at(zonedNow(zone, NOW))).toEqual({ from: '2026-11-21', to: '2026-11-22' });
    expect(asked).toMatchObject({ first: '2026-11-21', last: '2026-11-22' });
  });

  it('begin with the current day of each home, and queries cover all of them', () => {
    const asked = daysAsked({ daysAhead: 6 }, NOW);
    expect(asked.at(zonedNow('America/Los_Angeles', NOW))).toEqual({
      from: '2026-11-20',
      to: '2026-11-26',
    });
    expect(asked.at(zonedNow('Europe/Berlin', NOW)).from).toBe('2026-11-21');
    for (const zone of ZONES) {
      const { from, to } = asked.at(zonedNow(zone, NOW));
      expect(from >= asked.first && to <= asked.last && from <= asked.latestStart).toBe(true);
    }
  });
});
