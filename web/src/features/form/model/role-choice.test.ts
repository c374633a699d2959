import { FORM_ROLES } from '@hearthside/contract/form/fields';
import { expect, it } from 'vitest';
import { chosenWithin, isTakenAtOnce, keptRoles, withRole } from './role-choice';
import { detailOf } from './test-detail';
import { form, question, section } from './test-form';

it('a role choice starts with the parent’s roles if the list is empty', () => {
  expect(chosenWithin([], ['foster', 'trustee'])).toEqual(['trustee', 'foster']);
  expect(chosenWithin([], FORM_ROLES)).toEqual([...FORM_ROLES]);
});

it('a role choice leaves out roles that the parent does not include', () => {
  expect(chosenWithin(['foster', 'attorney'], ['foster', 'trustee'])).toEqual(['foster']);
});

it('a role choice adds and removes roles in the order of the dialog', () => {
  expect(withRole(['employee'], 'pet_owner', true)).toEqual(['pet_owner', 'employee']);
  expect(withRole(['pet_owner', 'employee'], 'employee', false)).toEqual(['pet_owner']);
  expect(withRole(['foster'], 'foster', true)).toEqual(['foster']);
});

it('a role choice keeps a list unchanged if nothing was touched', () => {
  expect(keptRoles([], ['foster', 'trustee'], ['trustee', 'foster'])).toEqual([]);
  // Saving it untouched must not open to everybody what was meant for attorneys.
  expect(keptRoles(['attorney'], ['foster'], [])).toEqual(['attorney']);
});

it('a role choice takes over what was chosen', () => {
  expect(keptRoles([], ['foster', 'trustee'], ['foster'])).toEqual(['foster']);
  expect(keptRoles(['foster'], ['foster', 'trustee'], [])).toEqual([]);
});

it('a role choice applies at once only for roles that the published section includes', () => {
  const detail = detailOf(form(section(100, [question(1)], { accessRoles: ['foster'] })));
  expect(isTakenAtOnce(detail, 1, ['foster'])).toBe(true);
  expect(isTakenAtOnce(detail, 1, [])).toBe(true);
  expect(isTakenAtOnce(detail, 1, ['foster', 'trustee'])).toBe(false);
  expect(isTakenAtOnce(detail, 'temp_1', ['foster'])).toBe(false);
  expect(isTakenAtOnce(undefined, 1, ['foster'])).toBe(false);
});
