import { describe, expect, it } from 'vitest';
import { withContact } from './care-team-draft';
import { draftChanges } from './pet-comparison';
import { draftProblems, petBase, saveBody, saysNothing, type PetDraft } from './pet-draft';
import type { PetTexts } from './pet-texts';
import { biscuit } from './test-pet';

const base = petBase(biscuit);
const typed = (fields: Partial<PetTexts>, rest: Partial<PetDraft> = {}): PetDraft => ({
  ...base.draft,
  ...rest,
  fields: { ...base.draft.fields, ...fields },
});
const body = (draft: PetDraft) => saveBody(draft, base, 5);

describe('the request that saves a pet', () => {
  it('is empty if nothing was changed, even if it is typed differently', () => {
    expect(saysNothing(body(base.draft))).toBe(true);
    expect(saysNothing(body(typed({ name: ' Biscuit ', age: '7.0', weight: '41,00' })))).toBe(true);
    expect(saysNothing(body(typed({ ownerPhoneNumber: '5035550142' })))).toBe(true);
  });

  it('has only what differs, in the server’s format, with the revision it is based on', () => {
    expect(body(typed({ name: ' Biscuit II', age: '', ownerPhoneNumber: '5035550100' }))).toEqual({
      pet: { name: 'Biscuit II', age: null, ownerPhoneNumber: '15035550100' },
      revision: '1',
    });
  });

  it('has a state together with its country, by its full name', () => {
    expect(body(typed({ country: 'Iceland', state: '' })).pet).toEqual({
      country: 'Iceland',
      state: '',
    });
  });

  it('has the chosen trust, and ignores a new one without a name', () => {
    const trust = (chosen: PetDraft['trust']) => body({ ...base.draft, trust: chosen }).petTrust;
    expect(trust({ kind: 'none' })).toEqual({ remove: true });
    expect(trust({ kind: 'there', id: 4, name: 'Moss Trust' })).toEqual({ id: 4 });
    expect(trust({ kind: 'there', id: 3, name: 'Renamed' })).toBeUndefined();
    expect(trust({ kind: 'new', name: '  New   Trust ' })).toEqual({ name: 'New Trust' });
    expect(trust({ kind: 'new', name: '   ' })).toBeUndefined();
  });

  it('has the whole team if one row differs, and a new owner by id', () => {
    const careTeam = withContact(base.draft.careTeam, 'trustee', { address: 'Elsewhere' });
    expect(body({ ...base.draft, careTeam }).careTeam).toHaveLength(2);
    const unlinked = withContact(base.draft.careTeam, 'caretaker', { userId: null, member: null });
    expect(body({ ...base.draft, careTeam: unlinked }).careTeam?.[1]).toMatchObject({
      userId: null,
    });
    expect(body({ ...base.draft, owner: { id: 8, name: 'Nina Farrow' } }).pet).toEqual({
      ownerId: 8,
    });
  });
});

it('a pet’s draft says what prevents it from being saved, for changed parts only', () => {
  const problems = draftProblems(
    typed({
      name: ' ',
      age: '-1',
      weight: 'heavy',
      zip: '1',
      ownerEmail: 'x',
      country: 'Canada',
      state: '',
    }),
    base.draft,
  );
  expect(problems).toEqual({
    fields: {
      name: 'This field is required',
      age: 'Age must be a non-negative number',
      weight: 'Weight must be a non-negative number',
      zip: 'Enter a valid postal code',
      ownerEmail: 'Enter a valid email',
      state: 'This field is required',
    },
    sentence: 'Please fix the highlighted fields',
  });
  const old = typed({ ownerFirstName: '' });
  expect(draftProblems({ ...old, fields: { ...old.fields, age: '8' } }, old)).toEqual({
    fields: {},
    sentence: '',
  });
});

it('a pet’s draft lists the changes of a save, old and new, in display format', () => {
  const careTeam = withContact(base.draft.careTeam, 'foster', {
    name: 'Lena Novak',
    phoneNumber: '5035550119',
    address: 'Elm 1',
  });
  const draft = typed(
    { age: '8', ownerPhoneNumber: '5035550100', textPermission: true },
    { careTeam, trust: { kind: 'none' }, owner: { id: 8, name: 'Nina Farrow' } },
  );
  expect(draftChanges(draft, base.draft)).toEqual([
    { field: 'Age', from: '7', to: '8' },
    { field: 'Owner phone', from: '+1 (503) 555-0142', to: '+1 (503) 555-0100' },
    { field: 'OK to text', from: 'No', to: 'Yes' },
    { field: 'Trust', from: 'Biscuit’s Trust', to: '' },
    { field: 'Foster', from: '', to: 'Lena Novak, +1 (503) 555-0119, Elm 1' },
    { field: 'Owner', from: 'Rosa Marchetti', to: 'Nina Farrow' },
  ]);
});
