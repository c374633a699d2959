import { expect, it } from 'vitest';
import type { FormQuestion } from '@hearthside/contract/form/fields';
import { responseCells, responseColumns } from './response-columns';
import type { AskedVersion } from './statistics-of';

const question = (id: number, more: Partial<FormQuestion>): FormQuestion => ({
  id,
  questionType: 'short_answer',
  question: `Question ${id}`,
  required: true,
  requireRowResponse: false,
  showProgress: false,
  accessRoles: [],
  assignedUserIds: [],
  choices: [],
  gridRows: [],
  gridColumns: [],
  links: [],
  files: [],
  prefill: null,
  ...more,
});
const version = (number: number, ...questions: FormQuestion[]): AskedVersion => ({
  number,
  definition: {
    sections: [{ id: 900, title: '', description: '', accessRoles: [], questions }],
  },
});
const pets = question(1, {
  questionType: 'checkbox',
  question: 'Which <b>pets</b>?',
  choices: [
    { id: 11, choice: 'Dog' },
    { id: 12, choice: 'Cat' },
    { id: 13, choice: 'Bird' },
  ],
});
const rating = question(2, {
  questionType: 'checkbox_grid',
  question: 'Rate',
  gridRows: [
    { id: 21, text: 'Food' },
    { id: 22, text: 'Walks' },
  ],
  gridColumns: [
    { id: 31, text: 'Good' },
    { id: 32, text: 'Late' },
  ],
});
const why = question(3, {});
const headings = (...versions: AskedVersion[]) =>
  responseColumns(versions).map(({ heading }) => heading);

it('the export has a column for each question, and for a grid one for each row', () => {
  expect(headings(version(1, pets, rating, why))).toEqual([
    'Which pets?',
    'Rate [Food]',
    'Rate [Walks]',
    'Question 3',
  ]);
});

it('the export has separate columns for earlier wordings, after the current one', () => {
  const shorter = { ...rating, question: 'Rate us', gridRows: [{ id: 22, text: 'Outings' }] };
  expect(headings(version(1, pets, rating), version(2, shorter, why))).toEqual([
    'Rate us [Outings]',
    'Rate [Food] (version 1)',
    'Rate [Walks] (version 1)',
    'Question 3',
    'Which pets?',
  ]);
});

it('the export keeps both columns if a question became a grid', () => {
  const was = question(2, { question: 'Rate' });
  const versions = [version(1, was), version(2, rating)];
  expect(headings(...versions)).toEqual(['Rate [Food]', 'Rate [Walks]', 'Rate (version 1)']);
  const columns = responseColumns(versions);
  expect(responseCells(columns, versions[0], { 2: { response: 'Fine' } })).toEqual([
    '',
    '',
    'Fine',
  ]);
  const cells = [{ rowId: 22, columnChoiceId: 31 }];
  expect(responseCells(columns, versions[1], { 2: { cells } })).toEqual(['', 'Good', '']);
});

it('the export writes answers with the words and in the order in which they were offered', () => {
  const asked = version(1, pets, rating, why);
  const columns = responseColumns([asked]);
  const cells = [
    { rowId: 21, columnChoiceId: 32 },
    { rowId: 21, columnChoiceId: 31 },
  ];
  expect(
    responseCells(columns, asked, {
      1: { choiceIds: [13, 11] },
      2: { cells },
      3: { response: 'Two\nlines' },
    }),
  ).toEqual(['Dog; Bird', 'Good; Late', '', 'Two\nlines']);
  expect(responseCells(columns, asked, {})).toEqual(['', '', '', '']);
});

it('the export puts no answer under a wording it was not given to', () => {
  const renamed = {
    ...pets,
    choices: pets.choices.map(({ id, choice }) => ({ id, choice: `${choice}s` })),
  };
  const [first, second] = [version(1, pets), version(2, renamed)];
  const columns = responseColumns([first, second]);
  expect(headings(first, second)).toEqual(['Which pets?', 'Which pets? (version 1)']);
  const answers = { 1: { choiceIds: [12] } };
  expect([
    responseCells(columns, first, answers),
    responseCells(columns, second, answers),
    responseCells(columns, undefined, answers),
  ]).toEqual([
    ['', 'Cat'],
    ['Cats', ''],
    ['', ''],
  ]);
  // One column if the new wording is only a correction, each answer as it was worded then.
  const corrected = responseColumns([
    { ...first, starts: { 1: 1 } },
    { ...second, starts: { 1: 1 } },
  ]);
  expect([first, second].map((of) => responseCells(corrected, of, answers))).toEqual([
    ['Cat'],
    ['Cats'],
  ]);
});
