import { describe, expect, it } from 'vitest';
import { withContact } from './care-team-draft';
import { comparison, merged } from './pet-comparison';
import { petDraft, type PetDraft } from './pet-draft';
import type { PetTexts } from './pet-texts';
import { biscuit } from './test-pet';

const base = petDraft(biscuit);
const changed = (fields: Partial<PetTexts>, rest: Partial<PetDraft> = {}): PetDraft => ({
  ...base,
  ...rest,
  fields: { ...base.fields, ...fields },
});

describe('two editors of one pet', () => {
  const theirs = changed(
    { age: '8', color: 'Brown', weight: '40' },
    { careTeam: withContact(base.careTeam, 'trustee', { address: 'Theirs 1' }) },
  );
  const mine = changed({ age: '9', breed: 'Collie', weight: '40' }, { trust: { kind: 'none' } });

  it('see what the other one changed, and where both did', () => {
    expect(comparison(base, theirs, mine)).toEqual([
      { label: 'Age', was: '7', now: '8', typed: '9', onlyTheirs: false },
      { label: 'Color', was: 'Black', now: 'Brown', typed: 'Black', onlyTheirs: true },
      {
        label: 'Trustee',
        was: 'Theo Okafor, +1 (503) 555-0177, 4 Quay Street',
        now: 'Theo Okafor, +1 (503) 555-0177, Theirs 1',
        typed: 'Theo Okafor, +1 (503) 555-0177, 4 Quay Street',
        onlyTheirs: true,
      },
    ]);
  });

  it('keep what they typed and get the rest by default', () => {
    const next = merged(base, theirs, mine, {});
    expect(next.fields).toMatchObject({ age: '9', breed: 'Collie', color: 'Brown', weight: '40' });
    expect(next.careTeam.trustee.address).toBe('Theirs 1');
    expect(next.trust).toEqual({ kind: 'none' });
  });

  it('can choose for each part', () => {
    const next = merged(base, theirs, mine, { Age: 'theirs', Trustee: 'mine' });
    expect(next.fields.age).toBe('8');
    expect(next.careTeam.trustee.address).toBe('4 Quay Street');
    expect(next.fields.breed).toBe('Collie');
  });
});

it('the comparison never mixes the country of one editor with the state of the other', () => {
  const theirs = changed({ country: 'Canada', state: 'Ontario' });
  const mine = changed({ state: 'Texas' });
  expect(merged(base, theirs, mine, {}).fields).toMatchObject({
    country: 'Canada',
    state: 'Ontario',
  });
  expect(merged(base, theirs, mine, { Country: 'mine' }).fields).toMatchObject({
    country: 'United States',
    state: 'Texas',
  });
});

it('the comparison is empty if both editors made the same change, or nobody made any', () => {
  const same = changed({ age: '8' });
  expect(comparison(base, same, same)).toEqual([]);
  expect(comparison(base, base, changed({ name: 'Bo' }))).toEqual([]);
});
