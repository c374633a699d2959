import { expect, it } from 'vitest';
import { STATES } from '../states';
import { isTimeZone } from '../zoned-time';
import { ZONED_STATES, zoneOfHome } from './zone-of-home';

it('every state of the United States has its time zone', () => {
  expect(ZONED_STATES.toSorted()).toEqual(STATES['United States']);
  for (const state of ZONED_STATES) {
    expect(isTimeZone(zoneOfHome({ state, country: 'USA' }) ?? '')).toBe(true);
  }
});

it.each([
  [{ state: 'OR', country: 'USA' }, 'America/Los_Angeles'],
  [{ state: 'Arizona', country: 'United States' }, 'America/Phoenix'],
  [{ state: 'Elsewhere', country: 'United States' }, null],
  [{ state: 'Ontario', country: 'Canada' }, null],
])('a home in %o is in %s', (home, zone) => {
  expect(zoneOfHome(home)).toBe(zone);
});
