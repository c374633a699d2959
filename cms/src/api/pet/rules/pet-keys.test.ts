import { describe, expect, it } from 'vitest';
import { nameKeyOf, petKeys } from './pet-keys';

describe('the key by which names are compared', () => {
  it.each([
    ['Bella', ' bella '],
    ['Zoe\u0308', 'ZO\u00cb'],
    ['Stra\u00dfe', 'STRASSE'],
    ['Bella  Rose', 'bella\u00a0rose'],
    ['\u0416\u0443\u043a', '\u0436\u0443\u043a'],
  ])('is one for %s and %s', (one, other) => expect(nameKeyOf(one)).toBe(nameKeyOf(other)));

  it.each([
    ['Zoe', 'Zo\u00eb'],
    ['Bella', 'Bella 2'],
    ['Bella Rose', 'BellaRose'],
  ])('is another for %s and %s', (one, other) => expect(nameKeyOf(one)).not.toBe(nameKeyOf(other)));

  it('fits its column, whatever folding makes of the name', () => {
    // One letter that is three when folded.
    expect(nameKeyOf('\u0390'.repeat(120)).length).toBeLessThanOrEqual(255);
  });
});

describe('the columns that follow from what a pet says', () => {
  const said = {
    name: ' \u00c5sa ',
    breed: 'Sch\u00e4ferhund',
    ownerFirstName: 'Ros\u00e9',
    ownerLastName: 'Marchetti',
    ownerEmail: 'rosa@test.example',
  };

  it('sort under the letter people look under and find without accents', () => {
    expect(petKeys(said)).toEqual({
      nameKey: '\u00e5sa',
      sortKey: 'asa',
      searchKey: 'asa schaferhund rose marchetti rosa@test.example',
    });
  });

  it('tell nothing of an address that is not said', () => {
    expect(petKeys({ ...said, ownerEmail: '' }).searchKey).toBe('asa schaferhund rose marchetti');
  });
});
