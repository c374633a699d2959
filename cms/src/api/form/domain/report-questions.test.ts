import { expect, it } from 'vitest';
import type { FormQuestion } from '@hearthside/contract/form';
import { reportQuestions } from './report-questions';
import type { AskedVersion, Tally } from './statistics-of';

const question = (
  id: number,
  questionType: FormQuestion['questionType'],
  choices: Record<number, string> = {},
): FormQuestion => ({
  ...{ id, questionType, question: `Question ${id}`, required: true },
  ...{ requireRowResponse: false, showProgress: false, accessRoles: [], assignedUserIds: [] },
  choices: Object.entries(choices).map(([key, choice]) => ({ id: Number(key), choice })),
  ...{ gridRows: [], gridColumns: [], links: [], files: [], prefill: null },
});
const version = (number: number, ...questions: FormQuestion[]): AskedVersion => ({
  number,
  definition: {
    sections: [{ id: 900, title: '', description: '', accessRoles: [], questions }],
  },
});
const tally = (questionId: number, inVersion: number, choiceId: number, count: number): Tally => ({
  ...{ questionId, version: inVersion, choiceId, rowId: null, count },
});
const answered = (questionId: number, inVersion: number, responses: number) => ({
  ...{ questionId, version: inVersion, responses },
});

it('takes the responses as base of a multiple choice, the ticks as base of checkboxes', () => {
  const colour = question(1, 'multiple_choice', { 11: 'Red', 12: 'Green' });
  const pets = question(2, 'checkbox', { 13: 'Dog', 14: 'Cat', 15: 'Bird' });
  const report = reportQuestions(
    [version(1, colour, pets, question(3, 'short_answer'), question(4, 'checkbox_grid'))],
    [tally(1, 1, 11, 1), tally(1, 1, 12, 2), tally(2, 1, 13, 3), tally(2, 1, 14, 1)],
    [answered(1, 1, 3), answered(2, 1, 3)],
  );
  // 1 and 2 of 3 responses; 3 and 1 of 4 ticks.
  expect(report).toEqual([
    {
      ...{ id: 1, question: 'Question 1', totalAnswered: 3 },
      options: [
        { choiceId: 11, choice: 'Red', count: 1, percent: 33.3 },
        { choiceId: 12, choice: 'Green', count: 2, percent: 66.7 },
      ],
    },
    {
      ...{ id: 2, question: 'Question 2', totalAnswered: 3 },
      options: [
        { choiceId: 13, choice: 'Dog', count: 3, percent: 75 },
        { choiceId: 14, choice: 'Cat', count: 1, percent: 25 },
        { choiceId: 15, choice: 'Bird', count: 0, percent: 0 },
      ],
    },
  ]);
});

it('adds a choice up over all versions, in its newest words, with what only earlier ones had at the end', () => {
  const [report] = reportQuestions(
    [
      version(1, question(1, 'multiple_choice', { 10: 'Grey', 11: 'Red', 12: 'Green' })),
      version(2, question(1, 'multiple_choice', { 12: 'Light green', 13: 'Blue' })),
    ],
    [tally(1, 1, 11, 1), tally(1, 1, 12, 1), tally(1, 2, 12, 2)],
    [answered(1, 1, 2), answered(1, 2, 2)],
  );
  // Nobody took grey, and nobody can any more.
  expect([report?.totalAnswered, report?.options]).toEqual([
    4,
    [
      { choiceId: 12, choice: 'Light green', count: 3, percent: 75 },
      { choiceId: 13, choice: 'Blue', count: 0, percent: 0 },
      { choiceId: 11, choice: 'Red', count: 1, percent: 25 },
    ],
  ]);
});

it('keeps a question that was choice-based, or that is gone', () => {
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
