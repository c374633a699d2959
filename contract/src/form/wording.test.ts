import { expect, it } from 'vitest';
import type { FormQuestion } from './fields';
import { restartsIn, wordingChange, wordsOf } from './wording';

const question = (more: Partial<FormQuestion> = {}): FormQuestion => ({
  id: 1,
  questionType: 'multiple_choice',
  question: 'Which color?',
  required: true,
  requireRowResponse: false,
  showProgress: false,
  accessRoles: [],
  assignedUserIds: [],
  gridRows: [],
  gridColumns: [],
  links: [],
  files: [],
  prefill: null,
  choices: [
    { id: 11, choice: 'Red' },
    { id: 12, choice: 'Green' },
  ],
  ...more,
});
const [red, green] = question().choices as [
  { id: number; choice: string },
  { id: number; choice: string },
];
const line = (id: number, text: string) => ({ id, text });
const rated = (more: Partial<FormQuestion>) =>
  question({
    questionType: 'checkbox_grid',
    choices: [],
    gridRows: [line(21, 'Food')],
    gridColumns: [line(31, 'Good')],
    ...more,
  });

it.each([
  ['stays the same in another look and order', { question: '<b>Which</b> color?' }, 'same'],
  ['stays the same with its choices in another order', { choices: [green, red] }, 'same'],
  ['stays the same where it is required no more', { required: false }, 'same'],
  ['had a choice added', { choices: [red, green, { id: 'temp_1', choice: 'Blue' }] }, 'added'],
  ['is said in other words', { question: 'What color?' }, 'reworded'],
  ['has a choice in other words', { choices: [red, { id: 12, choice: 'Lime' }] }, 'reworded'],
  ['lost a choice', { choices: [red] }, 'other'],
  ['had a choice replaced', { choices: [red, { id: 13, choice: 'Green' }] }, 'other'],
  ['is of another type', { questionType: 'checkbox' }, 'other'],
] as const)('a question that %s is recognized as such', (_what, more, change) => {
  expect(wordingChange(question(), question(more as Partial<FormQuestion>))).toBe(change);
});

it('rows and columns of a grid count as choices', () => {
  const rows = [line(21, 'Food'), line(22, 'Walks')];
  expect(wordingChange(rated({}), rated({ gridRows: rows }))).toBe('added');
  expect(wordingChange(rated({ gridRows: rows }), rated({}))).toBe('other');
  expect(wordingChange(rated({}), rated({ gridColumns: [line(31, 'Fine')] }))).toBe('reworded');
});

it('the wording of a question includes every choice, even an added one', () => {
  const more = question({ choices: [red, green, { id: 13, choice: 'Blue' }] });
  expect(wordsOf(more)).not.toBe(wordsOf(question()));
  expect(wordsOf(question({ choices: [green, red] }))).toBe(wordsOf(question()));
});

it('a form lists the questions that start over, and says which of them can be called a correction', () => {
  const form = (...questions: FormQuestion[]) => ({
    sections: [{ id: 900, title: '', description: '', accessRoles: [], questions }],
  });
  const kept = question({ id: 2 });
  const before = form(question(), kept, question({ id: 3 }), question({ id: 4 }));
  const after = form(
    kept,
    question({ question: 'Which one?' }),
    question({ id: 3, choices: [red] }),
    question({ id: 'temp_5' }),
  );
  expect(restartsIn(before, after).map(({ number, correctable }) => [number, correctable])).toEqual(
    [
      [2, true],
      [3, false],
    ],
  );
});
