import { describe, expect, it } from 'vitest';
import { petChanges, type PetState } from './changes';

const row = {
  firstName: 'Ana',
  lastName: 'Lopez Diaz',
  phoneNumber: '15035550142',
  address: '1 Elm',
};
const trustee = { ...row, id: 1, role: 'trustee' as const, userId: null };
const vet = (id: number | undefined, firstName: string) => ({
  ...row,
  id,
  firstName,
  lastName: '',
  phoneNumber: '',
  address: '',
  userId: null,
  serviceRole: 'veterinarian' as const,
});
const state = (more: Partial<PetState> = {}): PetState => ({
  pet: {},
  petTrust: '',
  careTeam: [],
  serviceProviders: [],
  ...more,
});
const ofTeam = (before: object, after: object) =>
  petChanges(
    state({ careTeam: [{ ...trustee, ...before }] }),
    state({ careTeam: [{ ...trustee, ...after }] }),
  );

describe('the list of changes of a pet', () => {
  it('uses the words that people read', () => {
    const before = { name: 'Bella', gender: 'female', age: 3, textPermission: false } as const;
    const after = { ...before, age: null, textPermission: true, ownerPhoneNumber: '15035550142' };
    expect(petChanges(state({ pet: before }), state({ pet: after, petTrust: 'T' }))).toEqual([
      { field: 'Age', from: '3', to: '' },
      { field: 'Owner phone', from: '', to: '+1 (503) 555-0142' },
      { field: 'OK to text', from: 'No', to: 'Yes' },
      { field: 'Trust', from: '', to: 'T' },
    ]);
  });

  it('is empty if nothing changed', () => {
    const same = state({ pet: { name: 'Bella' }, careTeam: [trustee] });
    expect(petChanges(same, same)).toEqual([]);
  });
});

describe('the list of changes of the care team', () => {
  it('shows who was added and who was removed', () => {
    const words = 'Ana Lopez Diaz, +1 (503) 555-0142, 1 Elm';
    const team = state({ careTeam: [trustee] });
    expect(petChanges(state(), team)).toEqual([{ field: 'Trustee', from: '', to: words }]);
    expect(petChanges(team, state())).toEqual([{ field: 'Trustee', from: words, to: '' }]);
  });

  it.each([
    ['unlinking a member who is away', { userId: 5 }, {}],
    [
      'linking another of the same name',
      { userId: 5, linkedTo: 'J' },
      { userId: 9, linkedTo: 'J' },
    ],
    ['a name divided elsewhere', {}, { firstName: 'Ana Lopez', lastName: 'Diaz' }],
    ['a comma that moves', { address: 'a, b' }, { phoneNumber: '', address: 'a, b' }],
  ])('notices %s', (_what, before, after) => {
    expect(ofTeam(before, after)).toHaveLength(1);
  });

  it('says that the link now goes to somebody else with the same name', () => {
    const [change] = ofTeam({ userId: 5, linkedTo: 'J' }, { userId: 9, linkedTo: 'J' });
    expect(change?.to).toMatch(/linked to J \(another member with the same name\)$/);
  });
});

describe('the list of changes of the providers', () => {
  const of = (before: PetState['serviceProviders'], after: PetState['serviceProviders']) =>
    petChanges(state({ serviceProviders: before }), state({ serviceProviders: after }));

  it('compares them row by row, whatever their order', () => {
    expect(of([vet(1, 'A'), vet(2, 'B')], [vet(2, 'B'), vet(1, 'A')])).toEqual([]);
    expect(of([vet(1, 'A'), vet(2, 'B')], [vet(2, 'B')])).toEqual([
      { field: 'Veterinarian', from: 'A', to: '' },
    ]);
    expect(of([vet(1, 'A'), vet(2, 'B')], [vet(1, 'A'), vet(2, 'C'), vet(-1, 'D')])).toEqual([
      { field: 'Veterinarian 2', from: 'B', to: 'C' },
      { field: 'Veterinarian 3', from: '', to: 'D' },
    ]);
  });

  it('shows a removed and an added row if the service changed', () => {
    const groomer = { ...vet(1, 'A'), serviceRole: 'groomer' as const };
    expect(of([vet(1, 'A')], [groomer])).toEqual([
      { field: 'Veterinarian', from: 'A', to: '' },
      { field: 'Groomer', from: '', to: 'A' },
    ]);
  });
});
