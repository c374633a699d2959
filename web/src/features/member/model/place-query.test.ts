import { describe, expect, it } from 'vitest';
import {
  askedPlace,
  formatPlace,
  milesAway,
  NO_PLACE,
  parsePlace,
  placeWords,
} from './place-query';

const parsed = (address: string) => parsePlace(new URLSearchParams(address));
const formatted = (address: string) =>
  formatPlace(parsed(address), new URLSearchParams()).toString();

describe('the filters by place', () => {
  it.each([
    '',
    'city=Salem&state=Oregon',
    'near=97205&within=50',
    'near=97205',
    'service=day_care&animal=dogs',
  ])('are read from an address and written into it: %j', (address) =>
    expect(formatted(address)).toBe(new URLSearchParams(address).toString()),
  );

  it.each(['near=9720', 'near=abcde', 'within=7', 'within=50', 'service=juggling', 'animal=x'])(
    'leave out %s',
    (address) => expect(formatted(address)).toBe(''),
  );

  it('ask the server for nothing that is not chosen', () => {
    expect(askedPlace(NO_PLACE)).toEqual({});
    expect(askedPlace(parsed('near=97205'))).toEqual({ near: '97205', within: '25' });
    expect(askedPlace(parsed('city=Bend&animal=cats'))).toEqual({ city: 'Bend', animal: 'cats' });
  });

  it('say what is on, each with what takes it away', () => {
    const place = parsed('city=Bend&near=97205&within=50&service=day_care');
    expect(placeWords(place).map(({ words }) => words)).toEqual([
      'Bend',
      'Within 50 miles of 97205',
      'Day care',
    ]);
    const without = placeWords(place).reduce((now, one) => ({ ...now, ...one.without }), place);
    expect(without).toEqual(NO_PLACE);
  });

  it('say how far somebody is', () =>
    expect([0, 1, 12].map(milesAway)).toEqual([
      'Less than a mile away',
      '1 mile away',
      '12 miles away',
    ]));
});
