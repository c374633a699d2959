import { expect, it } from 'vitest';
import { answerIdOf, placeOf } from './help-links';

it('a help address is read back as its topic and answer', () => {
  expect(placeOf('pet_care')).toBe('pet_care');
  expect(placeOf('faq')).toBe('faq');
  for (const none of ['toString', 'cats', '', undefined]) expect(placeOf(none)).toBeUndefined();
  expect(answerIdOf('forms', '12')).toBe(12);
  expect(answerIdOf('forms', 'forms-12')).toBe(12);
  for (const none of ['inbox-12', 'new', '', undefined])
    expect(answerIdOf('forms', none)).toBeUndefined();
});
