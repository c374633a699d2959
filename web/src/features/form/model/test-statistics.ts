import type { QuestionStatistics } from '@hearthside/contract/form/statistics';

const counted = (more: Partial<QuestionStatistics>): QuestionStatistics => ({
  questionType: 'short_answer',
  question: '?',
  versions: [2],
  answered: 3,
  choices: [],
  responses: [],
  gridRows: [],
  earlier: [],
  ...more,
});
const choicesOf = (...counts: number[]) =>
  counts.map((responseCount, place) => ({
    id: 11 + place,
    choice: ['A dog', 'A cat'][place] ?? '',
    responseCount,
  }));
/** One of the written answers. */
export const testWritten = (responseId: number) => ({
  responseId,
  response: `Because ${responseId}`,
  firstName: 'Person',
  lastName: 'X',
});
/** The totals of the answers to each question of `testSections`. */
export const testStatistics: Record<string, QuestionStatistics> = {
  1: counted({
    questionType: 'multiple_choice',
    question: 'Who lives <b>with you</b>?',
    choices: choicesOf(2, 1),
    earlier: [
      counted({
        questionType: 'multiple_choice',
        question: 'Which pet?',
        versions: [1],
        answered: 1,
        choices: choicesOf(0, 1),
      }),
    ],
  }),
  2: counted({ questionType: 'checkbox', answered: 0, question: 'What can you give?' }),
  3: counted({ question: 'Why?', answered: 4, responses: [testWritten(1), testWritten(2)] }),
  4: counted({
    questionType: 'checkbox_grid',
    question: 'How often?',
    gridRows: [
      {
        id: 41,
        text: 'Walks',
        columnResponses: [
          { id: 42, text: 'Often', responseCount: 3 },
          { id: 43, text: 'Never', responseCount: 1 },
        ],
      },
    ],
  }),
};
