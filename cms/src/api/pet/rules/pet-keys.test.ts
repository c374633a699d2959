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

  it('fits its column, however long normalizing makes the name', () => {
    // One letter that becomes three when normalized.
    expect(nameKeyOf('\u0390'.repeat(120)).length).toBeLessThanOrEqual(255);
  });
});

describe('the columns derived from a pet\u2019s fields', () => {
  const said = {
    name: ' \u00c5sa ',
    breed: 'Sch\u00e4ferhund',
    ownerFirstName: 'Ros\u00e9',
    ownerLastName: 'Marchetti',
    ownerEmail: 'rosa@test.example',
  };

  it('sort under the plain letter, and match without accents', () => {
    expect(petKeys(said)).toEqual({
      nameKey: '\u00e5sa',
      sortKey: 'asa',
      searchKey: 'asa schaferhund rose marchetti rosa@test.example',
    });
  });

  it('reveal nothing about an address that is not given', () => {
    expect(petKeys({ ...said, ownerEmail: '' }).searchKey).toBe('asa schaferhund rose marchetti');
  });
});
