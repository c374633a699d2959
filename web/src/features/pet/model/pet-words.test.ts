import { expect, it } from 'vitest';
import {
  ageWords,
  contentsText,
  kindLine,
  petsFound,
  shownAge,
  shownChip,
  warningsOf,
} from './pet-words';

it.each([
  [null, ''],
  [0, 'under a month'],
  [0.08, '1 month'],
  [0.5, '6 months'],
  [0.99, '1 year'],
  [1, '1 year'],
  [7.5, '7.5 years'],
])('the words for a pet write the age %j as %j', (age, words) => expect(ageWords(age)).toBe(words));

it.each([
  [{ age: 7, birthDate: null, birthDateAbout: true }, '7 years'],
  [{ age: 7, birthDate: '2026-09-17', birthDateAbout: false }, '10 weeks'],
  [{ age: 7, birthDate: '2016-03-01', birthDateAbout: true }, 'about 10 years'],
])('the words for a pet give the age of %j as %j', (pet, words) => {
  expect(shownAge(pet, '2026-11-26')).toBe(words);
});

it('the words for a pet write a chip number in groups of three', () => {
  expect(shownChip('985113004512338')).toBe('985 113 004 512 338');
  expect(shownChip('0123456789')).toBe('012 345 678 9');
});

it('the words for a pet describe it, without unknown facts', () => {
  const pet = { breed: 'Border collie', gender: 'male', age: 7 } as const;
  const line = (age: number | null) => kindLine({ ...pet, age }).replace(/\u00a0/g, ' ');
  expect(line(7)).toBe('Border collie · male · 7 years');
  expect(line(null)).toBe('Border collie · male');
});

it('the words for pets count what was found', () => {
  expect([0, 1, 1204].map(petsFound)).toEqual(['0 pets found', '1 pet found', '1,204 pets found']);
});

it('the words for a pet give short warnings, or none if there are none', () => {
  expect(warningsOf({ allergies: ' ', conditions: '' })).toEqual([]);
  expect(warningsOf({ allergies: 'Penicillin', conditions: 'Asthma\nTwo puffs a day' })).toEqual([
    'Allergies: Penicillin',
    'Conditions: Asthma…',
  ]);
  const begun = (allergies: string) => warningsOf({ allergies, conditions: '' })[0];
  expect(begun('Penicillin: swelling of the face')).toBe('Allergies: Penicillin…');
  expect(begun('Flea collars.')).toBe('Allergies: Flea collars');
  expect(begun('Fish oil 1.5 ml')).toBe('Allergies: Fish oil 1.5 ml');
  const [long = ''] = warningsOf({
    allergies: 'Chicken, beef, lamb, wheat, soy and every pollen',
    conditions: '',
  });
  expect(long).toBe('Allergies: Chicken, beef, lamb, wheat, soy and every…');
});

it('the words for a pet list what is deleted with it', () => {
  expect(contentsText({ entries: 3, documents: 1 })).toBe('3 entries and 1 document');
  expect(contentsText({ entries: 0, documents: 2 })).toBe('2 documents');
  expect(contentsText({ entries: 0, documents: 0 })).toBe('');
});
