import { describe, expect, it } from 'vitest';
import { petForm } from './fields';
import { ownerDefaults } from './owner-defaults';
import { savedPhone, shownPhone, typedPhone } from './phone';

const good = {
  name: ' Bella ',
  breed: 'Beagle',
  gender: 'female',
  age: 3,
  weight: 22.456,
  color: 'Tan',
  ownerFirstName: 'Rosa',
  ownerLastName: 'Marchetti',
  ownerEmail: 'Rosa@Test.Example',
  ownerPhoneNumber: '5035550142',
  streetAddress: '18 Alder Row',
  city: 'Portland',
  state: 'or',
  zip: '97205',
  country: 'USA',
};
const problems = (more: object) => {
  const { error } = petForm.safeParse({ ...good, ...more });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
};

describe('a new pet', () => {
  it('is normalized', () => {
    expect(petForm.parse(good)).toEqual({
      ...good,
      name: 'Bella',
      weight: 22.46,
      ownerEmail: 'rosa@test.example',
      ownerPhoneNumber: '15035550142',
      state: 'Oregon',
      country: 'United States',
      species: '',
      neutered: '',
      birthDate: null,
      birthDateAbout: false,
      chipNumber: '',
      insurer: '',
      policyNumber: '',
      allergies: '',
      conditions: '',
      behavior: '',
      textPermission: false,
    });
  });

  it.each([
    'name',
    'breed',
    'color',
    'ownerFirstName',
    'ownerLastName',
    'ownerEmail',
    'ownerPhoneNumber',
    'streetAddress',
    'zip',
    'country',
  ])('requires %s', (field) => {
    for (const empty of ['', '  ', '\u0001'])
      expect(problems({ [field]: empty })).toEqual({ [field]: 'This field is required' });
  });

  it.each(['', undefined, 'hen'])('has one of three genders, and refuses %j', (gender) => {
    expect(problems({ gender })).toEqual({ gender: 'This field is required' });
  });

  it.each([
    ['ownerEmail', 'rosa', 'Enter a valid email'],
    ['ownerPhoneNumber', '+1 503', 'Digits only'],
    ['ownerPhoneNumber', '503-555-0142', 'Digits only'],
    ['ownerPhoneNumber', '5550142', 'Enter the phone number with its area code'],
    ['zip', '9!205', 'Enter a valid postal code'],
    ['zip', '12', 'Enter a valid postal code'],
    ['age', -0.5, 'Age must be a non-negative number'],
    ['age', 'old', 'Age must be a non-negative number'],
    ['age', Number.NaN, 'Age must be a non-negative number'],
    ['weight', -1, 'Weight must be a non-negative number'],
    ['birthDate', '2026-02-30', 'Please check the day and the year'],
    ['chipNumber', '98502AB', 'A chip number has digits only, no letters'],
    ['chipNumber', '12345678', 'A chip number has 15 digits; older ones have 9 or 10'],
    ['state', '', 'This field is required'],
    ['state', 'Atlantis', 'Choose a state from the list'],
    ['country', 'Atlantis', 'Choose a country from the list'],
  ])('refuses the %s %j', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual({ [field]: message });
  });

  it.each([{ age: 0 }, { age: null }, { weight: 0 }, { zip: 'M4K 1N2' }, { zip: 'EH3-6SS' }])(
    'accepts %j',
    (more) => expect(problems(more)).toEqual({}),
  );

  it.each([
    ['985 113-004 512 338', '985113004512338'],
    ['412 345 678', '412345678'],
    ['0123456789', '0123456789'],
    ['  ', ''],
  ])('with the chip number %j has %j', (typed, kept) => {
    expect(petForm.parse({ ...good, chipNumber: typed }).chipNumber).toBe(kept);
  });

  it('needs no city, and no state if the country has no list of them', () => {
    expect(problems({ city: '', state: '', country: 'Singapore' })).toEqual({});
  });

  it.each(['id', 'deletedAt', 'nameKey', 'revision'])('refuses %s from a caller', (field) => {
    expect(problems({ [field]: 1 })).toHaveProperty('');
  });
});

it.each([
  ['(503) 555-0142', '15035550142', '+1 (503) 555-0142'],
  ['1 503 555 0142', '15035550142', '+1 (503) 555-0142'],
  ['+44 131 496 0145', '441314960145', '+441314960145'],
  ['+45 12 34 56 78', '4512345678', '+4512345678'],
  ['6123 4567', '61234567', '61234567'],
  ['0131 496 0145', '01314960145', '01314960145'],
  ['', '', ''],
])('a phone number typed as %s is stored as %s and shown as %s', (typed, kept, shown) => {
  expect(savedPhone(typed)).toBe(kept);
  expect(shownPhone(kept)).toBe(shown);
  expect(savedPhone(typedPhone(kept))).toBe(kept);
  expect(savedPhone(shown)).toBe(kept);
});

describe('what a pet takes over from its owner\u2019s profile', () => {
  const profile = {
    firstName: 'Rosa',
    lastName: 'Marchetti',
    email: 'rosa@test.example',
    phoneNumber: '+1 (503) 555-0142',
    address: {
      streetAddress: '18 Alder Row',
      city: 'Portland',
      state: 'Oregon',
      zipCode: '97205',
      country: 'United States',
    },
  };

  it('fits a pet\u2019s fields', () => {
    expect(ownerDefaults(profile)).toEqual({
      ownerFirstName: 'Rosa',
      ownerLastName: 'Marchetti',
      ownerEmail: 'rosa@test.example',
      ownerPhoneNumber: '15035550142',
      streetAddress: '18 Alder Row',
      city: 'Portland',
      state: 'Oregon',
      zip: '97205',
      country: 'United States',
    });
  });

  it('keeps a foreign number foreign', () => {
    const { ownerPhoneNumber } = ownerDefaults({ ...profile, phoneNumber: '+45 12 34 56 78' });
    expect(ownerPhoneNumber).toBe('4512345678');
  });

  it('leaves out fields that the profile does not have, or that a pet’s field would refuse', () => {
    const address = { ...profile.address, city: '', zipCode: '#1' };
    const defaults = ownerDefaults({ ...profile, address, phoneNumber: '' });
    expect(Object.keys(defaults)).not.toEqual(
      expect.arrayContaining(['city', 'zip', 'ownerPhoneNumber']),
    );
  });

  it.each([{ country: '' }, { country: 'Canada' }])(
    'leaves out a state that does not fit %j',
    (place) => {
      const address = { ...profile.address, ...place };
      expect(ownerDefaults({ ...profile, address })).not.toHaveProperty('state');
    },
  );
});
