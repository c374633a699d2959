import { expect, it } from 'vitest';
import { rankedAnswers } from './ranked-answers';

const ranked = (questions: string[], typed: string, also?: string[]) =>
  rankedAnswers(
    questions.map((question) => ({ question })),
    typed,
    also,
  ).map(({ question }) => question);

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
  expect(ranked(all, 'vet', ['clinic', 'animal doctor'])).toEqual([
    'My vet?',
    'An animal doctor?',
    'Where is the clinic?',
    'Other?',
  ]);
});
