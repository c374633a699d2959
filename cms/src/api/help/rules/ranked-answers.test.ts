import { expect, it } from 'vitest';
import { rankedAnswers } from './ranked-answers';

const ranked = (questions: string[], typed: string, groups?: string[][][]) =>
  rankedAnswers(
    questions.map((question) => ({ question })),
    typed,
    groups,
  ).map(({ row }) => row.question);

it('the best question comes first, and what is equally good stays in its order', () => {
  const all = ['Other?', 'May my vet decide?', 'Vet bills', 'Who is my vet?', 'Vet', 'Something?'];
  expect(ranked(all, 'vet')).toEqual([
    'Vet',
    'Vet bills',
    'May my vet decide?',
    'Who is my vet?',
    'Other?',
    'Something?',
  ]);
});

it('a question with a synonym comes after those with the word, and before those without either', () => {
  const all = ['Other?', 'An animal doctor?', 'Where is the clinic?', 'My vet?'];
  expect(ranked(all, 'vet', [[['vet'], ['clinic'], ['animal', 'doctor']]])).toEqual([
    'My vet?',
    'An animal doctor?',
    'Where is the clinic?',
    'Other?',
  ]);
});

it('a question that says all typed words in other ways comes before one that has only some of them', () => {
  const all = ['Who feeds my cat while I am away?', 'My pet is lost'];
  const groups = [
    [['cat'], ['pet']],
    [['ran', 'away'], ['lost']],
  ];
  expect(ranked(all, 'my cat ran away', groups)).toEqual([...all].reverse());
});

it('of answers found by their texts alone, the help for emergencies comes first', () => {
  const rows = [
    { question: 'When is it urgent?', place: 'pet_care' },
    { question: 'My pet has collapsed', place: 'emergencies' },
  ];
  expect(rankedAnswers(rows, 'seizure').map(({ row }) => row.place)).toEqual([
    'emergencies',
    'pet_care',
  ]);
});
