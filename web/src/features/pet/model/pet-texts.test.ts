import { PET_FIELDS, petForm } from '@hearthside/contract/pet/fields';
import { expect, it } from 'vitest';
import { EMPTY_TEXTS, fieldProblems, isCheck, mustFill, petTexts, savedFields } from './pet-texts';
import { biscuit } from './test-pet';

const rosas = petTexts(biscuit.pet);

it.each([
  ['nothing', {}],
  ['measures that are no numbers', { ...rosas, age: 'old', weight: '-1' }],
  ['no state of the country', { ...rosas, country: 'Canada' }],
  ['no state at all', { ...rosas, state: '' }],
  ['a phone number with letters', { ...rosas, ownerPhoneNumber: '503 CALL', zip: '!' }],
  ['a chip number with letters', { ...rosas, chipNumber: '98511300451233X' }],
  ['a day that does not exist', { ...rosas, birthDate: '2026-02-30' }],
  ['no mistakes', rosas],
])('the fields of a pet with %s are refused as the contract refuses them', (_, typed) => {
  const texts = { ...EMPTY_TEXTS, ...typed };
  const { error } = petForm.safeParse(savedFields(texts));
  const refused = [...(error?.issues ?? [])]
    .reverse()
    .map(({ path, message }) => [path[0], message]);
  expect(fieldProblems(texts, PET_FIELDS)).toEqual(Object.fromEntries(refused));
});

it('the fields of a pet must be filled if the contract refuses them empty', () => {
  const typed = PET_FIELDS.filter((field) => !isCheck(field));
  const refused = typed.filter(
    (field) => !petForm.safeParse(savedFields({ ...rosas, [field]: '' })).success,
  );
  expect(refused).toContain('name');
  expect(refused).not.toContain('insurer');
  expect(typed.filter((field) => mustFill(rosas, field))).toEqual(refused);
  expect(mustFill({ ...rosas, country: 'Iceland' }, 'state')).toBe(false);
  expect(mustFill({ ...rosas, country: '' }, 'state')).toBe(false);
});

it('the birth date of a pet is refused if it is in the future', () => {
  const problems = fieldProblems({ ...rosas, birthDate: '2190-01-01' }, PET_FIELDS);
  expect(problems).toEqual({ birthDate: 'A birth date can\u2019t be in the future' });
});

it('the fields of a pet are saved with numbers for measures, however they are typed', () => {
  const saved = savedFields({ ...rosas, age: ' 0,5 ', weight: '', name: ' Moss ', state: 'or' });
  expect(saved).toMatchObject({ age: 0.5, weight: null, name: 'Moss', state: 'Oregon' });
});
