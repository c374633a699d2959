import { FORM_ROLES } from '@hearthside/contract/form/fields';
import { expect, it } from 'vitest';
import { chosenWithin, isTakenAtOnce, keptRoles, withRole } from './role-choice';
import { detailOf } from './test-detail';
import { form, question, section } from './test-form';

it('begins with whom the parent lets in where the list is empty', () => {
  expect(chosenWithin([], ['foster', 'trustee'])).toEqual(['trustee', 'foster']);
  expect(chosenWithin([], FORM_ROLES)).toEqual([...FORM_ROLES]);
});

it('leaves out what the parent does not let in', () => {
  expect(chosenWithin(['foster', 'attorney'], ['foster', 'trustee'])).toEqual(['foster']);
});

it('adds and takes away in the order of the dialog', () => {
  expect(withRole(['employee'], 'pet_owner', true)).toEqual(['pet_owner', 'employee']);
  expect(withRole(['pet_owner', 'employee'], 'employee', false)).toEqual(['pet_owner']);
  expect(withRole(['foster'], 'foster', true)).toEqual(['foster']);
});

it('keeps a list as it was where nothing was touched', () => {
  expect(keptRoles([], ['foster', 'trustee'], ['trustee', 'foster'])).toEqual([]);
  // Saved untouched, it must not open to everybody what was meant for attorneys.
  expect(keptRoles(['attorney'], ['foster'], [])).toEqual(['attorney']);
});

it('takes over what was chosen', () => {
  expect(keptRoles([], ['foster', 'trustee'], ['foster'])).toEqual(['foster']);
  expect(keptRoles(['foster'], ['foster', 'trustee'], [])).toEqual([]);
});

it('takes at once only what the published section lets in', () => {
  const detail = detailOf(form(section(100, [question(1)], { accessRoles: ['foster'] })));
  expect(isTakenAtOnce(detail, 1, ['foster'])).toBe(true);
  expect(isTakenAtOnce(detail, 1, [])).toBe(true);
  expect(isTakenAtOnce(detail, 1, ['foster', 'trustee'])).toBe(false);
  expect(isTakenAtOnce(detail, 'temp_1', ['foster'])).toBe(false);
  expect(isTakenAtOnce(undefined, 1, ['foster'])).toBe(false);
});
