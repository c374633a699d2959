import { expect, it } from 'vitest';
import type { FormQuestion } from '@hearthside/contract/form/fields';
import { statisticsOf, wordingsOf, type AskedVersion, type Tally } from './statistics-of';

const question = (id: number, more: Partial<FormQuestion> = {}): FormQuestion => ({
  id,
  questionType: 'multiple_choice',
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
const colors = (...texts: string[]) => texts.map((choice, at) => ({ id: 11 + at, choice }));
const tally = (
  questionId: number,
  inVersion: number,
  choiceId: number | null,
  count: number,
  rowId: number | null = null,
): Tally => ({ questionId, version: inVersion, choiceId, rowId, count });
const none = { tallies: [], answered: [], written: [] };

it('a question’s statistics count a choice across all versions with the same wording', () => {
  const asked = question(1, { choices: colors('Red', 'Green', 'Blue') });
  const { 1: statistics } = statisticsOf([version(1, asked), version(2, asked)], {
    ...none,
    tallies: [tally(1, 1, 11, 2), tally(1, 1, 12, 1), tally(1, 2, 11, 3)],
  });
  expect(statistics).toEqual({
    questionType: 'multiple_choice',
    question: 'Question 1',
    versions: [1, 2],
    answered: 6,
    choices: [
      { id: 11, choice: 'Red', responseCount: 5 },
      { id: 12, choice: 'Green', responseCount: 1 },
      { id: 13, choice: 'Blue', responseCount: 0 },
    ],
    responses: [],
    gridRows: [],
    earlier: [],
  });
});

it('a question’s statistics continue if only choices were added', () => {
  const { 1: statistics } = statisticsOf(
    [
      version(1, question(1, { choices: colors('Red') })),
      version(2, question(1, { choices: colors('Red', 'Green') })),
    ],
    { ...none, tallies: [tally(1, 1, 11, 2), tally(1, 2, 11, 1), tally(1, 2, 12, 4)] },
  );
  expect([statistics?.versions, statistics?.answered, statistics?.earlier]).toEqual([
    [1, 2],
    7,
    [],
  ]);
  expect(statistics?.choices.map(({ responseCount }) => responseCount)).toEqual([3, 4]);
});

it('a question’s statistics combine corrected wordings, and wordings that return later', () => {
  const asked = (text: string) => question(1, { question: text, choices: colors('Red') });
  const versions: AskedVersion[] = [
    { ...version(1, asked('Wich?')), starts: { 1: 1 } },
    { ...version(2, asked('Which?')), starts: { 1: 1 } },
    { ...version(3, asked('Why?')), starts: { 1: 3 } },
    // From before starts were stored.
    version(4, asked('Which?')),
  ];
  const wordings = wordingsOf(versions).get(1);
  expect(
    wordings?.map(({ question: { question: text }, versions: numbers }) => [text, numbers]),
  ).toEqual([
    ['Which?', [4, 2, 1]],
    ['Why?', [3]],
  ]);
});

it('a question’s statistics start over if a choice is removed, even if that restores an earlier wording', () => {
  const of = (...texts: string[]) => question(1, { choices: colors(...texts) });
  const versions = [version(1, of('Red')), version(2, of('Red', 'Green')), version(3, of('Red'))];
  // Otherwise the answers with the choice offered in between would be counted nowhere.
  expect(
    wordingsOf(versions)
      .get(1)
      ?.map(({ versions: numbers }) => numbers),
  ).toEqual([[3], [2, 1]]);
});

it('a question’s statistics separate answers to different wordings, newest wording first', () => {
  const { 1: statistics } = statisticsOf(
    [
      version(1, question(1, { question: 'Before?', choices: colors('Red') })),
      version(2, question(1, { choices: colors('Red', 'Green') })),
      version(3, question(1, { question: 'Which?', choices: colors('Red', 'Green') })),
      version(4, question(1, { questionType: 'checkbox', choices: colors('Red', 'Green') })),
    ],
    {
      ...none,
      tallies: [tally(1, 1, 11, 4), tally(1, 3, 12, 2), tally(1, 4, 11, 3), tally(1, 4, 12, 3)],
      // Of five members who ticked, one ticked both.
      answered: [{ questionId: 1, version: 4, responses: 5 }],
    },
  );
  expect([statistics?.question, statistics?.answered, statistics?.versions]).toEqual([
    'Question 1',
    5,
    [4],
  ]);
  // Version 2 was asked and never answered.
  expect(
    statistics?.earlier.map(({ question: text, versions, answered, choices }) => [
      text,
      versions,
      answered,
      choices.map(({ responseCount }) => responseCount),
    ]),
  ).toEqual([
    ['Which?', [3], 2, [0, 2]],
    ['Before?', [1], 4, [4]],
  ]);
});

it('a question’s statistics treat other emphasis or order as the same wording', () => {
  const plain = question(1, { choices: colors('Red', 'Green') });
  const other = {
    ...plain,
    question: '<b>Question</b> 1',
    choices: [...plain.choices].reverse(),
  };
  const wordings = wordingsOf([version(1, plain), version(2, other)]).get(1);
  expect(wordings?.map(({ versions }) => versions)).toEqual([[2, 1]]);
});

it('a question’s statistics treat a changed column as a new wording, and an additional row as an added choice', () => {
  const grid = question(1, {
    questionType: 'checkbox_grid',
    gridRows: [{ id: 21, text: 'Food' }],
    gridColumns: [{ id: 31, text: 'Good' }],
  });
  const rows = { ...grid, gridRows: [...grid.gridRows, { id: 22, text: 'Walks' }] };
  const columns = { ...rows, gridColumns: [{ id: 31, text: 'Fine' }] };
  const wordings = wordingsOf([version(1, grid), version(2, rows), version(3, columns)]).get(1);
  expect(wordings?.map(({ versions }) => versions)).toEqual([[3], [2, 1]]);
});

it('a question’s statistics count the cells of a grid', () => {
  const asked = question(1, {
    questionType: 'checkbox_grid',
    gridRows: [
      { id: 21, text: 'Food' },
      { id: 22, text: 'Walks' },
    ],
    gridColumns: [
      { id: 31, text: 'Good' },
      { id: 32, text: 'Bad' },
    ],
  });
  const { 1: statistics } = statisticsOf([version(1, asked)], {
    ...none,
    tallies: [tally(1, 1, 31, 3, 21), tally(1, 1, 32, 1, 21), tally(1, 1, 32, 2, 22)],
    answered: [{ questionId: 1, version: 1, responses: 3 }],
  });
  expect([statistics?.answered, statistics?.choices]).toEqual([3, []]);
  expect(
    statistics?.gridRows.map(({ id, text, columnResponses }) => [
      id,
      text,
      columnResponses.map(({ responseCount }) => responseCount),
    ]),
  ).toEqual([
    [21, 'Food', [3, 1]],
    [22, 'Walks', [0, 2]],
  ]);
});

it('a question’s statistics show written answers under the wording they answered', () => {
  const written = (responseId: number, inVersion: number) => ({
    questionId: 1,
    version: inVersion,
    responseId,
    response: `Answer ${responseId}`,
    firstName: 'Ann',
    lastName: 'Hart',
  });
  const text = question(1, { questionType: 'short_answer' });
  const { 1: statistics } = statisticsOf(
    [version(1, text), version(2, { ...text, question: 'Why?' })],
    {
      ...none,
      tallies: [tally(1, 1, null, 2), tally(1, 2, null, 1)],
      written: [written(7, 2), written(6, 1), written(5, 1)],
    },
  );
  const told = (asked: { answered: number; responses: { responseId: number }[] } | undefined) => [
    asked?.answered,
    asked?.responses.map(({ responseId }) => responseId),
  ];
  expect(told(statistics)).toEqual([1, [7]]);
  expect(told(statistics?.earlier[0])).toEqual([2, [6, 5]]);
});

it('the statistics include a question that only an earlier version had, and zeros for one that nobody answered', () => {
  const statistics = statisticsOf(
    [version(1, question(1, { choices: colors('Red') })), version(2, question(2))],
    { ...none, tallies: [tally(1, 1, 11, 1)] },
  );
  expect(
    Object.entries(statistics).map(([id, { answered, versions }]) => [id, answered, versions]),
  ).toEqual([
    ['1', 1, [1]],
    ['2', 0, [2]],
  ]);
});
