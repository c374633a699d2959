import { describe, expect, it } from 'vitest';
import type { Home } from '@hearthside/contract/member/home';
import type { Me } from '@hearthside/contract/member/me';
import { checklistFor } from './checklist';

const me: Me = {
  id: 1,
  role: 'pet_owner',
  verified: false,
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.cc',
  pendingEmail: null,
  phoneNumber: '5035550123',
  profilePicture: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  visibility: { showEmail: true, showCity: true },
  offer: { services: [], animals: [] },
  revision: 'a',
  address: {
    streetAddress: '1 A',
    city: 'B',
    state: 'Oregon',
    zipCode: '97205',
    country: 'United States',
  },
};
const done = (who: Me, between: Home['checklist'] = []) =>
  checklistFor(who, between).map(({ step, done: is }) => [step, is]);

describe('a new member\u2019s checklist', () => {
  it('is done once the profile is complete and verified', () => {
    expect(done({ ...me, verified: true })).toEqual([
      ['profile', true],
      ['verification', true],
    ]);
  });
  it.each([true, false])(
    'asks for the forms that are meant for the newcomer (sent: %s)',
    (isDone) => {
      expect(done(me, [{ step: 'forms', done: isDone }])).toEqual([
        ['profile', true],
        ['forms', isDone],
        ['verification', false],
      ]);
    },
  );
  it.each(['streetAddress', 'city', 'state', 'zipCode', 'country'] as const)(
    'is not done without %s',
    (field) => {
      const address = { ...me.address, [field]: '' };
      expect(done({ ...me, address })[0]).toEqual(['profile', false]);
    },
  );
  it('needs no state for a country that has none', () => {
    const address = { ...me.address, country: 'Singapore', state: '' };
    expect(done({ ...me, address })[0]).toEqual(['profile', true]);
  });
});
