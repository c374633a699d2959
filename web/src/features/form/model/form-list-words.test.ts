import { FORM_ROLES } from '@hearthside/contract/form/fields';
import { expect, it } from 'vitest';
import { audienceWords, responsesToo, rolesWords } from './form-list-words';

it('the list of forms shows the audience of a form', () => {
  expect(audienceWords([])).toBe('Everyone');
  expect(audienceWords(FORM_ROLES)).toBe('All 9 roles');
  expect(audienceWords(['foster'])).toBe('Fosters');
  expect(audienceWords(['foster', 'trustee'])).toBe('Fosters and Trustee');
  expect(audienceWords(FORM_ROLES.slice(0, 5))).toBe('5 roles');
  expect(rolesWords(['foster', 'volunteer', 'trustee'])).toBe('Fosters, Volunteers and Trustee');
});

it('the question before a form is deleted says what is deleted with it', () => {
  expect(responsesToo(0)).toMatch(/^No one has sent it/);
  expect(responsesToo(1)).toMatch(/its one response will disappear/);
  expect(responsesToo(2000)).toMatch(/its 2,000 responses will disappear/);
});
