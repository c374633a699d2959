import { expect, it } from 'vitest';
import { resumedPetEdit, type PetEdit } from './kept-pet-edit';
import { petBase, saveBody } from './pet-draft';
import { biscuit } from './test-pet';

const base = petBase(biscuit);
const kept: PetEdit = {
  base: { ...base, revision: '0' },
  draft: { ...base.draft, fields: { ...base.draft.fields, name: 'Biscuit II' } },
};

/** The same edit as a version of the portal without these fields would have stored it. */
function without(...fields: string[]): Partial<PetEdit> {
  const stored = structuredClone(kept) as PetEdit;
  for (const one of [stored.draft.fields, stored.base.draft.fields])
    for (const field of fields) delete (one as Partial<Record<string, unknown>>)[field];
  return stored;
}

it('a stored edit of a pet goes on as it was left', () => {
  expect(resumedPetEdit(kept, biscuit)).toEqual(kept);
});

it('a stored edit keeps what was typed if the portal has a new field since, which is as the pet has it', () => {
  const resumed = resumedPetEdit(without('breed', 'textPermission'), biscuit);
  expect(resumed).toEqual(kept);
  expect(saveBody(resumed.draft, resumed.base, 5)).toEqual({
    pet: { name: 'Biscuit II' },
    revision: '0',
  });
});

it.each([
  ['nothing', null],
  ['no base', { draft: kept.draft }],
  ['no fields', { ...kept, draft: { ...kept.draft, fields: undefined } }],
  ['another care team', { ...kept, draft: { ...kept.draft, careTeam: {} } }],
])('a stored edit with %s begins anew from the pet', (_, stored) => {
  expect(resumedPetEdit(stored as Partial<PetEdit> | null, biscuit)).toEqual({
    base,
    draft: base.draft,
  });
});
