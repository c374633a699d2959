import { describe, expect, it } from 'vitest';
import { milesBetween, withinCircle } from './distance';
import { pointOfCity, pointOfPostalCode } from './us-places';

const at = (code: string) => {
  const point = pointOfPostalCode(code);
  if (!point) throw new Error(`No such postal code: ${code}`);
  return point;
};
const address = (more: object) => ({
  city: 'Salem',
  state: 'Oregon',
  zipCode: '97301',
  country: 'United States',
  ...more,
});

describe('a postal code', () => {
  it('is somewhere, with five digits or nine, that of a post office box too', () => {
    expect(at('97205').latitude).toBeCloseTo(45.52, 1);
    expect(at('97205-1234')).toEqual(at('97205'));
    expect(at('97207').longitude).toBeCloseTo(-122.68, 1);
    expect(pointOfPostalCode('00000')).toBeUndefined();
  });

  it('is as far from another as a map says', () => {
    expect(milesBetween(at('97205'), at('97301'))).toBeGreaterThan(40);
    expect(milesBetween(at('97205'), at('97301'))).toBeLessThan(50);
    expect(milesBetween(at('10001'), at('90001'))).toBeGreaterThan(2400);
    expect(milesBetween(at('97205'), at('97205'))).toBe(0);
  });
});

describe('where a city is', () => {
  it('is found by its name, and never closer than the whole city', () => {
    const salem = pointOfCity(address({}));
    expect(salem).not.toBeNull();
    expect(pointOfCity(address({ zipCode: '97306' }))).toEqual(salem);
    expect(pointOfCity(address({ city: '  SALEM ', zipCode: '' }))).toEqual(salem);
  });
  it('is found by the postal code if no city has that name', () => {
    expect(pointOfCity(address({ city: 'Salm' }))).toEqual(pointOfCity(address({})));
  });
  it('is the one in its own state', () => {
    const other = pointOfCity(address({ state: 'Massachusetts', zipCode: '01970' }));
    expect(other?.longitude).toBeCloseTo(-70.9, 0);
  });
  it('is not known abroad, or without an address', () => {
    expect(pointOfCity(address({ country: 'Canada' }))).toBeNull();
    expect(pointOfCity(address({ city: '', zipCode: '' }))).toBeNull();
    expect(pointOfCity(address({ city: 'Nowhere at all', zipCode: '00000' }))).toBeNull();
  });
});

describe('a circle as a condition', () => {
  it('has as many values as places for them', () => {
    const [sql, ...values] = withinCircle(
      { latitude: 'lat', longitude: 'lon' },
      { ...at('97205'), miles: 25 },
    );
    expect(sql.match(/\?/g)).toHaveLength(values.length);
  });
});
