import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries';
import { countryName, stateName, STATES, statesOf } from './states';

/** Part 1 §5.5: fifty states and the District of Columbia. */
const CODES =
  `AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC
   ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY`.split(/\s+/);

describe('countries and states', () => {
  it.each(['USA', 'US', 'U.S.', 'U.S.A.', 'United States of America', 'usa', ' United States '])(
    'include %s as a name of the United States',
    (typed) => expect(countryName(typed)).toBe('United States'),
  );
  it.each(['UK', 'U.K.', 'Great Britain', 'England', 'england'])(
    'include %s as a name of the United Kingdom',
    (typed) => expect(countryName(typed)).toBe('United Kingdom'),
  );
  it('leave other countries as they are', () => expect(countryName('Ukraine')).toBe('Ukraine'));
  it('expand every abbreviation, but only in the United States', () => {
    const expanded = CODES.map((code) => stateName(code.toLowerCase(), 'USA'));
    expect([...expanded].sort()).toEqual([...statesOf('United States')].sort());
    expect(new Set(expanded).size).toBe(51);
    expect(stateName('CA', 'Canada')).toBe('CA');
  });
  it('contain only countries of the list', () => {
    for (const country of Object.keys(STATES))
      expect(COUNTRIES as readonly string[]).toContain(country);
    expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
    expect(statesOf('constructor')).toEqual([]);
    expect(countryName('constructor')).toBe('constructor');
  });
});
