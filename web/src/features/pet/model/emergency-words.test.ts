import type { ServiceProvider } from '@hearthside/contract/pet/care';
import { expect, it } from 'vitest';
import { addressLines, dialled, knownProviders, looksOf } from './emergency-words';

it('the emergency sheet’s words describe a pet, and leave out what is not known', () => {
  const pet = { breed: 'Beagle', gender: 'female' as const, age: 1, weight: 22.5, color: 'Tan' };
  expect(looksOf(pet)).toEqual(['Beagle', 'Female', '1 year old', '22.5 lbs', 'Tan']);
  expect(looksOf({ ...pet, age: null, weight: null })).toEqual(
    expect.arrayContaining(['Age not known', 'Weight not known']),
  );
  expect(looksOf({ ...pet, age: 0, weight: 0 })).toEqual(
    expect.arrayContaining(['0 years old', '0 lbs']),
  );
});

it('the emergency sheet writes an address in lines, without missing parts', () => {
  const pet = { streetAddress: '18 Alder Row', city: 'Portland', state: 'Oregon', zip: '97205' };
  expect(addressLines({ ...pet, country: 'United States' })).toEqual([
    '18 Alder Row',
    'Portland, Oregon 97205',
    'United States',
  ]);
  expect(addressLines({ ...pet, city: '', state: '', country: '' })).toEqual([
    '18 Alder Row',
    '97205',
  ]);
});

it('the emergency sheet puts veterinarians before the others, and leaves out empty rows', () => {
  const row = (id: number, serviceRole: string, firstName: string) =>
    ({ id, serviceRole, firstName, lastName: '', phoneNumber: '', address: '' }) as ServiceProvider;
  const { vets, others } = knownProviders([
    row(1, 'groomer', 'Gus'),
    row(2, 'veterinarian', 'Sofia'),
    row(3, 'attorney', ''),
    row(4, 'veterinarian', 'Ann'),
  ]);
  expect(vets.map(({ id }) => id)).toEqual([2, 4]);
  expect(others.map(({ id }) => id)).toEqual([1]);
});

it.each([
  ['15035550142', '+15035550142'],
  ['+44 131 496 0145', '+441314960145'],
  ['441314960145', '+441314960145'],
  ['911', '911'],
])('the emergency sheet dials %s as %s', (phone, number) => expect(dialled(phone)).toBe(number));
