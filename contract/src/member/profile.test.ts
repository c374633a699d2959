import { describe, expect, it } from 'vitest';
import { FAR_FROM_LINEAR, growthOf } from '../testing/growth';
import { email, phoneNumber, PROFILE_LABELS } from './person-fields';
import { profile } from './profile';

const good = {
  firstName: 'Zo\u00eb',
  lastName: 'Vance',
  email: 'Zoe@Test.Example',
  phoneNumber: '+1 (503) 555-0142',
  streetAddress: '1 Alder Row',
  city: 'Portland',
  state: 'or',
  zipCode: '97205',
  country: 'USA',
};
const problems = (more: object) => {
  const { error } = profile.safeParse({ ...good, ...more });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
};

describe('a profile', () => {
  it('is normalized', () => {
    expect(profile.parse({ ...good, firstName: ' Zoe\u0308\n' })).toEqual({
      ...good,
      email: 'zoe@test.example',
      state: 'Oregon',
      country: 'United States',
    });
  });
  it.each(Object.entries(PROFILE_LABELS))(
    'requires %s and names it by its label',
    (field, label) => {
      for (const empty of ['', '   ', '\u0001']) {
        expect(problems({ [field]: empty })).toEqual({ [field]: `${label} is required` });
      }
    },
  );
  it('reports a wrong country and a wrong state once each, and no state problem without a country', () => {
    expect(problems({ country: 'Atlantis' })).toEqual({
      country: 'Choose a country from the list',
    });
    expect(problems({ state: 'Atlantis' })).toEqual({ state: 'Choose a state from the list' });
  });
  it('accepts any state if the country has no list', () => {
    expect(problems({ country: 'Singapore', state: 'Anything' })).toEqual({});
    expect(problems({ country: 'Singapore', state: '' })).toEqual({});
  });
});

it.each(['a@b.c', 'o\u2019x+y@sub.domain.example', 'M\u00fcller@b\u00fccher.example'])(
  '%s is an email address',
  (text) => expect(email.safeParse(text).success).toBe(true),
);
it.each(['', 'a', 'a@b', 'a@@b.c', 'a@b.c d', '"a"@b.c', 'a@b.c;d@e.f', `${'a'.repeat(251)}@b.c`])(
  '%j is not an email address',
  (text) => expect(email.safeParse(text).success).toBe(false),
);
it.each(['5035550142', '+44 131 496 0145', '(503) 555-0142', '503.555.0142', '+1234567'])(
  '%s is a phone number',
  (text) => expect(phoneNumber.safeParse(text).success).toBe(true),
);
it.each([
  '',
  '5550142',
  '+123456',
  '1'.repeat(16),
  'call me',
  '503-555-0142 ext 5',
  '++15035550142',
])('%j is not a phone number', (text) => expect(phoneNumber.safeParse(text).success).toBe(false));
it('a long malformed phone number is refused in linear time', () => {
  const growth = growthOf((times) => {
    expect(phoneNumber.safeParse(`${'( '.repeat(20 * times)}x`).success).toBe(false);
  });
  expect(growth).toBeLessThan(FAR_FROM_LINEAR);
});
