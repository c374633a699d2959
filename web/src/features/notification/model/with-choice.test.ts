import { defaultChoices } from '@hearthside/contract/notification/endpoints';
import { expect, it } from 'vitest';
import { categoriesFor, choosable, topicsFor, withCategory, withChoice } from './with-choice';

it('a change of the choices replaces one choice and keeps the others', () => {
  const before = defaultChoices('Europe/Berlin');
  const after = withChoice(before, 'forms', 'mail', false);
  expect(after.topics.forms).toEqual({ bell: true, mail: false, push: true });
  expect({ ...after, topics: { ...after.topics, forms: before.topics.forms } }).toEqual(before);
  expect(before.topics.forms.mail).toBe(true);
});

it('the portal offers what can be chosen about notifications', () => {
  expect(choosable('account', 'bell')).toBe(false);
  expect(choosable('account', 'mail')).toBe(true);
  expect(choosable('pets', 'mail')).toBe(false);
  // The inbox has its own counter, so the bell shows nothing about messages.
  expect(choosable('messages', 'bell')).toBe(false);
  expect(topicsFor(true)).toContain('office');
  expect(topicsFor(false)).not.toContain('office');
});

it('a category of new blogs and library items is chosen in its usual place, once', () => {
  const all = defaultChoices('Europe/Berlin');
  const without = withCategory(all, 'pet_care', false);
  expect(without.reading.categories).not.toContain('pet_care');
  expect(withCategory(without, 'pet_care', true)).toEqual(all);
  expect(withCategory(all, 'pet_care', true)).toEqual(all);
  expect(categoriesFor(true)).toEqual(all.reading.categories);
  expect(categoriesFor(false)).not.toContain('library');
});
