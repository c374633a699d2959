import { expect, it } from 'vitest';
import { excerptOf, findAnswers, findCards } from './find-answers';
import { testAnswer } from './test-answers';

const items = [
  testAnswer(1, { question: 'How do I fill a FORM?', answer: '<p>Open <em>it</em>.</p>' }),
  testAnswer(2, { question: 'Where is it?', answer: '<p>In the <strong>sidebar</strong></p>' }),
];
const found = (search: string) => findAnswers(items, search).map(({ id }) => id);

it('a search of answers finds by question or answer, ignoring case', () => {
  expect(found('form')).toEqual([1]);
  expect(found('THE SIDEBAR')).toEqual([2]);
  expect(found(' it ')).toEqual([1, 2]);
  expect(found('')).toEqual([1, 2]);
});

it('a search of answers finds the text, not its markup', () => {
  expect(found('strong')).toEqual([]);
  expect(found('nothing of it')).toEqual([]);
});

it('a search of topics finds cards by their names and descriptions', () => {
  expect(findCards('pet care')).toEqual(['pet_care', 'vacations', 'care_team']);
  expect(findCards('dashboard')).toEqual(['profile']);
  expect(findCards('')).toHaveLength(9);
});

it('an excerpt shows the part of an answer around the search words', () => {
  const long = `<p>${'word '.repeat(60)}needle ${'more '.repeat(60)}</p>`;
  expect(excerptOf('<p>Short</p>', 'x')).toBe('Short');
  expect(excerptOf(long, 'Needle')).toMatch(/^… (word )+needle (more ?)+ …$/);
  expect(excerptOf(long, 'absent')).toMatch(/^(word ?)+ …$/);
  expect(excerptOf(`<p>${'word '.repeat(60)}needle</p>`, 'needle')).toMatch(/^… (word )+needle$/);
});

it('an excerpt shows what means the same if the search words are not in the answer', () => {
  const long = `<p>${'word '.repeat(60)}needle ${'more '.repeat(60)}pin</p>`;
  expect(excerptOf(long, 'pin', ['needle'])).toMatch(/ pin$/);
  expect(excerptOf(long, 'sewing', ['needle'])).toMatch(/^… (word )+needle /);
});
