import { describe, expect, it } from 'vitest';
import { careTeamRow, providerRow, unfinished } from './care';
import { missingParts, splitName } from './contact-row';

describe('a row of the care team', () => {
  it('keeps only the phone’s digits, and splits a single name at its first space', () => {
    const row = careTeamRow.parse({
      id: -3,
      role: 'foster',
      name: ' Lena  Novak-Hill jr ',
      phoneNumber: '(503) 555-0119',
    });
    expect(row).toMatchObject({ firstName: 'Lena', lastName: 'Novak-Hill jr' });
    expect(row).toMatchObject({ phoneNumber: '15035550119', address: '', userId: null });
    expect(row).not.toHaveProperty('name');
  });

  it('prefers first and last name over a single name', () => {
    const names = { firstName: 'Ana Maria', lastName: 'Lopez', name: 'Someone Else' };
    expect(providerRow.parse({ serviceRole: 'groomer', ...names })).toMatchObject({
      firstName: 'Ana Maria',
      lastName: 'Lopez',
    });
  });

  it('refuses a phone number that is too long to exist', () => {
    const phoneNumber = '1503555022503555';
    expect(careTeamRow.safeParse({ role: 'foster', phoneNumber }).success).toBe(false);
  });

  it.each([{ role: 'admin' }, { role: 'foster', createdAt: 'x' }, { role: 'foster', id: 0 }])(
    'is refused as %j',
    (row) => expect(careTeamRow.safeParse(row).success).toBe(false),
  );

  const empty = { firstName: '', lastName: '', phoneNumber: '', address: '' };
  it('needs nothing if it is empty, and all the rest once it is begun', () => {
    expect(missingParts(empty)).toEqual([]);
    expect(missingParts({ ...empty, lastName: 'Novak' })).toEqual(['phoneNumber', 'address']);
    expect(missingParts({ ...empty, userId: 4 })).toEqual(['name', 'phoneNumber', 'address']);
    expect(missingParts({ ...empty, phoneNumber: '1', address: 'x' })).toEqual(['name']);
  });

  it('says which roles are incomplete', () => {
    expect(unfinished(['trustee', 'foster'])).toBe(
      'Please complete all fields (name, phone, address) for: Trustee, Foster',
    );
  });
});

it.each([
  ['Ana', 'Ana', ''],
  ['Ana  Lopez', 'Ana', 'Lopez'],
  [' Ana Maria Lopez ', 'Ana', 'Maria Lopez'],
  ['', '', ''],
])('%j is split at its first space', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
