import { describe, expect, it } from 'vitest';
import { memberKeys } from './member-keys';

const zoe = {
  firstName: 'Zo\u00eb',
  lastName: 'O\u2019VANCE',
  email: 'Z\u00e9@X.yz',
  phoneNumber: '(503) 555-0142',
  city: 'Portland',
  state: 'Oregon',
  zipCode: '97205',
  country: 'United States',
  showEmail: true,
  showCity: true,
};

describe('the keys of a member', () => {
  it('have name, address, city, state and the digits of the phone, normalized', () => {
    expect(memberKeys(zoe)).toMatchObject({
      nameKey: "zoe o'vance",
      searchKey: "zoe o'vance ze@x.yz portland oregon 5035550142",
      directoryEmail: 'Z\u00e9@X.yz',
      cityKey: 'portland',
      stateKey: 'oregon',
    });
  });

  it('of the directory have no phone, and neither an address nor a city that is hidden', () => {
    const key = (shown: object) => memberKeys({ ...zoe, ...shown }).directoryKey;
    expect(key({})).toBe("zoe o'vance ze@x.yz portland oregon");
    expect(key({ showEmail: false })).toBe("zoe o'vance portland oregon");
    expect(key({ showCity: false })).toBe("zoe o'vance ze@x.yz");
    expect(memberKeys({ ...zoe, showEmail: false }).directoryEmail).toBe('');
  });

  it('have the middle of the city, whatever the postal code within it', () => {
    const { latitude, longitude } = memberKeys(zoe);
    expect(latitude).toBeCloseTo(45.5, 0);
    expect(longitude).toBeCloseTo(-122.6, 0);
    expect(memberKeys({ ...zoe, zipCode: '97266' })).toMatchObject({ latitude, longitude });
  });

  it('cut what is sorted by to the length of its column, and nothing of what is searched', () => {
    const name = '\ufb03'.repeat(80);
    const keys = memberKeys({
      firstName: name,
      lastName: name,
      email: 'a@b.cc',
      showEmail: false,
      showCity: false,
    });
    expect(keys.nameKey).toHaveLength(255);
    expect(keys.searchKey).toBe(`${'ffi'.repeat(80)} ${'ffi'.repeat(80)} a@b.cc`);
    expect(keys.directoryKey).toBe(`${'ffi'.repeat(80)} ${'ffi'.repeat(80)}`);
    expect([keys.cityKey, keys.latitude]).toEqual(['', null]);
  });
});
