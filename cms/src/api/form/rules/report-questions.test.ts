import { expect, it } from 'vitest';
import type { FormQuestion } from '@hearthside/contract/form/fields';
import type { ReportQuestion } from '@hearthside/contract/form/report';
import { reportQuestions } from './report-questions';
import type { AskedVersion, Tally } from './statistics-of';

const question = (
  id: number,
  questionType: FormQuestion['questionType'],
  choices: Record<number, string> = {},
): FormQuestion => ({
  id,
  questionType,
  question: `Question ${id}`,
  required: true,
  requireRowResponse: false,
  showProgress: false,
  accessRoles: [],
  assignedUserIds: [],
  choices: Object.entries(choices).map(([key, choice]) => ({ id: Number(key), choice })),
  gridRows: [],
  gridColumns: [],
  links: [],
  files: [],
  prefill: null,
});
const version = (number: number, ...questions: FormQuestion[]): AskedVersion => ({
  number,
  definition: {
    sections: [{ id: 900, title: '', description: '', accessRoles: [], questions }],
  },
});
const tally = (questionId: number, inVersion: number, choiceId: number, count: number): Tally => ({
  questionId,
  version: inVersion,
  choiceId,
  rowId: null,
  count,
});
const answered = (questionId: number, inVersion: number, responses: number) => ({
  questionId,
  version: inVersion,
  responses,
});

it('a report calculates percentages of multiple choice from responses, and of checkboxes from checks', () => {
  const color = question(1, 'multiple_choice', { 11: 'Red', 12: 'Green' });
  const pets = question(2, 'checkbox', { 13: 'Dog', 14: 'Cat', 15: 'Bird' });
  const report = reportQuestions(
    [version(1, color, pets, question(3, 'short_answer'), question(4, 'checkbox_grid'))],
    [tally(1, 1, 11, 1), tally(1, 1, 12, 2), tally(2, 1, 13, 3), tally(2, 1, 14, 1)],
    [answered(1, 1, 3), answered(2, 1, 3)],
  );
  // 1 and 2 of 3 responses; 3 and 1 of 4 ticks.
  expect(report).toEqual([
    {
      id: 1,
      question: 'Question 1',
      versions: [1],
      totalAnswered: 3,
      earlier: [],
      options: [
        { choiceId: 11, choice: 'Red', count: 1, percent: 33.3 },
        { choiceId: 12, choice: 'Green', count: 2, percent: 66.7 },
      ],
    },
    {
      id: 2,
      question: 'Question 2',
      versions: [1],
      totalAnswered: 3,
      earlier: [],
      options: [
        { choiceId: 13, choice: 'Dog', count: 3, percent: 75 },
        { choiceId: 14, choice: 'Cat', count: 1, percent: 25 },
        { choiceId: 15, choice: 'Bird', count: 0, percent: 0 },
      ],
    },
  ]);
});

const told = (asked: ReportQuestion | undefined) => [
  asked?.question,
  asked?.versions,
  asked?.totalAnswered,
  asked?.options.map(({ choice, count, percent }) => [choice, count, percent]),
];

it('a report separates answers to different wordings, newest wording first', () => {
  const [report] = reportQuestions(
    [
      version(1, question(1, 'multiple_choice', { 10: 'Grey', 11: 'Red', 12: 'Green' })),
      version(2, question(1, 'multiple_choice', { 12: 'Light green', 13: 'Blue' })),
      version(3, question(1, 'multiple_choice', { 12: 'Light green', 13: 'Blue' })),
    ],
    [tally(1, 1, 11, 1), tally(1, 1, 12, 1), tally(1, 2, 12, 2), tally(1, 3, 13, 2)],
    [answered(1, 1, 2), answered(1, 2, 2), answered(1, 3, 2)],
  );
  expect([told(report), report?.earlier.map(told)]).toEqual([
    [
      'Question 1',
      [2, 3],
      4,
      [
        ['Light green', 2, 50],
        ['Blue', 2, 50],
      ],
    ],
    [
      [
        'Question 1',
        [1],
        2,
        [
          ['Grey', 0, 0],
          ['Red', 1, 50],
          ['Green', 1, 50],
        ],
      ],
    ],
  ]);
});

it('a report leaves out written answers from before a question had choices', () => {
  const [report] = reportQuestions(
    [
      version(1, question(1, 'short_answer')),
      version(2, question(1, 'multiple_choice', { 11: 'Yes', 12: 'No' })),
    ],
    [{ ...tally(1, 1, 0, 10), choiceId: null }, tally(1, 2, 11, 10)],
    [answered(1, 1, 10), answered(1, 2, 10)],
  );
  expect([told(report), report?.earlier]).toEqual([
    [
      'Question 1',
      [2],
      10,
      [
        ['Yes', 10, 100],
        ['No', 0, 0],
      ],
    ],
    [],
  ]);
});

it('a report keeps a question that was choice-based before, or was removed', () => {
  const report = reportQuestions(
    [
      version(1, question(1, 'checkbox', { 11: 'Red' }), question(2, 'checkbox', { 12: 'Dog' })),
      version(2, question(1, 'short_answer')),
    ],
    [tally(1, 1, 11, 2), tally(2, 1, 12, 1)],
    [answered(1, 1, 2), answered(2, 1, 1)],
  );
  expect(report.map(({ id, options }) => [id, options.map(({ count }) => count)])).toEqual([
    [1, [2]],
    [2, [1]],
  ]);
});
