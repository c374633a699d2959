import { describe, expect, it } from 'vitest';
import {
  filledRoles,
  linkedTo,
  NOBODY,
  teamBody,
  teamDraft,
  teamProblems,
  withContact,
  withoutContact,
} from './care-team-draft';
import { biscuit } from './test-pet';

const team = teamDraft(biscuit.careTeam);

describe('a care team in the editor', () => {
  it('has a row for each role, saved or not', () => {
    expect(team.trustee).toMatchObject({ id: 31, name: 'Theo Okafor' });
    expect(team.foster).toEqual(NOBODY);
    expect(filledRoles(team)).toEqual(['trustee', 'caretaker']);
  });

  it('creates a row with a negative temporary id when a role is first typed into', () => {
    const typed = withContact(team, 'foster', { name: 'L' });
    expect(typed.foster.id).toBeLessThan(0);
    expect(withContact(typed, 'foster', { name: 'Le' }).foster.id).toBe(typed.foster.id);
    expect(withContact(team, 'trustee', { name: 'Theo' }).trustee.id).toBe(31);
  });

  it('drops empty new rows, and saves a name split at its first space', () => {
    const typed = withContact(team, 'foster', {
      name: 'Lena Maria Novak',
      phoneNumber: '5035550119',
    });
    expect(teamBody(typed, 5).map(({ role }) => role)).toEqual(['trustee', 'foster', 'caretaker']);
    expect(teamBody(typed, 5)[1]).toEqual({
      id: typed.foster.id,
      petId: 5,
      userId: null,
      role: 'foster',
      address: '',
      firstName: 'Lena',
      lastName: 'Maria Novak',
      phoneNumber: '15035550119',
    });
    expect(teamBody(withContact(team, 'foster', { name: '  ' }), 5)).toHaveLength(2);
    expect(teamBody(withoutContact(team, 'trustee'), 5).map(({ id }) => id)).toEqual([33]);
  });

  it('says what is missing in partly filled rows, by field and in one sentence', () => {
    const typed = withContact(withContact(team, 'foster', { name: 'Lena' }), 'trustee', {
      address: '',
    });
    expect(teamProblems(typed)).toEqual({
      fields: {
        'careTeam.trustee.address': 'Required field',
        'careTeam.foster.phoneNumber': 'Required field',
        'careTeam.foster.address': 'Required field',
      },
      sentence: 'Please complete all fields (name, phone, address) for: Trustee, Foster',
    });
    expect(teamProblems(team)).toEqual({ fields: {}, sentence: '' });
  });

  it('takes the name, and if known phone and address, from the linked member', () => {
    const person = { id: 9, firstName: 'Lena', lastName: 'Novak', profilePicture: null } as const;
    const member = { ...person, role: 'foster' } as const;
    expect(linkedTo({ ...member, phoneNumber: '', address: '' })).toEqual({
      name: 'Lena Novak',
      userId: 9,
      member,
    });
    expect(linkedTo({ ...member, phoneNumber: '(503) 555-0119', address: 'Elm 1' })).toMatchObject({
      phoneNumber: '15035550119',
      address: 'Elm 1',
    });
  });
});
